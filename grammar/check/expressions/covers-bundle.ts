import { unwatched, BUNDLES } from '../world/watched-world.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { conjunction, arithmetic, compare, constant, filter } from '../../ir/build.ts'
import type { Lowering } from '../elaboration/contexts.ts'
import { scalarOf, type Scalar, type SetValue } from '../elaboration/values.ts'
import { factsOf } from '../../ir/node-facts.ts'
import { numbersIn, someNode } from '../../ir/walk.ts'
import type { RulesIR } from '../../ir/nodes.ts'
import { lyingOn } from './conversions.ts'
import { groupAsPieces, groupOfType } from '../nouns/group-nouns.ts'
import { TRUTH, widest } from '../../types/types.ts'

/** Looks up one word in a table with a row of `width` columns for each bundle, filled by `of(bundle, column)`. */
function bundleTable(
  lowering: Pick<Lowering, 'lookUp' | 'world'>,
  name: string,
  width: number,
  bundle: ExprIR,
  of: (bundle: number, column: number) => number,
): (column: ExprIR) => ExprIR {
  const values = unwatched(lowering.world).bundles.flatMap((_, index) =>
    Array.from({ length: width }, (__, column) => of(index, column)),
  )
  const row = arithmetic('mul', bundle, constant(width))
  return (column) => lowering.lookUp(name, values, arithmetic('add', row, column))
}

function looksAtState(rules: RulesIR): boolean {
  return someNode(
    rules,
    (node) => (factsOf(node).looks ?? []).length > 0 || numbersIn(node, 'cell', 'region').length > 0,
  )
}

/** True if the set has at least as many pieces of each kind as a printed bundle. */
export function coversBundle(lowering: Lowering, set: SetValue, bundle: Scalar): Scalar {
  const group = groupOfType(lowering, set.element)
  const pieces = group === undefined ? lyingOn(lowering, set) : groupAsPieces(lowering, set, group)
  const { bundles, kinds } = unwatched(lowering.world)
  // If the set depends on places, the result is unknown before the game, whatever the bundles are.
  const isSettled = ['const', 'reg'].includes(bundle.ir.op) || !looksAtState(pieces.ir)
  if (isSettled) lowering.reads.facts.add(BUNDLES)
  const most = lowering.asked('lots in the largest bundle', (world) =>
    Math.max(0, ...world.bundles.map((lots) => lots.length)),
  )
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
  return scalarOf(TRUTH, conjunction(tests), {
    secrecy: widest(set.secrecy, pieces.face, bundle.secrecy),
  })
}
