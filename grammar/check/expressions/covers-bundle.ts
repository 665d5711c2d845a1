import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { all, arithmetic, compare, constant, filter } from '../../ir/build.ts'
import type { Lowering } from '../elaboration/lowering.ts'
import { scalarOf } from '../elaboration/values.ts'
import { groupAsPieces, groupOfType } from '../nouns/group-nouns.ts'
import { TRUTH, widest } from '../../types/types.ts'
import type { Scalar, SetValue } from '../elaboration/values.ts'

/** One word of a table that has a row for each bundle: `of(bundle, column)`, `width` columns wide. */
export function bundleTable(
  lowering: Lowering,
  name: string,
  width: number,
  bundle: ExprIR,
  of: (bundle: number, column: number) => number,
): (column: ExprIR) => ExprIR {
  const values = lowering.world.bundles.flatMap((_, index) =>
    Array.from({ length: width }, (__, column) => of(index, column)),
  )
  const row = arithmetic('mul', bundle, constant(width))
  return (column) => lowering.lookUp(name, values, arithmetic('add', row, column))
}

/** Are there as many pieces of each kind in the set as a printed bundle says? */
export function coversBundle(lowering: Lowering, set: SetValue, bundle: Scalar): Scalar {
  const group = groupOfType(lowering, set.element)
  const pieces = group === undefined ? set : groupAsPieces(lowering, set, group)
  const { bundles, kinds } = lowering.world
  const most = Math.max(0, ...bundles.map((lots) => lots.length))
  const tests = Array.from({ length: most }, (_, lot): ExprIR => {
    const count = bundleTable(
      lowering,
      `number in lot ${lot}`,
      1,
      bundle.ir,
      (b) => bundles[b]?.[lot]?.count ?? 0,
    )
    const fits = bundleTable(lowering, `kinds in lot ${lot}`, kinds.length, bundle.ir, (b, kind) =>
      bundles[b]?.[lot]?.kinds.includes(kind) === true ? 1 : 0,
    )
    const { reg, ir } = lowering.boundRegister(pieces.element)
    const found: SetIR = filter(pieces.ir, reg, compare('eq', fits(lowering.kindOf(ir)), constant(1)))
    return compare('le', count(constant(0)), { op: 'count', set: found })
  })
  return scalarOf(TRUTH, all(tests), {
    secrecy: widest(set.secrecy, pieces.face, bundle.secrecy),
  })
}
