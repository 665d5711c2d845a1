import type { SetOf } from '../../../grammar/ir/nodes.ts'
import { js } from '../code/code.ts'
import type { Cond } from '../code/val.ts'
import type { Ctx } from '../rules/context.ts'
import { boundsOf, value } from '../rules/dispatch.ts'
import { keptSpaces } from '../rules/space-cache.ts'
import { flattened, listsFor } from '../rules/set-filters.ts'
import type { Shapes } from '../rules/special-form.ts'

export const keptBits: Shapes['any'][number] = {
  name: 'kept bits',
  when: ({ inRule }) => inRule,
  emit: lookedUp,
}

/** Tests after each step are lookups in the bit sets of spaces. */
function lookedUp(ctx: Ctx, set: SetOf<'filter'>): Cond | undefined {
  const { of, wanted } = flattened(set)
  if (of.set !== 'row') return undefined
  const { lists, index, left } = listsFor(ctx, of, wanted)
  const [first, ...more] = left
  const { lo, hi, none } = boundsOf(ctx, index)
  const isInside = !none && lo >= 0 && hi < lists.length
  if (first === undefined || more.length > 0 || !isInside) return undefined
  const cached = keptSpaces(ctx, lists.flat(), first.where, (e) => e.op === 'reg' && e.reg === first.reg)
  if (cached === undefined) return undefined
  const rows = ctx.g.tables.of(lists.map((list) => list.reduce((bits, item) => bits | (1 << item), 0)))
  return js`((${rows.name}[${value(ctx, index).code}] & ${cached}) !== 0)`
}
