import type { GameIR } from '../../grammar/ir/ir.ts'
import { knows } from '../state/knows.ts'
import { isGroup, lookOf } from './seen-look.ts'
import { piecesIn, type Sight, type SightPlan } from './sight.ts'

/**
 * Where a piece is that a seat does not know, as precisely as it can tell: in a pile its position, elsewhere its look.
 * Pieces with the same spot are interchangeable.
 */
export type Spot = string

/** Possible kinds of the unknown pieces at a spot, as far as something revealed them. */
export type Limits = ReadonlyMap<Spot, ReadonlySet<number>>

function spotOf(container: number, isPile: boolean, index: number, look: number): Spot {
  return isPile ? `${container} at ${index}` : `${container} like ${look}`
}

/** The pieces of a state that the seat does not know, each with its spot. */
export function spotsIn(ir: GameIR, S: Int32Array, seat: number | undefined): ReadonlyMap<number, Spot> {
  const spots = new Map<number, Spot>()
  ir.containers.forEach(({ pile }, container) => {
    piecesIn(ir, S, container).forEach((piece, index) => {
      if (isGroup(ir, piece) || knows(ir, S, seat, piece)) return
      spots.set(piece, spotOf(container, pile, index, lookOf(ir, S, seat, piece)))
    })
  })
  return spots
}

/** A thing that a seat sees in a place: its look, and its face if the seat knows it. */
interface SeenThing {
  readonly container: number
  readonly index: number
  readonly look: number
  readonly kind: number | undefined
  readonly spot: Spot
}

/** All things in a sight, place by place. */
export function thingsIn({ ir, publicWords }: SightPlan, sight: Sight): readonly SeenThing[] {
  const things: SeenThing[] = []
  let at = publicWords.length + 1
  ir.containers.forEach(({ pile }, container) => {
    const count = sight[at++] ?? 0
    for (let index = 0; index < count; index++, at += 2) {
      const [look = 0, face = 0] = sight.subarray(at, at + 2)
      const spot = spotOf(container, pile, index, look)
      things.push({ container, index, look, kind: face > 0 ? face - 1 : undefined, spot })
    }
  })
  return things
}
