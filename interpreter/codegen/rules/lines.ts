import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import { directionsIn, topologyOf, waysBetween } from '../../state/topology.ts'
import { js, type Js } from '../code/code.ts'
import { entitiesOf } from '../code/contents.ts'
import { tableWord } from '../code/tables.ts'
import { condCode, isNone, known, negated, type Val } from '../code/val.ts'
import { block, emit, indexVal, named, type Ctx } from './context.ts'
import { value } from './dispatch.ts'
import { boardSteps, stepAt, stepsTo } from './geometry.ts'
import { visitOnce } from './visit-once.ts'
import type { Visit } from './visits.ts'

type Line = Extract<SetIR, { readonly limit: ExprIR }>

/** A mask of the directions that lead from one space to another. Undefined on large boards. */
function waysTo(ctx: Ctx, from: Val, to: Val): Js | undefined {
  const topology = topologyOf(ctx.g.ir)
  const { spaces } = topology
  const ways = waysBetween(topology)
  if (ways === undefined) return undefined
  const table = ctx.g.tables.of(ways)
  const isSpace = !to.none && to.lo >= 0 && to.hi < spaces
  const word = js`${table.name}[${from.code} * ${spaces} + ${to.code}]`
  return isSpace ? word : js`(${to.code} >>> 0 < ${spaces} ? ${word} : 0)`
}

/**
 * The lines from a space, one after the other: `walk` receives the first space of the line and its direction. Lines that
 * do not lead to `to` are left out, if it is given.
 */
export function eachLine(
  ctx: Ctx,
  set: { readonly from: ExprIR; readonly directions: ExprIR },
  walk: (from: Val, next: (space: Val) => Val) => void,
  to?: Val,
): void {
  const start = named(ctx, value(ctx, set.from))
  const mask = named(ctx, value(ctx, set.directions))
  const { steps, width, spaces } = boardSteps(ctx)
  const all = ctx.g.tables.of(steps)
  const body = (): void => {
    const from = { ...start, none: false }
    const fixed = known(mask)
    const directions = fixed === undefined ? [] : directionsIn(fixed, width)
    if (fixed !== undefined && directions.length <= 1) {
      for (const direction of directions) {
        const table = ctx.g.tables.of(stepsTo(ctx, direction))
        walk(from, (space) => tableWord(table, space))
      }
      return
    }
    const [rest, direction] = [ctx.g.names.fresh('v'), ctx.g.names.fresh('v')]
    const ways = to === undefined ? undefined : waysTo(ctx, from, to)
    const wanted = ways === undefined ? masked(mask, width) : js`${masked(mask, width)} & ${ways}`
    block(ctx, js`for (let ${rest} = ${wanted}; ${rest} > 0; ${rest} &= ${rest} - 1)`, () => {
      emit(ctx, js`const ${direction} = 31 - Math.clz32(${rest} & -${rest});`)
      walk(from, (space) => indexVal(js`${all.name}[${stepAt(width, space.code, direction)}]`, spaces, true))
    })
  }
  const none = isNone(start)
  if (none === true || spaces === 0) return
  if (none === false) body()
  else block(ctx, js`if (${negated(none)})`, body)
}

/** A mask with only existing directions. */
function masked(mask: Val, width: number): Js {
  const all = 2 ** width - 1
  return mask.lo >= 0 && mask.hi <= all && !mask.none
    ? mask.code
    : js`(${mask.code} > 0 ? ${mask.code} & ${all} : 0)`
}

/** True if the limit is one or absent: a line is a single step, or ends only at the edge of the board. */
export const isUnbounded = (limit: Val): boolean => !limit.none && limit.lo >= 1000

/** If only one space is `wanted`, lines that do not lead there are left out. */
export function eachOnOpenLine(ctx: Ctx, set: Line, seen: Visit, wanted?: Val): void {
  const { spaces, closed } = topologyOf(ctx.g.ir)
  const visit = wanted === undefined ? visitOnce(ctx, set, spaces, seen) : seen
  const limit = named(ctx, value(ctx, set.limit))
  const walk = (from: Val, next: (space: Val) => Val): void => {
    if (known(limit) === 1) {
      const space = ctx.g.names.fresh('v')
      const neighbour = indexVal(space, spaces, false, true)
      emit(ctx, js`const ${space} = ${next(from).code};`)
      block(ctx, js`if (${space} >= 0 && ${condCode(ctx.g.memory.isEmpty(neighbour))})`, () =>
        visit(neighbour),
      )
      return
    }
    const [space, left] = [ctx.g.names.fresh('v'), ctx.g.names.fresh('n')]
    const here = indexVal(space, spaces, false, true)
    const head = isUnbounded(limit)
      ? js`for (let ${space} = ${from.code};;)`
      : js`for (let ${space} = ${from.code}, ${left} = ${limit.code}; ${left} > 0; ${left}--)`
    block(ctx, head, () => {
      emit(ctx, js`${space} = ${next(here).code};`)
      if (closed) emit(ctx, js`if (${space} === ${from.code}) break;`)
      emit(ctx, js`if (${space} < 0 || !(${condCode(ctx.g.memory.isEmpty(here))})) break;`)
      visit(here)
    })
  }
  eachLine(ctx, set, walk, wanted)
}

export function eachInSight(ctx: Ctx, set: Line, seen: Visit): void {
  const { spaces, closed } = topologyOf(ctx.g.ir)
  const visit = visitOnce(ctx, set, entitiesOf(ctx.g.ir), seen)
  const { memory } = ctx.g
  const meet = (here: Val): void => {
    const piece = ctx.g.names.fresh('v')
    emit(ctx, js`const ${piece} = ${memory.occupant(here).code};`)
    visit(indexVal(piece, entitiesOf(ctx.g.ir), false, true))
  }
  const limit = named(ctx, value(ctx, set.limit))
  eachLine(ctx, set, (from, next) => {
    const space = ctx.g.names.fresh('v')
    const here = indexVal(space, spaces, false, true)
    if (known(limit) === 1) {
      emit(ctx, js`const ${space} = ${next(from).code};`)
      block(ctx, js`if (${space} >= 0 && !(${condCode(memory.isEmpty(here))}))`, () => meet(here))
      return
    }
    const left = ctx.g.names.fresh('n')
    const head = isUnbounded(limit)
      ? js`for (let ${space} = ${from.code};;)`
      : js`for (let ${space} = ${from.code}, ${left} = ${limit.code}; ${left} > 0; ${left}--)`
    block(ctx, head, () => {
      emit(ctx, js`${space} = ${next(here).code};`)
      if (closed) emit(ctx, js`if (${space} === ${from.code}) break;`)
      emit(ctx, js`if (${space} < 0) break;`)
      emit(ctx, js`if (${condCode(memory.isEmpty(here))}) continue;`)
      meet(here)
      emit(ctx, js`break;`)
    })
  })
}
