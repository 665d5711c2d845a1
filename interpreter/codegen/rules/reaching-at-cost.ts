import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import type { Js } from '../code/code.ts'
import { js } from '../code/code.ts'
import type { Val } from '../code/val.ts'
import { MOST, NONE_VAL, condCode, ranged } from '../code/val.ts'
import type { Ctx } from './context.ts'
import { block, emit, indexVal, named, withReg } from './context.ts'
import type { Visit } from './visits.ts'
import { loopOver, small } from './visits.ts'
import { each, has, value } from './dispatch.ts'

/* Ways whose steps have costs: the cheapest spaces are visited first. */

/** The parts of a search whose steps have costs. */
interface Costing {
  readonly reg: number
  readonly next: SetIR
  readonly item: number
  readonly cost: ExprIR
}

/** A set or a value, if its steps have costs. */
export function costingOf<N extends Steps>(node: N): (N & Costing) | undefined {
  const { reg, next, item, cost } = node
  return item === undefined || cost === undefined ? undefined : { ...node, reg, next, item, cost }
}

type Steps = Extract<SetIR, { set: 'reached by steps' }> | Extract<ExprIR, { op: 'steps' }>
type AtCost = Extract<SetIR, { set: 'reached by steps' }> & Costing

function searchOf(ctx: Ctx): Js {
  const name = js`LC${ctx.g.names.fresh('n')}`
  ctx.g.functions.push(js`const ${name} = leastCosts(${ctx.g.ir.spaces.length});`)
  return name
}

function spread(ctx: Ctx, search: Js, { reg, next, item, cost }: Costing, here: Val): void {
  const inside = withReg(ctx, reg, here)
  each(
    inside,
    next,
    small((there) => {
      const space = named(ctx, there)
      const paid = value(withReg(inside, item, space), cost)
      emit(ctx, js`${search}.reach(${space.code}, ${paid.code});`)
    }),
  )
}

export function eachReachedAtCost(ctx: Ctx, set: AtCost, visit: Visit): void {
  const spaces = ctx.g.ir.spaces.length
  if (spaces === 0) return
  const search = searchOf(ctx)
  const limit = set.limit === undefined ? js`2147483647` : value(ctx, set.limit).code
  emit(ctx, js`${search}.begin(${limit});`)
  each(
    ctx,
    set.from,
    small((space) => emit(ctx, js`${search}.start(${space.code});`)),
  )
  const here = ctx.g.names.fresh('v')
  const head = js`for (let ${here} = ${search}.next(); ${here} >= 0; ${here} = ${search}.next())`
  loopOver(ctx, head, js`${spaces}`, spaces, () => {
    const space = indexVal(here, spaces, false, true)
    const paid = ctx.g.names.fresh('n')
    emit(ctx, js`const ${paid} = ${search}.paid;`)
    block(ctx, js`if (!${search}.isStart(${here}))`, () => {
      visit(space)
      emit(ctx, js`if (!(${condCode(has(ctx, set.via, space))})) continue;`)
    })
    emit(ctx, js`${search}.paid = ${paid};`)
    spread(ctx, search, set, space)
  })
}

/** The least cost of a way from one space to another. None if there is no way. */
export function leastCost(ctx: Ctx, e: Extract<ExprIR, { op: 'steps' }> & Costing): Val {
  const spaces = ctx.g.ir.spaces.length
  if (spaces === 0) return NONE_VAL
  const [from, to] = [named(ctx, value(ctx, e.from)), named(ctx, value(ctx, e.to))]
  const [far, here] = [ctx.g.names.fresh('v'), ctx.g.names.fresh('v')]
  emit(ctx, js`let ${far} = N;`)
  block(ctx, js`if (${from.code} >>> 0 < ${spaces} && ${to.code} >>> 0 < ${spaces})`, () => {
    const search = searchOf(ctx)
    emit(ctx, js`${search}.begin(2147483647);`, js`${search}.start(${from.code});`)
    const head = js`for (let ${here} = ${search}.next(); ${here} >= 0; ${here} = ${search}.next())`
    loopOver(ctx, head, js`${spaces}`, spaces, () => {
      const space = indexVal(here, spaces, false, true)
      emit(ctx, js`if (${here} === ${to.code}) { ${far} = ${search}.paid; break; }`)
      block(ctx, js`if (${here} !== ${from.code})`, () =>
        emit(ctx, js`if (!(${condCode(has(ctx, e.via, space))})) continue;`),
      )
      spread(ctx, search, e, space)
    })
  })
  return { ...ranged(far, 0, MOST, true), atom: true }
}
