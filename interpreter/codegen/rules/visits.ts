import { js, type Js } from '../code/code.ts'
import { UNCOUNTED, times, countWork } from '../code/execution-bounds.ts'
import { block, emit, type Ctx } from './context.ts'
import { ranged, type Val } from '../code/val.ts'
import type { SetIR } from '../../../grammar/ir/ir.ts'
import { each } from './dispatch.ts'

/** Emits what is done with one member, known by a name. */
export interface Visit {
  (item: Val): void
  /** True for a statement or two, which can be repeated freely. */
  readonly isSmall?: boolean
}

/** A visitor that emits a statement or two and nothing else. */
export function small(visit: (item: Val) => void): Visit {
  return Object.assign((item: Val): void => visit(item), { isSmall: true })
}

/**
 * How often this code may appear in total. Beyond that, members are collected in a list first, and the code follows
 * once.
 */
const MOST_COPIES = 8

/**
 * A visitor that is emitted twice: in place, or once after a list if the surrounding code is already repeated too
 * often.
 */
export function repeated(ctx: Ctx, visit: Visit, make: (again: Visit) => void): void {
  if (visit.isSmall === true) return make(visit)
  if (!mayRepeat(ctx)) return gathered(ctx, make, visit)
  // Within a composite set, parts may be composite, too, which matters if much code follows.
  if (ctx.rest > 0) return inCopy(ctx, () => make(visit))
  make((item) => inCopy(ctx, () => visit(item)))
}

/** Limit on the nodes from which all copies together are generated: a long function is slow to generate and to run. */
const MOST_COPIED = 1000

export function mayRepeat({ g, rest }: Ctx): boolean {
  const copies = g.copies.now * 2
  return copies <= MOST_COPIES && copies * rest <= MOST_COPIED
}

/** The code generated here is one of two copies. */
export function inCopy(ctx: Ctx, make: () => void): void {
  const { copies } = ctx.g
  copies.now *= 2
  make()
  copies.now /= 2
}

/** Collects members in a list, then emits the visitor for each of them. */
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
interface Collected {
  readonly list: Js
  readonly length: Js
  /** Facts about each of them, under an unused name. Undefined if there are none. */
  readonly item: Val | undefined
}

/** With `isOnce`, repeated members are left out. */
function listed(ctx: Ctx, make: (take: Visit) => void, isOnce = false): Collected {
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

/** A list that lives outside the functions and grows as needed. */
export function listName(ctx: Ctx): Js {
  const name = js`P${ctx.g.names.fresh('n')}`
  ctx.g.functions.push(js`const ${name} = [];`)
  return name
}

/** A loop over at most `most` things. Visits are counted if they may add up. */
export function loopOver(ctx: Ctx, head: Js, things: Js, most: number, body: () => void): void {
  const { loops } = ctx.g
  const { around } = loops
  loops.around = times(around, Math.max(1, most))
  if (loops.around > UNCOUNTED) emit(ctx, countWork(things, loops.origin))
  block(ctx, head, body)
  loops.around = around
}

/** A visitor of at most `most` members. If no loop around it counts them, it counts each. */
export function countingVisit(ctx: Ctx, most: number, visit: Visit): Visit {
  const { loops } = ctx.g
  const outside = loops.around
  if (times(outside, most) <= outside) return visit
  const each = (item: Val): void => {
    const { around } = loops
    if (around > outside) return visit(item)
    loops.around = times(around, most)
    if (loops.around > UNCOUNTED) emit(ctx, countWork(js`1`, loops.origin))
    visit(item)
    loops.around = around
  }
  return visit.isSmall === true ? small(each) : each
}

/** All members in a list, before anything is done with one of them. */
export function collected(ctx: Ctx, set: SetIR): Collected {
  return listed(ctx, (take) => each(ctx, set, take))
}
