import type { GameIR } from '../../grammar/ir/ir.ts'
import { faceOf } from '../state/face.ts'
import { BEHIND_SCREENS, H, NONE } from '../../grammar/ir/ir.ts'
import { isExpression, isStep } from '../../grammar/ir/nodes.ts'
import { drawsLots } from '../../grammar/ir/node-facts.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { someNode } from '../../grammar/ir/walk.ts'
import type { Domain } from '../counting/matching.ts'
import { likenessOf } from '../closures/telling-apart.ts'
import { Fault } from '../program/program.ts'
import type { Program } from '../program/program.ts'
import { knows, recognises } from '../state/knows.ts'
import type { Branch, Follow } from './branch.ts'
import { Lost, assertNoChance } from './branch.ts'
import type { Budget } from './budget.ts'
import { Exhausted, Savings } from './budget.ts'
import { candidatesOf } from './candidates-of.ts'
import type { Knowledge, SeenPly } from './knowledge.ts'
import { orderlessPlaces } from './orderless.ts'
import { goesByNumber, orderMatters } from './order-matters.ts'
import { knownPosition } from './position.ts'
import type { Position } from './position.ts'
import { seenPicks } from './seen-answer.ts'
import type { GivenAnswer, SeenAnswer } from './seen-answer.ts'
import { intersection } from './rules-of-faces.ts'
import { looksAgree } from './sight.ts'
import type { Sight } from './sight.ts'
import { spotsIn } from './spots.ts'
import type { Limits, Spot } from './spots.ts'
import type { Leaf } from './supposed.ts'
import { explore } from './supposed.ts'

/** What somebody chose, as a seat can tell once it is done, and the position at that time as the seat knew it. */
export interface ToldChoice {
  readonly position: Position
  /** For each pick, the kind of the piece, if the seat has seen it by now. */
  readonly kinds: readonly (number | undefined)[]
}

const MADE = new WeakMap<GameIR, boolean>()

/**
 * Is it worthwhile to analyse single choices? Not where the whole game can be followed, which reveals more, nor where
 * legality may depend on the order in which pieces are numbered.
 */
function isLookedAt(ir: GameIR): boolean {
  const made = MADE.get(ir)
  if (made !== undefined) return made
  const rules = rulesOfGame(ir)
  const isLost = orderMatters(ir) !== undefined || someNode(rules, (node) => isStep(node) && drawsLots(node))
  const found = isLost && !someNode(rules, (node) => isExpression(node) && goesByNumber(ir, node))
  MADE.set(ir, found)
  return found
}

/**
 * Can it be told what comes of a choice, but for what faces do to it? Not where that may go by the order in which pieces are numbered,
 * nor by values that others keep secret.
 */
function isPlayedOn(ir: GameIR): boolean {
  return orderMatters(ir) === undefined && !ir.memory.regions.some(({ secret }) => secret !== undefined)
}

/** Looks at a choice; undefined where nothing can be concluded from it. */
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
  // Where one piece can be chosen twice, nobody else sees whether it was.
  const maybeTwice = (_: unknown, made: number): boolean =>
    action !== undefined && (likenessOf(ir, action, made)?.earlier.length ?? 0) > 0
  if (choices.some(maybeTwice)) return undefined
  // Chance may have picked another one of those that look alike to whoever chose.
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
  // What was made up for want of the truth must not be reasoned from.
  return position === undefined || position.isGuessed
    ? undefined
    : { position, kinds: order.map((i) => kinds[i]) }
}

/** A spot, and where the pieces at it were before. */
export type Carried = readonly [Spot, readonly Spot[]]

/**
 * The spots at which there is nothing but what the seat did not know before, and that has stayed in its place. A shuffle ends that
 * for all piles, whether or not the order is another one.
 */
