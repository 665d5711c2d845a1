import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import { NONE } from '../../../grammar/ir/ir.ts'
import type { Topology } from '../../state/topology.ts'
import { SMALL_BOARD, directionsIn, distanceTable, straight, topologyOf } from '../../state/topology.ts'
import type { Js } from '../code/code.ts'
import { js } from '../code/code.ts'
import type { Ctx } from './context.ts'
import { block, emit, indexVal, named } from './context.ts'
import { entitiesOf } from '../code/contents.ts'
import type { Visit } from './visits.ts'
import { listName, small } from './visits.ts'
import { tableWord } from '../code/tables.ts'
import type { Val } from '../code/val.ts'
import {
  NONE_VAL,
  emitArithmetic,
  condCode,
  constantVal,
  isNone,
  known,
  negated,
  ranged,
} from '../code/val.ts'
import { value, each } from './dispatch.ts'
import { memoizedBy } from '../../../grammar/source/memoized.ts'

/** The table of adjacent spaces, and its width per space. */
export function boardSteps({ g: { ir } }: Ctx): Topology & { readonly steps: readonly number[] } {
  return { ...topologyOf(ir), steps: ir.tables[ir.topology?.step ?? -1]?.values ?? [] }
}

/** Index of a space's direction in the table of adjacent spaces. */
function stepAt(width: number, space: Js, direction: Js | number): Js {
  const bits = Math.log2(width)
  return Number.isInteger(bits)
    ? js`(${space} << ${bits}) + ${direction} | 0`
    : js`${space} * ${width} + ${direction} | 0`
}

/** Neighbours in one direction, for each space. */
export function stepsTo(ctx: Ctx, direction: number): readonly number[] {
  return stepsIn(topologyOf(ctx.g.ir), direction)
}

const stepsIn = memoizedBy(({ step, width, spaces }: Topology, direction: number): readonly number[] =>
  Array.from({ length: spaces }, (_, space) => step[space * width + direction] ?? NONE),
)

export function stepFrom(ctx: Ctx, e: Extract<ExprIR, { op: 'step' }>): Val {
  const from = named(ctx, value(ctx, e.space))
  const mask = named(ctx, value(ctx, e.directions))
  const fixed = known(mask)
  const { steps, width, spaces } = boardSteps(ctx)
  if (fixed !== undefined) {
    const [direction] = directionsIn(fixed, width)
    return direction === undefined ? NONE_VAL : tableWord(ctx.g.tables.of(stepsTo(ctx, direction)), from)
  }
  const table = ctx.g.tables.of(steps)
  return indexVal(js`stepTo(${table.name}, ${width}, ${from.code}, ${mask.code})`, spaces, true)
}

const PAIRS = new WeakMap<Topology, Map<string, readonly number[]>>()

/** A table of facts about each pair of spaces of a small board. */
function pairs(topology: Topology, what: string, make: () => readonly number[]): readonly number[] {
  const made = PAIRS.get(topology) ?? new Map<string, readonly number[]>()
  PAIRS.set(topology, made)
  const found = made.get(what) ?? make()
  made.set(what, found)
  return found
}

/** The direction from each space to each other one. */
function lineTable(topology: Topology): readonly number[] {
  const { spaces } = topology
  const all: number[] = []
  for (let from = 0; from < spaces; from++)
    for (let to = 0; to < spaces; to++) all.push(straight(topology, from, to))
  return all
}

type Distance = Extract<ExprIR, { op: 'distance' }>

/** Small boards have a table of distances; on others a search finds them. */
export function distanceBetween(ctx: Ctx, e: Distance): Val {
  const [from, to] = [named(ctx, value(ctx, e.from)), named(ctx, value(ctx, e.to))]
  const inTable = distanceWord(ctx, e, from, to, (index) => named(ctx, index))
  return (
    inTable ?? ranged(js`distance(${from.code}, ${to.code}, ${e.along})`, 0, ctx.g.ir.spaces.length - 1, true)
  )
}

/** Undefined on large boards, and if a way may not pass everywhere. */
export function distanceWord(
  ctx: Ctx,
  { along, via }: Distance,
  from: Val,
  to: Val,
  name: (index: Val) => Val,
): Val | undefined {
  const topology = topologyOf(ctx.g.ir)
  const { spaces } = topology
  if (spaces === 0) return NONE_VAL
  if (spaces > SMALL_BOARD || via !== undefined) return undefined
  const table = ctx.g.tables.of(pairs(topology, `distance ${along}`, () => distanceTable(topology, along)))
  return tableWord(table, name(emitArithmetic('add', emitArithmetic('mul', from, constantVal(spaces)), to)))
}

type Line = Extract<SetIR, { readonly limit: ExprIR }>

/** The directions of the lines from each space to each other one, as masks. */
function waysTable({ spaces, width, step }: Topology): readonly number[] {
  const all = Array.from({ length: spaces * spaces }, () => 0)
  for (let from = 0; from < spaces; from++)
    for (let direction = 0; direction < width; direction++) {
      const first = step[from * width + direction] ?? NONE
      for (let here = first; here >= 0 && here !== from; here = step[here * width + direction] ?? NONE) {
        const at = from * spaces + here
        if (((all[at] ?? 0) & (1 << direction)) !== 0) break
        all[at] = (all[at] ?? 0) | (1 << direction)
      }
    }
  return all
}

