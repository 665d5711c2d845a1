import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import { js, type Js } from '../code/code.ts'
import { MOST, NONE_VAL, condCode, ranged, type Val } from '../code/val.ts'
import { block, emit, indexVal, named, withReg, type Ctx } from './context.ts'
import { loopOver, small, type Visit } from './visits.ts'
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

/** A search in code. If turns have costs, it may visit a space twice: when it opens it, and when it has turned there. */
interface Search {
  readonly name: Js
  readonly isTurning: boolean
}

function begun(ctx: Ctx, { angle, turn, angles, facing, heading }: Steps, limit: Js): Search {
  const name = js`LC${ctx.g.names.fresh('n')}`
  if (angle === undefined || turn === undefined || angles === undefined) {
    ctx.g.functions.push(js`const ${name} = leastCosts(${ctx.g.ir.spaces.length});`)
    emit(ctx, js`${name}.begin(${limit});`)
    return { name, isTurning: false }
  }
  ctx.g.functions.push(js`const ${name} = turningCosts(${angles});`)
  const [before, after] = [facing, heading].map((e) => (e === undefined ? js`N` : value(ctx, e).code))
  emit(ctx, js`${name}.begin(${limit}, ${before ?? js`N`}, ${after ?? js`N`});`)
  return { name, isTurning: true }
}

function spread(ctx: Ctx, search: Search, { reg, next, item, cost }: Costing, here: Val): void {
  const inside = withReg(ctx, reg, here)
  each(
    inside,
    next,
    small((neighbour) => {
      const space = named(ctx, neighbour)
      const paid = value(withReg(inside, item, space), cost)
      emit(ctx, js`${search.name}.reach(${space.code}, ${paid.code});`)
    }),
  )
}

/** Says what turns on a space cost. */
function turnOn(ctx: Ctx, { name }: Search, { reg, angle, turn }: Steps, here: Val): void {
  if (angle === undefined || turn === undefined) return
  const by = ctx.g.names.fresh('n')
  const most = ctx.g.ir.topology?.directions.length ?? 0
  loopOver(ctx, js`for (let ${by} = 1; ${by} <= ${name}.widest; ${by}++)`, js`${most}`, most, () => {
    const bound = withReg(withReg(ctx, reg, here), angle, { ...ranged(by, 1, Math.max(1, most)), atom: true })
    emit(ctx, js`${name}.turn(${by}, ${value(bound, turn).code});`)
  })
}

/** Visits spaces while the search goes on. `arrive` runs where one is reached for the least cost. */
function search(
  ctx: Ctx,
  node: Steps & Costing,
  { name, isTurning }: Search,
  isStart: (space: Js) => Js,
  arrive: (space: Val, paid: Js) => void,
): void {
  const spaces = ctx.g.ir.spaces.length
  const here = ctx.g.names.fresh('v')
  const head = js`for (let ${here} = ${name}.next(); ${here} >= 0; ${here} = ${name}.next())`
  const visits = isTurning ? 2 * spaces : spaces
  loopOver(ctx, head, js`${visits}`, visits, () => {
    const space = indexVal(here, spaces, false, true)
    const paid = ctx.g.names.fresh('n')
    emit(ctx, js`const ${paid} = ${name}.paid;`)
    const opens = ctx.g.names.fresh('n')
    if (isTurning) emit(ctx, js`const ${opens} = ${name}.opens;`)
    if (isTurning) block(ctx, js`if (${name}.ends)`, () => arrive(space, paid))
    else arrive(space, paid)
    emit(ctx, js`${name}.paid = ${paid};`)
    if (isTurning) {
      emit(ctx, js`if (!${opens}) continue;`)
      turnOn(ctx, { name, isTurning }, node, space)
    }
    block(ctx, js`if (!${isStart(here)})`, () =>
      emit(ctx, js`if (!(${condCode(has(ctx, node.via, space))})) continue;`),
    )
    spread(ctx, { name, isTurning }, node, space)
  })
}

export function eachReachedAtCost(ctx: Ctx, set: AtCost, visit: Visit): void {
  if (ctx.g.ir.spaces.length === 0) return
  const limit = set.limit === undefined ? js`2147483647` : value(ctx, set.limit).code
  const found = begun(ctx, set, limit)
  const { name } = found
  each(
    ctx,
    set.from,
    small((space) => emit(ctx, js`${name}.start(${space.code});`)),
  )
  const isStart = (space: Js): Js => js`${name}.isStart(${space})`
  search(ctx, set, found, isStart, (space) =>
    block(ctx, js`if (!${isStart(space.code)})`, () => visit(space)),
  )
}

/** The least cost of a way from one space to another. None if there is no way. */
export function leastCost(ctx: Ctx, e: Extract<ExprIR, { op: 'steps' }> & Costing): Val {
  const spaces = ctx.g.ir.spaces.length
  if (spaces === 0) return NONE_VAL
  const [from, to] = [named(ctx, value(ctx, e.from)), named(ctx, value(ctx, e.to))]
  const far = ctx.g.names.fresh('v')
  emit(ctx, js`let ${far} = N;`)
  block(ctx, js`if (${from.code} >>> 0 < ${spaces} && ${to.code} >>> 0 < ${spaces})`, () => {
    const found = begun(ctx, e, js`2147483647`)
    emit(ctx, js`${found.name}.start(${from.code});`)
    const isStart = (space: Js): Js => js`(${space} === ${from.code})`
    search(ctx, e, found, isStart, (space, paid) =>
      emit(ctx, js`if (${space.code} === ${to.code}) { ${far} = ${paid}; break; }`),
    )
  })
  return { ...ranged(far, 0, MOST, true), atom: true }
}
