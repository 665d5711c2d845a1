import type { ActionIR, AskIR, ExprIR, GameIR, SetIR } from '../../../grammar/ir/ir.ts'
import { H } from '../../../grammar/ir/ir.ts'
import { asPossible } from '../../../grammar/ir/most.ts'
import { asksAfter, readsCell } from '../../../grammar/ir/walk.ts'
import { nodeText } from '../../../grammar/ir/node-text.ts'
import type { OfferPlan } from '../../closures/codes.ts'
import { codePlan } from '../../closures/codes.ts'
import type { Likeness } from '../../closures/telling-apart.ts'
import { likenessOf, repeatsMoves } from '../../closures/telling-apart.ts'
import { MAX_MOVES } from '../../program/program.ts'
import type { Js } from '../code/code.ts'
import { MOVES, joined, js, newOut } from '../code/code.ts'
import type { Ctx, Gen } from './context.ts'
import {
  arraysIn,
  block,
  branch,
  emit,
  freshCtx,
  functionOf,
  indexVal,
  mark,
  named,
  statements,
  unitOf,
} from './context.ts'
import { eachSieved, sieveOf } from './bits.ts'
import { boundsOf, unmade } from './bounds.ts'
import { inlinedSize } from '../code/sizes.ts'
import { mostListed } from '../code/most-listed.ts'
import type { Offered } from '../code/same-offers.ts'
import { offeredBy, offersLike, shapeOf } from '../code/same-offers.ts'
import { cellsOfAction } from '../code/cells-of-action.ts'
import { companionsOf } from './companions.ts'
import { value, you } from './expressions.ts'
import { comparing, comparingAll, measureKey, measuresOf } from './measures.ts'
import { eachSpace } from './chosen-spaces.ts'
import { eachDistinct, firstOfSorts } from './distinct.ts'
import { eachKept } from './kept-choices.ts'
import { askLastFound } from './last-found.ts'
import { eachPair } from './pairs.ts'
import { each } from './sets.ts'
import { when } from './tests.ts'
import type { Val } from '../code/val.ts'
import { constant, either } from '../code/val.ts'

const GIVEN: ReadonlySet<string> = new Set(['S'])
const NO_FORBIDS: ReadonlySet<number> = new Set()
const NOTHING_TESTED: ReadonlySet<ExprIR> = new Set()

/** What moves are looked for, if not to list them. */
interface Sought {
  /** Whether there is one. */
  readonly any?: true
  /** The value of each. */
  readonly measured?: ExprIR
  /** How a move is taken together with a number that is 1 if it is legal and 0 if not, where that can be told without a branch. */
  readonly counted?: Counted
}

