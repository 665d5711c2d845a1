import type { Js } from '../code/code.ts'
import type { GameIR, StepIR } from '../../../grammar/ir/ir.ts'
import { H } from '../../../grammar/ir/ir.ts'
import { does } from '../../../grammar/ir/node-facts.ts'
import type { NodeIR, RulesIR, StepOf } from '../../../grammar/ir/nodes.ts'
import { isEffect } from '../../../grammar/ir/nodes.ts'
import { variablesSet } from '../../../grammar/ir/touched.ts'
import { walkSteps } from '../../../grammar/ir/walk.ts'
import { anyAnswerUnit } from './any-move.ts'
import { joined, js } from '../code/code.ts'
import type { Ctx } from './context.ts'
import { block, branch, emit, indexVal, mark, named } from './context.ts'
import { noteCutShort, tellsCutShort } from './cut-short.ts'
import { value, you } from './expressions.ts'
import { forget, local, writeCell } from './memory.ts'
import { each } from './sets.ts'
import { listName, loopOver, small } from './visits.ts'
import { settle, settledMark } from './settling.ts'
import { goOnAfter } from './parts.ts'
import { isStageUnit, stageUnit } from './stage-units.ts'
import { effect } from './steps.ts'
import { cond, when } from './tests.ts'
import type { Val } from '../code/val.ts'
import { anyWord, condCode, constant, isNone, known } from '../code/val.ts'

/** Steps without a decision in the middle, as plain code. Returns true if what follows them is unreachable. */
export function steps(ctx: Ctx, list: readonly StepIR[]): boolean {
  for (const [i, step] of list.entries()) {
    if (step.step !== 'settle') ctx.last.move = undefined
    const { moves } = ctx.last
    if (one(ctx, step)) return true
    if (does(step, 'moves pieces')) {
      const { move } = ctx.last
      if (moves !== undefined && move !== undefined && !ctx.inRule) {
        ctx.last.moves = [...moves, move]
        continue
      }
      loseMoves(ctx)
      const next = list[i + 1]
      // From here on, ends may hold that are not tested after a move.
      unsettle(ctx, next?.step === 'settle' && !ctx.inRule ? next.ends : [])
    } else if (setsVariables(ctx, step)) loseMoves(ctx)
  }
  return false
}

/** From here on all moves are recorded: an outermost action begins. */
export function beginMoves(ctx: Ctx): void {
  ctx.last.moves = []
  asOfNow(ctx)
}

/** An outermost action is over. Contexts that know the same are to be equal. */
export function endMoves(ctx: Ctx): void {
  loseMoves(ctx)
  asOfNow(ctx)
}

function asOfNow(ctx: Ctx): void {
  for (const at of [...ctx.cells.keys()]) if (at < 0) ctx.cells.set(at, constant(0))
}

/** Might the name of a piece that has been moved stand for another one from here on? */
function setsVariables(ctx: Ctx, step: StepIR): boolean {
  if (!isEffect(step) || (ctx.last.moves ?? []).length === 0) return false
  return variablesSet(ctx.g.ir, step).some((at) => ctx.g.facts.locals.has(at))
}

/** From here on it is unknown what has been moved; ends are known not to hold only if they were tested after the last move. */
function loseMoves(ctx: Ctx): void {
  const count = ctx.last.moves?.length ?? 0
  ctx.last.moves = undefined
  for (const [at, tested] of [...ctx.cells]) if (at < 0 && (known(tested) ?? 0) < count) ctx.cells.delete(at)
}

/** Forgets which ends are known not to hold, except some. */
export function unsettle(ctx: Ctx, but: readonly number[]): void {
  for (const at of [...ctx.cells.keys()])
    if (at < 0 && !but.some((end) => settledMark(end) === at)) ctx.cells.delete(at)
}

