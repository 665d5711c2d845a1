import { sidesOf } from '../simulation/sides.ts'
import { playerAtSeat } from '../state/seating.ts'
import { outcomeIn } from '../state/outcome.ts'
import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import { MAX_MOVES, MAX_OUTCOMES, type Program } from '../program/program.ts'
import { GAME_WORK } from '../program/work.ts'
import { ZERO, addFractions, type Fraction } from '../simulation/fraction.ts'
import { OutcomeBudget, eachOutcome } from '../simulation/outcomes.ts'
import { standingOf } from './position-keys.ts'

/** Memory limit for all positions in bytes, and the approximate size of each besides its key and its state. */
const ROOM = 1.5e9
const BYTES_OF_POSITION = 300
const BYTES_OF_LETTER = 2

/** Average visits allowed per position. Tabletop games need a few hundred. */
const WORK_OF_POSITION = 20_000

/**
 * Average words of states compared per position, and the allowance before the first: each position renumbers pieces
 * that look alike. Chess needs 14,000 at its beginning.
 */
const WORDS_OF_POSITION = 20_000
const WORDS_AT_FIRST = 500_000

/** Average outcomes of chance allowed per position. */
const OUTCOMES_OF_POSITION = 10

/** The decider of a position without a continuation. */
export const OVER = -1
/** The decider of a position where chance decides. */
export const CHANCE = -2

/** All positions that a game can reach, numbered, and their successors. */
export interface PositionGraph {
  readonly root: number
  /** The initial state, unless chance decides or the game is over. Its legal moves are in the order of `next`. */
  readonly start: Int32Array | undefined
  /** The decider of each: a player, by the seat where it began, `OVER` or `CHANCE`. */
  readonly decider: readonly number[]
  /** The winners where the game is over. Undefined for a draw. */
  readonly winners: readonly (readonly number[] | undefined)[]
  /** Seats on one side with a seat, itself included. */
  readonly together: readonly (readonly number[])[]
  /** The successors of each: for a decision, in the order of legal moves. */
  readonly next: readonly (readonly number[])[]
  /** For chance: the probability of each successor. */
  readonly chances: ReadonlyMap<number, readonly Fraction[]>
  /** The number of positions except those at which chance decides, and how many of them are final. */
  readonly positions: number
  readonly ends: number
}

/** The reason why the positions of a game cannot be enumerated. */
export type Unsolvable =
  | { readonly why: 'hidden'; readonly place: string }
  /** Pieces are set up in secret. */
  | { readonly why: 'arranged' }
  /** It ends with scores, and nobody wins. */
  | { readonly why: 'scored' }
  | { readonly why: 'too many'; readonly limit: number }
  /** Finding this many exceeded the work budget. */
  | { readonly why: 'too much'; readonly positions: number }

/** Differing words, as pairs of address and value in the first of the states. */
function differences(S: Int32Array, other: Int32Array): Int32Array {
  const found: number[] = []
  for (let at = 0; at < S.length; at++) if (S[at] !== other[at]) found.push(at, S[at]!)
  return Int32Array.from(found)
}

/**
 * Enumerates everything that a game can reach. `begin` leads from `root` to its start and may involve chance. Gives up
 * beyond `limit` positions, or earlier if there is not enough memory. Throws `Fault`.
 */
