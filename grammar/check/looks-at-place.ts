import type { ExprIR, SetIR } from '../ir/ir.ts'
import type { Elaboration } from './elaboration.ts'

/**
 * Does it look at more of the things in these registers than what is printed on them: where they lie, what is tracked of
 * them, whether they are this thing or that?
 */
export function looksAtPlace(el: Elaboration, ir: ExprIR | SetIR, registers: ReadonlySet<number>): boolean {
  if (registers.size === 0) return false
  const visit = (node: unknown): boolean => {
    if (Array.isArray(node)) return node.some(visit)
    if (typeof node !== 'object' || node === null) return false
    if ('op' in node && node.op === 'call' && 'args' in node && Array.isArray(node.args))
      return node.args.some((arg: unknown) => mentions(arg, registers)) && !onlyPrinted(el, node, registers)
    if ('op' in node && node.op !== 'table' && isLeaf(node) && mentions(node, registers)) return true
    return Object.values(node).some(visit)
  }
  return visit(ir)
}

/** What reads the state by the number of a thing, or asks which thing it is. */
const READERS = new Set<unknown>(['load', 'contains', 'shared run', 'repeats', 'step', 'can'])

function isLeaf(node: object): boolean {
  return 'op' in node && READERS.has(node.op)
}

/** A term that is given one of them must itself look at nothing but the print. */
function onlyPrinted(el: Elaboration, call: object, registers: ReadonlySet<number>): boolean {
  if (!('term' in call) || typeof call.term !== 'number' || !('args' in call) || !Array.isArray(call.args))
    return false
  const term = el.terms[call.term]
  if (term === undefined) return false
  const given = term.params.filter((_, i) =>
    mentions(call.args instanceof Array ? call.args[i] : undefined, registers),
  )
  return !looksAtPlace(el, term.body, new Set(given))
}

function mentions(node: unknown, registers: ReadonlySet<number>): boolean {
  if (Array.isArray(node)) return node.some((item) => mentions(item, registers))
  if (typeof node !== 'object' || node === null) return false
  if ('op' in node && node.op === 'reg' && 'reg' in node && typeof node.reg === 'number')
    return registers.has(node.reg)
  return Object.values(node).some((item) => mentions(item, registers))
}