/** Ends known not to hold stay so only if they are known on each of the merging branches. */
function meet(ctx: Ctx, ways: readonly ReadonlyMap<number, Val>[]): void {
  for (const at of [...ctx.cells.keys()])
    if (at < 0 && !ways.every((cells) => cells.has(at))) ctx.cells.delete(at)
}

function one(ctx: Ctx, step: StepIR): boolean {
  if ('origin' in step) mark(ctx, step.origin)
  if (isEffect(step)) {
    effect(ctx, step)
    return does(step, 'ends')
  }
  switch (step.step) {
    case 'if': {
      const c = cond(ctx, step.condition)
      if (typeof c === 'boolean') return steps(ctx, c ? step.then : step.else)
      const before = new Map(ctx.cells)
      const places = new Map(ctx.places)
      const { moves } = ctx.last
      const apart = (): void => {
        if (ctx.last.moves !== moves) loseMoves(ctx)
      }
      let [endsThen, endsElse] = [false, false]
      block(ctx, js`if (${c})`, () => {
        endsThen = steps(ctx, step.then)
      })
      const movesThen = endsThen ? moves : ctx.last.moves
      if (!endsThen) apart()
      const cellsThen = new Map(ctx.cells)
      restore(ctx.cells, before)
      const then = new Map(ctx.places)
      ctx.empty.clear()
      ctx.last.moves = moves
      restore(ctx.places, places)
      if (step.else.length > 0)
        block(ctx, js`else`, () => {
          endsElse = steps(ctx, step.else)
        })
      const movesElse = ctx.last.moves
      if (!endsElse) apart()
      const cellsElse = new Map(ctx.cells)
      restore(ctx.cells, before)
      ctx.last.moves = moves
      if (movesThen !== moves || (!endsElse && movesElse !== moves)) loseMoves(ctx)
      meet(ctx, [...(endsThen ? [] : [cellsThen]), ...(endsElse ? [] : [cellsElse])])
      for (const [name, place] of then) if (ctx.places.get(name) !== place) ctx.places.delete(name)
      for (const name of [...ctx.places.keys()]) if (!then.has(name)) ctx.places.delete(name)
      ctx.empty.clear()
      ctx.last.move = undefined
      forget(ctx, written(ctx, step))
      return endsThen && endsElse
    }
    case 'for each':
    case 'loop':
    case 'turns':
      // What is known about places before a loop may not hold in its next pass.
      ctx.places.clear()
      ctx.empty.clear()
      ctx.last.moves = undefined
      unsettle(ctx, [])
      if (step.step === 'for each') forEach(ctx, step)
      else if (step.step === 'loop') loop(ctx, step)
      else turns(ctx, step)
      ctx.places.clear()
      ctx.last.move = undefined
      ctx.last.moves = undefined
      ctx.empty.clear()
      unsettle(ctx, [])
      return false
    case 'run':
      return inlineStage(ctx, step)
    case 'leave':
      leave(ctx, step.stage, step.origin)
      return true
    case 'ask':
      if (ctx.attempt) return stopHere(ctx)
      askInRule(ctx, step)
      return false
    case 'arrange':
      if (ctx.attempt) return stopHere(ctx)
      emit(ctx, js`asksInRule(${step.origin});`)
      return true
    case 'settle':
      settle(ctx, step)
      return false
  }
}

/** A move that is made only to look at the position after it goes no further than a question. */
function stopHere(ctx: Ctx): true {
  emit(ctx, ctx.stop)
  return true
}

function restore<K>(map: Map<K, Val>, before: ReadonlyMap<K, Val>): void {
  map.clear()
  for (const [key, v] of before) map.set(key, v)
}

const WRITTEN = new WeakMap<GameIR, WeakMap<object, ReadonlySet<number>>>()

/** Words at fixed addresses that steps may write, including the stages that they run. */
export function written(ctx: Ctx, part: NodeIR | readonly RulesIR[]): ReadonlySet<number> {
  const { ir } = ctx.g
  const all = WRITTEN.get(ir) ?? new WeakMap<object, ReadonlySet<number>>()
  WRITTEN.set(ir, all)
  const found = all.get(part) ?? findWritten(ir, part)
  all.set(part, found)
  return found
}

