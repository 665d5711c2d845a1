import type { GameIR } from '../../grammar/ir/ir.ts'
import { BEHIND_SCREENS, H, NONE } from '../../grammar/ir/ir.ts'
import { isExpression, isStep } from '../../grammar/ir/nodes.ts'
import { drawsLots } from '../../grammar/ir/node-facts.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { someNode } from '../../grammar/ir/walk.ts'
import type { Domain } from '../counting/matching.ts'
import { likenessOf } from '../closures/telling-apart.ts'
import { Fault } from '../program/program.ts'
import type { Program } from '../program/program.ts'
import { knows } from '../state/knows.ts'
import type { Branch, Follow } from './branch.ts'
import { Lost, assertNoChance } from './branch.ts'
import { candidatesOf } from './candidates-of.ts'
import type { Knowledge } from './knowledge.ts'
import { goesByNumber, orderMatters } from './order-matters.ts'
import { positionOf } from './position.ts'
import type { Position } from './position.ts'
import { learned } from './rules-of-faces.ts'
import type { GivenAnswer, SeenAnswer } from './seen-answer.ts'
import { piecesIn } from './sight.ts'
import type { Sight } from './sight.ts'
import { explore } from './supposed.ts'

/** What somebody else chose, as a seat can tell once it is done, and the position at that time as the seat knew it. */
export interface OthersChoice {
  readonly position: Position
  /** For each pick, the kind of the piece, if the seat has seen it by now. */
  readonly kinds: readonly (number | undefined)[]
}

/** What pieces unknown to a seat can be in a place, as far as others revealed by what they did there. */
export type Limits = ReadonlyMap<number, ReadonlySet<number>>

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

/** Looks at a choice by somebody else; undefined where nothing can be concluded from it. */
export function othersChoice(
  program: Program,
  before: Int32Array,
  seat: number | undefined,
  answer: GivenAnswer,
  after: Int32Array,
): OthersChoice | undefined {
  const { ir } = program
  if (answer.kind !== 'code' || before[H.decider] === seat || isBehindScreens(before) || !isLookedAt(ir))
    return undefined
  const move = program.decode(before, answer.code)
  if (move === undefined) return undefined
  const action = ir.actions[move.action]
  const choices = action?.choices ?? []
  // Where one piece can be chosen twice, nobody else sees whether it was.
  const maybeTwice = (_: unknown, made: number): boolean =>
    action !== undefined && (likenessOf(ir, action, made)?.earlier.length ?? 0) > 0
  if (choices.some(maybeTwice)) return undefined
  const kinds = move.values.map((value, i) =>
    choices[i]?.type === 'piece' && value < ir.pieces.length && knows(ir, after, seat, value)
      ? ir.pieces[value]?.kind
      : undefined,
  )
  const position = positionOf(ir, before, seat)
  return position && { position, kinds }
}

/** Places that contain something unknown to the seat that was not there before, or that it knew before. */
export function renewedPlaces(
  ir: GameIR,
  before: Int32Array,
  seat: number | undefined,
  after: Int32Array,
): readonly number[] {
  if (!isLookedAt(ir)) return []
  // Where things go behind a screen is not revealed: anything may have come anywhere.
  if (isBehindScreens(before) || isBehindScreens(after)) return [...ir.containers.keys()]
  const { at } = ir.memory
  const renewed = new Set<number>()
  for (let piece = 0; piece < ir.pieces.length; piece++) {
    const place = after[at + piece] ?? NONE
    if (place === NONE || renewed.has(place) || knows(ir, after, seat, piece)) continue
    if (before[at + piece] !== place || knows(ir, before, seat, piece)) renewed.add(place)
  }
  // In the order of the places: that of the pieces would reveal something.
  return [...renewed].sort((a, b) => a - b)
}

function isBehindScreens(S: Int32Array): boolean {
  return S[H.screen] === BEHIND_SCREENS
}

/** The most ways in which faces may matter to the legality of one choice. */
const MOST_LEAVES = 200

/**
 * What choices by others reveal, ply by ply. The rules say under which faces the choice was legal, just as where a
 * whole game is followed: a player who did not follow suit had no card of it. What all pieces of a place have in
 * common is kept until something unknown to the seat comes there.
 */
export class ToldByChoices {
  readonly limits = new Map<number, ReadonlySet<number>>()
  private done = 0

  catchUp(using: Follow, { plies, first }: Knowledge): Limits {
    for (; this.done < plies.length; this.done++) {
      const { answer, choice, renewed, sight } = plies[this.done] ?? {}
      if (answer?.kind === 'choice' && choice !== undefined && sight !== undefined)
        this.conclude(using, answer, choice, { before: plies[this.done - 1]?.sight ?? first, after: sight })
      for (const place of renewed ?? []) this.limits.delete(place)
    }
    return this.limits
  }

