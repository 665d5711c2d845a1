import { H, NONE, type EndIR, type ExprIR, type SetIR, type StepIR } from '../../../grammar/ir/ir.ts'
import { isExprIn, isSetIn } from '../../../grammar/ir/match.ts'
import { isExpression, isSet, type RulesIR } from '../../../grammar/ir/nodes.ts'
import { rulesOfEnd } from '../../../grammar/ir/rules.ts'
import { sizeOf, someNode } from '../../../grammar/ir/walk.ts'
import { js, type Js } from '../code/code.ts'
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
import { DONE, ENDING, goOnAfter, leavesOf } from './body-functions.ts'
import { becameTrue } from './became-true.ts'
import { unlessQuiet, unlessSure, type Ready } from './rule-prefilter.ts'
import { forget, writeCell, you } from './memory.ts'
import { listName, small } from './visits.ts'
import { won } from './steps.ts'
import { anyWord, condCode, constantVal, known, type Cond, type Val } from '../code/val.ts'
import { value, steps, has, each } from './dispatch.ts'
import { when } from './when.ts'

/** Ends larger than this become functions. */
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
  if (step.whenever.length > 0) ctx.last.moves = undefined
  if (step.noted === undefined) test(ctx, ends, step.whenever.length === 0 ? move : undefined, won)
  else noteEnd(ctx, ends, step.noted, move)
  const { length } = ctx.last.moves ?? []
  for (const end of ends) ctx.cells.set(settledMark(end), constantVal(length))
}

/** The effect of an end. */
type Outcome = (ctx: Ctx, end: EndIR, index: number) => void

function test(ctx: Ctx, ends: readonly number[], last: MovedPiece | undefined, happen: Outcome): void {
  const all = ctx.last.moves
  const since = (end: number): readonly MovedPiece[] | undefined => {
    const mark = ctx.cells.get(settledMark(end))
    if (mark !== undefined && all === undefined) return last && [last]
    if (mark !== undefined) return all?.slice(known(mark) ?? 0)
    return ctx.g.facts.watched.has(end) ? all : undefined
  }
  const moved = new Map(ends.map((end) => [end, since(end)]))
  if ([...moved.values()].some((moves) => moves === undefined)) return judgeAll(ctx, ends, happen)
  if (ends.every((end) => isSettled(ctx, end))) {
    judge(ctx, ends, moved, happen)
    return
  }
  if (!judgeByMoves(ctx, ends, moved, happen)) judgeAll(ctx, ends, happen)
}

type Moved = ReadonlyMap<number, readonly MovedPiece[] | undefined>

/** Stores the first end that holds in its words; the game goes on. */
function noteEnd(
  ctx: Ctx,
  ends: readonly number[],
  words: readonly number[],
  last: MovedPiece | undefined,
): void {
  const label = ctx.g.names.fresh('L')
  emit(ctx, js`${label}: {`)
  test(ctx, ends, last, (at, end, index) => {
    const [number = NONE, who = NONE, much = NONE] = words
    writeCell(at, number, constantVal(index))
    writeCell(at, who, named(at, value(at, end.winner)))
    if (end.points !== undefined) writeCell(at, much, named(at, value(at, end.points)))
    emit(at, js`break ${label};`)
  })
  emit(ctx, js`}`)
  forget(ctx, words)
}

/**
 * In a state to which play has led, only moved pieces can have made an end hold. Returns false if testing those is not
 * enough.
 */
function judgeByMoves(ctx: Ctx, ends: readonly number[], moved: Moved, happen: Outcome): boolean {
  const byMoves = apart(ctx, (at) => judge(at, ends, moved, happen))
  if (!byMoves.know((isQuicker) => isQuicker)) return false
  block(ctx, js`if (S[${H.reason}] === N)`, () => byMoves.take(ctx))
  block(ctx, js`else`, () => judgeAll(ctx, ends, happen))
  return true
}

