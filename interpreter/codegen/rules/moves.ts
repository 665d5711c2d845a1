import type { ActionIR, ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import { matchSet } from '../../../grammar/ir/match.ts'
import { asksAfter, readsCell } from '../../../grammar/ir/walk.ts'
import { nodeText } from '../../../grammar/ir/node-text.ts'
import { likenessOf, repeatsMoves, type Likeness } from '../../closures/representatives.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { block, emit, mark, named, type Ctx } from './context.ts'
import { eachSieved, sieveOf } from './candidate-bits.ts'
import { inlinedSize } from '../code/inlining-sizes.ts'
import { cellsOfAction } from '../code/cells-of-action.ts'
import { workOfCondition } from '../../program/work.ts'
import { UNCOUNTED, mostMembers, countWork } from '../code/execution-bounds.ts'
import { companionsOf } from './companions.ts'
import { comparing } from './measures.ts'
import { eachSpace } from './branch-free-spaces.ts'
import { eachDistinct, firstOfSorts } from './distinct.ts'
import { eachKept } from './choice-cache.ts'
import { eachPair } from './pair-loops.ts'
import { countingVisit, type Visit } from './visits.ts'
import type { Val } from '../code/val.ts'
import { value, each } from './dispatch.ts'
import { you } from './memory.ts'
import { when } from './when.ts'

export const NO_FORBIDS: ReadonlySet<number> = new Set()
const NOTHING_TESTED: ReadonlySet<ExprIR> = new Set()

/** The purpose of a search for moves, if not to list them. */
interface Sought {
  /** True to find out only if there is one. */
  readonly any?: true
  /** The value of each. */
  readonly measured?: ExprIR
  /**
   * Takes a move together with a number that is 1 if it is legal and 0 if not, if that is possible without a branch.
   */
  readonly counted?: Counted
}

export interface Counted {
  readonly take: (ctx: Ctx, choices: readonly Val[], isLegal: Js) => void
  /** True if there is room for all of them. Otherwise `check` must follow each loop over few things. */
  readonly isRoom: boolean
  readonly check: (ctx: Ctx) => void
}

/** The legal moves of an action as nested loops over its choices, each condition tested as early as possible. */
export function eachMove(
  outer: Ctx,
  action: ActionIR,
  leaf: (ctx: Ctx, choices: readonly Val[]) => void,
  deferred: ReadonlySet<number> = NO_FORBIDS,
  sought: Sought = {},
): void {
  const ctx = comparing(outer, action)
  const exposed = cellsOfAction(action).filter((at) => ctx.g.facts.exposed.has(at))
  const saved = exposed.map((at) => ({ at, name: ctx.g.names.fresh('v') }))
  for (const { at, name } of saved) emit(ctx, js`const ${name} = S[${at}];`)
  const bind = (at: number, v: Val): void => {
    ctx.cells.set(at, v)
    ctx.chosen?.add(at)
    if (exposed.includes(at)) emit(ctx, js`S[${at}] = ${v.code};`)
  }
  const search = sought.measured === undefined ? action : { ...action, measured: sought.measured }
  const isListed = sought.any === undefined && sought.measured === undefined
  const isNew = isListed && repeatsMoves(ctx.g.ir, search) ? newMoves(ctx, action) : undefined
  const levels = [...action.choices.keys(), action.choices.length].map((chosenCount) =>
    conditionsAfter(action, chosenCount, deferred),
  )
  const restAfter = (chosenCount: number): number =>
    inlinedSize(ctx.g.facts.sizes, [
      action.choices.slice(chosenCount + 1).map(({ from }) => from),
      levels.slice(chosenCount + 1).map((conditions) => conditions.map(({ test }) => test)),
    ])
  const level = (
    inner: Ctx,
    chosenCount: number,
    choices: readonly Val[],
    tested: ReadonlySet<ExprIR>,
  ): void => {
    for (const l of action.lets)
      if (l.after === chosenCount) bind(l.cell, named(inner, value(inner, l.value)))
    const conditions = (levels[chosenCount] ?? []).filter(({ test }) => !tested.has(test))
    const choice = action.choices[chosenCount]
    const further = (): void => {
      if (choice === undefined) {
        if (isNew === undefined) return leaf(inner, choices)
        return block(inner, js`if (${isNew(choices)})`, () => leaf(inner, choices))
      }
      const others = companionsOf(inner, action, chosenCount)
      const most = Math.min(choice.domain, mostMembers(ctx.g.ir, choice.from))
      const taking = (sieved: ReadonlySet<ExprIR>): Visit =>
        countingVisit(inner, most, (item) => {
          bind(choice.cell, item)
          const go = (): void => level(inner, chosenCount + 1, [...choices, item], sieved)
          if (others === undefined) go()
          else block(inner, js`if (${others.enoughFor(item)})`, go)
        })
      const take = taking(NOTHING_TESTED)
      const needed = neededPlaces(action, chosenCount, levels)
      /** Handles the last two choices as pairs, if the conditions make each thing a bit for a sort of pieces. */
      const pairs = ({ earlier, words }: Likeness, more: unknown): boolean => {
        const { counted } = sought
        const [other, ...rest] = action.choices.slice(chosenCount + 1)
        if (counted === undefined || other === undefined || rest.length > 0 || isNew !== undefined)
          return false
        const stand =
          earlier.length + words.length > 0 || likenessOf(ctx.g.ir, search, chosenCount + 1) !== undefined
        const isWritten = exposed.length > 0 || action.lets.some((l) => l.after > chosenCount)
        if (stand || isWritten || more !== undefined) return false
        const loop = firstOfSorts(inner, choice.from)
        const asked = { ofPiece: levels[chosenCount + 1] ?? [], ofBoth: levels[chosenCount + 2] ?? [] }
        if (loop === undefined) return false
        return eachPair(inner, action, loop, asked, bind, {
          visit: (piece, thing, bit) => counted.take(inner, [...choices, piece, thing], bit),
          after: () => counted.check(inner),
        })
      }
      const walk = (): void => {
        const likeness = likenessOf(ctx.g.ir, search, chosenCount)
        if (likeness === undefined) {
          if (eachKept(inner, choice.from, take)) return
          const { counted } = sought
          const isLast =
            chosenCount + 1 === action.choices.length && others === undefined && isNew === undefined
          const asksNothing = (levels[chosenCount + 1] ?? []).length === 0 && !exposed.includes(choice.cell)
          const asksLets = action.lets.some((l) => l.after > chosenCount)
          if (counted?.isRoom === true && isLast && asksNothing && !asksLets) {
            const count = (item: Val, bit: Js): void => counted.take(inner, [...choices, item], bit)
            if (eachSpace(inner, choice.from, count)) return
          }
          // After earlier choices, the same question would be asked repeatedly.
          const tests =
            chosenCount === 0 || exposed.includes(choice.cell)
              ? []
              : sieveTests(action, chosenCount, levels[chosenCount + 1])
          const sieve = tests.length === 0 ? undefined : sieveOf(inner, choice.from, choice.cell, tests)
          if (sieve === undefined) each({ ...inner, rest: restAfter(chosenCount) }, choice.from, take)
          else eachSieved(inner, sieve, taking(new Set(tests)))
        } else if (likeness.none) each({ ...inner, rest: restAfter(chosenCount) }, choice.from, take)
        else if (!pairs(likeness, others))
          eachDistinct(
            { ...inner, rest: restAfter(chosenCount) },
            choice.from,
            take,
            standingAlone(inner, likeness, choices),
          )
      }
      const filled = (i: number): void => {
        const container = needed[i]
        if (container === undefined) walk()
        else when(inner, { op: 'any', set: { set: 'members', container } }, () => filled(i + 1))
      }
      if (others?.anyOf === undefined) filled(0)
      else block(inner, js`if (${others.anyOf})`, () => filled(0))
    }
    const { loops } = ctx.g
    const parts = inlinedSize(ctx.g.facts.sizes, [conditions.map(({ test }) => test)])
    const asked = workOfCondition(parts)
    if (chosenCount > 0 && asked > 0 && loops.around > UNCOUNTED)
      emit(inner, countWork(js`${asked}`, loops.origin))
    const test = (i: number): void => {
      const condition = conditions[i]
      if (condition === undefined) further()
      else {
        mark(inner, condition.origin)
        when(inner, condition.test, () => test(i + 1))
      }
    }
    test(0)
  }
  mark(ctx, action.origin)
  level(ctx, 0, [], NOTHING_TESTED)
  for (const { at, name } of saved) emit(ctx, js`S[${at}] = ${name};`)
}

/** The pieces that represent themselves alone. */
function standingAlone(ctx: Ctx, { earlier, words }: Likeness, choices: readonly Val[]): readonly Val[] {
  const chosen = earlier.flatMap((i) => choices[i] ?? [])
  return [...chosen, ...words.map((word) => named(ctx, value(ctx, word)))]
}

/**
 * A test whether a move, given by its choices, is the first of those that look like it. Emits the beginning of the
 * search.
 */
function newMoves(ctx: Ctx, action: ActionIR): (choices: readonly Val[]) => Js {
  ctx.g.memory.needsPlain()
  const index = ctx.g.ir.actions.findIndex(({ choices }) => choices === action.choices)
  emit(ctx, js`beginMoves(${index});`)
  return (choices) =>
    js`isNewMove(S, ${index}, ${you(ctx).code}, [${joinJs(
      choices.map(({ code }) => code),
      js`, `,
    )}])`
}

interface Condition {
  readonly test: ExprIR
  readonly origin: number
}

/** Tests after this many choices. A move is made only if nothing else refuses it. */
function conditionsAfter(
  action: ActionIR,
  chosenCount: number,
  deferred: ReadonlySet<number>,
): readonly Condition[] {
  const [sooner, behind]: [Condition[], Condition[]] = [[], []]
  for (const c of action.conditions)
    if (c.after === chosenCount) (asksAfter(c.test) ? behind : sooner).push(c)
  for (const [i, { test, origin, after }] of action.forbids.entries())
    if (after === chosenCount && !deferred.has(i))
      (asksAfter(test) ? behind : sooner).push({ test: { op: 'not', term: test }, origin })
  return [...sooner, ...behind]
}

/** Conditions on a choice that need nothing computed after it. */
function sieveTests(
  action: ActionIR,
  chosenCount: number,
  conditions: readonly Condition[] = [],
): readonly ExprIR[] {
  const lets = new Set(action.lets.filter((l) => l.after > chosenCount).map((l) => l.cell))
  return conditions.flatMap(({ test }) => (asksAfter(test) || readsCell(test, lets) ? [] : [test]))
}

/**
 * Places that do not depend on this choice or a later one, and must not be empty for there to be a move: sources of
 * later choices, or places that a condition requires. They are tested before this choice, for all its candidates at
 * once.
 */
function neededPlaces(
  action: ActionIR,
  chosenCount: number,
  levels: readonly (readonly Condition[])[],
): readonly ExprIR[] {
  const open = new Set(action.choices.slice(chosenCount).map(({ cell }) => cell))
  for (const l of action.lets) if (l.after > chosenCount) open.add(l.cell)
  const own = action.choices[chosenCount]
  const ownPlace = own && placeOf(own.from)
  const walked = ownPlace && nodeText(ownPlace)
  const found = new Map<string, ExprIR>()
  const need = (set: SetIR): void => {
    const place = placeOf(set)
    if (place === undefined || readsCell(place, open)) return
    const key = nodeText(place)
    // Independent of earlier choices, so it was tested before them.
    const before = action.choices[chosenCount - 1]
    const isNews = before === undefined || readsCell(place, new Set([before.cell]))
    if (isNews && key !== walked) found.set(key, place)
  }
  for (const { from } of action.choices.slice(chosenCount + 1)) need(from)
  for (const { test } of levels.slice(chosenCount + 1).flat())
    for (const term of test.op === 'and' ? test.terms : [test]) if (term.op === 'any') need(term.set)
  return [...found.values()]
}

/** The place without whose contents the set is empty, if there is one. */
function placeOf(set: SetIR): ExprIR | undefined {
  return matchSet(
    set,
    {
      members: ({ container }) => container,
      filter: ({ of }) => placeOf(of),
      sorted: ({ of }) => placeOf(of),
      each: ({ over }) => placeOf(over),
      minus: ({ left }) => placeOf(left),
    },
    () => undefined,
  )
}
