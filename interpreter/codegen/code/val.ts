import { BITS_OF_ONE, FULL_WORD, MOST_OF_ONE, VALUES_PER_WORD } from '../../../grammar/ir/bags.ts'
import { arithmeticValue } from '../../../grammar/ir/build.ts'
import { NONE } from '../../../grammar/ir/ir.ts'
import { js, type Js } from './code.ts'
import { workUnit } from './work.ts'

/**
 * A word during generation: its code, without side effects, and its range. It is in `lo..hi`, or none if `none` is
 * true. With `lo > hi` it is certainly none.
 */
export interface Val {
  readonly code: Js
  readonly lo: number
  readonly hi: number
  readonly none: boolean
  /** True for a name or a numeral, which can be repeated at no cost. */
  readonly atom: boolean
}

export const LEAST = -0x7fffffff
export const MOST = 0x7fffffff

/** A condition: a constant, or code that evaluates to true or false. */
export type Cond = Js | boolean

export const NONE_VAL: Val = { code: js`N`, lo: 1, hi: 0, none: true, atom: true }

/**
 * Cache of small constants, which occur again and again, mostly when something is evaluated for all things of a kind.
 */
const SMALL: Val[] = []
const MOST_SMALL = 4096

export function constantVal(value: number): Val {
  // Counted as work each time, because the amount must not depend on earlier generation.
  if (value === NONE) {
    workUnit()
    return NONE_VAL
  }
  if (value < 0 || value >= MOST_SMALL) return numeral(value)
  const known = SMALL[value]
  if (known === undefined) return (SMALL[value] = numeral(value))
  workUnit()
  return known
}

/** A separate constant, about which other facts may be recorded. */
function numeral(value: number): Val {
  return { code: js`${value}`, lo: value, hi: value, none: false, atom: true }
}

export function anyWord(code: Js, atom = false): Val {
  return { code, lo: LEAST, hi: MOST, none: true, atom }
}

export function ranged(code: Js, lo: number, hi: number, none = false, atom = false): Val {
  return { code, lo, hi, none, atom }
}

/** The value if it is constant. */
export function known(v: Pick<Val, 'lo' | 'hi' | 'none'>): number | undefined {
  if (v.lo > v.hi) return NONE
  return v.lo === v.hi && !v.none ? v.lo : undefined
}

/** The union of two ranges. */
export function either(code: Js, a: Val, b: Val): Val {
  const none = a.none || b.none
  if (a.lo > a.hi) return { code, lo: b.lo, hi: b.hi, none, atom: false }
  if (b.lo > b.hi) return { code, lo: a.lo, hi: a.hi, none, atom: false }
  return { code, lo: Math.min(a.lo, b.lo), hi: Math.max(a.hi, b.hi), none, atom: false }
}

export function negated(c: Cond): Cond {
  return typeof c === 'boolean' ? !c : js`!(${c})`
}

export function condCode(c: Cond): Js {
  return typeof c === 'boolean' ? (c ? js`true` : js`false`) : c
}

export function condVal(c: Cond): Val {
  if (typeof c === 'boolean') return constantVal(c ? 1 : 0)
  return ranged(js`(${c} ? 1 : 0)`, 0, 1)
}

/** A value as a condition. It holds if the value is 1. */
export function isTrue(v: Val): Cond {
  const value = known(v)
  if (value !== undefined) return value === 1
  if (v.lo > 1 || v.hi < 1) return false
  return js`${v.code} === 1`
}

export function equal(a: Val, b: Val): Cond {
  const x = known(a)
  const y = known(b)
  if (x !== undefined && y !== undefined) return x === y
  if (!(a.none && b.none) && (a.hi < b.lo || b.hi < a.lo)) return false
  return js`${a.code} === ${b.code}`
}

/** Comparisons with none are false. */
export function emitOrder(op: 'lt' | 'le', a: Val, b: Val): Cond {
  const slack = op === 'lt' ? 0 : 1
  if (a.lo > a.hi || b.lo > b.hi) return false
  if (a.lo >= b.hi + slack) return false
  if (a.hi < b.lo + slack && !a.none && !b.none) return true
  const compared = op === 'lt' ? js`${a.code} < ${b.code}` : js`${a.code} <= ${b.code}`
  if (!a.none) return compared
  if (a.lo >= 0 && a.atom && !b.none) {
    // None, read as unsigned, is above all numbers.
    return op === 'lt' ? js`${a.code} >>> 0 < ${b.code}` : js`${a.code} >>> 0 <= ${b.code}`
  }
  if (!a.atom) return js`${op === 'lt' ? js`lt` : js`le`}(${a.code}, ${b.code})`
  return js`${a.code} !== N && ${compared}`
}

export function isNone(v: Val): Cond {
  if (!v.none) return false
  if (v.lo > v.hi) return true
  if (v.lo >= 0) return js`${v.code} < 0`
  return js`${v.code} === N`
}

