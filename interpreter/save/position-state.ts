import { H, NONE, STATUS, type GameIR } from '../../grammar/ir/ir.ts'
import { idleWords, resetWords } from '../deduction/active-words.ts'
import { wordRoles } from '../deduction/word-roles.ts'
import { Fault, type Program } from '../program/program.ts'
import { link, unlink } from '../state/containers.ts'
import { freshTemplate } from '../state/fresh-state.ts'
import { showTop } from '../state/move-piece.ts'
import { pieceStripes } from '../state/piece-stripes.ts'
import { seenThere, tablePlan } from '../state/table-plan.ts'

/** The contents of each container, in order: pieces, and groups by their numbers after the pieces. */
export type Layout = readonly (readonly number[])[]

export function layoutOf(ir: GameIR, S: Int32Array): Layout {
  return ir.containers.map((_, container) => thingsIn(ir, S, container))
}

function thingsIn(ir: GameIR, S: Int32Array, container: number): readonly number[] {
  const found: number[] = []
  for (let at = S[ir.memory.first + container] ?? NONE; at !== NONE; at = S[ir.memory.next + at] ?? NONE)
    found.push(at)
  return found
}

/** A state without history: fresh, with this layout and these faces, in which everybody knows what places show. */
export function laidOutState(ir: GameIR, layout: Layout, faces: ReadonlyMap<number, number>): Int32Array {
  const table = tablePlan(ir)
  const { memory } = ir
  const S = freshTemplate(ir, table)
  for (const piece of ir.pieces.keys()) unlink(S, memory, piece)
  layout.forEach((things, container) => {
    for (const thing of things) link(S, memory, thing, container, 'last')
  })
  if (memory.face !== undefined) for (const [piece, face] of faces) S[memory.face + piece] = face
  S.fill(0, memory.seen, memory.seen + ir.pieces.length)
  layout.forEach((things, container) => {
    for (const thing of things)
      if (thing < ir.pieces.length) S[memory.seen + thing] = seenThere(S, table, container, thing)
  })
  layout.forEach((_, container) => showTop(S, table, container))
  S[H.status] = STATUS.waiting
  return S
}

/** The state as if the game had just been asked this question, if the rules can be entered there. */
export function askedThere(program: Program, S: Int32Array, site: number, seat: number): Int32Array {
  const entered = S.slice()
  try {
    program.enter(entered, { kind: 'ask', site }, seat)
  } catch (thrown) {
    if (thrown instanceof Fault) return S
    throw thrown
  }
  entered[H.decider] = seat
  entered[H.you] = seat
  return entered
}

/** A state without chance, counters and leftovers of rules that are not in progress. */
export function bareState(ir: GameIR, S: Int32Array): Int32Array {
  const bare = S.slice()
  resetWords(ir, bare, idleWords(ir, S))
  for (const word of COUNTERS) bare[H[word]] = 0
  bare[H.reason] = NONE
  return bare
}

const COUNTERS = ['seedLow', 'seedHigh', 'drawsShuffle', 'drawsRandom', 'drawsRoll', 'ply', 'line'] as const

/** The state with piece p as `to[p]`. */
export function renumbered(ir: GameIR, S: Int32Array, to: readonly number[]): Int32Array {
  const { memory, pieces } = ir
  const called = (thing: number): number =>
    thing >= 0 && thing < pieces.length ? (to[thing] ?? thing) : thing
  const R = S.slice()
  for (const piece of pieces.keys()) {
    const name = called(piece)
    for (const base of [memory.at, memory.seen]) R[base + name] = S[base + piece] ?? NONE
    for (const base of [memory.next, memory.previous]) R[base + name] = called(S[base + piece] ?? NONE)
    for (const { at } of pieceStripes(ir)) R[at + name] = S[at + piece] ?? NONE
  }
  for (const container of ir.containers.keys())
    for (const base of [memory.first, memory.lastPiece])
      R[base + container] = called(S[base + container] ?? NONE)
  for (const piece of Array.from(
    { length: tablePlan(ir).entities - pieces.length },
    (_, i) => pieces.length + i,
  ))
    for (const base of [memory.next, memory.previous]) R[base + piece] = called(S[base + piece] ?? NONE)
  const own = new Set(pieceStripes(ir).flatMap(({ at }) => Array.from(pieces.keys(), (piece) => at + piece)))
  for (const at of wordRoles(ir).pieces) {
    const from = own.has(at) ? R : S
    R[at] = called(from[at] ?? NONE)
  }
  return R
}

/** Pieces in no place, by number. */
export function asideIn(ir: GameIR, S: Int32Array): readonly number[] {
  return [...ir.pieces.keys()].filter((piece) => (S[ir.memory.at + piece] ?? NONE) === NONE)
}
