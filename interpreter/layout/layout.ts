import { arrangementsOf } from '../../grammar/ir/callees.ts'
import { H, NONE, STATUS, type ArrangeIR, type GameIR } from '../../grammar/ir/ir.ts'
import type { Program } from '../program/program.ts'
import { lawfulLayouts } from './lawful-layouts.ts'

/** One answer to a secret arrangement: the space of each of a seat's pieces, in the order of `ArrangeIR.pieces`. */
export type Layout = readonly number[]

/** The arrangement that a state is waiting for, if any. */
export function arrangementAt(ir: GameIR, state: Int32Array): ArrangeIR | undefined {
  if (state[H.status] !== STATUS.waiting) return undefined
  return arrangementsOf(ir).get(state[H.site] ?? NONE)
}

/** Equal kinds on ascending spaces, so that layouts that look alike are equal. */
export function canonicalLayout(ir: GameIR, arrange: ArrangeIR, seat: number, layout: Layout): Layout {
  const pieces = arrange.pieces[seat] ?? []
  const byKind = new Map<number, number[]>()
  pieces.forEach((piece, i) => {
    const kind = ir.pieces[piece]?.kind ?? -1
    byKind.set(
      kind,
      [...(byKind.get(kind) ?? []), layout[i] ?? -1].sort((a, b) => a - b),
    )
  })
  return pieces.map((piece) => byKind.get(ir.pieces[piece]?.kind ?? -1)?.shift() ?? -1)
}

/** A randomly drawn layout. */
interface DrawnLayout {
  readonly layout: Layout
  /** True if every legal layout was equally likely. */
  readonly uniform: boolean
}

/** A legal layout for the arranging seat, drawn with the caller's random numbers. Throws a `Fault` if there is none. */
export function legalLayout(
  program: Program,
  state: Int32Array,
  arrange: ArrangeIR,
  below: (n: number) => number,
): DrawnLayout {
  if (arrange.where === undefined)
    return { layout: randomLayout(arrange, state[H.decider] ?? NONE, below), uniform: true }
  const layouts = lawfulLayouts(program, state, arrange)
  return { layout: layouts.draw(below), uniform: layouts.uniform }
}

/**
 * Puts pieces on spaces with uniform probability, ignoring `where`. `below(n)` supplies a random number from 0 to n -
 * 1.
 */
export function randomLayout(arrange: ArrangeIR, seat: number, below: (n: number) => number): Layout {
  const spaces = [...(arrange.spaces[seat] ?? [])]
  const count = arrange.pieces[seat]?.length ?? 0
  for (let i = 0; i < count; i++) {
    const j = i + below(spaces.length - i)
    const [a, b] = [spaces[i] ?? 0, spaces[j] ?? 0]
    spaces[i] = b
    spaces[j] = a
  }
  return spaces.slice(0, count)
}
