import type { ChoiceIR } from '../../grammar/ir/ir.ts'

/** True if this slot of several things is empty. It then contains the number after those of all things. */
export function isEmptySlot({ slot, domain }: ChoiceIR, value: number): boolean {
  return slot !== undefined && value === domain - 1
}
