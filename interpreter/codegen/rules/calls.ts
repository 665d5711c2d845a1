import { H, type ExprIR, type GameIR, type TermIR } from '../../../grammar/ir/ir.ts'
import { isExprIn } from '../../../grammar/ir/match.ts'
import { staticValues } from '../../../grammar/ir/static-value.ts'
import { someNode } from '../../../grammar/ir/walk.ts'
import { memoizedBy } from '../../../grammar/source/memoized.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { entitiesOf } from '../code/contents.ts'
import { staticFactsOf } from '../code/static-facts.ts'
import { tableWord } from '../code/tables.ts'
import { ofCall, timesOf } from '../code/execution-bounds.ts'
import type { Ctx, Gen } from './context.ts'
import { Registers, emit, freshCtx, functionOf, indexVal, named, statements, unitOf } from './context.ts'
import { readCell, you } from './memory.ts'
import { unseenCells } from './body-functions.ts'
import { anyWord, known, type Val } from '../code/val.ts'
import { value } from './dispatch.ts'

/** Longer tables are not made for terms. */
const MOST_THINGS = 4096

/** The values of a term for all things, if they depend on its one parameter alone, like printed values. */
const valuesOfTerm = memoizedBy((g: Gen, { params, body }: TermIR): readonly number[] | undefined => {
  const { ir } = g
  const [reg, ...others] = params
  const count = Math.max(entitiesOf(ir), ir.spaces.length)
  // A table of its own, or a constant, is as fast.
  if (reg === undefined || others.length > 0 || count > MOST_THINGS || body.op === 'table') return undefined
  const things = Array.from({ length: count }, (_, i) => i)
  return readsState(ir, body)
    ? undefined
    : staticValues(staticFactsOf(ir), { reg }, body, things, new Map(), new Map())
})

/** True if it reads more than constants and registers, here or in a term that it calls. */
function readsState(ir: GameIR, part: ExprIR): boolean {
  return someNode(part, (node) => {
    if (!('op' in node)) return true
    if (node.op === 'call') {
      const body = ir.terms[node.term]?.body
      return body === undefined || readsState(ir, body)
    }
    return node.op === 'cell' || node.op === 'load' || isExprIn(node, 'play')
  })
}

/**
 * Inlines a term with its parameters bound to the arguments; a large one becomes a function, and one that is constant for
 * each thing a table.
 */
export function termCall<T>(
  ctx: Ctx,
  e: Extract<ExprIR, { op: 'call' }>,
  body: (ctx: Ctx, e: ExprIR) => T,
  ofWord: (word: Val) => T,
): T {
  const { g } = ctx
  const term = g.ir.terms[e.term]
  if (term === undefined) throw new Error(`there is no term ${e.term}`)
  const args = term.params.map((_, i) => {
    const arg = e.args[i]
    return arg === undefined ? undefined : named(ctx, value(ctx, arg))
  })
  const [only] = args
  if (only !== undefined && !only.none && only.lo >= 0 && known(only) === undefined) {
    const values = valuesOfTerm(g, term)
    if (values !== undefined && only.hi < values.length)
      return ofWord(named(ctx, tableWord(g.tables.of(values), only)))
  }
  if (isUnit(g, e.term)) {
    const given = args.flatMap((arg) => (arg === undefined ? [] : [arg]))
    const seen = unseenCells(g, term.body).map((at) => readCell(ctx, at))
    const all = [js`S`, you(ctx).code, ...[...given, ...seen].map(({ code }) => code)]
    return ofWord(named(ctx, anyWord(js`${termUnit(g, e.term)}(${joinJs(all, js`, `)})`)))
  }
  const regs = new Map<number, Val>()
  term.params.forEach((reg, i) => {
    const arg = args[i]
    if (arg !== undefined) regs.set(reg, arg)
  })
  return body({ ...ctx, regs: Registers.of(regs) }, term.body)
}

/** True if the term is compiled to a function. */
export function isUnit(g: Gen, index: number): boolean {
  return g.facts.sizes.sharedTerms[index] === true
}

/** `(S, u, ...)`: the value of a term, given its parameters and the words that are variables at the call. */
function termUnit(g: Gen, index: number): Js {
  const term = g.ir.terms[index]
  if (term === undefined) throw new Error(`there is no term ${index}`)
  const { around, counts } = ofCall(timesOf(g.ir).terms[index] ?? 1, term.origin)
  const make = (name: Js): Js => {
    const ctx = freshCtx(g, new Map([[H.you as number, indexVal(js`u`, g.ir.seats.length, true, true)]]))
    const params = term.params.map(() => g.names.fresh('v'))
    emit(ctx, counts)
    const regs = Registers.of(term.params.map((reg, i) => [reg, anyWord(params[i] ?? js`N`, true)]))
    for (const at of unseenCells(g, term.body)) {
      const param = g.names.fresh('v')
      params.push(param)
      ctx.cells.set(at, anyWord(param, true))
    }
    const result = value({ ...ctx, regs }, term.body)
    const body = js`${statements(ctx.out)}\nreturn ${result.code};`
    return functionOf(g, name, joinJs([js`S, u`, ...params], js`, `), body)
  }
  return unitOf(g, `term ${index}`, js`term`, make, around)
}
