import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'

/** The source of a thing's number: a register, or a word of the state that nothing in the value changes. */
export type Name = Extract<ExprIR, { readonly op: 'reg' | 'cell' }>

/**
 * A cache key: the value or set with registers renumbered in order of appearance, and the thing in question separately.
 */
export function keyOf(e: ExprIR | SetIR, thing?: Name): string {
  const numbers = new Map([[thing?.op === 'reg' ? thing.reg : -1, -1]])
  const number = (reg: unknown): unknown => {
    if (typeof reg !== 'number') return reg
    const cached = numbers.get(reg) ?? numbers.size
    numbers.set(reg, cached)
    return cached
  }
  return JSON.stringify(e, (field, part: unknown) => {
    if (field === 'reg') return number(part)
    return thing?.op === 'cell' && isCell(part, thing.at) ? THING : part
  })
}

/** The normal form of the thing in question. */
const THING: Name = { op: 'reg', reg: -1 }

function isCell(part: unknown, at: number): boolean {
  return (
    typeof part === 'object' &&
    part !== null &&
    'op' in part &&
    part.op === 'cell' &&
    'at' in part &&
    part.at === at
  )
}
