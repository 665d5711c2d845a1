import type { SetIR } from './ir.ts'

/** Up to this many parts of a union, testing membership in all of them is cheaper than recording visited members. */
export const FEW_PARTS = 4

/** The parts of a union, flattened, in order. Any other set is its only part. */
export function partsOfUnion(set: SetIR): readonly SetIR[] {
  const parts: SetIR[] = []
  const open = [set]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    if (next.set === 'union') open.push(next.right, next.left)
    else parts.push(next)
  return parts
}
