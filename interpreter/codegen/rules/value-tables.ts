import type { ExprIR } from '../../../grammar/ir/ir.ts'
import type { Holder } from '../../../grammar/ir/meaning.ts'
import { nodeText } from '../../../grammar/ir/node-text.ts'
import { isSet } from '../../../grammar/ir/nodes.ts'
import { someNode } from '../../../grammar/ir/walk.ts'
import { tableWord } from '../code/tables.ts'
import { known, type Val } from '../code/val.ts'
import type { Ctx } from './context.ts'
import { boundIn, isListed, valuesPerThing } from './ranges.ts'
import { isAboutMore, knownIn } from './outer-dependencies.ts'

/** Longer tables would take longer to make than they save. */
const MOST_THINGS = 512

/**
 * A count or a search of constant sets that depends on one thing only, such as the number of neighbours of a space, as a
 * word of a table. Undefined if it is none.
 */
export function tableValue(ctx: Ctx, e: ExprIR): Val | undefined {
  if (e.op !== 'count' && e.op !== 'any' && e.op !== 'fold') return undefined
  const thing = onlyThing(ctx, e)
  if (thing === undefined) return undefined
  const { is, holder } = thing
  if (is.none || is.lo < 0 || is.hi >= MOST_THINGS || !is.atom) return undefined
  const key = `${is.hi} ${nodeText(e)} ${knownIn(ctx, e, holder.reg ?? -1)}`
  const { tables } = ctx.g.facts
  if (!tables.has(key)) {
    const things = Array.from({ length: is.hi + 1 }, (_, i) => i)
    tables.set(key, valuesPerThing(ctx, holder, e, things))
  }
  const values = tables.get(key)
  return values && tableWord(ctx.g.tables.of(values), is)
}

interface Thing {
  readonly holder: Holder
  readonly is: Val
}

/** The only thing that an expression depends on, besides constants. */
function onlyThing(ctx: Ctx, e: ExprIR): Thing | undefined {
  const bound = boundIn(e)
  if (bound.size === 0) return undefined
  let only: Thing | undefined
  const isOpen = someNode(e, (node) => {
    if (!('op' in node)) return !isSet(node) || !isListed(node)
    if (isAboutMore(node)) return true
    if (node.op !== 'cell' && (node.op !== 'reg' || bound.has(node.reg))) return false
    const is = node.op === 'reg' ? ctx.regs.get(node.reg) : ctx.cells.get(node.at)
    if (is === undefined) return true
    if (known(is) !== undefined) return false
    const holder: Holder = node.op === 'reg' ? { reg: node.reg } : { cell: node.at }
    if (only !== undefined) return only.holder.reg !== holder.reg || only.holder.cell !== holder.cell
    only = { holder, is }
    return false
  })
  return isOpen ? undefined : only
}
