import { hideInTheDark } from './hide-in-dark.ts'
import { asSeen } from '../state/dark-knowledge.ts'
import { happensUnseen } from '../state/unnoticed.ts'
import { H, STATUS } from '../../grammar/ir/ir.ts'
import { brokenAll, brokenIn } from '../program/broken-invariants.ts'
import { markEnds } from '../program/mark-ends.ts'
import { MAX_MOVES } from '../program/program.ts'
import type { Belief } from './belief.ts'
import type { Branch, HandleAnswer } from './branch.ts'
import { Budget } from './budget.ts'
import { distributions, weighted, type Below } from '../counting/kind-distributions.ts'
import { dealOf } from './redeal.ts'
import type { Knowledge } from './knowledge.ts'
import { agrees, sightPlan, trueFaces } from './sight.ts'
import { drawBySwaps, swapKinds, workOfDraw } from '../counting/swaps.ts'
import { answersOf, replayWith } from './replay-handles.ts'
import { keeps } from './rules-of-faces.ts'
import { seenMoves, type GivenAnswer } from './seen-answer.ts'
import type { Limits } from './unknown-spots.ts'

const MOST_TRIES = 2_000
/** Default work budget for drawing one world. */
const MOST_WORK = 2_000_000
/** Cost of an answer in a replay. */
const FOR_EACH_ANSWER = 20

/** A state consistent with everything a seat has seen, and how it was found. */
export interface Resampled {
  readonly state: Int32Array
  /** `played`: a whole game led to it. `dealt`: hidden faces were redealt in the current position. */
  readonly way: 'played' | 'dealt'
  /** All answers of the game, if it was played. */
  readonly answers: readonly GivenAnswer[]
  /** Worlds drawn until one matched. */
  readonly tries: number
  /** How many of them looked the same but would give the seat different moves. Zero if the rules keep their secrets. */
  readonly toldByMoves: number
  /** True if all matching courses were equally likely. */
  readonly uniform: boolean
  /** True if some conclusions the seat could draw were skipped, because the budget or the time was spent. */
  readonly approximate: boolean
}

/** Limits for drawing one world. Only counted work decides the result; time can only end the search. */
export interface Effort {
  readonly budget: Budget
  readonly mayGoOn: () => boolean
}

export function usualEffort(): Effort {
  return { budget: new Budget(MOST_WORK), mayGoOn: () => true }
}

/**
 * Draws one of all possible courses of the game, given what a seat has seen. Hidden pieces are redealt among their
 * places as the deduction allows, and the whole game is replayed with them by the true rules. If the result differs
 * from the seat's view, another course is drawn. So real play has led to the state, including everything it remembers.
 * Future chance is new.
 *
 * If the game cannot be followed, or no course is found in time, hidden pieces are redealt in the current position.
 * Undefined if that is impossible, too.
 */
export function resampleIn(belief: Belief, below: Below, effort: Effort): Resampled | undefined {
  belief.catchUp(effort.mayGoOn)
  if (belief.isBehind) return guessedIn(belief, below, NO_LIMITS)
  if (belief.lost !== undefined) return dealtIn(belief, below, effort)
  const branches = belief.present()
  if (branches.length === 0) return undefined
  return playedIn(belief, branches, below, effort) ?? guessedIn(belief, below, belief.limits(branches))
}

