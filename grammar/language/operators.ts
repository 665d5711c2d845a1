import type { OpsByGroup } from '../ir/node-facts.ts'

interface Operator {
  /** Its operation in the IR. */
  readonly op: OpsByGroup['arithmetic']
  /** Operators of a product bind more tightly than those of a sum. */
  readonly level: 'sum' | 'product'
  /** Its right side must be at least 1. */
  readonly divides?: true
  /** Its phrase in rulebooks. */
  readonly phrase: string
}

/** Operators between two numbers. */
export const OPERATORS = {
  '+': { op: 'add', level: 'sum', phrase: 'plus' },
  '-': { op: 'sub', level: 'sum', phrase: 'minus' },
  '*': { op: 'mul', level: 'product', phrase: 'times' },
  mod: { op: 'mod', level: 'product', divides: true, phrase: 'mod' },
  '/ up': { op: 'divUp', level: 'product', divides: true, phrase: 'divided up' },
  '/ down': { op: 'divDown', level: 'product', divides: true, phrase: 'divided down' },
} as const satisfies Readonly<Record<string, Operator>>

export type OperatorName = keyof typeof OPERATORS
