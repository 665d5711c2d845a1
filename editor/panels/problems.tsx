import type { Session } from '../session/session.ts'
import { messagePath } from '../../grammar/phrasebook/reference-path.ts'
import { learnAddress } from '../parts/learn-address.ts'
import { text } from '../texts/text.ts'
import type { Range } from '../workers/diagnostic-data.ts'
import { Button } from '../parts/button.tsx'

/** The errors in the current document, with help. */
export function Problems({ session, onPlay }: { readonly session: Session; readonly onPlay: () => void }) {
  const found = session.checking.diagnostics.value ?? []
  const other = session.otherGame.value
  return (
    <section class="problems" aria-label={text('problems')}>
      <header>
        <h3 aria-live="polite">{summary(session)}</h3>
        <ExampleCount session={session} />
        {other !== undefined && (
          <Button
            onClick={() => {
              onPlay()
              void session.openGame(other.file)
            }}
          >
            {text('playThis', { title: other.title })}
          </Button>
        )}
        <Button class="quiet" onClick={() => void session.results.runExamples()}>
          {text('runExamples')}
        </Button>
        <Button
          class="quiet"
          disabled={!session.table.mayKnowAll}
          title={session.table.mayKnowAll ? undefined : text('allOpenFirst')}
          onClick={() => void session.results.coverGame()}
        >
          {text('markGame')}
        </Button>
      </header>
      {found.length > 0 && (
        <ul>
          {found.slice(0, 200).map(({ code, severity, message, help, at }, i) => (
            <li key={i} class={severity}>
              <Button disabled={at === undefined} onClick={() => at && session.tabs.openAt(at)}>
                <span class="place">{placeIn(session, at)}</span>
                <span class="message">
                  {message} {help !== undefined && <span class="muted">{help}</span>}
                </span>
              </Button>
              <a class="code" href={learnAddress(messagePath(code))} target="_blank" rel="noopener">
                {code}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Line and column, after the name of the file if it is not the current one. */
function placeIn({ tabs }: Session, at: Range | undefined): string {
  if (at === undefined) return ''
  const place = `${at.line}:${at.column}`
  return at.file === tabs.current.value ? place : `${at.file.replace(/^.*\//u, '')} ${place}`
}

function ExampleCount({ session }: { readonly session: Session }) {
  const { results = [], covered = [] } = session.results.examples.value ?? {}
  if (results.length === 0) return null
  const passed = results.filter(({ outcome }) => outcome === 'passed').length
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  const happened = covered.filter(({ used }) => used > 0).length
  return (
    <p role="status">
      {text('examplesPassed', { passed })}
      {failed.map(({ label, said = '', saidAt }) => (
        <Button key={label} class="link" title={said} onClick={() => saidAt && session.tabs.openAt(saidAt)}>
          {text('exampleFailed', { label })}
        </Button>
      ))}{' '}
      <span class="muted">{text('coveredOf', { happened, all: covered.length })}</span>
    </p>
  )
}

/** A document is not reported as correct before it has been checked. */
function summary({ tabs, checking }: Session): string {
  const count = checking.isLate.value ? undefined : checking.diagnostics.value?.length
  if (count === undefined) return text(tabs.current.value === undefined ? 'problems' : 'checking')
  return count === 0 ? text('noProblems') : count === 1 ? text('oneProblem') : text('problemCount', { count })
}
