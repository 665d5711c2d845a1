import { cell, constant } from '../../ir/build.ts'
import { H, LARGEST_WORD, NONE, type ExprIR, type StepIR } from '../../ir/ir.ts'
import type { Type } from '../../types/types.ts'
import type { Lowering } from './contexts.ts'

/**
 * Evaluates a value that a compound step needs after it has begun to change things, and stores it, unless none of its
 * steps can change it.
 */
export function storeOperand(
  lowering: Pick<Lowering, 'local' | 'memory'>,
  value: ExprIR,
  type: Type,
  origin: number,
): { readonly steps: readonly StepIR[]; readonly ir: ExprIR } {
  if (isSteady(lowering, value)) return { steps: [], ir: value }
  const stored = lowering.local('worked out', type)
  const first: StepIR = {
    step: 'store',
    base: stored,
    index: constant(0),
    value,
    least: NONE,
    most: LARGEST_WORD,
    orNone: true,
    origin,
  }
  return { steps: [first], ir: cell(stored) }
}

/** True for numbers, the player on turn, names, and sums of these. */
function isSteady(lowering: Pick<Lowering, 'memory'>, value: ExprIR): boolean {
  if (value.op === 'const') return true
  if (value.op === 'cell') return value.at === H.you || isLocal(lowering, value.at)
  if (value.op !== 'add' && value.op !== 'sub' && value.op !== 'mul') return false
  return isSteady(lowering, value.left) && isSteady(lowering, value.right)
}

function isLocal({ memory }: Pick<Lowering, 'memory'>, word: number): boolean {
  return memory.regions.some(({ per, at, length }) => per === 'local' && word >= at && word < at + length)
}