export function carriedSpots(
  ir: GameIR,
  before: Int32Array,
  seat: number | undefined,
  after: Int32Array,
): readonly Carried[] {
  // Where things go behind a screen is not revealed: anything may have come anywhere.
  if (!isLookedAt(ir) || isBehindScreens(before) || isBehindScreens(after)) return []
  const isShuffled = before[H.drawsShuffle] !== after[H.drawsShuffle]
  const { at } = ir.memory
  const were = spotsIn(ir, before, seat)
  const { inDoubt, insteadOf } = forgottenIn(ir, before, seat, after)
  const carried = new Map<Spot, Set<Spot> | undefined>()
  for (const [piece, spot] of spotsIn(ir, after, seat)) {
    const place = after[at + piece] ?? NONE
    const stays = before[at + piece] === place && !inDoubt.has(place)
    const was = stays ? were.get(were.has(piece) ? piece : (insteadOf(piece) ?? NONE)) : undefined
    if (was === undefined || (isShuffled && isMixedThere(ir, place))) carried.set(spot, undefined)
    else if (!carried.has(spot)) carried.set(spot, new Set([was]))
    else carried.get(spot)?.add(was)
  }
  // In an order of their own: that of the pieces would reveal something.
  return [...carried]
    .flatMap(([spot, from]): Carried[] => (from === undefined ? [] : [[spot, [...from].sort()]]))
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/**
 * What a seat no longer knows in a fan. Of things alike it makes no difference which one leaves: a known one may stay among the unknown
 * ones in place of one that was not known. What leaves unseen takes the knowledge of all of them along, and nothing is told of the rest.
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
    const [was, is] = [knows(ir, before, seat, piece), knows(ir, after, seat, piece)]
    const isGone = before[at + piece] !== after[at + piece]
    fewer.set(alike(piece), (fewer.get(alike(piece)) ?? 0) + Number(was) - Number(is))
    if (isGone && !was && is) leftOpenly.set(alike(piece), piece)
  })
  const inDoubt = new Set<number>()
  for (const [key, count] of fewer) {
    const place = Number.parseInt(key, 10)
    if (count > 0 && ir.containers[place]?.pile === false) inDoubt.add(place)
  }
  return { inDoubt, insteadOf: (piece) => leftOpenly.get(alike(piece)) }
}

/** Which group of shuffled ones holds what it held before is not revealed either. */
function isMixedThere({ containers, groups }: GameIR, place: number): boolean {
  return containers[place]?.pile === true || place >= (groups[0]?.container ?? Infinity)
}

function isBehindScreens(S: Int32Array): boolean {
  return S[H.screen] === BEHIND_SCREENS
}

/** The most ways in which faces may matter to the legality of one choice. */
const MOST_LEAVES = 200

/**
 * What choices reveal, ply by ply. The rules say under which faces a choice was legal and what comes of it, just as where a
 * whole game is followed: a player who did not follow suit had no card of it, and a card that was pointed at as blue is blue. What
 * the pieces at a spot have in common is kept as long as they can be followed.
 */
export class ToldByChoices {
  private told: Told = { limits: new Map(), isCut: false }
  private done = 0
  private readonly savings = new Savings()

  /** Answers that are left when there is no more time are not analysed yet. */
  catchUp(using: Follow, { plies, first }: Knowledge, mayGoOn: () => boolean): Told {
    for (; this.done < plies.length && mayGoOn(); this.done++) {
      const ply = plies[this.done]
      if (ply === undefined) break
      this.savings.add()
      const seen = { before: plies[this.done - 1]?.sight ?? first, after: ply.sight }
      this.told = toldAfter({ ...using, budget: this.savings }, ply, this.told, seen)
    }
    if (this.done === plies.length) return this.told
    const limits = plies
      .slice(this.done)
      .reduce((before, { carried }) => carriedOn(before, carried), this.told.limits)
    return { limits, isCut: true }
  }
}

/** What choices have revealed of what lies at each spot. */
export interface Told {
  readonly limits: Limits
  /** More may have been revealed: the budget for finding out was spent. */
  readonly isCut: boolean
}

function toldAfter(using: Follow, { answer, choice, carried }: SeenPly, told: Told, seen: Seen): Told {
  const { limits } = told
  const found =
    answer.kind === 'choice' && choice !== undefined
      ? concluded(using, answer, choice, limits, seen)
      : { before: limits, after: undefined, isCut: false }
  return {
    limits: found.after ?? carriedOn(found.before, carried),
    // Where nothing can be followed on, nothing is missed.
    isCut: (told.isCut || found.isCut) && carried.length > 0,
  }
}

function carriedOn(before: Limits, carried: readonly Carried[]): Limits {
  const limits = new Map<Spot, ReadonlySet<number>>()
  for (const [spot, from] of before.size === 0 ? [] : carried) {
    const kinds = from.map((was) => before.get(was))
    if (kinds.every((each) => each !== undefined))
      limits.set(spot, new Set(kinds.flatMap((each) => [...each])))
  }
  return limits
}

interface Concluded {
  /** Limits of the spots at which pieces lay before the choice. */
  readonly before: Limits
  /** Those of the spots at which they lie afterwards, if what came of the choice could be followed. */
  readonly after: Limits | undefined
  /** The budget was spent before everything was concluded. */
  readonly isCut: boolean
}

/** The share of the budget that the most precise way of looking at a choice may take. */
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
  const meant = meantBy(using, branchAt(ir, position, limits), answer, kinds, spots)
  let isCut = false
  const waysWithin = (budget: Budget, how: How | undefined): readonly Leaf<Way>[] | undefined => {
    const all: Leaf<Way>[] = []
    for (const { branch, values } of meant ?? []) {
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

/** What lies at each spot can be of any of these kinds. */
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

/** Of several ways: what is possible at a spot is possible in one of them. What excludes nothing is left out. */
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

/** How many kinds a piece can be of that the seat knows nothing about. */
function mostKinds(ir: GameIR, { pools }: Position): number {
  const kinds = pools.map((pool) => new Set(pool.map((piece) => ir.pieces[piece]?.kind ?? -1)).size)
  return Math.max(0, ...kinds)
}

/** A position as the deduction sees it: pieces that the seat does not know can be any of the remaining kinds. */
function branchAt(ir: GameIR, position: Position, limits: Limits): Branch {
  const { state } = position
  return { state, domains: domainsIn(ir, position, limits), rules: [], pools: [], trail: undefined }
}

/** Kinds that each piece of a position can be: known ones their own, others whatever their place may hold. */
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

/** One way in which a choice can have been meant. */
interface Meant {
  readonly branch: Branch
  readonly values: readonly number[]
}

/**
 * The ways in which a choice can have been meant, but for those in which a piece is another one at the same spot; no two picks are the
 * same piece. What is known of a fan counts faces, so a pick may have been a known piece there or one that is not. Undefined if there
 * are too many.
 */
function meantBy(
  using: Follow,
  branch: Branch,
  answer: Extract<SeenAnswer, { kind: 'choice' }>,
  kinds: readonly (number | undefined)[],
  spots: ReadonlyMap<number, Spot>,
): readonly Meant[] | undefined {
  const meant = new Map<string, Meant>()
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
      if (!meant.has(key.join(' / '))) meant.set(key.join(' / '), { branch: { ...branch, domains }, values })
    }
  } catch (thrown) {
    if (thrown instanceof Lost) return undefined
    throw thrown
  }
  return [...meant.values()]
}

/** What the seat saw before a choice and after it. */
interface Seen {
  readonly before: Sight
  readonly after: Sight
}

/** How far what came of a choice must look as it was seen. */
type How = Seen & { readonly spots: boolean }

/** One way in which a choice may have gone: where the pieces lie afterwards that the seat does not know, and what each piece can be. */
interface Way {
  readonly spots: ReadonlyMap<number, Spot>
  readonly domainOf: (piece: number) => Domain
}

const NOWHERE: Way['spots'] = new Map()

/**
 * The ways in which the choice was legal, and in which that came of it which was seen; undefined if it turns on too much, on chance too.
 * With `spots`, what lies where must look as it was seen, too.
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
 * Have the words that everybody sees become what was seen? Those that nothing changed are not compared: a position has forgotten what
 * is of no use any more.
 */
function changesAgree(
  { plan: { publicWords } }: Follow,
  from: Int32Array,
  to: Int32Array,
  { before, after }: Seen,
): boolean {
  return publicWords.every((at, i) => (to[at] === from[at] ? before[i] === after[i] : to[at] === after[i]))
}
