import type { ChoiceIR } from '../../grammar/ir/ir.ts'

/** Of several things under one name: is there none in this place? It then holds the number behind those of all things. */
export function isEmptySlot({ slot, domain }: ChoiceIR, value: number): boolean {
  return slot !== undefined && value === domain - 1
}
