import { H, LARGEST_WORD, NONE, type ExprIR, type SetIR } from './ir.ts'
import type { OpsByGroup } from './node-facts.ts'
import { bagCount, bagMatch, bagSum } from './bags.ts'

/** Constructors of IR that fold constants, so that readable rules cost nothing. */
export const constant = (value: number): ExprIR => ({ op: 'const', value })
export const TRUE = constant(1)
export const FALSE = constant(0)
export const NOTHING = constant(NONE)
export const EMPTY: SetIR = { set: 'empty' }

export const register = (reg: number): ExprIR => ({ op: 'reg', reg })
export const cell = (at: number): ExprIR => ({ op: 'cell', at })
/** The player on turn. */
export const YOU = cell(H.you)

export function isConstant(e: ExprIR): e is { readonly op: 'const'; readonly value: number } {
  return e.op === 'const'
}

export function loadWord(base: number, index: ExprIR): ExprIR {
  if (isConstant(index)) return index.value === NONE ? NOTHING : cell(base + index.value)
  return { op: 'load', base, index }
}

type Arithmetic = OpsByGroup['arithmetic']

/** The result of an operation on two words: the one definition for folding and both back ends. */
export function arithmeticValue(op: Arithmetic, a: number, b: number): number {
  switch (op) {
    case 'add':
      return a + b
    case 'sub':
      return a - b
    case 'mul':
      return a * b
    case 'mod':
      return b === 0 ? 0 : ((a % b) + b) % b
    case 'divUp':
      return b === 0 ? 0 : Math.ceil(a / b)
    case 'divDown':
      return b === 0 ? 0 : Math.floor(a / b)
    case 'min':
      return a < b ? a : b
    case 'max':
      return a > b ? a : b
    case 'bagSum':
      return bagSum(a, b)
    case 'bagCount':
      return bagCount(a, b)
    case 'bagMatch':
      return bagMatch(a, b)
  }
}

export function arithmetic(op: Arithmetic, left: ExprIR, right: ExprIR): ExprIR {
  if (isConstant(left) && isConstant(right)) {
    const value = arithmeticValue(op, left.value, right.value)
    if (Math.abs(value) < LARGEST_WORD) return constant(value)
  }
  const adds = op === 'add' || op === 'bagSum'
  if (adds && isConstant(right) && right.value === 0) return left
  if (adds && isConstant(left) && left.value === 0) return right
  if (op === 'sub' && isConstant(right) && right.value === 0) return left
  return { op, left, right }
}

export function compare(op: 'lt' | 'le' | 'eq' | 'ne', left: ExprIR, right: ExprIR): ExprIR {
  if (isConstant(left) && isConstant(right)) {
    const a = left.value
    const b = right.value
    if (op === 'eq') return a === b ? TRUE : FALSE
    if (op === 'ne') return a === b ? FALSE : TRUE
    if (a === NONE || b === NONE) return FALSE
    return (op === 'lt' ? a < b : a <= b) ? TRUE : FALSE
  }
  return { op, left, right }
}

export function conjunction(terms: readonly ExprIR[]): ExprIR {
  const parts: ExprIR[] = []
  for (const term of terms) {
    if (term.op === 'and') parts.push(...term.terms)
    else if (isConstant(term)) {
      if (term.value === 0) {
        if (parts.length === 0) return FALSE
        parts.push(FALSE)
        break
      }
    } else parts.push(term)
  }
  if (parts.length === 0) return TRUE
  return parts.length === 1 && parts[0] ? parts[0] : { op: 'and', terms: parts }
}

export function disjunction(terms: readonly ExprIR[]): ExprIR {
  const parts: ExprIR[] = []
  for (const term of terms) {
    if (term.op === 'or') parts.push(...term.terms)
    else if (isConstant(term)) {
      if (term.value !== 0) {
        if (parts.length === 0) return TRUE
        parts.push(TRUE)
        break
      }
    } else parts.push(term)
  }
  if (parts.length === 0) return FALSE
  return parts.length === 1 && parts[0] ? parts[0] : { op: 'or', terms: parts }
}

export function not(term: ExprIR): ExprIR {
  if (isConstant(term)) return term.value === 0 ? TRUE : FALSE
  if (term.op === 'not') return term.term
  if (term.op === 'eq') return { op: 'ne', left: term.left, right: term.right }
  if (term.op === 'ne') return { op: 'eq', left: term.left, right: term.right }
  return { op: 'not', term }
}

export function choose(condition: ExprIR, then: ExprIR, otherwise: ExprIR): ExprIR {
  if (isConstant(condition)) return condition.value !== 0 ? then : otherwise
  if (isConstant(then) && isConstant(otherwise) && then.value === otherwise.value) return then
  return { op: 'if', condition, then, else: otherwise }
}

export function any(set: SetIR): ExprIR {
  if (set.set === 'empty') return FALSE
  if (set.set === 'one') return compare('ne', set.item, NOTHING)
  return { op: 'any', set }
}

export function filter(of: SetIR, reg: number, where: ExprIR): SetIR {
  if (of.set === 'empty' || (isConstant(where) && where.value === 0)) return EMPTY
  if (isConstant(where)) return of
  return { set: 'filter', of, reg, where }
}