/** A mask of the directions that lead from one space to another. Undefined on large boards. */
function waysTo(ctx: Ctx, from: Val, to: Val): Js | undefined {
  const topology = topologyOf(ctx.g.ir)
  const { spaces } = topology
  if (spaces > SMALL_BOARD) return undefined
  const table = ctx.g.tables.of(pairs(topology, 'ways', () => waysTable(topology)))
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

/** Where lines meet, each thing counts once. */
export function once(ctx: Ctx, things: number, seen: Visit): Visit {
  if (!topologyOf(ctx.g.ir).tangled) return seen
  const marks = js`M${ctx.g.names.fresh('n')}`
  ctx.g.functions.push(js`const ${marks} = new Uint8Array(${Math.max(1, things)});`)
  emit(ctx, js`${marks}.fill(0);`)
  return (item) => {
    block(ctx, js`if (${marks}[${item.code}] === 0)`, () => {
      emit(ctx, js`${marks}[${item.code}] = 1;`)
      seen(item)
    })
  }
}

export function eachOnOpenLine(ctx: Ctx, set: Line, seen: Visit): void {
  const { spaces, closed } = topologyOf(ctx.g.ir)
  const visit = once(ctx, spaces, seen)
  const limit = named(ctx, value(ctx, set.limit))
  eachLine(ctx, set, (from, next) => {
    if (known(limit) === 1) {
      const space = ctx.g.names.fresh('v')
      const there = indexVal(space, spaces, false, true)
      emit(ctx, js`const ${space} = ${next(from).code};`)
      block(ctx, js`if (${space} >= 0 && ${condCode(ctx.g.memory.isEmpty(there))})`, () => visit(there))
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
  })
}

export function eachInSight(ctx: Ctx, set: Line, seen: Visit): void {
  const { spaces, closed } = topologyOf(ctx.g.ir)
  const visit = once(ctx, entitiesOf(ctx.g.ir), seen)
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

export function eachBorder(ctx: Ctx, set: Extract<SetIR, { set: 'borders' }>, visit: Visit): void {
  const topology = boardSteps(ctx)
  const { spaces, width, opposite, steps: values } = topology
  if (spaces === 0) return
  const start = named(ctx, value(ctx, set.from))
  const goal = named(ctx, value(ctx, set.to))
  const steps = ctx.g.tables.of(values)
  const backs = ctx.g.tables.of(opposite)
  const [direction, back, here, there, border] = [
    ctx.g.names.fresh('v'),
    ctx.g.names.fresh('v'),
    ctx.g.names.fresh('v'),
    ctx.g.names.fresh('v'),
    ctx.g.names.fresh('v'),
  ]
  const found =
    spaces <= SMALL_BOARD
      ? js`${ctx.g.tables.of(pairs(topology, 'line', () => lineTable(topology))).name}[${start.code} * ${spaces} + ${goal.code}]`
      : js`straight(${start.code}, ${goal.code})`
  const isBack = js`${direction} < ${back} || ${direction} === ${back} && ${here} < ${there}`
  block(ctx, js`if (${start.code} >>> 0 < ${spaces} && ${goal.code} >>> 0 < ${spaces})`, () => {
    emit(ctx, js`const ${direction} = ${found};`)
    block(ctx, js`if (${direction} >= 0)`, () => {
      emit(ctx, js`const ${back} = ${backs.name}[${direction}];`)
      block(
        ctx,
        js`for (let ${here} = ${start.code}, ${there}; ${here} !== ${goal.code}; ${here} = ${there})`,
        () => {
          emit(ctx, js`${there} = ${steps.name}[${stepAt(width, here, direction)}];`)
          emit(
            ctx,
            js`const ${border} = ${isBack} ? ${stepAt(width, here, direction)} : ${stepAt(width, there, back)};`,
          )
          visit(ranged(border, 0, spaces * width, false, true))
        },
      )
    })
  })
}

export function longestLine(ctx: Ctx, e: Extract<ExprIR, { op: 'longest line' }>): Val {
  const spaces = ctx.g.ir.spaces.length
  const mark = ctx.g.names.fresh('n')
  ctx.g.functions.push(js`const M${mark} = new Uint8Array(${Math.max(1, spaces)});`)
  const marks = js`M${mark}`
  const list = listName(ctx)
  const length = ctx.g.names.fresh('n')
  emit(ctx, js`${marks}.fill(0);`, js`let ${length} = 0;`)
  each(
    ctx,
    e.set,
    small((space) => emit(ctx, js`${marks}[${space.code}] = 1; ${list}[${length}++] = ${space.code};`)),
  )
  const mask = value(ctx, e.directions)
  return ranged(js`longest(${marks}, ${list}, ${length}, ${mask.code})`, 0, spaces)
}
