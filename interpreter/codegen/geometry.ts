import type { ExprIR, SetIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { js } from './code.ts'
import type { Ctx } from './context.ts'
import { block, emit, indexVal, named } from './context.ts'
import { value } from './expressions.ts'
import { has } from './membership.ts'
import { entitiesOf } from './contents.ts'
import type { Visit } from './sets.ts'
import { each, listName } from './sets.ts'
import { tableWord } from './tables.ts'
import type { Val } from './val.ts'
import { NOTHING, arithmetic, condCode, constant, isNone, known, negated, ranged } from './val.ts'

/** For each space and direction the neighbour; empty without a board. */
export function boardSteps(ctx: Ctx): readonly number[] {
  const { ir } = ctx.g
  return ir.board === undefined ? [] : (ir.tables[ir.board.step]?.values ?? [])
}

/** The directions of a mask, lowest first. */
export function directionsOf(mask: number): readonly number[] {
  return mask <= 0 ? [] : Array.from({ length: 31 }, (_, i) => i).filter((i) => (mask & (1 << i)) !== 0)
}

/** Neighbours in one direction, for each space. */
export function stepsTo(ctx: Ctx, direction: number): readonly number[] {
  const steps = boardSteps(ctx)
  return Array.from({ length: steps.length / 8 }, (_, space) => steps[space * 8 + direction] ?? NONE)
}

export function stepFrom(ctx: Ctx, e: Extract<ExprIR, { op: 'step' }>): Val {
  const from = named(ctx, value(ctx, e.space))
  const mask = named(ctx, value(ctx, e.directions))
  const fixed = known(mask)
  if (fixed !== undefined) {
    const [direction] = directionsOf(fixed)
    return direction === undefined ? NOTHING : tableWord(ctx.g.tables.of(stepsTo(ctx, direction)), from)
  }
  const steps = ctx.g.tables.of(boardSteps(ctx))
  const spaces = ctx.g.ir.spaces.length
  return indexVal(js`stepTo(${steps.name}, ${from.code}, ${mask.code})`, spaces, true)
}

type Line = Extract<SetIR, { readonly directions: ExprIR }>

/** One after the other the lines from a space: `walk` is given the space that the line begins at and its direction. */
function eachLine(
  ctx: Ctx,
  set: Line,
  walk: (from: Val, next: (space: Val) => Val, limit: Val) => void,
): void {
  const start = named(ctx, value(ctx, set.from))
  const mask = named(ctx, value(ctx, set.directions))
  const limit = named(ctx, value(ctx, set.limit))
  const steps = boardSteps(ctx)
  const all = ctx.g.tables.of(steps)
  const body = (): void => {
    const from = { ...start, none: false }
    const fixed = known(mask)
    const directions = fixed === undefined ? [] : directionsOf(fixed)
    if (fixed !== undefined && directions.length <= 1) {
      for (const direction of directions) {
        const table = ctx.g.tables.of(stepsTo(ctx, direction))
        walk(from, (space) => tableWord(table, space), limit)
      }
      return
    }
    const [rest, direction] = [ctx.g.names.fresh('v'), ctx.g.names.fresh('v')]
    block(ctx, js`for (let ${rest} = ${mask.code}; ${rest} > 0; ${rest} &= ${rest} - 1)`, () => {
      emit(ctx, js`const ${direction} = 31 - Math.clz32(${rest} & -${rest});`)
      walk(
        from,
        (space) => indexVal(js`${all.name}[(${space.code} << 3) + ${direction} | 0]`, steps.length / 8, true),
        limit,
      )
    })
  }
  const none = isNone(start)
  if (none === true || steps.length === 0) return
  if (none === false) body()
  else block(ctx, js`if (${negated(none)})`, body)
}

/** Is the limit one or none at all? Then a line is a step, or has no end but that of the board. */
const isLong = (limit: Val): boolean => !limit.none && limit.lo >= 1000

export function eachOnOpenLine(ctx: Ctx, set: Line, visit: Visit): void {
  const spaces = ctx.g.ir.spaces.length
  eachLine(ctx, set, (from, next, limit) => {
    if (known(limit) === 1) {
      const space = ctx.g.names.fresh('v')
      const there = indexVal(space, spaces, false, true)
      emit(ctx, js`const ${space} = ${next(from).code};`)
      block(ctx, js`if (${space} >= 0 && ${condCode(ctx.g.memory.isEmpty(there))})`, () => visit(there))
      return
    }
    const [space, left] = [ctx.g.names.fresh('v'), ctx.g.names.fresh('n')]
    const here = indexVal(space, spaces, false, true)
    const head = isLong(limit)
      ? js`for (let ${space} = ${from.code};;)`
      : js`for (let ${space} = ${from.code}, ${left} = ${limit.code}; ${left} > 0; ${left}--)`
    block(ctx, head, () => {
      emit(ctx, js`${space} = ${next(here).code};`)
      emit(ctx, js`if (${space} < 0 || !(${condCode(ctx.g.memory.isEmpty(here))})) break;`)
      visit(here)
    })
  })
}

export function eachInSight(ctx: Ctx, set: Line, visit: Visit): void {
  const spaces = ctx.g.ir.spaces.length
  const { memory } = ctx.g
  const meet = (here: Val): void => {
    const piece = ctx.g.names.fresh('v')
    emit(ctx, js`const ${piece} = ${memory.occupant(here).code};`)
    visit(indexVal(piece, entitiesOf(ctx.g.ir), false, true))
  }
  eachLine(ctx, set, (from, next, limit) => {
    const space = ctx.g.names.fresh('v')
    const here = indexVal(space, spaces, false, true)
    if (known(limit) === 1) {
      emit(ctx, js`const ${space} = ${next(from).code};`)
      block(ctx, js`if (${space} >= 0 && !(${condCode(memory.isEmpty(here))}))`, () => meet(here))
      return
    }
    const left = ctx.g.names.fresh('n')
    const head = isLong(limit)
      ? js`for (let ${space} = ${from.code};;)`
      : js`for (let ${space} = ${from.code}, ${left} = ${limit.code}; ${left} > 0; ${left}--)`
    block(ctx, head, () => {
      emit(ctx, js`${space} = ${next(here).code};`)
      emit(ctx, js`if (${space} < 0) break;`)
      emit(ctx, js`if (${condCode(memory.isEmpty(here))}) continue;`)
      meet(here)
      emit(ctx, js`break;`)
    })
  })
}

/** For each two spaces the direction of the straight line from one to the other, or -1. */
function straightLines(ctx: Ctx): readonly number[] {
  const steps = boardSteps(ctx)
  const spaces = ctx.g.ir.spaces.length
  const lines = Array<number>(spaces * spaces).fill(-1)
  for (let from = 0; from < spaces; from++)
    for (let direction = 0; direction < 8; direction++)
      for (let to = steps[from * 8 + direction] ?? NONE; to >= 0 && to !== from;) {
        lines[from * spaces + to] = direction
        to = steps[to * 8 + direction] ?? NONE
      }
  return lines
}

export function eachBorder(ctx: Ctx, set: Extract<SetIR, { set: 'borders' }>, visit: Visit): void {
  const spaces = ctx.g.ir.spaces.length
  if (spaces === 0) return
  const start = named(ctx, value(ctx, set.from))
  const goal = named(ctx, value(ctx, set.to))
  const lines = ctx.g.tables.of(straightLines(ctx))
  const steps = ctx.g.tables.of(boardSteps(ctx))
  const [direction, here, there, border] = [
    ctx.g.names.fresh('v'),
    ctx.g.names.fresh('v'),
    ctx.g.names.fresh('v'),
    ctx.g.names.fresh('v'),
  ]
  block(ctx, js`if (${start.code} >>> 0 < ${spaces} && ${goal.code} >>> 0 < ${spaces})`, () => {
    emit(ctx, js`const ${direction} = ${lines.name}[${start.code} * ${spaces} + ${goal.code}];`)
    block(ctx, js`if (${direction} >= 0)`, () => {
      block(
        ctx,
        js`for (let ${here} = ${start.code}, ${there}; ${here} !== ${goal.code}; ${here} = ${there})`,
        () => {
          emit(ctx, js`${there} = ${steps.name}[${here} * 8 + ${direction}];`)
          emit(
            ctx,
            js`const ${border} = ${direction} < 4 ? ${here} * 8 + ${direction} : ${there} * 8 + ${direction} - 4;`,
          )
          visit(ranged(border, 0, spaces * 8, false, true))
        },
      )
    })
  })
}

export function eachReached(ctx: Ctx, set: Extract<SetIR, { set: 'reached' }>, visit: Visit): void {
  const spaces = ctx.g.ir.spaces.length
  const mark = ctx.g.names.fresh('n')
  ctx.g.functions.push(js`const M${mark} = new Uint8Array(${Math.max(1, spaces)});`)
  const marks = js`M${mark}`
  const queue = listName(ctx)
  const [length, head, begun, here] = [
    ctx.g.names.fresh('n'),
    ctx.g.names.fresh('i'),
    ctx.g.names.fresh('n'),
    ctx.g.names.fresh('v'),
  ]
  emit(ctx, js`${marks}.fill(0);`, js`let ${length} = 0;`)
  each({ ...ctx, copies: 1 }, set.from, (space) => {
    emit(
      ctx,
      js`if (${marks}[${space.code}] === 0) { ${marks}[${space.code}] = 1; ${queue}[${length}++] = ${space.code}; }`,
    )
  })
  emit(ctx, js`const ${begun} = ${length};`)
  block(ctx, js`for (let ${head} = 0; ${head} < ${length}; ${head}++)`, () => {
    emit(ctx, js`const ${here} = ${queue}[${head}];`)
    const space = indexVal(here, spaces, false, true)
    block(ctx, js`if (${head} >= ${begun})`, () => {
      visit(space)
      emit(ctx, js`if (!(${condCode(has(ctx, set.via, space))})) continue;`)
    })
    const steps = ctx.g.tables.of(boardSteps(ctx))
    emit(ctx, js`${length} = spread(${steps.name}, ${marks}, ${queue}, ${length}, ${here});`)
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
  each({ ...ctx, copies: 1 }, e.set, (space) => {
    emit(ctx, js`${marks}[${space.code}] = 1; ${list}[${length}++] = ${space.code};`)
  })
  const mask = value(ctx, e.directions)
  const steps = ctx.g.tables.of(boardSteps(ctx))
  return ranged(js`longest(${steps.name}, ${marks}, ${list}, ${length}, ${mask.code})`, 0, spaces)
}

export { arithmetic, constant }