function playedIn(
  belief: Belief,
  branches: readonly Branch[],
  below: Below,
  { budget, mayGoOn }: Effort,
): Resampled | undefined {
  const { knowledge } = belief
  const draws = new Map(branches.map((branch) => [branch, dealer(branch)]))
  const weights = branches.map((branch) => draws.get(branch)?.count ?? 1)
  const isExact = [...draws.values()].every((deal) => deal.exact)
  const trails = new Map<Branch, readonly HandleAnswer[]>()
  const cost = knowledge.plies.length * FOR_EACH_ANSWER + knowledge.program.ir.memory.size
  let toldByMoves = 0
  for (let tries = 1; tries <= MOST_TRIES && !budget.isSpent && mayGoOn(); tries++) {
    const branch = branches[branches.length === 1 ? 0 : weighted(weights, below)]
    const deal = branch === undefined ? undefined : draws.get(branch)
    budget.left -= branches.length + knowledge.program.ir.pieces.length + (deal?.work ?? 0)
    if (branch === undefined || deal === undefined) continue
    const kindOf = deal.sample(below)
    const isRepaired = tries > MOST_TRIES / 2
    if (
      !branch.rules.every((rule) => keeps(rule, kindOf)) &&
      !(isRepaired && repaired(branch, kindOf, below))
    )
      continue
    budget.left -= cost
    const answers: GivenAnswer[] = []
    const trail = trails.get(branch) ?? answersOf(branch.trail)
    trails.set(branch, trail)
    const state = replayWith(knowledge, trail, realPieces(belief, branch, kindOf), below, answers)
    if (state === undefined || brokenIn(knowledge.program, state) !== undefined) continue
    if (!hasTheMoves(knowledge, state)) {
      toldByMoves++
      continue
    }
    renewChance(state, below)
    const uniform = isExact && !isRepaired
    return { state, way: 'played', answers, tries, toldByMoves, uniform, approximate: false }
  }
  return undefined
}

/** Exchanges tried until a deal keeps all rules. */
const MOST_EXCHANGES = 400

/** Exchanges kinds between pieces as long as no fewer rules hold. True if all hold in the end. */
function repaired({ rules, pools, domains }: Branch, kindOf: Int32Array, below: Below): boolean {
  const broken = (): number => rules.reduce((sum, rule) => sum + Number(!keeps(rule, kindOf)), 0)
  let left = broken()
  for (let i = 0; i < MOST_EXCHANGES && left > 0; i++) {
    const swapped = swapKinds(pools, domains, kindOf, below)
    if (swapped === undefined) continue
    const now = broken()
    if (now <= left) left = now
    else swapped()
  }
  return left === 0
}

/** Rejected deals before giving up. If rules keep their secrets, the first deal matches. */
const MOST_DEALS = 50
/** Deals in which the deciding player has no answer are more common: one card may decide it. */
const MOST_STUCK = 400

/**
 * The fallback for games that cannot be followed: redeals unseen pieces among their places, as far as those may hold
 * them and single choices of others allow it. The state agrees with everything the seat sees now, but perhaps not with
 * everything it has seen. Deals that break an invariant are repaired by exchanges.
 */
function dealtIn(belief: Belief, below: Below, { budget, mayGoOn }: Effort): Resampled | undefined {
  const { knowledge } = belief
  const { program, seat, position, now } = knowledge
  const { ir } = program
  const { limits, isCut } = belief.told(mayGoOn)
  const deal = position === undefined ? undefined : dealOf(ir, position, limits)
  if (deal === undefined) return undefined
  let toldByMoves = 0
  let stuck: Resampled | undefined
  let best: { readonly kindOf: Int32Array; readonly broken: number } | undefined
  for (
    let [tries, deals] = [1, 0];
    deals < MOST_DEALS && tries <= MOST_STUCK && !budget.isSpent && mayGoOn();
    tries++
  ) {
    budget.left -= ir.memory.size
    // Every other try repairs the best deal so far.
    const kindOf = tries % 2 === 0 ? best?.kindOf.slice() : undefined
    if (kindOf !== undefined) swapKinds(deal.pools, deal.domains, kindOf, below)
    if (kindOf === undefined) budget.left -= deal.work
    const dealt = kindOf ?? deal.kinds(below)
    const state = deal.state(dealt, below)
    hideInTheDark(program, state, seat, below)
    if (!agrees(sightPlan(ir), asSeen(ir, state, seat), seat, now, trueFaces(ir))) {
      deals++
      continue
    }
    const broken = brokenAll(program, state)
    if (broken > 0) {
      if (best === undefined || broken <= best.broken) best = { kindOf: dealt, broken }
    } else if (!hasTheMoves(knowledge, state)) {
      deals++
      toldByMoves++
    } else {
      markEnds(program, state)
      const found = { state, way: 'dealt', answers: [], tries, toldByMoves, uniform: false } as const
      // A question reveals that there is an answer.
      if (state[H.status] !== STATUS.waiting || program.legal(state, codes) !== 0)
        return { ...found, approximate: isCut || happensUnseen(ir) }
      stuck ??= { ...found, approximate: true }
    }
  }
  return stuck ?? guessedIn(belief, below, limits, toldByMoves)
}

