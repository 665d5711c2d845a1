import { faceOf } from '../state/face.ts'
import { partsOfGame } from '../deduction/parts-of.ts'
import { rankingOf } from '../../grammar/ir/ranking.ts'
import { H, NONE, type ExprIR, type GameIR, type StepIR } from '../../grammar/ir/ir.ts'
import type { Program } from '../program/program.ts'
import { endTogether, scoresApart } from './shared-outcome.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** Evaluates states for each seat by the rules of the game alone. */
export interface Standing {
  /** Each seat's lead over the best of the others. In games that are only scored, its score. */
  ahead(state: Int32Array): readonly number[]
  /** Worth of a won game in the same unit. */
  readonly win: number
  /** True if a final state with scores and no winner is worth its scores, whatever `ahead` says. */
  readonly byScores?: true
  /** True if nothing shows who is ahead before the end. All seats are then always level. */
  readonly isBlind?: true
}

export const standingIn = memoized(
  (program: Program): Standing => byAdvice(program) ?? byScore(program) ?? byPieces(program),
)

/** Worth of a win in the unit of `advice:`. */
const WON = 100

/**
 * Evaluates the author's advice for each seat as if it were on turn. If all win and lose together or share one score,
 * advice for one applies to all.
 */
function byAdvice(program: Program): Standing | undefined {
  const { ir } = program
  const { advice } = ir
  if (advice === undefined) return undefined
  const isTogether = endTogether(program)
  const isApart = scoresApart(program)
  return {
    ahead: (state) => {
      const { [H.you]: you = NONE } = state
      const all = ir.seats.map((_, seat) => {
        state[H.you] = seat
        let sum = 0
        for (const { worth } of advice) sum += program.evaluate(state, worth)
        return sum
      })
      state[H.you] = you
      return isTogether ? all.map(() => sharedOf(all)) : isApart ? all : aheadOf(ir, all)
    },
    win: WON,
    ...(isApart ? { byScores: true as const } : {}),
  }
}

/**
 * Evaluates by the ranking that the rules would compute if the game ended now. Points of a tally that a later step will
 * count are included. Without a ranking, the tallies themselves.
 */
function byScore(program: Program): Standing | undefined {
  const { ir } = program
  const seats = [...ir.seats.keys()]
  const { steps } = partsOfGame(ir)
  const tallies = seats.map((seat) => talliesOf(ir, seat))
  const ranking = rankingOf(ir)
  const rank = ranking?.step
  if (rank === undefined && tallies.every((own) => own.size === 0)) return undefined
  const pending = rank === undefined ? [] : steps.flatMap((step) => countingOf(ir, step))
  const worth = (state: Int32Array, seat: number): number => {
    const expression = ranking?.seats[seat]
    const sum = [...(tallies[seat]?.values() ?? [])].reduce(
      (all, call) => all + program.evaluate(state, call),
      0,
    )
    if (expression === undefined) return sum
    const score = program.evaluate(state, expression)
    return rank?.lowest === true ? -score : score
  }
  const counted = (state: Int32Array): readonly number[] => {
    const words = pending.flatMap(({ base, term, sign }) =>
      seats.map((seat) => {
        const call = tallies[seat]?.get(term)
        const more = call === undefined ? 0 : sign * program.evaluate(state, call)
        return { at: base + seat, was: state[base + seat] ?? 0, more }
      }),
    )
    for (const { at, was, more } of words) state[at] = was + more
    const all = seats.map((seat) => worth(state, seat))
    for (const { at, was } of words) state[at] = was
    return all
  }
  // If nobody wins, the scores of others make no difference.
  if (rank?.wins === 'nobody') return { ahead: counted, win: 50 }
  return { ahead: (state) => aheadOf(ir, counted(state)), win: 50 }
}

/** Calls that compute each tally of a seat, by its term. */
function talliesOf(ir: GameIR, seat: number): ReadonlyMap<number, ExprIR> {
  const calls = new Map<number, ExprIR>()
  ir.terms.forEach(({ tally }, term) => {
    if (tally === true) calls.set(term, { op: 'call', term, args: [{ op: 'const', value: seat }] })
  })
  return calls
}

interface Counting {
  readonly base: number
  readonly term: number
  readonly sign: 1 | -1
}

/**
 * Matches `add points(player) to player.score`: a value per seat to which points of a tally are added, or from which
 * they are subtracted.
 */
function countingOf(ir: GameIR, step: StepIR): readonly Counting[] {
  if (step.step !== 'store') return []
  const { base, value } = step
  if (!ir.memory.regions.some(({ at, per }) => at === base && per === 'seat')) return []
  if (value.op !== 'add' && value.op !== 'sub') return []
  const { left, right, op } = value
  if (left.op !== 'load' || left.base !== base || right.op !== 'call') return []
  if (ir.terms[right.term]?.tally !== true) return []
  return [{ base, term: right.term, sign: op === 'add' ? 1 : -1 }]
}

/** Fallback: the value of the seat's own pieces on the board against those of the others. */
function byPieces(program: Program): Standing {
  const { ir } = program
  const { at } = ir.memory
  const spaces = ir.spaces.length
  const most = ir.seats.map((_, seat) => ir.pieces.filter(({ owner }) => owner === seat).length)
  const isOnBoard = (state: Int32Array, piece: number): boolean => {
    const place = state[at + piece] ?? NONE
    return place >= 0 && place < spaces
  }
  const count = (state: Int32Array): readonly number[] => {
    const counts = ir.seats.map(() => 0)
    for (let piece = 0; piece < ir.pieces.length; piece++) {
      const owner = isOnBoard(state, piece) ? (faceOf(ir, state, piece)?.owner ?? NONE) : NONE
      if (owner !== NONE) counts[owner] = (counts[owner] ?? 0) + 1
    }
    return counts
  }
  return {
    ahead: (state) => aheadOf(ir, count(state)),
    win: Math.max(1, ...most),
    ...(spaces === 0 ? { isBlind: true as const } : {}),
  }
}

/** The average, so that advice that is the same for everybody counts once, however many play. */
function sharedOf(worths: readonly number[]): number {
  return worths.reduce((sum, worth) => sum + worth, 0) / worths.length
}

/** Each seat's lead. Partners do not count as others. */
function aheadOf(ir: GameIR, worths: readonly number[]): readonly number[] {
  return worths.map((worth, seat) => {
    const own = ir.teams?.find(({ seats }) => seats.includes(seat))?.seats
    let best = -Infinity
    worths.forEach((other, one) => {
      if (one !== seat && own?.includes(one) !== true) best = Math.max(best, other)
    })
    return best === -Infinity ? worth : worth - best
  })
}
