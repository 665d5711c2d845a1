import { faceOf } from '../state/face.ts'
import { BEHIND_SCREENS, H, NONE, type GameIR } from '../../grammar/ir/ir.ts'
import { isExpression, isStep } from '../../grammar/ir/nodes.ts'
import { drawsLots } from '../../grammar/ir/node-facts.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { someNode } from '../../grammar/ir/walk.ts'
import type { Domain } from '../counting/matching.ts'
import { likenessOf } from '../closures/representatives.ts'
import { Fault, type Program } from '../program/program.ts'
import { knows, recognises } from '../state/knows.ts'
import { Lost, assertNoChance, type Branch, type Follow } from './branch.ts'
import { Exhausted, Savings, type Budget } from './budget.ts'
import { candidatesOf } from './candidates-of.ts'
import type { Knowledge, SeenPly } from './knowledge.ts'
import { orderlessPlaces } from './orderless.ts'
import { goesByNumber, orderMatters } from './order-matters.ts'
import { knownPosition, type Position } from './position.ts'
import { seenPicks, type GivenAnswer, type SeenAnswer } from './seen-answer.ts'
import { intersection } from './rules-of-faces.ts'
import { looksAgree, type Sight } from './sight.ts'
import { spotsIn, type Limits, type Spot } from './unknown-spots.ts'
import { explore, type Leaf } from './assumed-faces.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** Somebody's choice as a seat knows it once it is made, and the position before it as the seat knew it. */
export interface ToldChoice {
  readonly position: Position
  /** For each pick, the kind of the piece, if the seat has seen it by now. */
  readonly kinds: readonly (number | undefined)[]
}

/**
 * True if it is worthwhile to analyse single choices. It is not if the whole game can be followed, which reveals more,
 * or if legality may depend on piece numbers.
 */
const isLookedAt = memoized((ir: GameIR): boolean => {
  const rules = rulesOfGame(ir)
  const isLost = orderMatters(ir) !== undefined || someNode(rules, (node) => isStep(node) && drawsLots(node))
  return isLost && !someNode(rules, (node) => isExpression(node) && goesByNumber(ir, node))
})

/**
 * True if the effect of a choice is known except for faces. False if it may depend on piece numbers or on others'
 * secret values.
 */
function isPlayedOn(ir: GameIR): boolean {
  return orderMatters(ir) === undefined && !ir.memory.regions.some(({ secret }) => secret !== undefined)
}

/** Records a choice. Undefined if nothing can be concluded from it. */
export function toldChoice(
  program: Program,
  before: Int32Array,
  seat: number | undefined,
  answer: GivenAnswer,
  after: Int32Array,
): ToldChoice | undefined {
  const { ir } = program
  if (answer.kind !== 'code' || isBehindScreens(before) || !isLookedAt(ir)) return undefined
  const move = program.decode(before, answer.code)
  if (move === undefined) return undefined
  const action = ir.actions[move.action]
  const choices = action?.choices ?? []
  // If one piece can be chosen twice, nobody else sees whether it was.
  const maybeTwice = (_: unknown, chosenCount: number): boolean =>
    action !== undefined && (likenessOf(ir, action, chosenCount)?.earlier.length ?? 0) > 0
  if (choices.some(maybeTwice)) return undefined
  // Chance may have picked another piece that looked alike to the chooser.
  const isDrawn = before[H.drawsRandom] !== after[H.drawsRandom]
  const kinds = move.values.map((value, i) =>
    !isDrawn &&
    choices[i]?.type === 'piece' &&
    value < ir.pieces.length &&
    !recognises(ir, before, seat, value) &&
    recognises(ir, after, seat, value)
      ? ir.pieces[value]?.kind
      : undefined,
  )
  const { order } = seenPicks(
    program,
    before,
    seat,
    move,
    kinds.map((kind) => kind ?? NONE),
  )
  const position = knownPosition(ir, before, seat)
  // Guessed values must not be reasoned from.
  return position === undefined || position.isGuessed
    ? undefined
    : { position, kinds: order.map((i) => kinds[i]) }
}

