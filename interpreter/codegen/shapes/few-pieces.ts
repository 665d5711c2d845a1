import type { SetOf } from '../../../grammar/ir/nodes.ts'
import { js } from '../code/code.ts'
import { entitiesOf } from '../code/contents.ts'
import { condCode, equal, known, type Cond } from '../code/val.ts'
import { named, type Ctx } from '../rules/context.ts'
import { value } from '../rules/dispatch.ts'
import { staticItems } from '../rules/ranges.ts'
import type { Shapes } from '../rules/shape.ts'

export const fewPieces: Shapes['any'][number] = {
  name: 'few pieces',
  when: (_, { of }) => of.set === 'members',
  emit: oneOfFewPieces,
}

/** Up to this many pieces are tested one by one instead of searching a container. */
const FEW = 4

/**
 * Tests for a piece with a constant property in a container. Only the few pieces with the property are tested, wherever
 * they are.
 */
function oneOfFewPieces(ctx: Ctx, set: SetOf<'filter'>): Cond | undefined {
  if (set.of.set !== 'members') return undefined
  const items = staticItems(ctx, set.reg, set.where, entitiesOf(ctx.g.ir))
  if (items === undefined || items.length > FEW) return undefined
  const container = named(ctx, value(ctx, set.of.container))
  if (known(container) === undefined && container.none) return undefined
  let found: Cond = false
  for (const piece of items) {
    const there = equal(
      ctx.g.memory.at({ code: js`${piece}`, lo: piece, hi: piece, none: false, atom: true }),
      container,
    )
    found = found === false ? there : js`${condCode(found)} || ${condCode(there)}`
  }
  return found === false ? false : typeof found === 'boolean' ? found : js`(${found})`
}
