import type { SetIR, StepIR } from '../../../grammar/ir/ir.ts'
import { H } from '../../../grammar/ir/ir.ts'
import type { RulesIR } from '../../../grammar/ir/nodes.ts'
import { rulesOfEnd } from '../../../grammar/ir/rules.ts'
import { sizeOf, someNode } from '../../../grammar/ir/walk.ts'
import { js } from '../code/code.ts'
import type { Js } from '../code/code.ts'
import type { Ctx, Gen, MovedPiece } from './context.ts'
import {
  apart,
  block,
  emit,
  freshCtx,
  functionOf,
  indexVal,
  mark,
  named,
  newStamp,
  statements,
  unitOf,
  withReg,
} from './context.ts'
import { value, you } from './expressions.ts'
import { steps } from './flow.ts'
import { DONE, ENDING, goOnAfter, leavesOf } from './parts.ts'
import { madeTrue } from './changes.ts'
import { has } from './membership.ts'
import { unlessQuiet, unlessSure } from './quiet-rules.ts'
import type { Ready } from './quiet-rules.ts'
import { writeCell } from './memory.ts'
import { each } from './sets.ts'
import { listName, small } from './visits.ts'
import { won } from './steps.ts'
import { when } from './tests.ts'
import type { Val } from '../code/val.ts'
import { anyWord, condCode, constant } from '../code/val.ts'

/** Ends larger than this get a function of their own. */
const LARGE_END = 120

/** Tests whenever rules and ends, unless a rule is executing its steps. */
export function settle(ctx: Ctx, step: Extract<StepIR, { step: 'settle' }>): void {
  if (ctx.inRule) return
  const { move } = ctx.last
  if (step.whenever.length > 0) {
    ctx.places.clear()
    ctx.empty.clear()
    for (const at of [...ctx.cells.keys()]) if (at < 0) ctx.cells.delete(at)
  }
  if (step.whenever.length > 0) {
    const unit = rulesUnit(ctx, step.whenever)
    goOnAfter(ctx, unlessSure(ctx, unit.ready, js`${unit.name}(S, ${you(ctx).code})`), unit.leaves)
  }
  if (ctx.attempt) return
  const ends = step.ends.filter((end) => ctx.g.ir.ends[end] !== undefined)
  if (ends.length === 0) return
  if (step.whenever.length === 0 && move !== undefined) {
    const unsure = ends.filter((end) => !isSettled(ctx, end))
    if (unsure.length === 0) {
      judge(ctx, ends, move)
      return
    }
    if (unsure.every((end) => ctx.g.facts.watched.has(end)) && judgeByMove(ctx, ends, move)) return
  }
  for (const end of ends) ctx.cells.set(settledMark(end), constant(1))
  judgeAll(ctx, ends)
}

/**
 * In a state that play has led to, only what moved last can have made an end hold. False if testing that is not
 * enough.
 */
function judgeByMove(ctx: Ctx, ends: readonly number[], move: MovedPiece): boolean {
  const byMove = apart(ctx, (at) => judge(at, ends, move))
  if (!byMove.know((isQuicker) => isQuicker)) return false
  block(ctx, js`if (S[${H.reason}] === N)`, () => byMove.take(ctx))
  block(ctx, js`else`, () => judgeAll(ctx, ends))
  for (const end of ends) ctx.cells.set(settledMark(end), constant(1))
  return true
}

function judgeAll(ctx: Ctx, ends: readonly number[]): void {
  if (sizeOf(ends.map((end) => endRules(ctx.g, end))) <= LARGE_END) {
    judge(ctx, ends, undefined)
    return
  }
  const unit = endsUnit(ctx.g, ends)
  emit(ctx, js`if (${unit}(S, ${you(ctx).code})) { ${ctx.stop} }`)
}

function endRules(g: Gen, index: number): RulesIR {
  const end = g.ir.ends[index]
  return end && rulesOfEnd(end)
}

/** The number under which a context records that an end was tested and does not hold until something changes. */
export const settledMark = (end: number): number => -1 - end

function isSettled(ctx: Ctx, end: number): boolean {
  return ctx.cells.has(settledMark(end))
}

/**
 * Tests ends, for everything that they concern or only for what a move can have changed. True if the latter is less
 * for any of them.
 */
function judge(ctx: Ctx, ends: readonly number[], move: MovedPiece | undefined): boolean {
  let isLess = false
  for (const index of ends) {
    const end = ctx.g.ir.ends[index]
    if (end === undefined) continue
    mark(ctx, end.origin)
    // Nothing is known about what was not tested before.
    const moved = ctx.g.facts.alikeForAll.has(index) ? move : undefined
    const test = (at: Ctx): void => {
      const done = (): void => won(at, end)
      const changed = moved === undefined ? undefined : madeTrue(at, end.when, moved)
      if (changed !== undefined) isLess = true
      if (changed === false) return
      if (changed === undefined) return when(at, end.when, done)
      block(at, js`if (${changed})`, done)
    }
    if (end.over === undefined) {
      block(ctx, js``, () => test(ctx))
      continue
    }
    block(ctx, js``, () =>
      each(ctx, end.over ?? { set: 'empty' }, (item) => test(withReg(ctx, end.reg, named(ctx, item)))),
    )
  }
  return isLess
}

