import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { matchExpr } from '../../ir/match.ts'
import { readsRegister, someNode } from '../../ir/walk.ts'

/**
 * True if it reads more about the things in these registers than their print: their place, tracked values or identity.
 */
export function looksAtPlace(ir: ExprIR | SetIR, registers: ReadonlySet<number>): boolean {
  return someNode(ir, (node) => 'op' in node && asksWhich(node) && readsRegister(node, registers))
}

const yes = (): boolean => true
const ASKS_WHICH = { load: yes, contains: yes, step: yes, play: yes, call: yes } as const

/** True if it reads the state by the number of a thing, or compares identities. A term may do anything with it. */
function asksWhich(e: ExprIR): boolean {
  return matchExpr(e, ASKS_WHICH, () => false)
}
