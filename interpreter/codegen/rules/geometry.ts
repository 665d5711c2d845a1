import { NONE, type ExprIR, type SetIR } from '../../../grammar/ir/ir.ts'
import type { Topology } from '../../state/topology.ts'
import { SMALL_BOARD, directionsIn, distanceTable, straight, topologyOf } from '../../state/topology.ts'
import { js, type Js } from '../code/code.ts'
import { block, emit, indexVal, named, type Ctx } from './context.ts'
import { listName, small, type Visit } from './visits.ts'
import { tableWord } from '../code/tables.ts'
import { NONE_VAL, emitArithmetic, constantVal, known, ranged, type Val } from '../code/val.ts'
import { value, each } from './dispatch.ts'
import { memoizedBy } from '../../../grammar/source/memoized.ts'

/** The table of adjacent spaces, and its width per space. */
export function boardSteps({ g: { ir } }: Ctx): Topology & { readonly steps: readonly number[] } {
  return { ...topologyOf(ir), steps: ir.tables[ir.topology?.step ?? -1]?.values ?? [] }
}

/** Index of a space's direction in the table of adjacent spaces. */
export function stepAt(width: number, space: Js, direction: Js | number): Js {
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
  const cache = PAIRS.get(topology) ?? new Map<string, readonly number[]>()
  PAIRS.set(topology, cache)
  const existing = cache.get(what) ?? make()
  cache.set(what, existing)
  return existing
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