function findWritten(ir: GameIR, part: RulesIR): ReadonlySet<number> {
  const found = new Set<number>()
  const stages = new Set<number>()
  const read = (steps: RulesIR): void =>
    walkSteps(steps, (node) => {
      for (const at of variablesSet(ir, node)) found.add(at)
      if (node.step === 'settle') read(node.whenever.map((rule) => ir.whenever[rule]?.body))
      if (node.step !== 'run' || stages.has(node.stage)) return
      stages.add(node.stage)
      const stage = ir.stages[node.stage]
      read([stage?.body, stage?.leave])
    })
  read(part)
  return found
}

/** A stage, inlined where it runs or as a function. Its parameters are names, and there is nothing to return to. */
function inlineStage(ctx: Ctx, step: StepOf<'run'>): boolean {
  const { ir, facts } = ctx.g
  const stage = ir.stages[step.stage]
  if (stage === undefined) throw new Error(`there is no stage ${step.stage}`)
  const args = stage.params.map((_, i) => {
    const arg = step.args[i]
    return arg === undefined ? undefined : named(ctx, value(ctx, arg))
  })
  const before = ctx.cells.get(H.you)
  if (step.for !== undefined) {
    const seat = named(ctx, value(ctx, step.for))
    const none = isNone(seat)
    if (none !== false) emit(ctx, js`if (${condCode(none)}) runForNobody(${step.origin});`)
    ctx.cells.set(H.you, { ...seat, none: false })
  }
  const changes = written(ctx, [stage.body, stage.leave])
  if (isStageUnit(ctx.g, step.stage)) {
    const given = stage.params.filter((_, i) => args[i] !== undefined)
    const { name, leaves } = stageUnit(ctx, step.stage, given)
    const passed = [js`S`, you(ctx).code, ...args.flatMap((arg) => (arg === undefined ? [] : [arg.code]))]
    isYou(ctx, before)
    goOnAfter(ctx, js`${name}(${joined(passed, js`, `)})`, leaves)
    forget(ctx, changes)
    anywhere(ctx)
    clear(ctx, stage.params)
    return false
  }
  args.forEach((arg, i) => {
    const at = stage.params[i]
    if (arg === undefined || at === undefined) return
    // A parameter that is never written is the argument itself.
    if (facts.locals.has(at) && !changes.has(at)) ctx.cells.set(at, arg)
    else writeCell(ctx, at, arg)
  })
  return inStage(ctx, step.stage, changes, before)
}

/** The steps of a stage, with its parameters already bound; `before` is who is `you` after it. */
export function inStage(
  ctx: Ctx,
  index: number,
  changes: ReadonlySet<number>,
  before: Val | undefined,
): boolean {
  const stage = ctx.g.ir.stages[index]
  if (stage === undefined) throw new Error(`there is no stage ${index}`)
  const entered = ctx.cells.get(H.you)
  const label = ctx.g.names.fresh('L')
  const asBefore = (at: Ctx): void => {
    clear(at, stage.params)
    isYou(at, before)
  }
  const givenUp = [...ctx.givenUp, asBefore]
  const inlined = { stage: index, label, around: givenUp.length, used: false }
  const start = ctx.out.items.length
  const inner: Ctx = { ...ctx, inlined: [...ctx.inlined, inlined], givenUp }
  const ends = steps(inner, stage.body)
  if (ends && !inlined.used) return true
  if (inlined.used) {
    ctx.out.items.splice(start, 0, js`${label}: {`)
    emit(ctx, js`}`)
    forget(ctx, changes)
    anywhere(ctx)
    isYou(ctx, entered)
  }
  if (steps({ ...ctx, givenUp }, stage.leave)) return true
  asBefore(ctx)
  return false
}