function judgeAll(ctx: Ctx, ends: readonly number[], happen: Outcome): void {
  if (happen !== won || sizeOf(ends.map((end) => endRules(ctx.g, end))) <= LARGE_END) {
    judge(ctx, ends, undefined, happen)
    return
  }
  const unit = endsUnit(ctx.g, ends)
  emit(ctx, js`if (${unit}(S, ${you(ctx).code})) { ${ctx.stop} }`)
}

function endRules(g: Gen, index: number): RulesIR {
  const end = g.ir.ends[index]
  return end && rulesOfEnd(end)
}

/** The key under which a context records that an end was tested and does not hold until something changes. */
export const settledMark = (end: number): number => -1 - end

function isSettled(ctx: Ctx, end: number): boolean {
  return ctx.cells.has(settledMark(end))
}

/**
 * Tests ends, for all their things or only for those that moves can have changed. Returns true if the latter is less
 * for any of them.
 */
function judge(ctx: Ctx, ends: readonly number[], moved: Moved | undefined, happen: Outcome): boolean {
  let isLess = false
  for (const index of ends) {
    const end = ctx.g.ir.ends[index]
    if (end === undefined) continue
    mark(ctx, end.origin)
    // Nothing is known about an end that was not tested before.
    const moves = ctx.g.facts.alikeForAll.has(index) ? moved?.get(index) : undefined
    const test = (at: Ctx): void => {
      const done = (): void => happen(at, end, index)
      const changed = moves === undefined ? undefined : madeTrueBy(at, end.when, moves)
      if (changed === undefined) return when(at, end.when, done)
      isLess = true
      for (const { by, isSure } of changed)
        if (by !== false) block(at, js`if (${by})`, () => (isSure ? done() : when(at, end.when, done)))
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

/** Tests which of several moves can have made it hold. Only for the last one does it certainly still hold. */
function madeTrueBy(
  ctx: Ctx,
  asked: ExprIR,
  moves: readonly MovedPiece[],
): readonly { readonly by: Cond; readonly isSure: boolean }[] | undefined {
  if (moves.length === 0) return undefined
  const found: { by: Cond; isSure: boolean }[] = []
  for (const [i, move] of moves.entries()) {
    const by = becameTrue(ctx, asked, move)
    if (by === undefined) return undefined
    found.push({ by, isSure: i === moves.length - 1 })
  }
  return found
}

function endsUnit(g: Gen, ends: readonly number[]): Js {
  return unitOf(g, `ends ${ends.join(' ')}`, js`ends`, (name) => {
    const ctx: Ctx = { ...freshCtx(g, seat(g)), steady: true, stop: js`return true;` }
    judge(ctx, ends, undefined, won)
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

/** Runs the rules in order until a fixpoint. Each fires at most once for the same thing. */
function rulesUnit({ g, attempt }: Ctx, indices: readonly number[]): Rules {
  const rules = indices.flatMap((index) => g.ir.whenever[index] ?? [])
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
        const ready = unlessQuiet(ctx, rules, () => {
          emit(ctx, ctx.spend(rules[0]?.origin ?? -1))
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
  const bodies = rules.map((rule) => rule.body)
  return { name, ready: READY.get(name), leaves: leavesOf(g.ir, bodies.flat()) }
}

/** True if steps can remove something from the set. They leave `you` unchanged. */
function mayChange(set: SetIR): boolean {
  return someNode(set, (node) => !(isExpression(node) ? isFixed(node) : isSet(node) && isFixedSet(node)))
}

const isFixed = (e: ExprIR): boolean =>
  e.op === 'const' ||
  e.op === 'reg' ||
  e.op === 'table' ||
  (e.op === 'cell' && e.at === H.you) ||
  isExprIn(e, 'arithmetic')

const isFixedSet = (set: SetIR): boolean =>
  set.set === 'map' || set.set === 'each' || (set.set !== 'members' && isSetIn(set, 'listed'))

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
