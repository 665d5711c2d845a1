import { pointsOf } from '../../interpreter/index.ts'
import type { SeatIR } from '../../interpreter/index.ts'
import { colorOf } from './look.ts'

/** A piece as shape, letter and colour, around the origin, a little smaller than a space. */
export function Piece({
  seats,
  owner,
  letter,
}: {
  readonly seats: readonly SeatIR[]
  readonly owner: number | undefined
  /** undefined: all pieces are of one kind, and their owners distinguish them. */
  readonly letter: string | undefined
}) {
  const coat = colorOf(seats, owner)
  const points = pointsOf(coat.outline)
  const isHidden = letter === '?'
  return (
    <g class={`piece ${coat.color}${isHidden ? ' hidden-face' : ''}`} transform="scale(0.39)">
      {points === undefined ? <circle r="1" class="body" /> : <polygon points={points} class="body" />}
      {points === undefined ? (
        <circle r="0.82" class="rim" />
      ) : (
        <polygon points={points} class="rim" transform="scale(0.82)" />
      )}
      {isHidden ? (
        <path d="M-0.3,0 H0.3 M0,-0.3 V0.3" class="veil" />
      ) : (
        <text class="letter" dy="0.36" text-anchor="middle">
          {letter}
        </text>
      )}
    </g>
  )
}
