import { useEffect, useRef } from 'preact/hooks'
import type { GameFacts, Heard, LogLine } from '../workers/play-calls.ts'
import { displayName } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import { SeatSign } from '../board/seat-plate.tsx'
import type { Table } from './table.ts'
import { Button } from '../parts/button.tsx'

/** The log, as far as the viewer may know it. Each line leads back to the moment before it. */
export function Log({ table, facts }: { readonly table: Table; readonly facts: GameFacts }) {
  const { opening = [], log: lines = [] } = table.position.value ?? {}
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [lines.length])
  return (
    <ol class="log" ref={list} tabindex={0} aria-label={text('log')}>
      {counted(opening.map(heardText)).map(({ said, count }, i) => (
        <li key={`opening ${i}`} class="opening">
          <em>{said}</em>
          {count > 1 && <span class="muted"> ×{count}</span>}
        </li>
      ))}
      {lines.map((line) => (
        <li key={line.ply}>
          <Button onClick={() => void table.lookAt(line.moment)}>
            <span class="number">{line.ply}</span>
            <SeatSign seat={line.seat} facts={facts} />
            <span class="what">
              <span class="who">{displayName(facts.seats[line.seat]?.name ?? '')}</span>{' '}
              {displayName(line.text)}
              {line.outcome !== '' && <span class="muted"> ({displayName(line.outcome)})</span>}
              {line.heard.map((heard, i) => (
                <em key={i} class="heard">
                  {heardText(heard)}
                </em>
              ))}
            </span>
          </Button>
        </li>
      ))}
    </ol>
  )
}

/** `black: the dice show 6 3`. */
function heardText({ who, what, text: words }: Heard): string {
  const lineText = what === 'said' ? displayName(words) : text('diceShow', { dice: displayName(words) })
  return who === undefined ? lineText : `${displayName(who)}: ${lineText}`
}

/** Merges consecutive equal lines into one with a count. */
function counted(opening: readonly string[]): readonly { readonly said: string; readonly count: number }[] {
  const lines: { readonly said: string; count: number }[] = []
  for (const line of opening) {
    const last = lines.at(-1)
    if (last?.said === line) last.count++
    else lines.push({ said: line, count: 1 })
  }
  return lines
}

/**
 * The newest line, which screen readers announce. Of a move of one's own they say only what followed from it: the person
 * at the screen decides for all seats that no program plays.
 */
export function LiveLine({ table, facts }: { readonly table: Table; readonly facts: GameFacts }) {
  const { opening = [], log = [] } = table.position.value ?? {}
  const line = log.at(-1)
  return (
    <p class="for-readers" aria-live="polite" role="status">
      {line === undefined
        ? opening.map(heardText).join(' ')
        : table.seating.playedBy.value[line.seat] === 'person'
          ? [displayName(line.outcome), ...line.heard.map(heardText)].join(' ')
          : spoken(line, facts)}
    </p>
  )
}

/** A line of the log as a sentence. */
export function spoken({ seat, text: move, outcome, heard }: LogLine, facts: GameFacts): string {
  const what = outcome === '' ? move : `${move} (${outcome})`
  return [displayName(`${facts.seats[seat]?.name ?? ''}: ${what}.`), ...heard.map(heardText)].join(' ')
}