/** Pieces may lie anywhere now, and ends may hold. */
function anywhere(ctx: Ctx): void {
  ctx.places.clear()
  ctx.empty.clear()
  ctx.last.move = undefined
  ctx.last.moves = undefined
  unsettle(ctx, [])
}

/** In steps that do not wait, a different `you` exists only in names: the word itself never changes. */
function isYou(ctx: Ctx, seat: Val | undefined): void {
  if (seat === undefined) ctx.cells.delete(H.you)
  else ctx.cells.set(H.you, seat)
}

export function leave(ctx: Ctx, stage: number, origin: number): void {
  const inlined = ctx.inlined.findLast((i) => i.stage === stage)
  const here: Ctx = branch(ctx)
  for (const undo of ctx.givenUp.slice(inlined?.around ?? 0).toReversed()) undo(here)
  if (inlined === undefined) return ctx.leaveOuter(here, stage, origin)
  inlined.used = true
  emit(ctx, js`break ${inlined.label};`)
}

function forEach(ctx: Ctx, step: StepOf<'for each'>): void {
  const list = listName(ctx)
  const [length, i] = [ctx.g.names.fresh('n'), ctx.g.names.fresh('i')]
  emit(ctx, js`let ${length} = 0;`)
  let [lo, hi] = [Infinity, -Infinity]
  each(
    ctx,
    step.over,
    small((item) => {
      lo = Math.min(lo, item.lo)
      hi = Math.max(hi, item.hi)
      emit(ctx, js`if (${length} >= ${step.capacity}) tooManyThings(${step.capacity}, ${step.origin});`)
      emit(ctx, js`${list}[${length}++] = ${item.code};`)
    }),
  )
  const changes = written(ctx, step.body)
  forget(ctx, changes)
  loopOver(ctx, js`for (let ${i} = 0; ${i} < ${length}; ${i}++)`, length, step.capacity, () => {
    const item = ctx.g.names.fresh('v')
    emit(ctx, js`const ${item} = ${list}[${i}];`)
    const word: Val = lo <= hi ? { ...indexVal(item, 0, false, true), lo, hi } : anyWord(item, true)
    if (changes.has(step.cell) || !ctx.g.facts.locals.has(step.cell)) writeCell(ctx, step.cell, word)
    else ctx.cells.set(step.cell, word)
    steps({ ...ctx, givenUp: [...ctx.givenUp, (at) => clear(at, [step.cell])] }, step.body)
    forget(ctx, changes)
  })
  forget(ctx, changes)
  clear(ctx, [step.cell])
}

/** Words that a loop has used are none again after it. */
function clear(ctx: Ctx, cells: readonly number[]): void {
  for (const at of cells) {
    ctx.cells.delete(at)
    if (!ctx.g.facts.locals.has(at)) emit(ctx, js`${ctx.g.memory.home(at)} = N;`)
  }
}

function loop(ctx: Ctx, step: StepOf<'loop'>): void {
  const left = ctx.g.names.fresh('n')
  emit(ctx, js`let ${left} = ${value(ctx, step.atMost).code};`)
  const changes = written(ctx, step.body)
  forget(ctx, changes)
  block(ctx, js`for (; ${left} > 0; ${left}--)`, () => {
    if (step.while !== undefined) emit(ctx, js`if (!(${condCode(cond(ctx, step.while))})) break;`)
    emit(ctx, ctx.spend(step.origin))
    steps(ctx, step.body)
    if (step.until !== undefined) emit(ctx, js`if (${condCode(cond(ctx, step.until))}) break;`)
    forget(ctx, changes)
  })
  forget(ctx, changes)
  if (tellsCutShort(ctx.g, step)) block(ctx, js`if (${left} <= 0)`, () => noteCutShort(branch(ctx), step))
  clear(ctx, [step.cell])
}

