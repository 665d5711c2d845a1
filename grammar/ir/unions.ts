import type { SetIR } from './ir.ts'

/** Beyond so many parts of a union, looking into all of them for each member costs more than keeping what has come. */
export const FEW_PARTS = 4

/** What a union, and the unions in it, are made of, in order; a set that is none is its only part. */
export function partsOfUnion(set: SetIR): readonly SetIR[] {
  const parts: SetIR[] = []
  const open = [set]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    if (next.set === 'union') open.push(next.right, next.left)
    else parts.push(next)
  return parts
}
