import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { matchExpr } from '../../ir/match.ts'
import { readsRegister, someNode } from '../../ir/walk.ts'

/**
 * Does it read more about the things in these registers than their print: where they lie, what is tracked of them, or
 * which thing they are?
 */
export function looksAtPlace(ir: ExprIR | SetIR, registers: ReadonlySet<number>): boolean {
  return someNode(ir, (node) => 'op' in node && asksWhich(node) && readsRegister(node, registers))
}

const yes = (): boolean => true
const ASKS_WHICH = { load: yes, contains: yes, step: yes, play: yes, call: yes } as const

/** True if it reads the state by the number of a thing, or asks which thing it is. A term may do anything with it. */
function asksWhich(e: ExprIR): boolean {
  return matchExpr(e, ASKS_WHICH, () => false)
}
