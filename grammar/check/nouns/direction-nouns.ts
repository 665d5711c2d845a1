import type { Nouns } from '../../expression/ast.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { arithmetic, compare, constant, filter } from '../../ir/build.ts'
import type { Lowering, Reading } from '../elaboration/contexts.ts'
import { scalarOf, type SetValue } from '../elaboration/values.ts'
import type { Context } from '../elaboration/scope.ts'
import { DIRECTIONS, PUBLIC } from '../../types/types.ts'
import { withoutLeaps } from '../world/topology.ts'
import { typed } from '../elaboration/dispatch.ts'

/** The single directions of a mask, in order. */
export function directionSet(el: Reading, context: Context, nouns: Nouns): SetValue {
  const mask =
    nouns.within === undefined
      ? scalarOf(DIRECTIONS, constant(withoutLeaps(el.world.topology)))
      : typed(el, context, nouns.within, DIRECTIONS)
  return {
    form: 'set',
    element: DIRECTIONS,
    ir: singleDirections(el, mask.ir),
    secrecy: mask.secrecy,
    face: PUBLIC,
  }
}

/** Each direction of a mask by itself. */
export function singleDirections(
  el: Pick<Lowering, 'boundRegister' | 'tables' | 'world'>,
  mask: ExprIR,
): SetIR {
  const bits = el.world.topology.directions.map((_, i) => 2 ** i)
  return bits.length <= FEW_DIRECTIONS ? rowOfMask(el, bits, mask) : bitsOfMask(el, bits, mask)
}

/** Up to this many directions, there is a table of all masks. */
const FEW_DIRECTIONS = 8

function rowOfMask(lowering: Pick<Lowering, 'tables'>, bits: readonly number[], mask: ExprIR): SetIR {
  const rows = Array.from({ length: 2 ** bits.length }, (_, all) => bits.filter((bit) => (all & bit) !== 0))
  const { offsets, items } = lowering.tables.rows('single directions', rows)
  return { set: 'row', offsets, items, index: mask }
}

function bitsOfMask(
  lowering: Pick<Lowering, 'boundRegister' | 'tables'>,
  bits: readonly number[],
  mask: ExprIR,
): SetIR {
  const { offsets, items } = lowering.tables.rows('single directions', [bits])
  const { reg, ir } = lowering.boundRegister(DIRECTIONS)
  const isMember = arithmetic('mod', arithmetic('divDown', mask, ir), constant(2))
  return filter({ set: 'row', offsets, items, index: constant(0) }, reg, compare('eq', isMember, constant(1)))
}