function turns(ctx: Ctx, step: StepOf<'turns'>): void {
  const { ir } = ctx.g
  const seats = ir.seats.length
  const [seat, turn, tried] = [ctx.g.names.fresh('v'), ctx.g.names.fresh('n'), ctx.g.names.fresh('n')]
  const first = named(ctx, value(ctx, step.from))
  const none = isNone(first)
  if (none !== false) emit(ctx, js`if (${condCode(none)}) nobodyFirst(${step.origin});`)
  const kept = named(ctx, you(ctx))
  const changes = written(ctx, step)
  const constantWay = (ir.direction + seats) % seats
  const way = (at: Ctx): Js =>
    step.onward === undefined ? js`${constantWay}` : named(at, value(at, step.onward)).code
  const outer = ctx.g.names.fresh('L')
  emit(ctx, js`let ${seat} = (${first.code} + ${seats} - ${way(ctx)}) % ${seats}, ${turn} = 0;`)
  forget(ctx, changes)
  block(ctx, js`${outer}: for (;;)`, () => {
    ctx.cells.set(H.you, kept)
    emit(ctx, js`let ${tried} = 0;`)
    // Between two turns, `you` is still the player of the previous turn.
    const before = indexVal(js`(${turn} === 0 ? ${kept.code} : ${seat})`, seats, true)
    ctx.cells.set(H.you, before)
    emit(ctx, js`if (!(${turn} < ${value(ctx, step.atMost).code})) break;`)
    const onward = way(ctx)
    block(ctx, js`for (;; ${tried}++)`, () => {
      emit(ctx, js`if (${tried} === ${seats}) break ${outer};`)
      emit(ctx, js`${seat} = (${seat} + ${onward}) % ${seats};`)
      ctx.cells.set(H.you, indexVal(seat, seats, false, true))
      if (step.while === undefined) emit(ctx, js`break;`)
      else emit(ctx, js`if (${condCode(cond(ctx, step.while))}) break;`)
    })
    emit(ctx, ctx.spend(step.origin), js`${turn}++;`)
    for (const { at, start } of step.reset)
      start.forEach((word, i) => {
        emit(
          ctx,
          js`${ctx.g.facts.locals.has(at + i) ? local(at + i) : ctx.g.memory.home(at + i)} = ${word};`,
        )
      })
    const now = indexVal(seat, seats, false, true)
    const asBefore = (at: Ctx): void => {
      clear(at, [step.cell])
      isYou(at, kept)
    }
    const inner: Ctx = { ...ctx, givenUp: [...ctx.givenUp, asBefore] }
    if (ctx.g.facts.locals.has(step.cell)) ctx.cells.set(step.cell, now)
    else writeCell(ctx, step.cell, now)
    steps(inner, step.body)
    forget(ctx, changes)
  })
  forget(ctx, changes)
  clear(ctx, [step.cell, step.counter, step.saved])
  ctx.cells.set(H.you, kept)
}

/** A whenever rule may reach a question, which is a fault unless nobody can answer it. */
function askInRule(ctx: Ctx, step: StepOf<'ask'>): void {
  const seat = named(ctx, value(ctx, step.who))
  const none = isNone(seat)
  if (none !== false) emit(ctx, js`if (${condCode(none)}) nobodyAsked(${step.origin});`)
  if (none === true) return
  const asked: Ctx = branch(ctx)
  asked.cells.set(H.you, { ...seat, none: false })
  when(asked, step.possible ?? { op: 'const', value: 1 }, () => {
    if (!step.must) return emit(ctx, js`asksInRule(${step.origin});`)
    const unit = anyAnswerUnit(ctx.g, step)
    emit(ctx, js`if (${unit}(S, ${seat.code})) asksInRule(${step.origin});`)
    if (!step.hasOrElse) return emit(ctx, js`noMove(${seat.code}, ${step.origin});`)
    steps(ctx, step.orElse)
  })
  if (step.possible === undefined) return
  forget(ctx, written(ctx, step))
  anywhere(ctx)
}