function endsUnit(g: Gen, ends: readonly number[]): Js {
  return unitOf(g, `ends ${ends.join(' ')}`, js`ends`, (name) => {
    const ctx: Ctx = { ...freshCtx(g, seat(g)), steady: true, stop: js`return true;` }
    judge(ctx, ends, undefined)
    return functionOf(g, name, js`S, u`, js`${statements(ctx.out)}\nreturn false;`)
  })
}

function seat(g: Gen): Map<number, Val> {
  return new Map([[H.you as number, indexVal(js`u`, g.ir.seats.length, true, true)]])
}

interface Rules {
  readonly name: Js
  readonly ready: Ready | undefined
  /** Stages that the rules may leave from outside. */
  readonly leaves: readonly number[]
}

/** By function of rules. */
const READY = new WeakMap<Js, Ready>()

/** In order, again and again, until none fires; each at most once for the same thing. */
function rulesUnit({ g, attempt }: Ctx, indices: readonly number[]): Rules {
  const looked = indices.flatMap((index) => g.ir.whenever[index] ?? [])
  const name = unitOf(
    g,
    `rules ${indices.join(' ')} ${attempt ? 'as an attempt' : ''}`,
    js`rules`,
    (name) => {
      const ctx: Ctx = { ...freshCtx(g, seat(g)), ...ENDING, steady: true, inRule: true, attempt }
      const again = ctx.g.names.fresh('b')
      const lists = indices.map(() => ({ fired: listName(ctx), count: g.names.fresh('n') }))
      for (const { count } of lists) emit(ctx, js`let ${count} = 0;`)
      block(ctx, js`for (let ${again} = true; ${again};)`, () => {
        emit(ctx, js`${again} = false;`)
        const ready = unlessQuiet(ctx, looked, () => {
          emit(ctx, ctx.spend(looked[0]?.origin ?? -1))
          indices.forEach((index, i) => {
            const list = lists[i]
            if (list !== undefined) block(ctx, js``, () => rule(ctx, index, list.fired, list.count, again))
          })
        })
        if (ready !== undefined) READY.set(name, ready)
      })
      return functionOf(g, name, js`S, u`, js`${statements(ctx.out)}\nreturn ${DONE};`)
    },
  )
  const bodies = looked.map((rule) => rule.body)
  return { name, ready: READY.get(name), leaves: leavesOf(g.ir, bodies.flat()) }
}

const FIXED: ReadonlySet<string> = new Set([
  'const',
  'reg',
  'table',
  'add',
  'sub',
  'mul',
  'mod',
  'min',
  'max',
  'empty',
  'one',
  'range',
  'row',
  'map',
  'each',
])

/** Can steps remove something from the set? They leave `you` unchanged. */
function mayChange(set: SetIR): boolean {
  return someNode(set, (node) => {
    if ('op' in node) return !FIXED.has(node.op) && !(node.op === 'cell' && node.at === H.you)
    return !('set' in node && FIXED.has(node.set))
  })
}

function rule(ctx: Ctx, index: number, fired: Js, count: Js, again: Js): void {
  const of = ctx.g.ir.whenever[index]
  if (of === undefined) return
  mark(ctx, of.origin)
  const fire = (item: Js): void => {
    emit(ctx, js`${fired}[${count}++] = ${item}; ${again} = true;`)
    const cells = new Map(ctx.cells)
    const inner: Ctx = { ...ctx, cells, steady: false }
    if (of.you !== undefined) cells.set(H.you, named(inner, value(inner, of.you)))
    steps(inner, of.body)
    if (ctx.g.profiles !== undefined) emit(ctx, js`stamp = ${newStamp(ctx.g)};`)
  }
  if (of.over === undefined) {
    block(ctx, js`if (${count} === 0)`, () => when(ctx, of.when, () => fire(js`0`)))
    return
  }
  const { over: members } = of
  const [found, length, i, item, changed] = [
    listName(ctx),
    ctx.g.names.fresh('n'),
    ctx.g.names.fresh('i'),
    ctx.g.names.fresh('v'),
    ctx.g.names.fresh('b'),
  ]
  emit(ctx, js`let ${length} = 0, ${changed} = false;`)
  let [lo, hi] = [Infinity, -Infinity]
  each(
    ctx,
    members,
    small((member) => {
      lo = Math.min(lo, member.lo)
      hi = Math.max(hi, member.hi)
      emit(ctx, js`${found}[${length}++] = ${member.code};`)
    }),
  )
  block(ctx, js`for (let ${i} = 0; ${i} < ${length}; ${i}++)`, () => {
    emit(ctx, js`const ${item} = ${found}[${i}];`)
    emit(ctx, js`if (!unseen(${fired}, ${count}, ${item})) continue;`)
    const bound: Val = lo <= hi ? { code: item, lo, hi, none: false, atom: true } : anyWord(item, true)
    if (mayChange(members))
      block(ctx, js`if (${changed})`, () => {
        emit(ctx, js`if (!(${condCode(has(ctx, members, bound))})) continue;`)
      })
    writeCell(ctx, of.cell, bound)
    when(ctx, of.when, () => {
      emit(ctx, js`${changed} = true;`)
      fire(item)
    })
    if (!ctx.g.facts.locals.has(of.cell)) emit(ctx, js`${ctx.g.memory.home(of.cell)} = N;`)
    ctx.cells.delete(of.cell)
  })
}
