import { H, NONE, type GameIR } from '../../grammar/ir/ir.ts'
import type { EntryPoint, Program } from '../program/program.ts'
import { asSeen } from '../state/dark-knowledge.ts'
import { knows } from '../state/knows.ts'
import { pieceStripes } from '../state/piece-stripes.ts'
import { withoutSecrets } from '../state/secrets.ts'
import { numberedAnew } from './position.ts'
import { piecesIn } from './sight.ts'
import { groupsOf } from './assumed-faces.ts'

/**
 * How a game began, as a seat knows it. A game that begins in the middle begins with a state in which the pieces
 * unknown to the seat have been permuted, so that their numbers reveal nothing.
 */
export type KnownStart =
  | { readonly kind: 'whole game' }
  | {
      readonly kind: 'position'
      readonly state: Int32Array
      readonly entry: Entry | undefined
      /** Interchangeable pieces. */
      readonly pools: readonly (readonly number[])[]
    }

/** Where the rules go on, and whose turn it is. */
interface Entry {
  readonly point: EntryPoint
  readonly seat: number
}

/**
 * The true start: nothing for a whole game, otherwise the state before the entry point, or a state that waits for a
 * decision.
 */
export interface TrueStart {
  readonly state: Int32Array
  readonly entry?: Entry
}

export function knownStart(ir: GameIR, start: TrueStart | undefined, seat: number | undefined): KnownStart {
  if (start === undefined) return { kind: 'whole game' }
  const state = asSeen(ir, start.state, seat)
  // Rules in progress may remember pieces.
  const known = start.entry === undefined ? numberedAnew(ir, state, seat)?.position : undefined
  if (known !== undefined)
    return { kind: 'position', state: known.state, entry: undefined, pools: known.pools }
  const group = groupsOf(ir)
  const pools: number[][] = []
  const hidden = (piece: number): boolean => !knows(ir, state, seat, piece)
  ir.pieces.forEach((_, piece) => {
    if (hidden(piece)) (pools[group[piece] ?? 0] ??= []).push(piece)
  })
  // Within a group, the first number goes to the piece that comes first when places are visited in order.
  const next = pools.map(() => 0)
  const to = Int32Array.from(ir.pieces.keys())
  const visit = (piece: number): void => {
    const of = group[piece] ?? 0
    if (!hidden(piece)) return
    to[piece] = pools[of]?.[next[of] ?? 0] ?? piece
    next[of] = (next[of] ?? 0) + 1
  }
  ir.containers.forEach((_, c) => piecesIn(ir, state, c).forEach(visit))
  ir.pieces.forEach((_, piece) => {
    if ((state[ir.memory.at + piece] ?? NONE) === NONE) visit(piece)
  })
  const masked = renamed(ir, state, to, hidden)
  for (const word of CHANCE) masked[H[word]] = 0
  withoutSecrets(ir, masked, seat)
  return {
    kind: 'position',
    state: masked,
    entry: start.entry,
    pools: pools.filter((pool) => pool !== undefined && pool.length > 1),
  }
}

/** Words that would reveal future chance. */
const CHANCE = ['seedLow', 'seedHigh', 'drawsShuffle', 'drawsRandom', 'drawsRoll'] as const

/**
 * Renames piece p to `to[p]`. Words that belong to a piece go with it. Other words of rules are copied unchanged, so
 * this is only for states in which nothing has been remembered yet. In a fan, known pieces come before `last` ones.
 */
function renamed(
  ir: GameIR,
  state: Int32Array,
  to: Int32Array,
  last: (piece: number) => boolean = () => false,
): Int32Array {
  const { memory } = ir
  const S = state.slice()
  const stripes = pieceStripes(ir)
  ir.containers.forEach((container, c) => {
    const pieces = piecesIn(ir, state, c)
    if (!container.pile) pieces.sort((a, b) => Number(last(a)) - Number(last(b)))
    const names = pieces.map((piece) => to[piece] ?? piece)
    if (!container.pile && pieces.some(last)) sortTail(names, pieces.filter((p) => !last(p)).length)
    S[memory.first + c] = names[0] ?? NONE
    S[memory.lastPiece + c] = names.at(-1) ?? NONE
    names.forEach((name, i) => {
      S[memory.at + name] = c
      S[memory.next + name] = names[i + 1] ?? NONE
      S[memory.previous + name] = names[i - 1] ?? NONE
    })
  })
  ir.pieces.forEach((_, piece) => {
    const name = to[piece] ?? piece
    S[memory.seen + name] = state[memory.seen + piece] ?? 0
    if ((state[memory.at + piece] ?? NONE) === NONE)
      for (const word of [memory.at, memory.next, memory.previous]) S[word + name] = NONE
    for (const { at } of stripes) S[at + name] = state[at + piece] ?? NONE
  })
  return S
}

function sortTail(names: number[], from: number): void {
  const tail = names.splice(from).sort((a, b) => a - b)
  names.push(...tail)
}

/** Sets up a game with the pieces that `realOf` names, and runs it to the first decision. */
export function runToFirstDecision(
  program: Program,
  start: KnownStart,
  realOf: Int32Array | undefined,
  S: Int32Array,
): void {
  if (start.kind === 'whole game') {
    program.fresh(S, 0, 0)
    program.begin(S)
    return
  }
  S.set(realOf === undefined ? start.state : renamed(program.ir, start.state, realOf))
  if (start.entry === undefined) return
  program.enter(S, start.entry.point, start.entry.seat)
  program.resume(S)
}