interface Counted {
  readonly take: (ctx: Ctx, choices: readonly Val[], isLegal: Js) => void
  /** There is room for all of them. Otherwise `check` must follow each loop over things that are few. */
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
  const kept = exposed.map((at) => ({ at, name: ctx.g.names.fresh('v') }))
  for (const { at, name } of kept) emit(ctx, js`const ${name} = S[${at}];`)
  const bind = (at: number, v: Val): void => {
    ctx.cells.set(at, v)
    ctx.chosen?.add(at)
    if (exposed.includes(at)) emit(ctx, js`S[${at}] = ${v.code};`)
  }
  const search = sought.measured === undefined ? action : { ...action, measured: sought.measured }
  const isListed = sought.any === undefined && sought.measured === undefined
  const isNew = isListed && repeatsMoves(ctx.g.ir, search) ? newMoves(ctx, action) : undefined
  const levels = [...action.choices.keys(), action.choices.length].map((made) =>
    conditionsAfter(action, made, deferred),
  )
  const restAfter = (made: number): number =>
    inlinedSize(ctx.g.facts.sizes, [
      action.choices.slice(made + 1).map(({ from }) => from),
      levels.slice(made + 1).map((conditions) => conditions.map(({ test }) => test)),
    ])
  const level = (inner: Ctx, made: number, choices: readonly Val[], tested: ReadonlySet<ExprIR>): void => {
    for (const l of action.lets) if (l.after === made) bind(l.cell, named(inner, value(inner, l.value)))
    const conditions = (levels[made] ?? []).filter(({ test }) => !tested.has(test))
    const choice = action.choices[made]
    const further = (): void => {
      if (choice === undefined) {
        if (isNew === undefined) return leaf(inner, choices)
        return block(inner, js`if (${isNew(choices)})`, () => leaf(inner, choices))
      }
      const others = companionsOf(inner, action, made)
      const taking =
        (sieved: ReadonlySet<ExprIR>) =>
        (item: Val): void => {
          bind(choice.cell, item)
          const go = (): void => level(inner, made + 1, [...choices, item], sieved)
          if (others === undefined) go()
          else block(inner, js`if (${others.enoughFor(item)})`, go)
        }
      const take = taking(NOTHING_TESTED)
      const needed = neededPlaces(action, made, levels)
      /** The last two choices as pairs, if the conditions are such that each thing is a bit for a sort of pieces. */
      const pairs = ({ earlier, words }: Likeness, more: unknown): boolean => {
        const { counted } = sought
        const [other, ...rest] = action.choices.slice(made + 1)
        if (counted === undefined || other === undefined || rest.length > 0 || isNew !== undefined)
          return false
        const stand =
          earlier.length + words.length > 0 || likenessOf(ctx.g.ir, search, made + 1) !== undefined
        const isWritten = exposed.length > 0 || action.lets.some((l) => l.after > made)
        if (stand || isWritten || more !== undefined) return false
        const loop = firstOfSorts(inner, choice.from)
        const asked = { ofPiece: levels[made + 1] ?? [], ofBoth: levels[made + 2] ?? [] }
        if (loop === undefined) return false
        return eachPair(inner, action, loop, asked, bind, {
          visit: (piece, thing, bit) => counted.take(inner, [...choices, piece, thing], bit),
          after: () => counted.check(inner),
        })
      }
      const walk = (): void => {
        const likeness = likenessOf(ctx.g.ir, search, made)
        if (likeness === undefined) {
          if (eachKept(inner, choice.from, take)) return
          const { counted } = sought
          const isLast = made + 1 === action.choices.length && others === undefined && isNew === undefined
          const asksNothing = (levels[made + 1] ?? []).length === 0 && !exposed.includes(choice.cell)
          const asksLets = action.lets.some((l) => l.after > made)
          if (counted?.isRoom === true && isLast && asksNothing && !asksLets) {
            const count = (item: Val, bit: Js): void => counted.take(inner, [...choices, item], bit)
            if (eachSpace(inner, choice.from, count)) return
          }
          // After earlier choices, the same question would be asked repeatedly.
          const tests =
            made === 0 || exposed.includes(choice.cell) ? [] : sieveTests(action, made, levels[made + 1])
          const sieve = tests.length === 0 ? undefined : sieveOf(inner, choice.from, choice.cell, tests)
          if (sieve === undefined) each({ ...inner, rest: restAfter(made) }, choice.from, take)
          else eachSieved(inner, sieve, taking(new Set(tests)))
        } else if (likeness.none) each({ ...inner, rest: restAfter(made) }, choice.from, take)
        else if (!pairs(likeness, others))
          eachDistinct(
            { ...inner, rest: restAfter(made) },
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
  for (const { at, name } of kept) emit(ctx, js`S[${at}] = ${name};`)
}

/** The pieces that stand for themselves alone. */
function standingAlone(ctx: Ctx, { earlier, words }: Likeness, choices: readonly Val[]): readonly Val[] {
  const chosen = earlier.flatMap((i) => choices[i] ?? [])
  return [...chosen, ...words.map((word) => named(ctx, value(ctx, word)))]
}

/** A test whether a move, given by its choices, is the first of those that look like it. Emits the beginning of the search. */
function newMoves(ctx: Ctx, action: ActionIR): (choices: readonly Val[]) => Js {
  ctx.g.memory.needsPlain()
  const index = ctx.g.ir.actions.findIndex(({ choices }) => choices === action.choices)
  emit(ctx, js`beginMoves(${index});`)
  return (choices) =>
    js`isNewMove(S, ${index}, ${you(ctx).code}, [${joined(
      choices.map(({ code }) => code),
      js`, `,
    )}])`
}

interface Condition {
  readonly test: ExprIR
  readonly origin: number
}

/** What is tested once this many choices are made. A move is made only if nothing else refuses it. */
function conditionsAfter(
  action: ActionIR,
  made: number,
  deferred: ReadonlySet<number>,
): readonly Condition[] {
  const [sooner, behind]: [Condition[], Condition[]] = [[], []]
  for (const c of action.conditions) if (c.after === made) (asksAfter(c.test) ? behind : sooner).push(c)
  for (const [i, { test, origin, after }] of action.forbids.entries())
    if (after === made && !deferred.has(i))
      (asksAfter(test) ? behind : sooner).push({ test: { op: 'not', term: test }, origin })
  return [...sooner, ...behind]
}

/** Conditions on a choice that need nothing computed after it. */
function sieveTests(
  action: ActionIR,
  made: number,
  conditions: readonly Condition[] = [],
): readonly ExprIR[] {
  const lets = new Set(action.lets.filter((l) => l.after > made).map((l) => l.cell))
  return conditions.flatMap(({ test }) => (asksAfter(test) || readsCell(test, lets) ? [] : [test]))
}

/**
 * Places that do not depend on this choice or a later one, and must not be empty for there to be a move: from where later
 * choices are taken, or where something must lie. Found out before this choice is made, for all its candidates at once.
 */
function neededPlaces(
  action: ActionIR,
  made: number,
  levels: readonly (readonly Condition[])[],
): readonly ExprIR[] {
  const open = new Set(action.choices.slice(made).map(({ cell }) => cell))
  for (const l of action.lets) if (l.after > made) open.add(l.cell)
  const own = action.choices[made]
  const ownPlace = own && placeOf(own.from)
  const walked = ownPlace && nodeText(ownPlace)
  const found = new Map<string, ExprIR>()
  const need = (set: SetIR): void => {
    const place = placeOf(set)
    if (place === undefined || readsCell(place, open)) return
    const key = nodeText(place)
    // What an earlier choice did not depend on was looked at before that.
    const before = action.choices[made - 1]
    const isNews = before === undefined || readsCell(place, new Set([before.cell]))
    if (isNews && key !== walked) found.set(key, place)
  }
  for (const { from } of action.choices.slice(made + 1)) need(from)
  for (const { test } of levels.slice(made + 1).flat())
    for (const term of test.op === 'and' ? test.terms : [test]) if (term.op === 'any') need(term.set)
  return [...found.values()]
}

/** The place without whose contents the set is empty, if there is one. */
function placeOf(set: SetIR): ExprIR | undefined {
  switch (set.set) {
    case 'members':
      return set.container
    case 'filter':
    case 'sorted':
      return placeOf(set.of)
    case 'each':
      return placeOf(set.over)
    case 'minus':
      return placeOf(set.left)
    case 'empty':
    case 'one':
    case 'range':
    case 'row':
    case 'map':
    case 'union':
    case 'if':
    case 'let':
    case 'open line':
    case 'sight':
    case 'reached':
    case 'run':
    case 'borders':
      return undefined
  }
}

/** The parameters of an offer, bound to its arguments. */
export function giveArguments(ctx: Ctx, action: ActionIR, offer: AskIR['offers'][number]): void {
  const values = action.params.map((_, i) => {
    const arg = offer.args[i]
    return arg === undefined ? undefined : named(ctx, value(ctx, arg))
  })
  values.forEach((v, i) => {
    if (v !== undefined) bindArgument(ctx, action, i, v)
  })
}

function bindArgument(ctx: Ctx, { params }: ActionIR, i: number, v: Val): void {
  const at = params[i]
  if (at === undefined) return
  ctx.cells.set(at, v)
  if (ctx.g.facts.exposed.has(at)) emit(ctx, js`S[${at}] = ${v.code};`)
}

/** The player who is asked is never none. */
function seatCells(g: Gen): Map<number, Val> {
  return new Map([[H.you as number, indexVal(js`u`, g.ir.seats.length, false, true)]])
}

/** A function that reads a state and changes nothing in it. */
export function lookingCtx(g: Gen): Ctx {
  return { ...freshCtx(g, seatCells(g)), steady: true, chosen: new Set() }
}

/** `(S, u)`: does seat u have a legal move of the action? */
export function anyUnit(g: Gen, index: number): Js {
  return unitOf(g, `any ${index}`, js`any`, (name) => {
    const action = g.ir.actions[index]
    const ctx = lookingCtx(g)
    if (action !== undefined) searchMove(ctx, asPossible(action, index))
    return functionOf(g, name, js`S, u`, js`${statements(ctx.out)}\nreturn false;`)
  })
}

/** Returns true from the function if the action has a legal move. */
function searchMove(ctx: Ctx, action: ActionIR): void {
  const [label, found] = [ctx.g.names.fresh('L'), ctx.g.names.fresh('b')]
  emit(ctx, js`let ${found} = false;`, js`${label}: {`)
  const inner: Ctx = branch(ctx)
  const exposed = cellsOfAction(action).some((at) => ctx.g.facts.exposed.has(at))
  if (exposed) {
    const leave = ctx.g.names.fresh('L')
    emit(ctx, js`${leave}: {`)
    eachMoveUntil(inner, action, leave, found)
  } else {
    const remember = askLastFound(inner, action, (at) => emit(at, js`return true;`))
    eachMove(
      inner,
      action,
      (at, [choice]) => {
        if (remember !== undefined && choice !== undefined) emit(at, remember(choice))
        emit(ctx, js`${found} = true; break ${label};`)
      },
      NO_FORBIDS,
      { any: true },
    )
  }
  emit(ctx, js`}`, js`if (${found}) return true;`)
}

/** The search with words of the state in use: they are restored however it ends. */
function eachMoveUntil(ctx: Ctx, action: ActionIR, _leave: Js, found: Js): void {
  eachMove(
    ctx,
    action,
    () => {
      emit(ctx, js`${found} = true;`)
    },
    NO_FORBIDS,
    { any: true },
  )
  emit(ctx, js`}`)
}

/** `(S, u)`: does seat u have an answer to the question? */
export function anyAnswerUnit(g: Gen, ask: AskIR): Js {
  return unitOf(g, `answers ${ask.site}`, js`answers`, (name) => {
    const looking = lookingCtx(g)
    const possible = new Map(
      ask.offers.flatMap(({ action: index }) => {
        const action = g.ir.actions[index]
        return action === undefined ? [] : [[index, asPossible(action, index)] as const]
      }),
    )
    const ctx = comparingAll(looking, [...possible.values()])
    const asked = ask.offers.flatMap((offer) => {
      const action = possible.get(offer.action)
      return action === undefined ? [] : [{ offer, action }]
    })
    // What needs no search is asked first.
    const sorted = asked.toSorted((a, b) => Number(isSimple(b.action)) - Number(isSimple(a.action)))
    for (const { offer, action } of sorted) {
      const made = offeredBy(g.ir, offer)
      if (isShared(ctx, made, action)) {
        emit(ctx, js`if (${anyOfferUnit(g, made, action)}(S, u${handed(ctx, made)})) return true;`)
        continue
      }
      emit(ctx, js`{`)
      const inner: Ctx = branch(ctx)
      giveArguments(inner, action, offer)
      searchMove(inner, action)
      emit(ctx, js`}`)
    }
    return functionOf(g, name, js`S, u`, js`${statements(ctx.out)}\nreturn false;`)
  })
}

/** `(S, u, …)`: is there a legal move of the offer, `action` being what it offers as far as that is asked? */
function anyOfferUnit(g: Gen, offer: Offered, action: ActionIR): Js {
  return unitOf(g, `any offer ${shapeOf(offer)}`, js`any`, (name) => {
    const ctx = lookingCtx(g)
    const params = takeArguments(ctx, action, offer)
    searchMove(ctx, action)
    return functionOf(g, name, js`S, u${params}`, js`${statements(ctx.out)}\nreturn false;`)
  })
}

/**
 * Do several questions make an offer whose moves take many words to look for? Then they share a function, unless numbers
 * that its moves are compared with are shared with other offers of the same question.
 */
function isShared({ g, shared }: Ctx, offer: Offered, action: ActionIR): boolean {
  return (
    g.facts.sizes.longMoves[offer.action] === true &&
    offersLike(g.ir, offer).length > 1 &&
    (shared === undefined || measuresOf(action).every((node) => !shared.has(measureKey(node))))
  )
}

/** Arguments of a function that all offers of one shape share. Those that are constant are known to it. */
const handed = (ctx: Ctx, { args }: Offered): Js =>
  joined(
    args.flatMap((arg) => (arg.op === 'const' ? [] : [js`, ${value(ctx, arg).code}`])),
    js``,
  )

/** The parameters of such a function, bound to the parameters of the action. */
function takeArguments(ctx: Ctx, action: ActionIR, offer: Offered): Js {
  const alike = offersLike(ctx.g.ir, offer)
  const params: Js[] = []
  offer.args.forEach((arg, i) => {
    if (arg.op === 'const') return bindArgument(ctx, action, i, value(ctx, arg))
    const code = ctx.g.names.fresh('v')
    const all = alike.flatMap(({ args }) => args[i] ?? []).map((each) => unmade(boundsOf(ctx, each)))
    bindArgument(ctx, action, i, { ...all.reduce((a, b) => either(code, a, b)), code, atom: true })
    params.push(js`, ${code}`)
  })
  return joined(params, js``)
}

/** Is whether it is legal settled without looking for anything, and without writing a word? */
const isSimple = ({ params, choices, lets }: ActionIR): boolean =>
  params.length + choices.length + lets.length === 0

/** `(S)`: writes the codes of all moves into the program's list and returns their number. Who decides is in the state, or handed as `given`. */
export function listUnit(g: Gen, ask: AskIR, given?: Js): Js {
  const name = js`list${g.names.fresh('n')}`
  const looking = lookingCtx(g)
  if (given === undefined) emit(looking, js`const u = S[${H.you}];`)
  emit(looking, js`let n = 0;`)
  const ctx = comparingAll(looking, offered(g.ir, ask))
  const plan = codePlan(g.ir, ask)
  const isRoom = mostListed(g.ir, ask) < MAX_MOVES
  ask.offers.forEach((offer, i) => {
    const action = g.ir.actions[offer.action]
    const numbers = plan.offers[i]
    if (action === undefined || numbers === undefined) return
    const made = offeredBy(g.ir, offer)
    if (isShared(ctx, made, action)) {
      const unit = offerUnit(g, made, action, numbers, isRoom)
      emit(ctx, js`n = ${unit}(S, u, n, ${numbers.base}${handed(ctx, made)});`)
      return
    }
    emit(ctx, js`{`)
    const inner: Ctx = { ...branch(ctx), out: newOut() }
    giveArguments(inner, action, offer)
    listOffer(inner, action, numbers, js`${numbers.base}`, isRoom)
    // Each offer names the arrays that it reads itself: usually only some of the offers need theirs.
    const body = statements(inner.out)
    emit(ctx, ...arraysIn(body, GIVEN), body, js`}`)
  })
  g.functions.push(
    functionOf(
      g,
      name,
      given === undefined ? js`S` : js`S, ${given}`,
      js`${statements(ctx.out)}\nreturn n;`,
      { withArrays: false },
    ),
  )
  return name
}

/** `(S, u, n, base, …)`: writes the codes of the moves of one offer into the list from its `n`th place on, and returns how long it is then. */
function offerUnit(g: Gen, offer: Offered, action: ActionIR, numbers: OfferPlan, isRoom: boolean): Js {
  return unitOf(g, `offer ${shapeOf(offer)} ${isRoom}`, js`offer`, (name) => {
    const ctx = lookingCtx(g)
    const params = takeArguments(ctx, action, offer)
    listOffer(ctx, action, numbers, js`base`, isRoom)
    return functionOf(g, name, js`S, u, n, base${params}`, js`${statements(ctx.out)}\nreturn n;`)
  })
}

/** Lists the moves of one offer, numbered from `base` on. With room, all may be written at once, legal or not. */
function listOffer(ctx: Ctx, action: ActionIR, numbers: OfferPlan, base: Js, isRoom: boolean): void {
  const first = ctx.g.names.fresh('n')
  if (numbers.listed) emit(ctx, js`const ${first} = n;`)
  const codeOf = (choices: readonly Val[]): Js =>
    choices.reduce((sum, choice, k) => mixed(sum, numbers.domains[k] ?? 1, choice), constant(0)).code
  /** Where there is room for all moves, there is also for one that is written but not counted. */
  const counted: Counted = {
    take: (at, choices, isLegal) =>
      emit(at, js`${MOVES}[n] = ${codeOf(choices)} + ${base};`, js`n = n + ${isLegal} | 0;`),
    isRoom,
    check: (at) => {
      if (!isRoom) emit(at, js`if (n > ${MAX_MOVES}) tooMany(${numbers.action});`)
    },
  }
  const list = (at: Ctx, choices: readonly Val[]): void => {
    emit(at, js`if (n >= ${MAX_MOVES}) tooMany(${numbers.action});`)
    if (numbers.listed) {
      if (at.g.isAlone === true)
        for (const [i, { code }] of choices.entries())
          emit(at, js`${writtenDown(at.g, numbers.action, i)}[n - ${first}] = ${code};`)
      emit(at, js`${MOVES}[n] = n - ${first} + ${base};`, js`n++;`)
    } else emit(at, js`${MOVES}[n++] = ${codeOf(choices)} + ${base};`)
  }
  eachMove(ctx, action, list, NO_FORBIDS, numbers.listed ? {} : { counted })
}

const WRITTEN = new WeakMap<Gen, Map<string, Js>>()

/** Where one of the choices of each listed move is, for moves that are numbered by their place among those of their action. */
export function writtenDown(g: Gen, action: number, choice: number): Js {
  const lists = WRITTEN.get(g) ?? new Map<string, Js>()
  WRITTEN.set(g, lists)
  const key = `${action} ${choice}`
  const made = lists.get(key)
  if (made !== undefined) return made
  const name = js`P${g.names.fresh('n')}`
  g.functions.push(js`const ${name} = [];`)
  lists.set(key, name)
  return name
}

/** Each action that is offered, once. */
export function offered(ir: GameIR, { offers }: AskIR): readonly ActionIR[] {
  return [...new Set(offers.flatMap(({ action }) => ir.actions[action] ?? []))]
}

function mixed(sum: Val, domain: number, choice: Val): Val {
  if (sum.lo === 0 && sum.hi === 0) return choice
  return {
    ...choice,
    code: js`(Math.imul(${sum.code}, ${domain}) + ${choice.code})`,
    lo: 0,
    hi: 1,
    atom: false,
  }
}
