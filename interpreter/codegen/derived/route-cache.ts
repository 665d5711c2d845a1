import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import { PASSES, ROUTE, WANTED } from '../../state/routes.ts'
import { js, type Js } from '../code/code.ts'
import { block, emit, functionOf, indexVal, named, unitOf, type Ctx, type Gen } from '../rules/context.ts'
import { keyOfOthers, type Key, type Other } from './cache-keys.ts'
import { askedOf, type Question } from './reach-questions.ts'
import { flattened } from '../rules/set-filters.ts'
import { usesUndoLog } from '../rules/undo-log.ts'
import { MOST_BITS } from '../rules/hoisted-values.ts'
import { spaceUpdates, type SpaceUpdates } from './space-updates.ts'
import { condCode, isNone, type Cond, type Val } from '../code/val.ts'
import { value, has } from '../rules/dispatch.ts'
import { memoized } from '../../../grammar/source/memoized.ts'

/*
 * Caches reachability. For each space a route to a wanted space is stored, if the contents of a space determine whether
 * it is wanted and whether it can be passed. The move log lists the spaces that have changed since the last query, so a
 * query costs as much as has changed, not as much as there is to search.
 */

/** Bits for the start of a route: at a goal itself, or on a space that cannot be passed. */
export const BEGINS = { atGoal: 2, outside: 4 } as const

/** True if any wanted space is reached. Undefined if routes do not apply; `search` is the fallback. */
export function anyByRoutes(ctx: Ctx, set: SetIR, search: () => Cond): Cond | undefined {
  const { of, wanted } = flattened(set)
  if (of.set !== 'reached' || of.from.set !== 'one') return undefined
  const whole = askedOf(ctx, of, of.via, wanted)
  const { via } = of
  const asked = whole ?? (via.set === 'minus' ? askedOf(ctx, of, via.left, wanted) : undefined)
  if (asked === undefined) return undefined
  const start = named(ctx, value(ctx, of.from.item))
  if (isNone(start) === true) return false
  const key = keyOfOthers(ctx, asked.others)
  const except = whole === undefined && via.set === 'minus' ? via.right : undefined
  return look(ctx, { question: asked, key, start, except, search })
}

/** A reachability condition as a query on incrementally updated routes. */
interface ByRoutes {
  readonly start: ExprIR
  readonly others: readonly Other[]
  readonly unit: () => Unit
}

/** Undefined if it depends on more than the existence of a route. */
export function byRoutes(ctx: Ctx, set: SetIR): ByRoutes | undefined {
  if (ctx.g.ir.spaces.length <= MOST_BITS) return undefined
  const { of, wanted } = flattened(set)
  if (of.set !== 'reached' || of.from.set !== 'one') return undefined
  const asked = askedOf(ctx, of, of.via, wanted)
  if (asked === undefined) return undefined
  return { start: of.from.item, others: asked.others, unit: () => routesUnit(ctx.g, asked) }
}

interface Look {
  readonly question: Question
  readonly key: Key
  readonly start: Val
  /** Spaces that cannot be passed although there is a route. */
  readonly except: SetIR | undefined
  readonly search: () => Cond
}

