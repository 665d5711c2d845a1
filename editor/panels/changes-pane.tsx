import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { Rulebook } from '../../interpreter/rulebook/index.ts'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import type { GameChoice } from '../workers/play-calls.ts'
import type { Reading, ToldChange, ToldLine } from '../workers/reading-calls.ts'
import type { Range } from '../workers/diagnostic-data.ts'
import { MakeOverlay } from './make-overlay.tsx'
import { Matrix } from './matrix.tsx'
import { RulebookView } from './rulebook-view.tsx'
import { Settings } from './settings.tsx'
import { Button } from '../parts/button.tsx'

const PARTS = ['inWords', 'settings', 'rulebook', 'effectiveRules', 'tables'] as const
const part = signal<(typeof PARTS)[number]>('inWords')

/** The resulting rules: what they change in their base, as a rulebook, line by line with origins, and as matrices. */
export function ChangesPane({
  session,
  onOpen,
}: {
  readonly session: Session
  readonly onOpen: (at: Range) => void
}) {
  const choice = session.table.choice.value
  const texts = session.workspace.documents.value
  const [reading, setReading] = useState<Reading>()
  useEffect(() => {
    if (choice === undefined) return
    void session
      .reading()
      .call('read', choice)
      .then((found) => found !== undefined && setReading(found))
  }, [choice, texts, session])
  if (choice === undefined || reading === undefined) return <p class="muted loading">{text('reading')}</p>
  return (
    <div class="changes">
      <div class="segments" role="group" aria-label={text('changes')}>
        {PARTS.map((name) => (
          <Button key={name} aria-pressed={part.value === name} onClick={() => (part.value = name)}>
            {text(name)}
          </Button>
        ))}
      </div>
      {part.value === 'inWords' && (
        <>
          <MakeOverlay session={session} file={choice.file} />
          <InWords reading={reading} onOpen={onOpen} />
        </>
      )}
      {part.value === 'settings' && (
        <Settings session={session} file={choice.file} reading={reading} onOpen={onOpen} />
      )}
      {part.value === 'rulebook' && (
        <Book session={session} choice={choice} languages={reading.languages} texts={texts} />
      )}
      {part.value === 'effectiveRules' && <Effective lines={reading.effective} onOpen={onOpen} />}
      {part.value === 'tables' && (
        <>
          {reading.tables.length === 0 && <p class="muted">{text('noTables')}</p>}
          {reading.tables.map((table) => (
            <Matrix key={table.matrix.name} table={table} onOpen={onOpen} />
          ))}
        </>
      )}
    </div>
  )
}

function InWords({ reading, onOpen }: { readonly reading: Reading; readonly onOpen: (at: Range) => void }) {
  const { base, changes } = reading
  if (base === undefined) return <p class="muted">{text('noBase')}</p>
  if (changes.length === 0) return <p class="muted">{text('nothingChanges', { base })}</p>
  const groups = new Map<string, ToldChange[]>()
  for (const change of changes) groups.set(change.group, [...(groups.get(change.group) ?? []), change])
  return (
    <>
      <h3>{text('changesTo', { base })}</h3>
      {[...groups].map(([group, list]) => (
        <section key={group} class="panel">
          <h4>{group}</h4>
          <ul class="change-list">
            {list.map(({ kind, text: said, at }, i) => (
              <li key={i} class={kind}>
                {said}{' '}
                {at !== undefined && (
                  <Button class="link" onClick={() => onOpen(at)}>
                    {shortName(at.file)}:{at.line}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Book({
  session,
  choice,
  languages,
  texts,
}: {
  readonly session: Session
  readonly choice: GameChoice
  readonly languages: readonly string[]
  readonly texts: unknown
}) {
  const [language, setLanguage] = useState(document.documentElement.lang)
  const [book, setBook] = useState<Rulebook>()
  useEffect(() => {
    void session.reading().call('rulebook', { choice, language }).then(setBook)
  }, [session, choice, language, texts])
  const names = new Intl.DisplayNames([document.documentElement.lang], { type: 'language' })
  return (
    <>
      <div class="book-tools">
        <label>
          {text('language')}{' '}
          <select value={language} onChange={({ currentTarget }) => setLanguage(currentTarget.value)}>
            {languages.map((code) => (
              <option key={code} value={code}>
                {names.of(code)}
              </option>
            ))}
          </select>
        </label>
        <Button class="quiet" onClick={() => window.print()}>
          {text('print')}
        </Button>
      </div>
      {book === undefined ? <p class="muted">{text('reading')}</p> : <RulebookView book={book} />}
    </>
  )
}

/** Every line with the document that says it. */
function Effective({
  lines,
  onOpen,
}: {
  readonly lines: readonly ToldLine[]
  readonly onOpen: (at: Range) => void
}) {
  const files = [...new Set(lines.flatMap(({ at }) => at?.file ?? []))]
  return (
    <ol class="effective">
      {lines.map(({ depth, text: line, at, replaced }, i) => (
        <li key={i} class={`origin-${at === undefined ? 'none' : files.indexOf(at.file) % 6}`}>
          <code style={{ paddingLeft: `${depth * 1.2}em` }}>{line}</code>
          {at !== undefined && (
            <Button class="link" onClick={() => onOpen(at)}>
              {shortName(at.file)}:{at.line}
            </Button>
          )}
          {replaced.map((each, n) => (
            <s key={n} title={`${each.at.file}:${each.at.line}`}>
              {each.text}
            </s>
          ))}
        </li>
      ))}
    </ol>
  )
}

function shortName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1)
}
