import { NONE, type ExprIR } from '../../grammar/ir/ir.ts'
import { isExprIn } from '../../grammar/ir/match.ts'
import { arithmeticOf, scaled, shifted, type ArithmeticOp } from './arithmetic.ts'
import { compileCall } from './calls.ts'
import { compileDistance, compileStep, compileLongestLine } from './geometry.ts'
import { compileLongestWay, compileSteps, compileWay } from './reach.ts'
import { compileSharedRun, compileStood } from './history.ts'
import { bind, lookUp, newRegister, tableOf, type Env, type Machine, type Value } from './machine.ts'
import { compileMost } from './most-of-moves.ts'
import { compileCount, compileFirst, compileFold, compileNth, compilePlace } from './quantities.ts'
import { compileSetsWorth, compileStanding } from './pattern-fits.ts'
import { compileTest } from './dispatch.ts'

/** Compiles an expression to a function of the state. */
export function compileValue(m: Machine, e: ExprIR, env: Env): Value {
  if (isExprIn(e, 'arithmetic')) return compileArithmetic(m, e.op, e.left, e.right, env)
  if (isExprIn(e, 'comparison') || isExprIn(e, 'logic')) return compileTruth(m, e, env)
  switch (e.op) {
    case 'const': {
      const { value } = e
      return () => value
    }
    case 'reg': {
      const { R, at } = lookUp(env, e.reg)
      return () => R[at]!
    }
    case 'cell': {
      const { at } = e
      return (S) => S[at]!
    }
    case 'load':
      return compileLoad(m, e, env)
    case 'table':
      return compileTable(m, e, env)
    case 'if': {
      const condition = compileTest(m, e.condition, env)
      const then = compileValue(m, e.then, env)
      const otherwise = compileValue(m, e.else, env)
      return (S) => (condition(S) ? then(S) : otherwise(S))
    }
    case 'let': {
      const value = compileValue(m, e.value, env)
      const to = newRegister(m)
      const body = compileValue(m, e.body, bind(env, e.reg, to))
      const { R, at } = to
      return (S) => {
        R[at] = value(S)
        return body(S)
      }
    }
    case 'call': {
      const { term, enter } = compileCall(m, e, env)
      const { value } = term
      return (S) => {
        enter(S)
        return value(S)
      }
    }
    case 'count':
      return compileCount(m, e.set, env)
    case 'first':
      return compileFirst(m, e.set, env)
    case 'nth':
      return compileNth(m, e, env)
    case 'place':
      return compilePlace(m, e, env)
    case 'fold':
      return compileFold(m, e, env)
    case 'distance':
      return e.via === undefined ? compileDistance(m, e, env) : compileWay(m, { ...e, via: e.via }, env)
    case 'steps':
      return compileSteps(m, e, env)
    case 'standing':
      return compileStanding(m, e, env)
    case 'sets worth':
      return compileSetsWorth(m, e, env)
    case 'longest way':
      return compileLongestWay(m, e, env)
    case 'longest line':
      return compileLongestLine(m, e, env)
    case 'step':
      return compileStep(m, e, env)
    case 'shared run':
      return compileSharedRun(m, e, env)
    case 'stood':
      return compileStood(m, e, env)
    case 'most':
      return compileMost(m, e)
    case 'any':
    case 'contains':
    case 'can':
    case 'after':
    case 'repeats':
      return compileTruth(m, e, env)
  }
}

function compileTruth(m: Machine, e: ExprIR, env: Env): Value {
  const test = compileTest(m, e, env)
  return (S) => (test(S) ? 1 : 0)
}

function compileArithmetic(m: Machine, op: ArithmeticOp, left: ExprIR, right: ExprIR, env: Env): Value {
  const isNumber = (e: ExprIR): e is Extract<ExprIR, { op: 'const' }> => e.op === 'const' && e.value !== NONE
  if (op === 'mul' && isNumber(right)) {
    const value = compileValue(m, left, env)
    return right.value === 1 ? value : scaled(value, right.value)
  }
  if (op === 'add' && isNumber(right)) return shifted(compileValue(m, left, env), right.value)
  if (op === 'add' && isNumber(left)) return shifted(compileValue(m, right, env), left.value)
  if (op === 'sub' && isNumber(right)) return shifted(compileValue(m, left, env), -right.value)
  return arithmeticOf(op, compileValue(m, left, env), compileValue(m, right, env))
}

function compileLoad(m: Machine, e: Extract<ExprIR, { op: 'load' }>, env: Env): Value {
  const { base, index } = e
  if (index.op === 'const' && index.value !== NONE) {
    const at = base + index.value
    return (S) => S[at]!
  }
  if (index.op === 'reg') {
    const { R, at } = lookUp(env, index.reg)
    return (S) => {
      const i = R[at]!
      return i === NONE ? NONE : S[base + i]!
    }
  }
  if (index.op === 'cell') {
    const { at } = index
    return (S) => {
      const i = S[at]!
      return i === NONE ? NONE : S[base + i]!
    }
  }
  const which = compileValue(m, index, env)
  return (S) => {
    const i = which(S)
    return i === NONE ? NONE : S[base + i]!
  }
}

function compileTable(m: Machine, e: Extract<ExprIR, { op: 'table' }>, env: Env): Value {
  const values = tableOf(m, e.table)
  const { index } = e
  const face = e.by === 'piece' ? m.recorder?.face?.(e.table) : undefined
  if (face !== undefined) {
    const which = compileValue(m, index, env)
    return (S) => face(which(S))
  }
  const lookedUp = m.recorder?.lookedUp(e.table)
  if (lookedUp !== undefined) {
    const which = compileValue(m, index, env)
    return (S) => {
      const at = which(S)
      if (at >= 0 && at < lookedUp.length) lookedUp[at]!++
      return values[at] ?? NONE
    }
  }
  if (index.op === 'reg') {
    const { R, at } = lookUp(env, index.reg)
    return () => values[R[at]!] ?? NONE
  }
  if (index.op === 'cell') {
    const { at } = index
    return (S) => values[S[at]!] ?? NONE
  }
  const which = compileValue(m, index, env)
  return (S) => values[which(S)] ?? NONE
}
