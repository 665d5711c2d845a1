import { saidInWords } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import type { Objection } from '../workers/play-calls.ts'
import type { Range } from '../workers/diagnostic-data.ts'
import { Button } from '../parts/button.tsx'

/** The reasons against a move, each with the line of the rules that says so. */
export function Objections({
  objections,
  onOpen,
}: {
  readonly objections: readonly Objection[]
  readonly onOpen: (at: Range) => void
}) {
  // Several actions may have the same objection. Without a line of their own they add nothing.
  const explained = objections.filter(
    ({ sentence, at }, i) =>
      at !== undefined || objections.findIndex((other) => other.sentence === sentence) === i,
  )
  return (
    <ul class="objections">
      {explained.slice(0, 6).map(({ sentence, values, at }, i) => (
        <li key={i}>
          {saidInWords(sentence)}
          {values.length > 0 && (
            <span class="muted"> ({values.map((each) => `${each.text}: ${each.value}`).join(', ')})</span>
          )}{' '}
          {at !== undefined && (
            <Button class="link" onClick={() => onOpen(at)}>
              {at.file.slice(at.file.lastIndexOf('/') + 1)}, {text('toLine', { line: at.line })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
