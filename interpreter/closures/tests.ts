import { NONE, type ExprIR } from '../../grammar/ir/ir.ts'
import { isExprIn } from '../../grammar/ir/match.ts'
import { compileAfter } from './after-move.ts'
import { compileAny } from './any-member.ts'
import { compileCall } from './calls.ts'
import { compileCan } from './can-move.ts'
import { compileRepeats } from './history.ts'
import { bind, lookUp, newRegister, tableOf, type Env, type Machine, type Test } from './machine.ts'
import { asJunction, decidedSooner, unsettled } from './simplify.ts'
import { compileValue, compileHas } from './dispatch.ts'

/** Compiles a condition to a function of the state. It holds if its value is 1; none is not true. */
export function compileTest(m: Machine, from: ExprIR, env: Env): Test {
  const e = decidedSooner(from)
  if (isExprIn(e, 'arithmetic') || isExprIn(e, 'board')) return isOne(m, e, env)
  switch (e.op) {
    case 'const': {
      const holds = e.value === 1
      return () => holds
    }
    case 'cell': {
      const { at } = e
      return (S) => S[at] === 1
    }
    case 'lt':
    case 'le':
      return compileOrder(m, e.op, e, env)
    case 'eq':
    case 'ne':
      return compileEquality(m, e.op, e, env)
    case 'and':
      return conjunction(unsettled(e.terms, 1).map((term) => compileTest(m, term, env)))
    case 'or':
      return disjunction(unsettled(e.terms, 0).map((term) => compileTest(m, term, env)))
    case 'not': {
      const test = compileTest(m, e.term, env)
      return (S) => !test(S)
    }
    case 'table':
    case 'load':
      return compileWordTest(m, e, env)
    case 'if': {
      const junction = asJunction(e)
      if (junction !== undefined) return compileTest(m, junction, env)
      const condition = compileTest(m, e.condition, env)
      const then = compileTest(m, e.then, env)
      const otherwise = compileTest(m, e.else, env)
      return (S) => (condition(S) ? then(S) : otherwise(S))
    }
    case 'let': {
      const value = compileValue(m, e.value, env)
      const to = newRegister(m)
      const body = compileTest(m, e.body, bind(env, e.reg, to))
      const { R, at } = to
      return (S) => {
        R[at] = value(S)
        return body(S)
      }
    }
    case 'call': {
      const { term, enter } = compileCall(m, e, env)
      const { test } = term
      return (S) => {
        enter(S)
        return test(S)
      }
    }
    case 'any':
      return compileAny(m, e.set, env)
    case 'count':
    case 'first':
    case 'nth':
    case 'place':
    case 'fold':
      return isOne(m, e, env)
    case 'contains': {
      const has = compileHas(m, e.set, env)
      const item = compileValue(m, e.item, env)
      return (S) => has(S, item(S))
    }
    case 'can':
      return compileCan(m, e, env)
    case 'after':
      return compileAfter(m, e, env)
    case 'repeats':
      return compileRepeats(m, e, env)
    case 'reg':
    case 'standing':
    case 'sets worth':
    case 'shared run':
    case 'stood':
    case 'most':
      return isOne(m, e, env)
  }
}

function isOne(m: Machine, e: ExprIR, env: Env): Test {
  const value = compileValue(m, e, env)
  return (S) => value(S) === 1
}

/** A word that is itself a truth value. */
function compileWordTest(m: Machine, e: Extract<ExprIR, { op: 'load' | 'table' }>, env: Env): Test {
  if (e.op === 'table' && e.index.op === 'reg' && m.recorder === undefined) {
    const values = tableOf(m, e.table)
    const { R, at } = lookUp(env, e.index.reg)
    return () => values[R[at]!] === 1
  }
  return isOne(m, e, env)
}

interface Binary {
  readonly left: ExprIR
  readonly right: ExprIR
}