export function positionGraph(
  program: Program,
  root: Int32Array,
  begin: (state: Int32Array) => void,
  limit: number,
): PositionGraph | Unsolvable {
  const { ir } = program
  const most = Math.min(limit, Math.floor(ROOM / BYTES_OF_POSITION))
  let room = 0
  const numbers = new Map<string, number>()
  /** Worklist of states, as differences from the root. */
  const waiting: (Int32Array | undefined)[] = []
  const waitingFor: number[] = []
  const decider: number[] = []
  const winners: (readonly number[] | undefined)[] = []
  const next: (readonly number[])[] = []
  const chances = new Map<number, readonly Fraction[]>()
  let hides: string | undefined
  let isArranged = false
  let isScored = false
  let ends = 0
  const add = (who: number, won: readonly number[] | undefined): number => {
    winners.push(won)
    next.push([])
    return decider.push(who) - 1
  }
  let words = 0
  const numberOf = (S: Int32Array): number => {
    words += S.length
    const { key, hides: place } = standingOf(ir, S, root)
    const before = numbers.get(key)
    if (before !== undefined) return before
    hides ??= place
    isArranged ||= S[H.screen] !== 0
    const isOver = S[H.status] === STATUS.over
    const outcome = isOver ? outcomeIn(ir, S) : undefined
    isScored ||= outcome?.kind === 'scored'
    const node = add(
      isOver ? OVER : playerAtSeat(ir, S, S[H.decider] ?? NONE),
      outcome?.kind === 'drawn' ? undefined : outcome?.winners.map((seat) => playerAtSeat(ir, S, seat)),
    )
    numbers.set(key, node)
    room += key.length * BYTES_OF_LETTER + BYTES_OF_POSITION
    if (isOver) ends++
    else {
      const different = differences(S, root)
      waiting.push(different)
      waitingFor.push(node)
      room += different.byteLength
    }
    return node
  }
  const enough = program.worked() + GAME_WORK + WORK_OF_POSITION * most
  const enoughWords = WORDS_AT_FIRST + WORDS_OF_POSITION * most
  const isTooMuch = (): boolean => program.worked() > enough || words > enoughWords
  const budget = new OutcomeBudget(Math.max(MAX_OUTCOMES, OUTCOMES_OF_POSITION * most))
  /** The position to which a run leads, or a node of chance with several successors. */
  const after = (from: Int32Array, run: (state: Int32Array) => void): number => {
    const likely = new Map<number, Fraction>()
    eachOutcome(
      program,
      from,
      run,
      (state, chance) => {
        const to = numberOf(state)
        likely.set(to, addFractions(likely.get(to) ?? ZERO, chance))
        return numbers.size <= most && room <= ROOM && !isTooMuch()
      },
      budget,
    )
    const to = [...likely.keys()]
    const [only = 0] = to
    if (to.length === 1) return only
    const node = add(CHANCE, undefined)
    next[node] = to
    chances.set(node, [...likely.values()])
    return node
  }

  const first = after(root, begin)
  const state = new Int32Array(root.length)
  const restored = (different: Int32Array): Int32Array => {
    state.set(root)
    for (let i = 0; i < different.length; i += 2) state[different[i]!] = different[i + 1]!
    return state
  }
  const start = waitingFor[0] === first && waiting[0] !== undefined ? restored(waiting[0]).slice() : undefined
  const codes = new Int32Array(MAX_MOVES)
  for (let at = 0; at < waiting.length; at++) {
    if (hides !== undefined) return { why: 'hidden', place: hides }
    if (isArranged) return { why: 'arranged' }
    if (isScored) return { why: 'scored' }
    if (numbers.size > most) return { why: 'too many', limit: most }
    if (room > ROOM) return { why: 'too many', limit: numbers.size }
    const different = waiting[at]
    if (different === undefined) continue
    // Only positions on the worklist keep their state.
    waiting[at] = undefined
    room -= different.byteLength
    const state = restored(different)
    const moves = codes.slice(0, program.legal(state, codes))
    const followed: number[] = []
    for (const code of moves) {
      followed.push(after(state, (S) => program.apply(S, code)))
      if (isTooMuch()) return { why: 'too much', positions: numbers.size }
    }
    next[waitingFor[at] ?? 0] = followed
  }
  if (hides !== undefined) return { why: 'hidden', place: hides }
  if (isScored) return { why: 'scored' }
  const together = ir.seats.map(
    (_, seat) => sidesOf(ir).find(({ seats }) => seats.includes(seat))?.seats ?? [],
  )
  return { root: first, start, decider, winners, together, next, chances, positions: numbers.size, ends }
}