type OnBags = 'bagSum' | 'bagCount' | 'bagMatch'
export type Op = 'add' | 'sub' | 'mul' | 'mod' | 'divUp' | 'divDown' | 'min' | 'max' | OnBags

function fits(lo: number, hi: number): boolean {
  return lo >= LEAST && hi <= MOST
}

function helper(op: Op, a: Val, b: Val): Js {
  switch (op) {
    case 'add':
      return js`add(${a.code}, ${b.code})`
    case 'sub':
      return js`sub(${a.code}, ${b.code})`
    case 'mul':
      return js`mul(${a.code}, ${b.code})`
    case 'mod':
      return js`mod(${a.code}, ${b.code})`
    case 'divUp':
      return js`divUp(${a.code}, ${b.code})`
    case 'divDown':
      return js`divDown(${a.code}, ${b.code})`
    case 'min':
      return js`min(${a.code}, ${b.code})`
    case 'max':
      return js`max(${a.code}, ${b.code})`
    case 'bagSum':
      return js`bagSum(${a.code}, ${b.code})`
    case 'bagCount':
      return js`bagCount(${a.code}, ${b.code})`
    case 'bagMatch':
      return js`bagMatch(${a.code}, ${b.code})`
  }
}

/**
 * Products with a number, and sums of such a product and something less than the number: pairs encoded as one number.
 */
interface Product {
  readonly of: Val
  readonly by: number
}
const PRODUCTS = new WeakMap<Js, Product>()
const PAIRS = new WeakMap<Js, Product & { readonly rest: Val }>()

/** Records the code that a name abbreviates, if its structure matters. */
export function standsFor(name: Js, code: Js): void {
  const product = PRODUCTS.get(code)
  const pair = PAIRS.get(code)
  if (product !== undefined) PRODUCTS.set(name, product)
  if (pair !== undefined) PAIRS.set(name, pair)
}

function productOf(sumVal: Val, of: Val, by: number | undefined): Val {
  if (by !== undefined && by > 0 && of.atom && of.lo >= 0) PRODUCTS.set(sumVal.code, { of, by })
  return sumVal
}

function pairOf(sumVal: Val, product: Val, rest: Val): Val {
  const existing = PRODUCTS.get(product.code)
  if (existing !== undefined && rest.atom && rest.lo >= 0 && rest.hi < existing.by)
    PAIRS.set(sumVal.code, { ...existing, rest })
  return sumVal
}

/** Arithmetic as the contract defines it, with plain operators where nothing can overflow. */
export function emitArithmetic(op: Op, a: Val, b: Val): Val {
  if (op === 'min' || op === 'max') return extreme(op, a, b)
  if (a.lo > a.hi || b.lo > b.hi) return NONE_VAL
  // Folds constants. This happens for many things at once, mostly to evaluate a condition on them.
  const [x, y] = [known(a), known(b)]
  if (x !== undefined && y !== undefined) {
    const sure = arithmeticValue(op, x, y) + 0
    if (op === 'mul' && fits(sure, sure)) return productOf(numeral(sure), a, y)
    if (fits(sure, sure)) return constantVal(sure)
  }
  if (op === 'bagSum' || op === 'bagCount' || op === 'bagMatch') return ofBags(op, a, b)
  if (a.none || b.none) return noneOr(op, a, b)
  const general = (): Val => ({ ...anyWord(helper(op, a, b)), none: false })
  const plain = (code: Js, lo: number, hi: number): Val => {
    if (lo === hi) return numeral(lo)
    return ranged(code, lo, hi)
  }
  switch (op) {
    case 'add': {
      if (known(b) === 0) return a
      if (known(a) === 0) return b
      if (!fits(a.lo + b.lo, a.hi + b.hi)) return cut(js`${a.code} + ${b.code}`, a.lo + b.lo, a.hi + b.hi)
      return pairOf(plain(js`(${a.code} + ${b.code})`, a.lo + b.lo, a.hi + b.hi), a, b)
    }
    case 'sub':
      if (known(b) === 0) return a
      if (!fits(a.lo - b.hi, a.hi - b.lo)) return cut(js`${a.code} - ${b.code}`, a.lo - b.hi, a.hi - b.lo)
      return plain(js`(${a.code} - ${b.code})`, a.lo - b.hi, a.hi - b.lo)
    case 'mul': {
      const ends = [a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi]
      const [lo, hi] = [Math.min(...ends), Math.max(...ends)]
      if (known(b) === 1) return a
      if (known(a) === 1) return b
      if (!fits(lo, hi)) return general()
      return productOf(plain(js`Math.imul(${a.code}, ${b.code})`, lo + 0, hi + 0), a, known(b))
    }
    case 'mod': {
      const divisor = known(b)
      if (divisor === undefined || divisor <= 0) return general()
      if (a.lo < 0)
        return isPower(divisor) ? ranged(js`(${a.code} & ${divisor - 1})`, 0, divisor - 1) : general()
      if (a.hi < divisor) return a
      const pair = PAIRS.get(a.code)
      if (pair?.by === divisor) return pair.rest
      if (a.hi === divisor && a.atom)
        return ranged(js`(${a.code} === ${divisor} ? 0 : ${a.code})`, 0, divisor - 1)
      return ranged(js`(${a.code} % ${divisor})`, 0, divisor - 1)
    }
    case 'divDown': {
      const divisor = known(b)
      if (divisor === undefined || divisor <= 0) return general()
      if (divisor === 1) return a
      const [lo, hi] = [Math.floor(a.lo / divisor), Math.floor(a.hi / divisor)]
      if (a.lo < 0)
        return isPower(divisor) ? ranged(js`(${a.code} >> ${Math.log2(divisor)})`, lo, hi) : general()
      const pair = PAIRS.get(a.code)
      if (pair?.by === divisor) return pair.of
      return plain(js`(${a.code} / ${divisor} | 0)`, lo, hi)
    }
    case 'divUp':
      return general()
  }
}