function compileEquality(m: Machine, op: 'eq' | 'ne', e: Binary, env: Env): Test {
  const swap = e.left.op === 'const'
  const one = swap ? e.right : e.left
  const other = swap ? e.left : e.right
  const equal = op === 'eq'
  if (other.op === 'const') {
    const wanted = other.value
    if (one.op === 'cell') {
      const { at } = one
      return equal ? (S) => S[at] === wanted : (S) => S[at] !== wanted
    }
    if (one.op === 'reg') {
      const { R, at } = lookUp(env, one.reg)
      return equal ? () => R[at] === wanted : () => R[at] !== wanted
    }
    if (one.op === 'load' && one.index.op === 'cell' && wanted !== NONE) {
      const { base } = one
      const { at } = one.index
      // An index of none is an address below all others, where nothing is stored.
      return equal ? (S) => S[base + S[at]!] === wanted : (S) => S[base + S[at]!] !== wanted
    }
    const value = compileValue(m, one, env)
    return equal ? (S) => value(S) === wanted : (S) => value(S) !== wanted
  }
  if (
    e.right.op === 'cell' &&
    e.left.op === 'table' &&
    e.left.index.op === 'reg' &&
    m.recorder === undefined
  ) {
    const values = tableOf(m, e.left.table)
    const { R, at } = lookUp(env, e.left.index.reg)
    const cell = e.right.at
    return equal ? (S) => (values[R[at]!] ?? NONE) === S[cell] : (S) => (values[R[at]!] ?? NONE) !== S[cell]
  }
  const left = compileValue(m, e.left, env)
  if (e.right.op === 'cell') {
    const { at } = e.right
    return equal ? (S) => left(S) === S[at] : (S) => left(S) !== S[at]
  }
  const right = compileValue(m, e.right, env)
  return equal ? (S) => left(S) === right(S) : (S) => left(S) !== right(S)
}

function compileOrder(m: Machine, op: 'lt' | 'le', e: Binary, env: Env): Test {
  if (e.left.op === 'const') {
    const least = e.left.value === NONE ? Infinity : op === 'lt' ? e.left.value + 1 : e.left.value
    if (e.right.op === 'table' && e.right.index.op === 'reg' && m.recorder === undefined) {
      const values = tableOf(m, e.right.table)
      const { R, at } = lookUp(env, e.right.index.reg)
      // A value outside a table is none, and so is the result of comparing with something absent.
      return () => values[R[at]!]! >= least
    }
    const right = compileValue(m, e.right, env)
    const of = e.right.op === 'count' && e.right.set.set === 'filter' ? e.right.set.of : undefined
    if (of?.set === 'members' && m.recorder === undefined) {
      // Of few pieces there cannot be many of any sort.
      const container = compileValue(m, of.container, env)
      const { count } = m.ir.memory
      return (S) => {
        const c = container(S)
        return (c === NONE ? 0 : S[count + c]!) >= least && right(S) >= least
      }
    }
    return (S) => right(S) >= least
  }
  if (e.right.op === 'const' && e.left.op === 'load' && e.left.index.op === 'reg') {
    const most = op === 'lt' ? e.right.value - 1 : e.right.value
    const { base } = e.left
    const { R, at } = lookUp(env, e.left.index.reg)
    return (S) => {
      const i = R[at]!
      if (i === NONE) return false
      const a = S[base + i]!
      return a <= most && a !== NONE
    }
  }
  const left = compileValue(m, e.left, env)
  if (e.right.op === 'const') {
    const most = op === 'lt' ? e.right.value - 1 : e.right.value
    return (S) => {
      const a = left(S)
      return a <= most && a !== NONE
    }
  }
  const right = compileValue(m, e.right, env)
  if (op === 'lt')
    return (S) => {
      const a = left(S)
      const b = right(S)
      // Nothing is less than none, so only the left side needs a test.
      return a < b && a !== NONE
    }
  return (S) => {
    const a = left(S)
    const b = right(S)
    return a <= b && a !== NONE
  }
}

function conjunction(tests: readonly Test[]): Test {
  const [a, b, c] = tests
  if (a === undefined) return () => true
  if (b === undefined) return a
  if (c === undefined) return (S) => a(S) && b(S)
  const rest = conjunction(tests.slice(3))
  if (tests.length === 3) return (S) => a(S) && b(S) && c(S)
  return (S) => a(S) && b(S) && c(S) && rest(S)
}

function disjunction(tests: readonly Test[]): Test {
  const [a, b, c] = tests
  if (a === undefined) return () => false
  if (b === undefined) return a
  if (c === undefined) return (S) => a(S) || b(S)
  const rest = disjunction(tests.slice(3))
  if (tests.length === 3) return (S) => a(S) || b(S) || c(S)
  return (S) => a(S) || b(S) || c(S) || rest(S)
}
