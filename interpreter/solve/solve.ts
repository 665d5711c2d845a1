import { NONE } from '../../grammar/ir/ir.ts'
import { Notation } from '../notation/notation.ts'
import { MAX_MOVES, type Program } from '../program/program.ts'
import { compareFractions } from '../simulation/fraction.ts'
import { positionGraph, type Unsolvable } from './graph.ts'
import { backwards, positionValues, type Value } from './backward-induction.ts'

export type { Value } from './backward-induction.ts'

/** The reason why a game cannot be solved. */
export type Unsolved = Unsolvable | { readonly why: 'chance comes back' }

/** A game without hidden information, enumerated to all its ends. */
export interface Solution {
  /** Number of positions. Identical pieces are not distinguished. */
  readonly positions: number
  /** How many of them are final. */
  readonly ends: number
  /** True if the game can reach the same position twice. */
  readonly comesBack: boolean
  /** The result that each seat can force, even if all others play against it together. */
  readonly seats: readonly Value[]
  /** All moves at the start, the best first, with their worth to the deciding seat. */
  readonly moves: readonly (Value & { readonly move: string; readonly isBest: boolean })[]
}

/**
 * Solves a game exactly: enumerates all positions that it can reach and computes the worth of each backwards. `begin`
 * leads from `root` to the position in question. Takes memory for at most `limit` positions. Throws `Fault`.
 */
export function solve(
  program: Program,
  root: Int32Array,
  begin: (state: Int32Array) => void,
  limit: number,
): Solution | Unsolved {
  const graph = positionGraph(program, root, begin, limit)
  if ('why' in graph) return graph
  const back = backwards(graph)
  const seats = program.ir.seats.map((_, seat) => positionValues(graph, back, seat))
  const start = seats.map((values) => values?.[graph.root])
  const known = start.filter((value) => value !== undefined)
  if (known.length < start.length) return { why: 'chance comes back' }
  const decider = graph.decider[graph.root] ?? NONE
  const own = seats[decider]
  const value = start[decider]
  const moves: Solution['moves'][number][] = []
  const state = graph.start
  if (state !== undefined && own !== undefined && value !== undefined) {
    const codes = new Int32Array(MAX_MOVES)
    const notation = new Notation(program)
    const legal = program.legal(state, codes)
    const texts = new Map(notation.all(state, codes, legal).map(({ code, text }) => [code, text]))
    graph.next[graph.root]?.forEach((to, i) => {
      const worth = own[to]
      if (worth === undefined) return
      moves.push({ ...worth, move: texts.get(codes[i] ?? 0) ?? '', isBest: isAsGood(worth, value) })
    })
  }
  moves.sort((a, b) => better(a, b))
  const { positions, ends } = graph
  return { positions, ends, comesBack: back.order.length < graph.decider.length, seats: known, moves }
}

/** True if the move keeps the worth of the position and, if something is forced, takes the fewest moves. */
function isAsGood(move: Value, position: Value): boolean {
  const { plies } = move
  return (
    compareFractions(move.worth, position.worth) === 0 &&
    (plies === undefined || plies + 1 === position.plies)
  )
}

/** Quick wins first, then late losses. */
function better(a: Value, b: Value): number {
  const worth = compareFractions(b.worth, a.worth)
  if (worth !== 0) return worth
  const sign = b.worth.numerator === 0n ? -1 : 1
  return sign * ((a.plies ?? 0) - (b.plies ?? 0))
}
