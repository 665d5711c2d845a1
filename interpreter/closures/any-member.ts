import { seenFromSpace } from '../state/lines-back.ts'
import { NONE, type SetIR } from '../../grammar/ir/ir.ts'
import { eachWithUncertain, withCasesSettled } from './uncertain-faces.ts'
import type { Env, Machine, Test } from './machine.ts'
import { compileValue, compileEach, compileTest } from './dispatch.ts'

/** Tests for at least one member. Stops at the first, without counting or sorting. */
export function compileAny(m: Machine, set: SetIR, env: Env): Test {
  if (set.set === 'sorted') return compileAny(m, set.of, env)
  // Some filters of spaces by what they see are cheaper from the space that is seen. Recorders must see every member.
  const back = set.set === 'filter' && m.recorder === undefined ? seenFromSpace(m.ir, set) : undefined
  if (back !== undefined) return compileTest(m, back, env)
  if (set.set === 'filter')
    return withCasesSettled(
      m,
      eachWithUncertain(m, set, env, () => true),
    )
  if (set.set === 'members') {
    const container = compileValue(m, set.container, env)
    const { count } = m.ir.memory
    return (S) => {
      const c = container(S)
      return c !== NONE && S[count + c]! > 0
    }
  }
  return compileEach(m, set, env, () => true)
}
