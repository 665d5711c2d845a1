import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { all, arithmetic, compare, constant, filter } from '../../ir/build.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import { scalarOf } from '../elaboration/values.ts'
import { groupAsPieces, groupOfType } from '../nouns/group-nouns.ts'
import { TRUTH, widest } from '../../types/types.ts'
import type { Scalar, SetValue } from '../elaboration/values.ts'

/** One word of a table that has a row for each bundle: `of(bundle, column)`, `width` columns wide. */
export function bundleTable(
  el: Elaboration,
  name: string,
  width: number,
  bundle: ExprIR,
  of: (bundle: number, column: number) => number,
): (column: ExprIR) => ExprIR {
  const values = el.world.bundles.flatMap((_, index) =>
    Array.from({ length: width }, (__, column) => of(index, column)),
  )
  const row = arithmetic('mul', bundle, constant(width))
  return (column) => el.lookUp(name, values, arithmetic('add', row, column))
}

/** Are there as many pieces of each kind in the set as a printed bundle says? */
export function coversBundle(el: Elaboration, set: SetValue, bundle: Scalar): Scalar {
  const group = groupOfType(el, set.element)
  const pieces = group === undefined ? set : groupAsPieces(el, set, group)
  const { bundles, kinds } = el.world
  const most = Math.max(0, ...bundles.map((lots) => lots.length))
  const tests = Array.from({ length: most }, (_, lot): ExprIR => {
    const count = bundleTable(el, `number in lot ${lot}`, 1, bundle.ir, (b) => bundles[b]?.[lot]?.count ?? 0)
    const fits = bundleTable(el, `kinds in lot ${lot}`, kinds.length, bundle.ir, (b, kind) =>
      bundles[b]?.[lot]?.kinds.includes(kind) === true ? 1 : 0,
    )
    const { reg, ir } = el.boundRegister(pieces.element)
    const found: SetIR = filter(pieces.ir, reg, compare('eq', fits(el.kindOf(ir)), constant(1)))
    return compare('le', count(constant(0)), { op: 'count', set: found })
  })
  return scalarOf(TRUTH, all(tests), {
    secrecy: widest(set.secrecy, pieces.face, bundle.secrecy),
  })
}