  private conclude(
    using: Follow,
    answer: Extract<SeenAnswer, { kind: 'choice' }>,
    { position, kinds }: OthersChoice,
    seen: Seen,
  ): void {
    const { ir } = using
    const branch = branchAt(ir, position, this.limits)
    const values = valuesOf(using, branch, answer)
    if (values === undefined) return
    const domains = [...branch.domains]
    kinds.forEach((kind, i) => {
      if (kind !== undefined) domains[values[i] ?? -1] = [kind]
    })
    const asked = { ...branch, domains }
    const after =
      (isPlayedOn(ir) ? possibleDomains(using, asked, answer, values, seen) : undefined) ??
      possibleDomains(using, asked, answer, values)
    if (after === undefined) return
    const chosen = new Set(values.filter((_, i) => kinds[i] !== undefined))
    const hidden = new Set(position.pools.flat())
    ir.containers.forEach((container, place) => {
      if (container.pile) return
      const there = piecesIn(ir, position.state, place).filter(
        (piece) => hidden.has(piece) && !chosen.has(piece),
      )
      const [was, is] = [branch.domains, after].map(
        (of) => new Set(there.flatMap((piece) => of[piece] ?? [])),
      )
      if (was !== undefined && is !== undefined && is.size < was.size) this.limits.set(place, is)
    })
  }
}

/** A position as the deduction sees it: pieces that the seat does not know can be any of the remaining kinds. */
function branchAt(ir: GameIR, { state, pools }: Position, limits: Limits): Branch {
  return { state, domains: domainsIn(ir, state, pools, limits), rules: [], pools: [], trail: undefined }
}

/** Kinds that each piece of a position can be: known ones their own, others whatever their place may hold. */
export function domainsIn(
  ir: GameIR,
  state: Int32Array,
  pools: readonly (readonly number[])[],
  limits: Limits,
): Domain[] {
  const domains: Domain[] = ir.pieces.map(({ kind }) => [kind])
  for (const pool of pools) {
    const kinds = [...new Set(pool.map((piece) => ir.pieces[piece]?.kind ?? -1))].sort((a, b) => a - b)
    for (const piece of pool) {
      const place = state[ir.memory.at + piece] ?? NONE
      const [holds, limit] = [ir.containers[place]?.holds, limits.get(place)]
      domains[piece] =
        holds === undefined && limit === undefined
          ? kinds
          : kinds.filter((kind) => (holds?.includes(kind) ?? true) && (limit?.has(kind) ?? true))
    }
  }
  return domains
}

/**
 * One way in which the choice can have been meant: pieces that look alike are interchangeable, but no two picks are
 * the same piece.
 */
function valuesOf(
  using: Follow,
  branch: Branch,
  { picks }: Extract<SeenAnswer, { kind: 'choice' }>,
): readonly number[] | undefined {
  try {
    return candidatesOf(using, branch, picks).find(({ values }) => {
      const pieces = values.filter((_, i) => picks[i]?.pick !== 'value')
      return new Set(pieces).size === pieces.length
    })?.values
  } catch (thrown) {
    if (thrown instanceof Lost) return undefined
    throw thrown
  }
}

/** What the seat saw before a choice and after it. */
interface Seen {
  readonly before: Sight
  readonly after: Sight
}

/**
 * What pieces can be if the choice was legal, and if that came of it which was seen; undefined if it turns on too much, on chance too,
 * or if nothing would make it so.
 */
function possibleDomains(
  using: Follow,
  { state, domains }: Branch,
  { offer, action }: Extract<SeenAnswer, { kind: 'choice' }>,
  values: readonly number[],
  seen?: Seen,
): readonly Domain[] | undefined {
  const { strict, lenient, supposed } = using.faces
  const scratch = new Int32Array(state.length)
  const isPossible = (): boolean => {
    scratch.set(state)
    try {
      const code = strict.encode(scratch, offer, values)
      if (code < 0 || strict.decode(scratch, code)?.action !== action) return false
      if (strict.refusals(scratch, offer, values).length > 0) return false
      if (seen === undefined) return true
      lenient.apply(scratch, code)
    } catch (thrown) {
      if (thrown instanceof Fault) return false
      throw thrown
    }
    assertNoChance(scratch)
    return changesAgree(using, state, scratch, seen)
  }
  supposed.seats = using.seat === undefined ? (1 << using.ir.seats.length) - 1 : 1 << using.seat
  const leaves = explored(using, domains, isPossible)?.filter(({ value }) => value) ?? []
  return leaves.length === 0 ? undefined : learned(domains, leaves).domains
}

function explored({ faces }: Follow, domains: readonly Domain[], run: () => boolean) {
  try {
    return explore(faces.supposed, domains, run, MOST_LEAVES)
  } catch (thrown) {
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
