import type { ChoiceIR } from '../../grammar/ir/ir.ts'

/** Is this slot of several things empty? It then holds the number after those of all things. */
export function isEmptySlot({ slot, domain }: ChoiceIR, value: number): boolean {
  return slot !== undefined && value === domain - 1
}
