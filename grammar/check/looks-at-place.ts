import type { ExprIR, SetIR } from '../ir/ir.ts'

/**
 * Does it look at more of the things in these registers than what is printed on them: where they lie, what is tracked of
 * them, whether they are this thing or that?
 */
export function looksAtPlace(ir: ExprIR | SetIR, registers: ReadonlySet<number>): boolean {
  if (registers.size === 0) return false
  const visit = (node: unknown): boolean => {
    if (Array.isArray(node)) return node.some(visit)
    if (typeof node !== 'object' || node === null) return false
    if ('op' in node && READERS.has(node.op) && mentionsRegister(node, registers)) return true
    return Object.values(node).some(visit)
  }
  return visit(ir)
}

/** What reads the state by the number of a thing, or asks which thing it is; who knows what a term does with it. */
const READERS = new Set<unknown>(['load', 'contains', 'shared run', 'repeats', 'step', 'can', 'call'])

export function mentionsRegister(node: unknown, registers: ReadonlySet<number>): boolean {
  if (Array.isArray(node)) return node.some((item) => mentionsRegister(item, registers))
  if (typeof node !== 'object' || node === null) return false
  if ('op' in node && node.op === 'reg' && 'reg' in node && typeof node.reg === 'number')
    return registers.has(node.reg)
  return Object.values(node).some((item) => mentionsRegister(item, registers))
}
