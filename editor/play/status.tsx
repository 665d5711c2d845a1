import type { ComponentProps } from 'preact'
import type { Result } from '../../interpreter/index.ts'
import { canBeFlipped } from '../board/flipped.ts'
import type { GameFacts, Position } from '../workers/play-calls.ts'
import { displayName } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import { titleOf } from './choices.tsx'
import { spoken } from './log.tsx'
import { SeatSign } from '../board/seat-plate.tsx'
import type { Table } from './table.ts'
import { Button } from '../parts/button.tsx'
import { isFullScreen, toggleFullScreen } from '../parts/full-screen.ts'

/** Who is to move and what is asked, what happened last, and which moment is shown: always in one row. */
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
  const { result, log, look, counted = position } = position
  const { ply, plies } = counted
  const isUnseen = position.decision?.unnoticed === true && look !== 'open' && look !== position.decision.seat
  const decision = isUnseen ? undefined : position.decision
  const isProgram = decision !== undefined && table.seating.playedBy.value[decision.seat] !== 'person'
  const turn = turnLine({ decision, result }, facts, isProgram && ply === plies && !table.paused.value)
  const asked = askedFor(table, facts)
  const last = log.at(-1)
  // Quick clicks count before the table has followed the first one.
  const wanted = (): number => table.lookedAt.peek() ?? position.plies
  return (
    <div class={`status${ply < plies ? ' past' : ''}`}>
      <div class="now">
        {decision !== undefined && <SeatSign seat={decision.seat} facts={facts} />}
        <p class={`turn${result === undefined ? '' : ' over'}`} role="status" title={turn}>
          <strong>{turn}</strong>
          {asked !== '' && <span class="asked">: {asked}</span>}
        </p>
        {result === undefined && <p class="news">{last !== undefined && spoken(last, facts)}</p>}
      </div>
      <div class="time" role="group" aria-label={text('atMove', { ply, plies })}>
        <Sign
          class="icon first"
          label={text('first')}
          sign="M4 3v10h2V3zM13 3v10L7 8z"
          disabled={ply === 0}
          onClick={() => void table.lookAt(0)}
        />
        <Sign
          class="icon"
          label={text('back')}
          sign="M12 3v10L5 8z"
          disabled={ply === 0}
          onClick={() => void table.lookAt(position.counted?.back ?? wanted() - 1)}
        />
        <span class="ply">{ply === plies ? plies : `${ply} / ${plies}`}</span>
        <Sign
          class="icon"
          label={text('forward')}
          sign="M4 3v10l7-5z"
          disabled={ply >= plies}
          onClick={() => void table.lookAt(position.counted?.forward ?? wanted() + 1)}
        />
        <Sign
          class="icon last"
          label={text('last')}
          sign="M12 3v10h-2V3zM3 3v10l6-5z"
          disabled={ply >= plies}
          onClick={() => void table.lookAt(undefined)}
        />
      </div>
      {position.scene?.boards.some(canBeFlipped) === true && (
        <Sign
          class="quiet flip"
          label={text('flip')}
          sign="M5 1v9H2l4 5 4-5H7V1zM10 1l4 5h-3v9H9V6z"
          title={`${text('flip')} (Shift+F)`}
          aria-keyshortcuts="Shift+F"
          aria-pressed={table.isFlipped.value}
          onClick={() => table.flip()}
        />
      )}
      {result === undefined && isProgram && (
        <Sign
          label={text(table.paused.value ? 'goOn' : 'pause')}
          sign={table.paused.value ? 'M4 3v10l8-5z' : 'M4 3h3v10H4zM9 3h3v10H9z'}
          isWords
          onClick={() => void table.pause(!table.paused.value)}
        />
      )}
      <Sign
        label={text('undo')}
        sign="M6 2v3h3a4.5 4.5 0 0 1 0 9H4v-2h5a2.5 2.5 0 0 0 0-5H6v3L1.5 6z"
        isWords
        title={`${text('undo')} (Ctrl+Z)`}
        aria-keyshortcuts="Control+Z"
        disabled={plies === 0}
        onClick={() => void table.undo()}
      />
      {position.again > 0 && (
        <Sign
          label={text('redo')}
          sign="M10 2v3H7a4.5 4.5 0 0 0 0 9h5v-2H7a2.5 2.5 0 0 1 0-5h3v3l4.5-4.5z"
          title={`${text('redo')} (Ctrl+Y)`}
          aria-keyshortcuts="Control+Y"
          onClick={() => void table.redo()}
        />
      )}
      <Sign label={text('newGame')} sign="M7 2h2v5h5v2H9v5H7V9H2V7h5z" isWords onClick={onNew} />
      {facts.mayResign && decision !== undefined && !isProgram && (
        <Sign
          label={text('resign')}
          sign="M3 2h10l-3 3.5 3 3.5H5v5H3z"
          isWords
          onClick={() => void table.resign(decision.seat)}
        />
      )}
      <Sign
        label={text('fullScreen')}
        sign="M2 2h5v2H4v3H2zM9 2h5v5h-2V4H9zM2 9h2v3h3v2H2zM12 9h2v5H9v-2h3z"
        aria-pressed={isFullScreen.value}
        onClick={toggleFullScreen}
      />
    </div>
  )
}

/** The actions that can be chosen, or the next choice of one that has begun. */
function askedFor(table: Table, facts: GameFacts): string {
  const isBegun = table.choosing.chosen.value.length > 0
  const named = table.choosing.picking.value.map(({ action, next: [choice] }) =>
    isBegun && choice !== undefined
      ? `${titleOf(facts, action)} – ${displayName(choice.choice)}`
      : titleOf(facts, action),
  )
  const list = new Intl.ListFormat(document.documentElement.lang, { type: 'disjunction' })
  // `Move a pawn` adds nothing to `Move`.
  const asked = new Set(named.filter((one) => !named.some((other) => one.startsWith(`${other} `))))
  return list.format(asked)
}

/** A button with a sign, which is an SVG path since not every font has such signs. */
function Sign({
  label,
  sign,
  isWords = false,
  ...props
}: ComponentProps<'button'> & {
  readonly label: string
  readonly sign: string
  /** The label is written where there is room. */
  readonly isWords?: boolean
}) {
  return (
    <Button class="quiet" aria-label={label} title={label} {...props}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={sign} />
      </svg>
      {isWords && <span class="label"> {label}</span>}
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

function turnLine(
  { decision, result }: Pick<Position, 'decision' | 'result'>,
  { seats }: GameFacts,
  isThinking: boolean,
): string {
  if (result !== undefined) return resultText(result, seats)
  if (decision === undefined) return text('unnoticed')
  const seat = displayName(seats[decision?.seat ?? -1]?.name ?? '')
  if (isThinking) return text('thinking', { seat })
  return text(decision?.kind === 'arrangement' ? 'setUpOf' : 'turnOf', { seat })
}