function look(ctx: Ctx, { question, key, start, except, search }: Look): Cond {
  const { g } = ctx
  const spaces = g.ir.spaces.length
  const unit = routesUnit(g, question)
  const { routes, next, stands, isOld, sync } = unit
  const [found, base, there] = [g.names.fresh('b'), g.names.fresh('n'), g.names.fresh('v')]
  if (key.isInside === false) return search()
  emit(ctx, js`let ${found} = false;`)
  const isThere: Cond =
    start.none || start.lo < 0 || start.hi >= spaces ? js`${start.code} >>> 0 < ${spaces}` : true
  const ask = (): void => {
    emit(ctx, js`const ${base} = ${key.code === undefined ? js`0` : js`Math.imul(${key.code}, ${spaces})`};`)
    const current = js`if (${isOld}) ${sync}(S);`
    const lookUp = js`${found} = ${there} >= 0 || ${there} < ${ROUTE.lost} && ${routes}.other(${base}, ${start.code});`
    if (except !== undefined) return outside(current)
    const { begins } = ctx
    if (begins !== undefined) {
      const sort = js`${begins} |= ${there} === ${ROUTE.goal} ? ${BEGINS.atGoal} : ${BEGINS.outside};`
      emit(ctx, current, js`const ${there} = ${next}[${base} + ${start.code} | 0];`)
      return emit(ctx, js`if (${there} < ${ROUTE.lost}) ${sort}`, lookUp)
    }
    if (!usesUndoLog(g))
      return emit(ctx, current, js`const ${there} = ${next}[${base} + ${start.code} | 0];`, lookUp)
    // A tried move cuts few routes. As long as the queried route is intact, the others need no update.
    block(ctx, js`if (trying !== 0 && ${isOld} && ${stands()}(S, ${base}, ${start.code}))`, () =>
      emit(ctx, js`${found} = true;`),
    )
    block(ctx, js`else`, () => {
      emit(ctx, current, js`const ${there} = ${next}[${base} + ${start.code} | 0];`, lookUp)
    })
  }
  const outside = (current: Js): void => {
    if (except === undefined) return
    const [here, sure, ahead] = [g.names.fresh('v'), g.names.fresh('b'), g.names.fresh('v')]
    emit(
      ctx,
      current,
      js`let ${there} = ${routes}.first(${base}, ${start.code}), ${sure} = ${there} !== ${ROUTE.goal};`,
    )
    block(ctx, js`while (${there} >= 0)`, () => {
      emit(ctx, js`const ${here} = ${there}, ${ahead} = ${next}[${base} + ${here} | 0];`)
      emit(ctx, js`if (${ahead} === ${ROUTE.goal}) { ${found} = true; break; }`)
      const isOut = has(ctx, except, indexVal(here, spaces, false, true))
      emit(ctx, js`if (${condCode(isOut)}) { ${sure} = false; break; }`)
      emit(ctx, js`${there} = ${ahead};`)
    })
    block(ctx, js`if (!${sure})`, () => emit(ctx, js`${found} = ${condCode(search())};`))
  }
  const asked = (): void => {
    if (key.isInside === true) return ask()
    block(ctx, js`if (${key.isInside})`, ask)
    block(ctx, js`else`, () => emit(ctx, js`${found} = ${condCode(search())};`))
  }
  if (isThere === true) block(ctx, js``, asked)
  else block(ctx, js`if (${isThere})`, asked)
  return found
}

export interface Unit extends SpaceUpdates {
  readonly routes: Js
  readonly next: Js
  /** The list of `Routes.turns`. */
  readonly turns: Js
  /** Predecessors of all spaces, and the index of each space's first one. */
  readonly behind: { readonly from: Js; readonly list: Js }
  /** `(S, base, start)`: true if the last cached route from a space is intact. */
  readonly stands: () => Js
}

const unitsOf = memoized<Gen, Map<string, Unit>>(() => new Map())

function routesUnit(g: Gen, { along, keys }: Question): Unit {
  const question = { along, keys }
  const units = unitsOf(g)
  const key = `routes ${JSON.stringify(question)}`
  const unit = units.get(key) ?? makeUnit(g, question, key)
  units.set(key, unit)
  return unit
}

function makeUnit(g: Gen, question: Question, key: string): Unit {
  const { names, functions } = g
  const { along, keys } = question
  const spaces = g.ir.spaces.length
  const routes = js`R${names.fresh('n')}`
  const [next, turns] = [names.list(), names.list()]
  const behind = { from: names.list(), list: names.list() }
  functions.push(
    js`const ${routes} = routes(${along}, ${keys.length}, words), x${next} = ${routes}.next;`,
    js`const x${turns} = ${routes}.turns, x${behind.from} = ${routes}.behind.from, x${behind.list} = ${routes}.behind.list;`,
  )
  const updates = spaceUpdates(g, question, key, routes)
  const isValid = (): Js =>
    unitOf(g, `${key} stands`, js`stands`, (name) => {
      const body = js`
let v = ${routes}.first(base, start);
while (v >= 0) {
const word = ${updates.what}(S, v) >>> ${keys.length > 1 ? js`2 * (base / ${spaces} | 0)` : js`0`};
if ((word & ${WANTED}) !== 0) return true;
if ((word & ${PASSES}) === 0) return false;
v = ${next}[base + v | 0];
}
return false;`
      return functionOf(g, name, js`S, base, start`, body)
    })
  return { ...updates, routes, next, turns, behind, stands: isValid }
}
