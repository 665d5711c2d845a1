import { seatShape } from '../../interpreter/index.ts'
import type { SeatIR } from '../../interpreter/index.ts'
import { colorOf } from './look.ts'
import { drawnShape } from './shape.ts'

/** A piece as shape, letter and colour, around the origin, a little smaller than a space. */
export function Piece({
  seats,
  owner,
  letter,
}: {
  readonly seats: readonly SeatIR[]
  readonly owner: number | undefined
  /** Undefined if all pieces are of one kind and only their owners distinguish them. */
  readonly letter: string | undefined
}) {
  const isHidden = letter === '?'
  return (
    <g class={`piece ${colorOf(seats, owner)}${isHidden ? ' hidden-face' : ''}`} transform="scale(0.39)">
      {drawnShape(seatShape(owner, 'body'), 0)}
      {drawnShape(seatShape(owner, 'rim', 0.82), 1)}
      {isHidden ? (
        <path d="M-0.3,0 H0.3 M0,-0.3 V0.3" class="veil" />
      ) : (
        <text class="letter" dy="0.36">
          {letter}
        </text>
      )}
    </g>
  )
}