/** A sum or difference that may overflow, clamped to the range of words. */
function cut(code: Js, lo: number, hi: number): Val {
  const within = (end: number): number => Math.min(MOST, Math.max(LEAST, end))
  return ranged(js`word(${code})`, within(lo), within(hi))
}

/** Bits of a mask are read by division. */
const isPower = (divisor: number): boolean => Number.isInteger(Math.log2(divisor))

/** The same if an operand may be none, which the result then is. */
function noneOr(op: Op, a: Val, b: Val): Val {
  const isCut = (op === 'mod' || op === 'divDown') && isPower(known(b) ?? 0)
  if (op !== 'add' && op !== 'sub' && op !== 'mul' && !isCut) return anyWord(helper(op, a, b))
  const sure = emitArithmetic(op, { ...a, none: false }, { ...b, none: false })
  const { lo, hi } = sure
  const isWord = lo === LEAST && hi === MOST && !isCut
  if (!a.atom || !(b.atom || isCut) || isWord) return ranged(helper(op, a, b), lo, hi, true)
  const none = [a, b].map(isNone).filter((c) => c !== false)
  const either = none.map(condCode).reduce((all, c) => js`${all} || ${c}`)
  return ranged(js`(${either} ? N : ${sure.code})`, lo, hi, true)
}

const BAG_FUNCTIONS = { bagSum: js`bagSum`, bagCount: js`bagCount`, bagMatch: js`bagMatch` } as const

const isBagWord = (v: Val): boolean => v.lo >= 0 && v.hi <= FULL_WORD

function ofBags(op: OnBags, a: Val, b: Val): Val {
  const [x, y] = [known(a), known(b)]
  if (op === 'bagSum' && y === 0 && isBagWord(a)) return a
  if (op === 'bagSum' && x === 0 && isBagWord(b)) return b
  if (a.none || b.none) {
    return anyWord(js`ofBags(${BAG_FUNCTIONS[op]}, ${a.code}, ${b.code})`)
  }
  if (op === 'bagMatch') return ranged(helper(op, a, b), 0, VALUES_PER_WORD * MOST_OF_ONE ** 2)
  if (op === 'bagCount' && y !== undefined && y >= 0 && y < VALUES_PER_WORD)
    return ranged(js`(${a.code} >> ${BITS_OF_ONE * y} & ${MOST_OF_ONE})`, 0, MOST_OF_ONE)
  return ranged(helper(op, a, b), 0, op === 'bagSum' ? FULL_WORD : MOST_OF_ONE)
}

function extreme(op: 'min' | 'max', a: Val, b: Val): Val {
  const x = known(a)
  const y = known(b)
  if (x !== undefined && y !== undefined) return constantVal(op === 'min' ? Math.min(x, y) : Math.max(x, y))
  const [lower, higher] = op === 'min' ? [a, b] : [b, a]
  if (!lower.none && lower.hi < higher.lo && !higher.none) return op === 'min' ? lower : higher
  if (op === 'max' && !higher.none && lower.lo > lower.hi) return higher
  const isPlain = a.atom && b.atom && !a.none && !b.none
  const compared = op === 'min' ? js`${a.code} < ${b.code}` : js`${a.code} > ${b.code}`
  const code = isPlain ? js`(${compared} ? ${a.code} : ${b.code})` : helper(op, a, b)
  const none = op === 'min' ? a.none || b.none : a.none && b.none
  const merge = op === 'min' ? Math.min : Math.max
  if (a.lo > a.hi || b.lo > b.hi) return anyWord(code)
  if (op === 'max' && (a.none || b.none)) {
    // The result is none only if both are.
    return ranged(code, Math.min(a.lo, b.lo), Math.max(a.hi, b.hi), none)
  }
  return ranged(code, merge(a.lo, b.lo), merge(a.hi, b.hi), none)
}

/** A number from 0 to one below `count`. */
export function indexed(code: Js, count: number): Val {
  return { code, lo: 0, hi: Math.max(0, count - 1), none: false, atom: false }
}
