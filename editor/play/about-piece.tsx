import { useEffect, useState } from 'preact/hooks'
import type { Mention } from '../workers/mentions.ts'
import type { Range } from '../workers/diagnostic-data.ts'
import { text } from '../texts/text.ts'
import { Button } from '../parts/button.tsx'

/** At most this many lines are shown; a search finds the rest. */
const SHOWN = 12

/** The lines of the rules that mention the piece pointed at last. */
export function AboutPiece({
  kind,
  ask,
  onOpen,
}: {
  readonly kind: string
  readonly ask: (kind: string) => Promise<readonly Mention[]>
  readonly onOpen: (at: Range) => void
}) {
  const [lines, setLines] = useState<readonly Mention[]>([])
  useEffect(() => {
    let isWanted = true
    void ask(kind).then((found) => isWanted && setLines(found))
    return () => {
      isWanted = false
    }
  }, [kind, ask])
  if (lines.length === 0) return null
  return (
    <section class="panel about-piece" aria-label={text('rulesAbout', { kind })}>
      <h3>{text('rulesAbout', { kind })}</h3>
      <ul>
        {lines.slice(0, SHOWN).map(({ at, text: line }) => (
          <li key={`${at.file} ${at.line}`}>
            <Button class="link" onClick={() => onOpen(at)}>
              <code>{line}</code>
              <span class="muted">
                {at.file.slice(at.file.lastIndexOf('/') + 1)}:{at.line}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && <p class="muted">{text('moreMoves', { count: lines.length - SHOWN })}</p>}
    </section>
  )
}
