import { H, NONE, STATUS, type GameIR } from '../../grammar/ir/ir.ts'
import { isForPoints, winnersOf, winnersWord } from '../../grammar/ir/outcome.ts'
import { memoizedBy } from '../../grammar/source/memoized.ts'

/** The end of a game for its players. Lists have an entry for each seat. */
export interface Outcome {
  /** `lost`: by everybody. `scored`: everybody has a number of points, and there is no winner. */
  readonly kind: 'won' | 'lost' | 'drawn' | 'scored'
  readonly winners: readonly number[]
  /** 1 is the best; ties share a place, and the next one is skipped. */
  readonly places: readonly number[]
  /** The value by which each was ranked or scored, or the points won. Undefined if there are none. */
  readonly scores: readonly number[] | undefined
  /** Set if the winners win points, which are their scores: others have 0. */
  readonly points?: true | undefined
  /**
   * The worth of the game: the score if it is scored, or if points are won; otherwise 1 for each winner and 0 for the
   * others. In a drawn game, those in first place share 1.
   */
  readonly payoffs: readonly number[]
}

/** An outcome, and the reason for the end. */
export interface Result extends Outcome {
  /** The sole winner, if there is one. */
  readonly winner: number | undefined
  readonly reason: string
}

export function resultOf(outcome: Outcome, reason: string): Result {
  const [winner, second] = outcome.winners
  return { ...outcome, winner: second === undefined ? winner : undefined, reason }
}

export function outcomeIn(ir: GameIR, state: Int32Array): Outcome {
  const word = state[H.winner] ?? NONE
  const scores = scoresIn(ir, state)
  if (scores !== undefined) return outcomeOf(ir.seats.length, word, scores, standingsIn(ir, state))
  return plainOutcome(ir, word)
}

/** Outcomes with nothing but winners are shared, because most games have no others. */
const plainOutcome = memoizedBy(({ seats }: GameIR, word: number): Outcome =>
  outcomeOf(seats.length, word, undefined),
)

/** The result of a state in which the rules have ended the game. Undefined in any other. */
export function endedIn(ir: GameIR, state: Int32Array): Result | undefined {
  if (state[H.status] !== STATUS.over) return undefined
  return resultOf(outcomeIn(ir, state), ir.reasons[state[H.reason] ?? 0] ?? '')
}

/** The outcome for these winners, whatever the rules had counted. */
export function wonBy(count: number, winners: readonly number[]): Outcome {
  const seats = Array.from({ length: count }, (_, seat) => seat)
  return {
    kind: 'won',
    winners,
    places: seats.map((seat) => (winners.includes(seat) ? 1 : winners.length + 1)),
    scores: undefined,
    payoffs: seats.map((seat) => (winners.includes(seat) ? 1 : 0)),
  }
}

function scoresIn(ir: GameIR, state: Int32Array): readonly number[] | undefined {
  return resultsIn(ir, state, 0)
}

/** The number of players that each has reached or passed, if several numbers rank them in turn. */
function standingsIn(ir: GameIR, state: Int32Array): readonly number[] | undefined {
  return resultsIn(ir, state, 1)
}

function resultsIn(ir: GameIR, state: Int32Array, index: number): readonly number[] | undefined {
  const region = ir.memory.regions.filter(({ per }) => per === 'result')[index]
  if (region === undefined || state[region.at] === NONE) return undefined
  return [...state.subarray(region.at, region.at + region.length)]
}

/**
 * The outcome for this many seats, given the word of the winner and the scores. Winners come first on equal scores;
 * otherwise the standings decide, if they are given.
 */
export function outcomeOf(
  count: number,
  word: number,
  scores: readonly number[] | undefined,
  standings: readonly number[] | undefined = undefined,
): Outcome {
  const seats = Array.from({ length: count }, (_, seat) => seat)
  const found = winnersOf(word, count)
  const won = typeof found === 'string' ? [] : found
  const by = standings ?? scores
  const ranked = by?.map(
    (own, seat) =>
      1 +
      by.filter((other, i) => other > own || (other === own && won.includes(i) && !won.includes(seat)))
        .length,
  )
  if (found === 'scored')
    return {
      kind: 'scored',
      winners: [],
      places: ranked ?? seats.map(() => 1),
      scores,
      payoffs: scores ?? seats.map(() => 0),
    }
  if (found === 'drawn') {
    const places = ranked ?? seats.map(() => 1)
    const best = places.filter((place) => place === 1).length
    const payoffs = places.map((place) => (place === 1 ? 1 / best : 0))
    return { kind: 'drawn', winners: [], places, scores, payoffs }
  }
  if (found.length === 0)
    return {
      kind: 'lost',
      winners: [],
      places: seats.map(() => 1),
      scores,
      payoffs: seats.map(() => 0),
    }
  const plain = wonBy(count, found)
  if (isForPoints(word, count)) return { ...plain, scores, points: true, payoffs: scores ?? plain.payoffs }
  return { ...plain, places: ranked ?? plain.places, scores }
}

/** Points of each winner, if points were won. */
export function pointsIn({ points, scores }: Pick<Outcome, 'points' | 'scores'>): number | undefined {
  return points === true && scores !== undefined ? Math.max(...scores) : undefined
}

/** The winner word of an outcome. */
export function wordOf({ kind, winners, payoffs, points }: Outcome): number {
  return winnersWord(kind === 'drawn' || kind === 'scored' ? kind : winners, payoffs.length, points === true)
}
