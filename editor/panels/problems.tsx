import type { Session } from '../shell/session.ts'
import { text } from '../texts/text.ts'

/** What is wrong with the document that is looked at, with what helps. */
export function Problems({ session }: { readonly session: Session }) {
  const found = session.diagnostics.value
  const count =
    found.length === 0
      ? text('noProblems')
      : found.length === 1
        ? text('oneProblem')
        : text('problemCount', { count: found.length })
  return (
    <section class="problems" aria-label={text('problems')}>
      <h3 aria-live="polite">{count}</h3>
      {found.length > 0 && (
        <ul>
          {found.slice(0, 200).map(({ code, severity, message, help, at }, i) => (
            <li key={i} class={severity}>
              <button type="button" disabled={at === undefined} onClick={() => at && session.openAt(at)}>
                <span class="place">{at === undefined ? '' : `${at.line}:${at.column}`}</span>
                <span class="message">
                  {message} {help !== undefined && <span class="muted">{help}</span>}
                </span>
                <span class="code">{code}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