/** A spot, and the earlier spots of its pieces. */
export type Carried = readonly [Spot, readonly Spot[]]

/**
 * The spots whose pieces have stayed in place and were all unknown to the seat. A shuffle ends that for all piles, even
 * if the order is unchanged.
 */
export function carriedSpots(
  ir: GameIR,
  before: Int32Array,
  seat: number | undefined,
  after: Int32Array,
): readonly Carried[] {
  // Moves behind a screen are not revealed: anything may have gone anywhere.
  if (!isLookedAt(ir) || isBehindScreens(before) || isBehindScreens(after)) return []
  const isShuffled = before[H.drawsShuffle] !== after[H.drawsShuffle]
  const { at } = ir.memory
  const were = spotsIn(ir, before, seat)
  const { inDoubt, insteadOf } = forgottenIn(ir, before, seat, after)
  const carried = new Map<Spot, Set<Spot> | undefined>()
  for (const [piece, spot] of spotsIn(ir, after, seat)) {
    const place = after[at + piece] ?? NONE
    const stays = before[at + piece] === place && !inDoubt.has(place)
    const former = stays ? were.get(were.has(piece) ? piece : (insteadOf(piece) ?? NONE)) : undefined
    if (former === undefined || (isShuffled && isMixedThere(ir, place))) carried.set(spot, undefined)
    else if (!carried.has(spot)) carried.set(spot, new Set([former]))
    else carried.get(spot)?.add(former)
  }
  // Sorted by spot, because the order of the pieces would reveal something.
  return [...carried]
    .flatMap(([spot, from]): Carried[] => (from === undefined ? [] : [[spot, [...from].sort()]]))
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/**
 * Facts that a seat forgets about a fan. If one of several equal things leaves, a known one may remain among the
 * unknown ones. If something leaves unseen, the knowledge of all of them is lost.
 */
function forgottenIn(
  ir: GameIR,
  before: Int32Array,
  seat: number | undefined,
  after: Int32Array,
): { readonly inDoubt: ReadonlySet<number>; readonly insteadOf: (piece: number) => number | undefined } {
  const { at } = ir.memory
  const alike = (piece: number): string => `${before[at + piece]}/${faceOf(ir, before, piece)?.kind}`
  const fewer = new Map<string, number>()
  const leftOpenly = new Map<string, number>()
  ir.pieces.forEach((_, piece) => {
    const [knewBefore, knowsNow] = [knows(ir, before, seat, piece), knows(ir, after, seat, piece)]
    const isGone = before[at + piece] !== after[at + piece]
    fewer.set(alike(piece), (fewer.get(alike(piece)) ?? 0) + Number(knewBefore) - Number(knowsNow))
    if (isGone && !knewBefore && knowsNow) leftOpenly.set(alike(piece), piece)
  })
  const inDoubt = new Set<number>()
  for (const [key, count] of fewer) {
    const place = Number.parseInt(key, 10)
    if (count > 0 && ir.containers[place]?.pile === false) inDoubt.add(place)
  }
  return { inDoubt, insteadOf: (piece) => leftOpenly.get(alike(piece)) }
}

/** True for shuffled groups. Nobody knows which of them has the former contents of which. */
function isMixedThere({ containers, groups }: GameIR, place: number): boolean {
  return containers[place]?.pile === true || place >= (groups[0]?.container ?? Infinity)
}

function isBehindScreens(S: Int32Array): boolean {
  return S[H.screen] === BEHIND_SCREENS
}

/** Upper bound on the ways in which faces may matter to the legality of one choice. */
const MOST_LEAVES = 200

/**
 * Collects what choices reveal, ply by ply. The rules determine under which faces a choice was legal and what its
 * effect was: a player who did not follow suit had no card of it. Facts about the pieces at a spot are kept as long as
 * the pieces can be followed.
 */
export class RevealedByChoices {
  private revealed: Told = { limits: new Map(), isCut: false }
  private done = 0
  private readonly savings = new Savings()

  /** Answers left when time runs out are analysed at a later call. */
  catchUp(using: Follow, { plies, first }: Knowledge, mayGoOn: () => boolean): Told {
    for (; this.done < plies.length && mayGoOn(); this.done++) {
      const ply = plies[this.done]
      if (ply === undefined) break
      this.savings.add()
      const seen = { before: plies[this.done - 1]?.sight ?? first, after: ply.sight }
      this.revealed = toldAfter({ ...using, budget: this.savings }, ply, this.revealed, seen)
    }
    if (this.done === plies.length) return this.revealed
    const limits = plies
      .slice(this.done)
      .reduce((before, { carried }) => carriedOn(before, carried), this.revealed.limits)
    return { limits, isCut: true }
  }
}

/** Facts that choices have revealed about each spot. */
export interface Told {
  readonly limits: Limits
  /** True if more may have been revealed but the budget was spent. */
  readonly isCut: boolean
}

function toldAfter(using: Follow, { answer, choice, carried }: SeenPly, revealed: Told, seen: Seen): Told {
  const { limits } = revealed
  const found =
    answer.kind === 'choice' && choice !== undefined
      ? concluded(using, answer, choice, limits, seen)
      : { before: limits, after: undefined, isCut: false }
  return {
    limits: found.after ?? carriedOn(found.before, carried),
    // If no spot can be followed further, nothing is missed.
    isCut: (revealed.isCut || found.isCut) && carried.length > 0,
  }
}

function carriedOn(before: Limits, carried: readonly Carried[]): Limits {
  const limits = new Map<Spot, ReadonlySet<number>>()
  for (const [spot, from] of before.size === 0 ? [] : carried) {
    const kinds = from.map((former) => before.get(former))
    if (kinds.every((each) => each !== undefined))
      limits.set(spot, new Set(kinds.flatMap((each) => [...each])))
  }
  return limits
}

interface Concluded {
  /** Limits of the spots before the choice. */
  readonly before: Limits
  /** Limits of the spots afterwards, if the effect of the choice could be followed. */
  readonly after: Limits | undefined
  /** True if the budget was spent before everything was concluded. */
  readonly isCut: boolean
}

/** Share of the budget for the most precise analysis of a choice. */
const SHARE = 0.5

function concluded(
  using: Follow,
  answer: Extract<SeenAnswer, { kind: 'choice' }>,
  { position, kinds }: ToldChoice,
  limits: Limits,
  seen: Seen,
): Concluded {
  const { ir } = using
  const most = mostKinds(ir, position)
  const spots = spotsIn(ir, position.state, position.seat)
  const candidates = meantBy(using, branchAt(ir, position, limits), answer, kinds, spots)
  let isCut = false
  const waysWithin = (budget: Budget, how: How | undefined): readonly Leaf<Way>[] | undefined => {
    const all: Leaf<Way>[] = []
    for (const { branch, values } of candidates ?? []) {
      const found = waysOf({ ...using, budget }, branch, answer, values, how)
      if (found === 'too much work') isCut = true
      if (found === undefined || found === 'too much work') return undefined
      all.push(...found)
    }
    return all.length === 0 ? undefined : all
  }
  const ways = (how?: How): readonly Leaf<Way>[] | undefined =>
    using.budget.lend(how === undefined ? 1 : SHARE, (part) => waysWithin(part, how))
  const before = (found: readonly Leaf<Way>[]): Limits =>
    limitsOf(
      found.map(({ value: { domainOf } }) => spotted(spots, domainOf)),
      most,
    )
  if (isPlayedOn(ir)) {
    const followed = ways({ ...seen, spots: true })
    if (followed !== undefined) {
      const after = followed.map(({ value }) => spotted(value.spots, value.domainOf))
      return { before: limits, after: limitsOf(after, most), isCut }
    }
    const played = ways({ ...seen, spots: false })
    if (played !== undefined) return { before: before(played), after: undefined, isCut }
  }
  const legal = ways()
  return { before: legal === undefined ? limits : before(legal), after: undefined, isCut }
}

/** The possible kinds of the pieces at each spot. */
export function spotted(
  spots: ReadonlyMap<number, Spot>,
  domainOf: (piece: number) => Domain,
): ReadonlyMap<Spot, ReadonlySet<number>> {
  const kinds = new Map<Spot, Set<number>>()
  for (const [piece, spot] of spots) {
    const here = kinds.get(spot) ?? new Set()
    kinds.set(spot, here)
    for (const kind of domainOf(piece)) here.add(kind)
  }
  return kinds
}

/**
 * Joins alternatives: a kind is possible at a spot if one of them allows it. Limits that exclude nothing are dropped.
 */
export function limitsOf(ways: readonly ReadonlyMap<Spot, ReadonlySet<number>>[], most: number): Limits {
  const limits = new Map<Spot, Set<number>>()
  for (const way of ways)
    for (const [spot, kinds] of way) {
      const here = limits.get(spot) ?? new Set()
      limits.set(spot, here)
      for (const kind of kinds) here.add(kind)
    }
  for (const [spot, kinds] of limits) if (kinds.size >= most) limits.delete(spot)
  return limits
}

/** Number of possible kinds of a piece about which the seat knows nothing. */
function mostKinds(ir: GameIR, { pools }: Position): number {
  const kinds = pools.map((pool) => new Set(pool.map((piece) => ir.pieces[piece]?.kind ?? -1)).size)
  return Math.max(0, ...kinds)
}

/** A position as a branch: unknown pieces can be any of the remaining kinds. */
function branchAt(ir: GameIR, position: Position, limits: Limits): Branch {
  const { state } = position
  return { state, domains: domainsIn(ir, position, limits), rules: [], pools: [], trail: undefined }
}

/** Possible kinds of each piece of a position: the true one if it is known, otherwise whatever its place may hold. */
export function domainsIn(ir: GameIR, { state, seat, pools }: Position, limits: Limits): Domain[] {
  const spots = limits.size === 0 ? undefined : spotsIn(ir, state, seat)
  const domains: Domain[] = ir.pieces.map(({ kind }) => [kind])
  for (const pool of pools) {
    const kinds = [...new Set(pool.map((piece) => ir.pieces[piece]?.kind ?? -1))].sort((a, b) => a - b)
    for (const piece of pool) {
      const place = state[ir.memory.at + piece] ?? NONE
      const [holds, limit] = [ir.containers[place]?.holds, limits.get(spots?.get(piece) ?? '')]
      domains[piece] =
        holds === undefined && limit === undefined
          ? kinds
          : kinds.filter((kind) => (holds?.includes(kind) ?? true) && (limit?.has(kind) ?? true))
    }
  }
  return domains
}

/** One possible meaning of a choice. */
interface Meant {
  readonly branch: Branch
  readonly values: readonly number[]
}

/**
 * The possible meanings of a choice, one for each set of equal ones at the same spot. No two picks are the same piece.
 * Knowledge of a fan counts faces, so a pick may have been a known piece there or not. Undefined if there are too many.
 */
function meantBy(
  using: Follow,
  branch: Branch,
  answer: Extract<SeenAnswer, { kind: 'choice' }>,
  kinds: readonly (number | undefined)[],
  spots: ReadonlyMap<number, Spot>,
): readonly Meant[] | undefined {
  const candidates = new Map<string, Meant>()
  try {
    for (const { values, order } of candidatesOf(using, branch, answer, kinds)) {
      const picks = order.map((pick) => answer.picks[pick])
      const pieces = values.filter((_, i) => picks[i]?.pick !== 'value')
      if (new Set(pieces).size < pieces.length) continue
      const domains = [...branch.domains]
      order.forEach((pick, i) => {
        const [piece, kind] = [values[i] ?? -1, kinds[pick]]
        if (kind !== undefined) domains[piece] = intersection(domains[piece] ?? [], [kind])
      })
      if (domains.some((domain) => domain.length === 0)) continue
      const key = values.map((value, i) =>
        picks[i]?.pick === 'value' ? value : (spots.get(value) ?? `known ${branch.domains[value]?.join()}`),
      )
      if (!candidates.has(key.join(' / ')))
        candidates.set(key.join(' / '), { branch: { ...branch, domains }, values })
    }
  } catch (thrown) {
    if (thrown instanceof Lost) return undefined
    throw thrown
  }
  return [...candidates.values()]
}

/** The seat's sights before and after a choice. */
interface Seen {
  readonly before: Sight
  readonly after: Sight
}

/** How closely the effect of a choice must match what was seen. */
type How = Seen & { readonly spots: boolean }

/** One possible effect of a choice: where the unknown pieces are afterwards, and their possible kinds. */
interface Way {
  readonly spots: ReadonlyMap<number, Spot>
  readonly domainOf: (piece: number) => Domain
}

const NOWHERE: Way['spots'] = new Map()

/**
 * The cases in which the choice was legal and had the effect that was seen. Undefined if it depends on too much, or on
 * chance. With `spots`, the looks of all places must match, too.
 */
function waysOf(
  using: Follow,
  { state, domains }: Branch,
  { offer, action }: Extract<SeenAnswer, { kind: 'choice' }>,
  values: readonly number[],
  seen?: How,
): readonly Leaf<Way>[] | 'too much work' | undefined {
  const { ir, plan, seat } = using
  const { strict, lenient, supposed } = using.faces
  const scratch = new Int32Array(state.length)
  const way = (): Way['spots'] | undefined => {
    scratch.set(state)
    try {
      const code = strict.encode(scratch, offer, values)
      if (code < 0 || strict.decode(scratch, code)?.action !== action) return undefined
      if (strict.refusals(scratch, offer, values).length > 0) return undefined
      if (seen === undefined) return NOWHERE
      lenient.apply(scratch, code)
    } catch (thrown) {
      if (thrown instanceof Fault) return undefined
      throw thrown
    }
    assertNoChance(scratch)
    if (!changesAgree(using, state, scratch, seen)) return undefined
    if (!seen.spots) return NOWHERE
    return looksAgree(plan, scratch, seat, seen.after) ? spotsIn(ir, scratch, seat) : undefined
  }
  supposed.seats = seat === undefined ? (1 << ir.seats.length) - 1 : 1 << seat
  supposed.orderless = orderlessPlaces(ir, seat)
  const leaves = explored(using, domains, way)
  if (leaves === undefined || leaves === 'too much work') return leaves
  return leaves.flatMap(({ faces, value: spots }) => {
    const domainOf = (piece: number): Domain => faces.get(piece) ?? domains[piece] ?? []
    return spots === undefined ? [] : [{ faces, value: { spots, domainOf } }]
  })
}

function explored<T>({ faces, budget }: Follow, domains: readonly Domain[], run: () => T) {
  try {
    return explore(faces.supposed, domains, run, MOST_LEAVES, budget)
  } catch (thrown) {
    if (thrown instanceof Exhausted) return 'too much work'
    if (thrown instanceof Lost) return undefined
    throw thrown
  }
}

/**
 * True if the public words became what was seen. Unchanged words are not compared, because a position drops values
 * nobody needs any more.
 */
function changesAgree(
  { plan: { publicWords } }: Follow,
  from: Int32Array,
  to: Int32Array,
  { before, after }: Seen,
): boolean {
  return publicWords.every((at, i) => (to[at] === from[at] ? before[i] === after[i] : to[at] === after[i]))
}
