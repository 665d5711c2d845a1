import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { readsRegister, someNode } from '../../ir/walk.ts'

/**
 * Does it read more about the things in these registers than their print: where they lie, what is tracked of them, or
 * which thing they are?
 */
export function looksAtPlace(ir: ExprIR | SetIR, registers: ReadonlySet<number>): boolean {
  return someNode(ir, (node) => 'op' in node && asksWhich(node.op) && readsRegister(node, registers))
}

/** Does it read the state by the number of a thing, or ask which thing it is? Who knows what a term does with it. */
function asksWhich(op: ExprIR['op']): boolean {
  switch (op) {
    case 'load':
    case 'contains':
    case 'shared run':
    case 'stood':
    case 'repeats':
    case 'step':
    case 'can':
    case 'after':
    case 'most':
    case 'call':
      return true
    case 'const':
    case 'reg':
    case 'cell':
    case 'table':
    case 'add':
    case 'sub':
    case 'mul':
    case 'mod':
    case 'divUp':
    case 'divDown':
    case 'min':
    case 'max':
    case 'bagSum':
    case 'bagCount':
    case 'bagMatch':
    case 'lt':
    case 'le':
    case 'eq':
    case 'ne':
    case 'and':
    case 'or':
    case 'not':
    case 'if':
    case 'let':
    case 'any':
    case 'count':
    case 'first':
    case 'fold':
    case 'distance':
    case 'steps':
    case 'longest line':
      return false
  }
}
