import { H, NONE, type ExprIR } from '../../grammar/ir/ir.ts'
import type { Assembly } from './assembly.ts'
import type { Env, Machine, Test } from './machine.ts'
import { run } from './run.ts'
import { compileTest } from './dispatch.ts'

/** Makes the move that is being judged, evaluates, and undoes it. The state is restored in any case. */
export function compileAfter(m: Machine, e: Extract<ExprIR, { op: 'after' }>, env: Env): Test {
  const test = compileTest(m, e.test, env)
  const { action } = e
  // An action cannot be judged while it is being judged, so one copy is enough for each question.
  const savedState = new Int32Array(m.ir.memory.size)
  return (S) => {
    const attempt = m.attempts[action]
    if (attempt === undefined) throw new Error(`there is no action ${action}`)
    savedState.set(S)
    m.table.ended.beginTrial()
    try {
      attempt(S)
      S[H.you] = savedState[H.you]!
      return test(S)
    } finally {
      S.set(savedState)
      m.table.ended.endTrial()
    }
  }
}

/** Executes the steps of an action without an offer. It has no return address, so it stops at its end. */
export function compileAttempt(asm: Assembly, index: number): (S: Int32Array) => void {
  const m = asm.machine
  const action = m.ir.actions[index]
  if (action === undefined) throw new Error(`there is no action ${index}`)
  const { returnTo } = action
  return (S) => {
    const { settling, leaving, attempting } = m
    m.settling = false
    m.leaving = -1
    m.attempting = true
    S[H.action] = index
    S[H.depth] = S[H.depth]! + 1
    S[returnTo] = NONE
    try {
      run(asm, S, asm.actions[index]!.body.pc)
    } finally {
      m.settling = settling
      m.leaving = leaving
      m.attempting = attempting
    }
  }
}
