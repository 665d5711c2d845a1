import type { ExprIR, GameIR, SetIR } from '../../../grammar/ir/ir.ts'
import type { RulesIR } from '../../../grammar/ir/nodes.ts'
import { numbersIn, walk } from '../../../grammar/ir/walk.ts'
import { js, type Js } from '../code/code.ts'
import { block, emit, type Ctx } from './context.ts'
import { unseenCells } from './body-functions.ts'
import { known } from '../code/val.ts'
import { you } from './memory.ts'

/*
 * Hoists values that are the same for every move of a list: computed once, where first needed, and stored in a variable
 * of the function.
 */

/** Numbers below this are bits of a word. The last bit would make it look like none. */
export const MOST_BITS = 31

/** Words and registers that are allowed to change. */
interface Besides {
  readonly cell?: number | undefined
  readonly reg?: number | undefined
}

/** True if it stays the same while moves are listed, because it reads no choice made so far. */
export function staysThroughout(ctx: Ctx, part: ExprIR | SetIR, besides: Besides = {}): boolean {
  const { chosen, g } = ctx
  if (chosen === undefined || tellsOfMoves(g.ir, part)) return false
  if (unseenCells(g, part).some((at) => at !== besides.cell && chosen.has(at))) return false
  const [read, bound] = [new Set<number>(), new Set<number>()]
  walk(part, (node) => {
    for (const reg of numbersIn(node, 'binds')) bound.add(reg)
    if ('op' in node && node.op === 'reg') read.add(node.reg)
  })
  const who = you(ctx).code.text
  return [...read].every((reg) => {
    if (bound.has(reg) || reg === besides.reg) return true
    const v = ctx.regs.get(reg)
    return v !== undefined && (known(v) !== undefined || v.code.text === who)
  })
}

/** True if it, or a callee, asks about moves or positions after a move. */
export function tellsOfMoves(ir: GameIR, part: ExprIR | SetIR): boolean {
  const seen = new Set<number>()
  let found = false
  const look = (rules: RulesIR): void =>
    walk(rules, (node) => {
      if (!('op' in node)) return
      if (node.op === 'can' || node.op === 'after' || node.op === 'most' || node.op === 'repeats')
        found = true
      if (node.op !== 'call' || seen.has(node.term)) return
      seen.add(node.term)
      look(ir.terms[node.term]?.body)
    })
  look(part)
  return found
}

/** A word computed at most once in the function, where it is first reached. None means not yet computed. */
export function onceThere(ctx: Ctx, work: (keep: (word: Js) => void) => void): Js {
  const name = ctx.g.names.variable()
  block(ctx, js`if (${name} === N)`, () => work((word) => emit(ctx, js`${name} = ${word};`)))
  return name
}
