import { bagCount, bagMatch, bagSum } from '../../grammar/ir/bags.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import type { OpsByGroup } from '../../grammar/ir/node-facts.ts'
import type { Value } from './machine.ts'

export type ArithmeticOp = OpsByGroup['arithmetic']

const MOST = 0x7fffffff

/** Clamps a result to a word that is not "none". */
function word(value: number): number {
  return value > MOST ? MOST : value < -MOST ? -MOST : value | 0
}

/** A number plus a constant other than none. */
export function shifted(value: Value, by: number): Value {
  return (S) => {
    const a = value(S)
    return a === NONE ? NONE : word(a + by)
  }
}

/** A number times a constant other than none. */
export function scaled(value: Value, by: number): Value {
  return (S) => {
    const a = value(S)
    return a === NONE ? NONE : word(a * by)
  }
}

/** Arithmetic with none gives none. For `min` and `max`, none is less than any number. Dividing by 0 gives 0. */
export function arithmeticOf(op: ArithmeticOp, left: Value, right: Value): Value {
  switch (op) {
    case 'add':
      return (S) => {
        const a = left(S)
        const b = right(S)
        return a === NONE || b === NONE ? NONE : word(a + b)
      }
    case 'sub':
      return (S) => {
        const a = left(S)
        const b = right(S)
        return a === NONE || b === NONE ? NONE : word(a - b)
      }
    case 'mul':
      return (S) => {
        const a = left(S)
        const b = right(S)
        return a === NONE || b === NONE ? NONE : word(a * b)
      }
    case 'mod':
      return (S) => {
        const a = left(S)
        const b = right(S)
        if (a === NONE || b === NONE) return NONE
        return b === 0 ? 0 : (((a % b) + b) % b) | 0
      }
    case 'divUp':
      return (S) => {
        const a = left(S)
        const b = right(S)
        if (a === NONE || b === NONE) return NONE
        return b === 0 ? 0 : word(Math.ceil(a / b))
      }
    case 'divDown':
      return (S) => {
        const a = left(S)
        const b = right(S)
        if (a === NONE || b === NONE) return NONE
        return b === 0 ? 0 : word(Math.floor(a / b))
      }
    case 'min':
      return (S) => {
        const a = left(S)
        const b = right(S)
        return a < b ? a : b
      }
    case 'max':
      return (S) => {
        const a = left(S)
        const b = right(S)
        return a > b ? a : b
      }
    case 'bagSum':
      return ofBags(bagSum, left, right)
    case 'bagCount':
      return ofBags(bagCount, left, right)
    case 'bagMatch':
      return ofBags(bagMatch, left, right)
  }
}

function ofBags(of: (a: number, b: number) => number, left: Value, right: Value): Value {
  return (S) => {
    const a = left(S)
    const b = right(S)
    return a === NONE || b === NONE ? NONE : of(a, b)
  }
}
