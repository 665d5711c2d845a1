import { isEffect } from '../../grammar/ir/nodes.ts'
import { H, NONE, type StepIR } from '../../grammar/ir/ir.ts'
import { Fault } from '../program/program.ts'
import { emitArrange, emitAsk } from './ask-steps.ts'
import { emit, jump, newLabel, place, type Assembly, type Where } from './assembly.ts'
import { emitEffect } from './effects.ts'
import { emitLeave } from './unwind.ts'
import { emitForEach, emitLoop, emitTurns } from './loops.ts'
import { NO_ENV, pool, push } from './machine.ts'
import { testAsOneCase } from './uncertain-faces.ts'
import { recorded } from './recorder.ts'
import { emitSettle } from './settle.ts'
import { compileValue, compileTest } from './dispatch.ts'

/** Compiles steps to a sequence of instructions. A wait in the middle of them is a number, not a JavaScript frame. */
export function emitSteps(asm: Assembly, steps: readonly StepIR[], where: Where): void {
  const around = asm.origin
  for (const step of steps) {
    if ('origin' in step) asm.origin = step.origin
    emitStep(asm, step, where)
    asm.origin = around
  }
}

function emitStep(asm: Assembly, step: StepIR, where: Where): void {
  if (isEffect(step)) return emitEffect(asm, step)
  switch (step.step) {
    case 'if': {
      const condition = recorded(
        asm.machine,
        step,
        testAsOneCase(asm.machine, compileTest(asm.machine, step.condition, NO_ENV)),
      )
      const otherwise = newLabel()
      const end = newLabel()
      emit(asm, (next) => {
        const { pc } = otherwise
        return (S) => (condition(S) ? next : pc)
      })
      emitSteps(asm, step.then, where)
      if (step.else.length > 0) jump(asm, end)
      place(asm, otherwise)
      emitSteps(asm, step.else, where)
      place(asm, end)
      return
    }
    case 'for each':
      return emitForEach(asm, step, where)
    case 'loop':
      return emitLoop(asm, step, where)
    case 'turns':
      return emitTurns(asm, step, where)
    case 'run':
      return emitRun(asm, step, where)
    case 'leave':
      return emitLeave(asm, step, where)
    case 'ask':
      return emitAsk(asm, step, where)
    case 'arrange':
      return emitArrange(asm, step, where)
    case 'settle':
      return emitSettle(asm, step, where)
  }
}

function emitRun(asm: Assembly, step: Extract<StepIR, { step: 'run' }>, where: Where): void {
  const m = asm.machine
  const stage = m.ir.stages[step.stage]
  const code = asm.stages[step.stage]
  if (stage === undefined || code === undefined) throw new Error(`there is no stage ${step.stage}`)
  const { returnTo } = stage
  const { site, saved } = step
  const args = stage.params.flatMap((cell, i) => {
    const arg = step.args[i]
    return arg === undefined ? [] : [{ cell, value: compileValue(m, arg, NO_ENV) }]
  })
  const seat = step.for === undefined ? undefined : compileValue(m, step.for, NO_ENV)
  const given = pool()
  const call = (S: Int32Array): void => {
    m.doing = stage.origin
    given.length = 0
    for (let i = 0; i < args.length; i++) push(given, args[i]!.value(S))
    if (seat !== undefined) {
      const you = seat(S)
      if (you === NONE)
        throw new Fault('ST5112', 'A stage cannot run: the player it is for is none.', step.origin)
      S[saved] = S[H.you]!
      S[H.you] = you
    }
    for (let i = 0; i < args.length; i++) S[args[i]!.cell] = given.items[i]!
    S[returnTo] = site
  }
  emit(asm, () => {
    const { pc } = code.body
    return (S) => {
      call(S)
      return pc
    }
  })
  const resume = newLabel()
  const giveBack = (S: Int32Array): void => {
    if (seat === undefined) return
    S[H.you] = S[saved]!
    S[saved] = NONE
  }
  asm.sites[site] = { ...where, step, resume, again: resume, done: resume, giveBack, call }
  place(asm, resume)
  if (seat !== undefined)
    emit(asm, (next) => (S) => {
      giveBack(S)
      return next
    })
}