/**
 * The last resort when the budget is spent: a deal that looks right to the seat and respects what is known of single
 * pieces. Nobody checks that a game can lead to it.
 */
function guessedIn(
  { knowledge }: Belief,
  below: Below,
  limits: Limits,
  toldByMoves = 0,
): Resampled | undefined {
  const { program, seat, position, now } = knowledge
  if (position === undefined) return undefined
  const deal = dealOf(program.ir, position, limits) ?? dealOf(program.ir, position, NO_LIMITS)
  if (deal === undefined) return undefined
  for (let tries = 1; tries <= MOST_GUESSES; tries++) {
    const state = deal.state(deal.kinds(below), below)
    hideInTheDark(program, state, seat, below)
    const seen = asSeen(program.ir, state, seat)
    if (!agrees(sightPlan(program.ir), seen, seat, now, trueFaces(program.ir))) continue
    markEnds(program, state)
    return { state, way: 'dealt', answers: [], tries, toldByMoves, uniform: false, approximate: true }
  }
  return undefined
}

const MOST_GUESSES = 5
const NO_LIMITS: Limits = new Map()

interface Dealer {
  readonly count: number
  readonly exact: boolean
  /** Cost of a sample, in visits. */
  readonly work: number
  readonly sample: (below: Below) => Int32Array
}

function dealer(branch: Branch): Dealer {
  const pools = branch.pools.map((pool) => ({ pool, exact: distributions(pool, branch.domains) }))
  const sure = branch.domains.map((domain) => domain[0] ?? -1)
  return {
    count: pools.reduce((product, { exact }) => product * (exact?.count ?? 1), 1),
    exact: pools.every(({ exact }) => exact !== undefined),
    work: workOfDraw(pools),
    sample: (below) => {
      const kindOf = Int32Array.from(sure)
      for (const { pool, exact } of pools)
        if (exact === undefined) drawBySwaps(pool, branch.domains, below, kindOf)
        else exact.sample(below, kindOf)
      return kindOf
    },
  }
}

/**
 * The piece for each handle: one of the kind that was dealt to it. Among equal ones, the first handle takes the first.
 */
function realPieces(belief: Belief, branch: Branch, kindOf: Int32Array): Int32Array {
  const { ir } = belief.knowledge.program
  const realOf = Int32Array.from(ir.pieces.keys())
  for (const { pieces } of branch.pools) {
    const byKind = new Map<number, number[]>()
    for (const piece of [...pieces].sort((a, b) => a - b)) {
      const kind = ir.pieces[piece]?.kind ?? -1
      byKind.set(kind, [...(byKind.get(kind) ?? []), piece])
    }
    for (const handle of [...pieces].sort((a, b) => a - b))
      realOf[handle] = byKind.get(kindOf[handle] ?? -1)?.shift() ?? handle
  }
  return realOf
}

/** True if the seat is not deciding or has exactly the moves that it really has. */
function hasTheMoves(knowledge: Knowledge, S: Int32Array): boolean {
  const { program, seat, moves } = knowledge
  return (
    seat === undefined || moves.length === 0 || seenMoves(program, S, seat, codes).join() === moves.join()
  )
}

const codes = new Int32Array(MAX_MOVES)

/** Replaces the seed and the counters of chance, so that nothing of the true game's chance is left. */
function renewChance(S: Int32Array, below: Below): void {
  for (const word of [H.seedLow, H.seedHigh]) S[word] = below(0x10000) * 0x10000 + below(0x10000)
}
