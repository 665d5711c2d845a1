import { js } from './code.ts'
import type { Js } from './code.ts'
import type { Ctx } from './context.ts'
import { block, emit } from './context.ts'
import type { Val } from './val.ts'
import { ranged } from './val.ts'

/** Emits what is done with one member, known under a name. */
export interface Visit {
  (item: Val): void
  /** It is a statement or two, which may stand as often as one likes. */
  readonly isSmall?: boolean
}

/** A visitor that emits a statement or two and nothing else. */
export function small(visit: (item: Val) => void): Visit {
  return Object.assign((item: Val): void => visit(item), { isSmall: true })
}

/** As often as this code may stand in all; then members are gathered in a list first, and it stands behind that. */
const MOST_COPIES = 8

/** A visitor that is made twice: in place, or once behind a list if what is around it is repeated too often already. */
export function repeated(ctx: Ctx, visit: Visit, make: (again: Visit) => void): void {
  if (visit.isSmall === true) return make(visit)
  if (mayRepeat(ctx)) return make((item) => inCopy(ctx, () => visit(item)))
  gathered(ctx, make, visit)
}

export const mayRepeat = (ctx: Ctx): boolean => ctx.g.copies.now * 2 <= MOST_COPIES

/** What is made here is one of two copies. */
export function inCopy(ctx: Ctx, make: () => void): void {
  const { copies } = ctx.g
  copies.now *= 2
  make()
  copies.now /= 2
}

/** Members into a list, then the visitor for each of them. */
export function gathered(ctx: Ctx, make: (take: Visit) => void, visit: Visit, isOnce = false): void {
  const { list, length, item } = listed(ctx, make, isOnce)
  if (item === undefined) return
  const i = ctx.g.names.fresh('i')
  block(ctx, js`for (let ${i} = 0; ${i} < ${length}; ${i}++)`, () => {
    emit(ctx, js`const ${item.code} = ${list}[${i}];`)
    visit(item)
  })
}

/** Members in a list. */
export interface Collected {
  readonly list: Js
  readonly length: Js
  /** What is known of each of them, under a name that nothing has yet; undefined: there are none. */
  readonly item: Val | undefined
}

/** With `isOnce` what comes again is left out. */
export function listed(ctx: Ctx, make: (take: Visit) => void, isOnce = false): Collected {
  const [list, length] = [listName(ctx), ctx.g.names.fresh('n')]
  emit(ctx, js`let ${length} = 0;`)
  let [lo, hi] = [Infinity, -Infinity]
  make(
    small((item) => {
      lo = Math.min(lo, item.lo)
      hi = Math.max(hi, item.hi)
      const put = js`${list}[${length}++] = ${item.code};`
      emit(ctx, isOnce ? js`if (unseen(${list}, ${length}, ${item.code})) ${put}` : put)
    }),
  )
  const item = lo <= hi ? ranged(ctx.g.names.fresh('v'), lo, hi, false, true) : undefined
  return { list, length, item }
}

/** A list that lives beside the functions and grows as it must. */
export function listName(ctx: Ctx): Js {
  const name = js`P${ctx.g.names.fresh('n')}`
  ctx.g.functions.push(js`const ${name} = [];`)
  return name
}

/** Loops within this many others are counted, and long ones within any: there much comes together. */
const DEEP = 2
const LONG = 256

/** A loop over so many things, which may be as many as `most`. */
export function loopOver(ctx: Ctx, head: Js, things: Js, most: number, body: () => void): void {
  const { loops } = ctx.g
  if (loops.now >= DEEP || (loops.now > 0 && most > LONG)) emit(ctx, js`toil(${things}, ${loops.origin});`)
  loops.now++
  block(ctx, head, body)
  loops.now--
}
