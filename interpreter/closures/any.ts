import type { SetIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { eachDoubted, settled } from './doubts.ts'
import { compileValue } from './expressions.ts'
import type { Env, Machine, Test } from './machine.ts'
import { bind, register } from './machine.ts'
import { compileHas } from './membership.ts'
import { compileEach } from './sets.ts'
import { compileTest } from './tests.ts'

/** Is there one? Looks no further than the first, and does not enumerate what can be counted. */
export function compileAny(m: Machine, set: SetIR, env: Env): Test {
  switch (set.set) {
    case 'empty':
      return () => false
    case 'one': {
      const item = compileValue(m, set.item, env)
      return (S) => item(S) !== NONE
    }
    case 'range': {
      const from = compileValue(m, set.from, env)
      const to = compileValue(m, set.to, env)
      return (S) => {
        const first = from(S)
        return first !== NONE && first <= to(S)
      }
    }
    case 'members': {
      const container = compileValue(m, set.container, env)
      const { count } = m.ir.memory
      return (S) => {
        const c = container(S)
        return c !== NONE && S[count + c]! > 0
      }
    }
    case 'filter':
      return settled(
        m,
        eachDoubted(m, set, env, () => true),
      )
    case 'each': {
      const to = register(m)
      const inner = compileAny(m, set.of, bind(env, set.reg, to))
      const { R, at } = to
      return compileEach(m, set.over, env, (S, item) => {
        R[at] = item
        return inner(S)
      })
    }
    case 'map': {
      const to = register(m)
      const value = compileValue(m, set.item, bind(env, set.reg, to))
      const { R, at } = to
      return compileEach(m, set.over, env, (S, item) => {
        R[at] = item
        return value(S) !== NONE
      })
    }
    case 'union': {
      const left = compileAny(m, set.left, env)
      const right = compileAny(m, set.right, env)
      return (S) => left(S) || right(S)
    }
    case 'minus': {
      const out = compileHas(m, set.right, env)
      return compileEach(m, set.left, env, (S, item) => !out(S, item))
    }
    case 'if': {
      const condition = compileTest(m, set.condition, env)
      const then = compileAny(m, set.then, env)
      const otherwise = compileAny(m, set.else, env)
      return (S) => (condition(S) ? then(S) : otherwise(S))
    }
    case 'let': {
      const value = compileValue(m, set.value, env)
      const to = register(m)
      const body = compileAny(m, set.body, bind(env, set.reg, to))
      const { R, at } = to
      return (S) => {
        R[at] = value(S)
        return body(S)
      }
    }
    case 'sorted':
      return compileAny(m, set.of, env)
    case 'row':
    case 'open line':
    case 'sight':
    case 'reached':
    case 'borders':
      return compileEach(m, set, env, () => true)
  }
}
