import type { Result } from '../../interpreter/index.ts'
import type { GameFacts, Position } from '../workers/play-calls.ts'
import { displayName } from '../texts/named.ts'
import { text } from '../texts/text.ts'
import { SeatSign } from './seats.tsx'
import type { Table } from './table.ts'
import { Button } from '../parts/button.tsx'

/** Who is to move, how the game ended, and which moment is shown. */
export function Status({
  table,
  facts,
  onNew,
}: {
  readonly table: Table
  readonly facts: GameFacts
  readonly onNew: () => void
}) {
  const position = table.position.value
  if (position === undefined) return null
  const { ply, plies, decision, result } = position
  const isProgram = decision !== undefined && table.playedBy.value[decision.seat] !== 'person'
  return (
    <div class="status">
      <p class="turn" role="status">
        {decision !== undefined && <SeatSign seat={decision.seat} facts={facts} />}
        <strong>{turnLine(position, facts, isProgram && ply === plies && !table.paused.value)}</strong>
      </p>
      <div class="time" role="group" aria-label={text('atMove', { ply, plies })}>
        <TimeButton
          label={text('first')}
          sign="M4 3v10h2V3zM13 3v10L7 8z"
          isOff={ply === 0}
          onClick={() => table.lookAt(0)}
        />
        <TimeButton
          label={text('back')}
          sign="M12 3v10L5 8z"
          isOff={ply === 0}
          onClick={() => table.lookAt(ply - 1)}
        />
        <span class="ply">{ply === plies ? plies : `${ply} / ${plies}`}</span>
        <TimeButton
          label={text('forward')}
          sign="M4 3v10l7-5z"
          isOff={ply >= plies}
          onClick={() => table.lookAt(ply + 1)}
        />
        <TimeButton
          label={text('last')}
          sign="M12 3v10h-2V3zM3 3v10l6-5z"
          isOff={ply >= plies}
          onClick={() => table.lookAt(undefined)}
        />
      </div>
      {result === undefined && isProgram && (
        <Button class="quiet" onClick={() => void table.pause(!table.paused.value)}>
          {text(table.paused.value ? 'goOn' : 'pause')}
        </Button>
      )}
      <Button class="quiet" disabled={plies === 0} onClick={() => void table.undo()}>
        {text('undo')}
      </Button>
      <Button class="quiet" onClick={onNew}>
        {text('newGame')}
      </Button>
      {facts.mayResign && decision !== undefined && !isProgram && (
        <Button class="quiet" onClick={() => void table.resign(decision.seat)}>
          {text('resign')}
        </Button>
      )}
    </div>
  )
}

function TimeButton({
  label,
  sign,
  isOff,
  onClick,
}: {
  readonly label: string
  /** An SVG path, since not every font has such signs. */
  readonly sign: string
  readonly isOff: boolean
  readonly onClick: () => Promise<void>
}) {
  return (
    <Button class="icon" aria-label={label} title={label} disabled={isOff} onClick={() => void onClick()}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={sign} />
      </svg>
    </Button>
  )
}

function resultText(result: Result, seats: GameFacts['seats']): string {
  const { kind, winners, scores } = result
  const points = result.points === true ? Math.max(...(scores ?? [])) : undefined
  const why = displayName(result.reason)
  const reason = points === undefined ? why : `${why} (${text('pointsWon', { points })})`
  const called = (seat: number): string => displayName(seats[seat]?.name ?? '')
  switch (kind) {
    case 'drawn':
      return text('drawn', { reason })
    case 'lost':
      return text('allLose', { reason })
    case 'scored':
      return text('scored', {
        reason,
        scores: (scores ?? []).map((score, seat) => `${called(seat)} ${score}`).join(', '),
      })
    case 'won': {
      const [only, second] = winners
      return second === undefined
        ? text('won', { seat: called(only ?? -1), reason })
        : text('wonTogether', { who: winners.map(called).join(', '), reason })
    }
  }
}

function turnLine({ decision, result }: Position, { seats }: GameFacts, isThinking: boolean): string {
  if (result !== undefined) return resultText(result, seats)
  const seat = displayName(seats[decision?.seat ?? -1]?.name ?? '')
  if (isThinking) return text('thinking', { seat })
  return text(decision?.kind === 'arrangement' ? 'setUpOf' : 'turnOf', { seat })
}
