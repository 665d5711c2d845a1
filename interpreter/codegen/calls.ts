import type { ExprIR } from '../../grammar/ir/ir.ts'
import { H } from '../../grammar/ir/ir.ts'
import type { RulesIR } from '../../grammar/ir/nodes.ts'
import { walk } from '../../grammar/ir/walk.ts'
import type { Js } from './code.ts'
import { joined, js } from './code.ts'
import type { Ctx, Gen } from './context.ts'
import { freshCtx, functionOf, indexVal, named, statements } from './context.ts'
import { value, you } from './expressions.ts'
import type { Val } from './val.ts'
import { anyWord } from './val.ts'

/** A term stands for its body, with its parameters bound to the arguments; a large one is a function. */
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
  if (isUnit(g, e.term)) {
    const given = [js`S`, you(ctx).code, ...args.flatMap((arg) => (arg === undefined ? [] : [arg.code]))]
    return ofWord(named(ctx, anyWord(js`${termUnit(g, e.term)}(${joined(given, js`, `)})`)))
  }
  const regs = new Map<number, Val>()
  term.params.forEach((reg, i) => {
    const arg = args[i]
    if (arg !== undefined) regs.set(reg, arg)
  })
  return body({ ...ctx, regs }, term.body)
}

/** Is the term a function of its own? */
export function isUnit(g: Gen, index: number): boolean {
  const { sizes } = g.facts
  const term = g.ir.terms[index]
  return term !== undefined && (sizes.terms[index] ?? 0) > sizes.limits.term && isAboutState(g, term.body)
}

/** `(S, u, ...)`: the value of a term. */
function termUnit(g: Gen, index: number): Js {
  const key = `term ${index}`
  const made = g.units.get(key)
  if (made !== undefined) return made
  const name = js`term${g.names.fresh('n')}`
  g.units.set(key, name)
  const term = g.ir.terms[index]
  if (term === undefined) throw new Error(`there is no term ${index}`)
  const ctx = freshCtx(g, new Map([[H.you as number, indexVal(js`u`, g.ir.seats.length, true, true)]]))
  const params = term.params.map(() => g.names.fresh('v'))
  const regs = new Map(term.params.map((reg, i) => [reg, anyWord(params[i] ?? js`N`, true)]))
  const result = value({ ...ctx, regs }, term.body)
  const body = js`${statements(ctx.out)}\nreturn ${result.code};`
  g.functions.push(functionOf(g, name, joined([js`S, u`, ...params], js`, `), body))
  return name
}

/** Words of what is being done are variables where the term is called: a function sees none of them. */
function isAboutState(g: Gen, body: ExprIR): boolean {
  const isLocal = (at: number): boolean =>
    g.ir.memory.regions.some((r) => r.per === 'local' && at >= r.at && at < r.at + r.length)
  const called = new Set<number>()
  let only = true
  const read = (part: RulesIR): void =>
    walk(part, (node) => {
      if (!('op' in node)) return
      if (node.op === 'cell' && isLocal(node.at)) only = false
      if (node.op !== 'call' || called.has(node.term)) return
      called.add(node.term)
      read(g.ir.terms[node.term]?.body)
    })
  read(body)
  return only
}
