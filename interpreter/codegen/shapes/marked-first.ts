import type { SetIR } from '../../../grammar/ir/ir.ts'
import { isSetIn } from '../../../grammar/ir/match.ts'
import { isSet, type NodeIR } from '../../../grammar/ir/nodes.ts'
import { readsRegister, someNode } from '../../../grammar/ir/walk.ts'
import { js } from '../code/code.ts'
import { block, emit, type Ctx } from '../rules/context.ts'
import { sifted } from '../rules/list-loops.ts'
import { walkMarks } from '../rules/reaching.ts'
import type { Loop, Shapes } from '../rules/special-form.ts'
import { staticRow } from '../rules/set-filters.ts'
import { MOST_BITS, staysThroughout } from '../rules/hoisted-values.ts'
import { small } from '../rules/visits.ts'
import { each, knownValue } from '../rules/dispatch.ts'

export const markedFirst: Shapes['each'][number] = {
  name: 'marked first',
  when: ({ g }) => g.ir.spaces.length > MOST_BITS,
  emit: (ctx, loop) => eachMarked(ctx, loop) || undefined,
}

/** Fewer things are searched for as quickly one by one. */
const FEWEST = 8

/**
 * A loop over things that must each be in a set without fast membership, or must not: the set is enumerated once and its
 * members are marked, because it is the same for all things. Returns false if there is no such set.
 */
function eachMarked(ctx: Ctx, { of, wanted, visit }: Loop): boolean {
  const own = new Set(wanted.map(({ reg }) => reg))
  for (const [i, { reg, where: test }] of wanted.entries()) {
    const isInside = test.op !== 'not'
    const where = isInside ? test : test.term
    if (where.op !== 'contains' || where.item.op !== 'reg' || where.item.reg !== reg) continue
    const { set } = where
    if (!someNode(set, isSearched) || readsRegister(set, own) || staysThroughout(ctx, set)) continue
    const size = sizeOf(ctx, of)
    if (size === undefined) return false
    const [marks, mark] = [walkMarks(ctx, size), ctx.g.names.fresh('n')]
    emit(ctx, js`const ${mark} = walks = walks + 1 | 0;`)
    each(
      ctx,
      set,
      small((item) => {
        const isSure = !item.none && item.lo >= 0 && item.hi < size
        const head = isSure ? js`` : js`if (${item.code} >>> 0 < ${size}) `
        emit(ctx, js`${head}${marks}[${item.code}] = ${mark};`)
      }),
    )
    each(ctx, of, (item) =>
      block(ctx, js`if (${marks}[${item.code}] ${isInside ? js`===` : js`!==`} ${mark})`, () =>
        sifted(ctx, item, wanted.toSpliced(i, 1), visit),
      ),
    )
    return true
  }
  return false
}

/** One more than the largest number of a list of things. Undefined if the list is unknown or short. */
function sizeOf(ctx: Ctx, of: SetIR): number | undefined {
  if (of.set === 'range') {
    const [from, to] = [knownValue(ctx, of.from), knownValue(ctx, of.to)]
    return from === undefined || to === undefined || from < 0 || to - from + 1 < FEWEST ? undefined : to + 1
  }
  const items = staticRow(ctx, of)?.items ?? []
  return items.length < FEWEST || items.some((item) => item < 0) ? undefined : Math.max(...items) + 1
}

const isSearched = (node: NodeIR): boolean =>
  isSet(node) && (node.set === 'each' || node.set === 'map' || isSetIn(node, 'board'))
