import { FALSE, TRUE, compare, constant } from '../../ir/build.ts'
import { TRUTH, widest } from '../../types/types.ts'
import type { ExprIR } from '../../ir/ir.ts'
import type { Lowering } from '../elaboration/contexts.ts'
import { scalarOf, type Scalar } from '../elaboration/values.ts'

/** Tests whether a piece is of one of these kinds. Precomputed for every piece. */
export function kindTest(lowering: Lowering, piece: Scalar, kinds: ReadonlySet<number>): Scalar {
  const possible = piece.type.kind === 'piece' ? [...lowering.kindsNow(piece.type)] : []
  const sure = possible.every((kind) => kinds.has(kind))
  if (sure && !piece.orNone) return scalarOf(TRUTH, TRUE)
  if (!possible.some((kind) => kinds.has(kind))) return scalarOf(TRUTH, FALSE)
  const values = lowering.tables.ofWorld(`of kind ${[...kinds].join(' ')}`, () =>
    lowering.world.faces.map((p) => (kinds.has(p.kind) ? 1 : 0)),
  )
  const found = lowering.lookUpFace('is of kind', values, piece.ir)
  const ir = piece.orNone ? compare('eq', found, constant(1)) : found
  return scalarOf(TRUTH, ir, { secrecy: widest(piece.secrecy, piece.face) })
}

/** True if a kind, as a value, is one of these. */
export function isOneOfKinds(el: Lowering, kind: ExprIR, kinds: ReadonlySet<number>): ExprIR {
  const [only] = kinds
  if (only !== undefined && kinds.size === 1) return compare('eq', kind, constant(only))
  const values = el.world.kinds.map((_, each) => (kinds.has(each) ? 1 : 0))
  return compare('eq', el.lookUp('is one of the kinds', values, kind), constant(1))
}
