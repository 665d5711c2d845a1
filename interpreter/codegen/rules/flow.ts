import { H, type StepIR } from '../../../grammar/ir/ir.ts'
import { does } from '../../../grammar/ir/node-facts.ts'
import { isEffect, type StepOf } from '../../../grammar/ir/nodes.ts'
import { variablesSet } from '../../../grammar/ir/accessed-words.ts'
import { anyAnswerUnit } from './has-move.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { block, branch, emit, indexVal, mark, named, type Ctx } from './context.ts'
import { noteCutShort, tellsCutShort } from './loop-bounds.ts'
import { forget, local, writeCell, you } from './memory.ts'
import { listName, loopOver, small } from './visits.ts'
import { settle } from './settle.ts'
import { goOnAfter, leave } from './body-functions.ts'
import { isStageUnit, stageUnit, inStage } from './stage-units.ts'
import { effect } from './steps.ts'
import { anyWord, condCode, isNone, type Val } from '../code/val.ts'
import { value, each, cond } from './dispatch.ts'
import { when } from './when.ts'
import { loseMoves, unsettle, joinFacts, assumeYou, anywhere, clear } from './flow-facts.ts'
import { writtenWords } from './written-words.ts'

/** Steps without a decision in the middle, as plain code. Returns true if the code after them is unreachable. */
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

/** True if the name of a moved piece may refer to another one from here on. */
function setsVariables(ctx: Ctx, step: StepIR): boolean {
  if (!isEffect(step) || (ctx.last.moves ?? []).length === 0) return false
  return variablesSet(ctx.g.ir, step).some((at) => ctx.g.facts.locals.has(at))
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
      joinFacts(ctx, [...(endsThen ? [] : [cellsThen]), ...(endsElse ? [] : [cellsElse])])
      for (const [name, place] of then) if (ctx.places.get(name) !== place) ctx.places.delete(name)
      for (const name of [...ctx.places.keys()]) if (!then.has(name)) ctx.places.delete(name)
      ctx.empty.clear()
      ctx.last.move = undefined
      forget(ctx, writtenWords(ctx, step))
      return endsThen && endsElse
    }
    case 'for each':
    case 'loop':
    case 'turns':
      // Facts about places before a loop may not hold in its next iteration.
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

/** A move that is made only to look at the position after it stops at a question. */
function stopHere(ctx: Ctx): true {
  emit(ctx, ctx.stop)
  return true
}

function restore<K>(map: Map<K, Val>, before: ReadonlyMap<K, Val>): void {
  map.clear()
  for (const [key, v] of before) map.set(key, v)
}

/** A stage, inlined or as a function. Its parameters are names, and there is no return address. */
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
  const changes = writtenWords(ctx, [stage.body, stage.leave])
  if (isStageUnit(ctx.g, step.stage)) {
    const given = stage.params.filter((_, i) => args[i] !== undefined)
    const { name, leaves } = stageUnit(ctx, step.stage, given)
    const passed = [js`S`, you(ctx).code, ...args.flatMap((arg) => (arg === undefined ? [] : [arg.code]))]
    assumeYou(ctx, before)
    goOnAfter(ctx, js`${name}(${joinJs(passed, js`, `)})`, leaves)
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
  const changes = writtenWords(ctx, step.body)
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

function loop(ctx: Ctx, step: StepOf<'loop'>): void {
  const left = ctx.g.names.fresh('n')
  emit(ctx, js`let ${left} = ${value(ctx, step.atMost).code};`)
  const changes = writtenWords(ctx, step.body)
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
  const former = named(ctx, you(ctx))
  const changes = writtenWords(ctx, step)
  const constantWay = (ir.direction + seats) % seats
  const way = (at: Ctx): Js =>
    step.onward === undefined ? js`${constantWay}` : named(at, value(at, step.onward)).code
  const outer = ctx.g.names.fresh('L')
  emit(ctx, js`let ${seat} = (${first.code} + ${seats} - ${way(ctx)}) % ${seats}, ${turn} = 0;`)
  forget(ctx, changes)
  block(ctx, js`${outer}: for (;;)`, () => {
    ctx.cells.set(H.you, former)
    emit(ctx, js`let ${tried} = 0;`)
    // Between two turns, `you` is still the player of the previous turn.
    const before = indexVal(js`(${turn} === 0 ? ${former.code} : ${seat})`, seats, true)
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
      assumeYou(at, former)
    }
    const inner: Ctx = { ...ctx, givenUp: [...ctx.givenUp, asBefore] }
    if (ctx.g.facts.locals.has(step.cell)) ctx.cells.set(step.cell, now)
    else writeCell(ctx, step.cell, now)
    steps(inner, step.body)
    forget(ctx, changes)
  })
  forget(ctx, changes)
  clear(ctx, [step.cell, step.counter, step.saved])
  ctx.cells.set(H.you, former)
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
  forget(ctx, writtenWords(ctx, step))
  anywhere(ctx)
}
