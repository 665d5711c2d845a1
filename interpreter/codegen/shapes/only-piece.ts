import { js } from '../code/code.ts'
import { entitiesOf } from '../code/contents.ts'
import { condCode, constantVal, equal } from '../code/val.ts'
import { block, type Ctx } from '../rules/context.ts'
import { value } from '../rules/dispatch.ts'
import { sifted } from '../rules/in-lists.ts'
import { guarded } from '../rules/memory.ts'
import { onlyItem } from '../rules/ranges.ts'
import type { Loop, Shapes } from '../rules/shape.ts'

export const onlyPiece: Shapes['each'][number] = {
  name: 'only piece',
  when: (_, { of }) => of.set === 'members',
  emit: (ctx, loop) => onlyOne(ctx, loop) || undefined,
}

/** If only one piece qualifies, tests its place instead of searching the container. */
function onlyOne(ctx: Ctx, { of, wanted, visit }: Loop): boolean {
  const { ir, profiles } = ctx.g
  if (of.set !== 'members' || profiles === undefined) return false
  const count = entitiesOf(ir)
  for (const [i, { reg, where }] of wanted.entries()) {
    const piece = onlyItem(ctx, reg, where, count)
    if (piece === undefined) continue
    const item = constantVal(piece)
    guarded(ctx, value(ctx, of.container), (place) =>
      block(ctx, js`if (${condCode(equal(ctx.g.memory.at(item), place))})`, () =>
        sifted(ctx, item, wanted.toSpliced(i, 1), visit),
      ),
    )
    return true
  }
  return false
}
