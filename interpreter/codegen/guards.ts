import type { ActionIR, ExprIR } from '../../grammar/ir/ir.ts'
import { readsCell, someNode } from '../../grammar/ir/walk.ts'
import { js } from './code.ts'
import type { Ctx } from './context.ts'
import { block, branch, emit, mark, named } from './context.ts'
import { cellsOfAction } from './facts.ts'
import { value } from './expressions.ts'
import type { OfferList } from './listing.ts'
import { cond, decidedSooner, when } from './tests.ts'
import type { Cond, Val } from './val.ts'
import { constant } from './val.ts'

/**
 * A forbid that holds only while something holds that has nothing to do with the move: hardly ever. The list is made
 * without it, and only while that something holds are its moves taken out of the finished list.
 */
export interface Guard {
  readonly forbid: number
  readonly applies: readonly ExprIR[]
}

export function guardsOf(action: ActionIR): readonly Guard[] {
  const own = new Set(cellsOfAction(action))
  return action.forbids.flatMap((forbid, index) => {
    // A question that may never end is asked whenever the reference asks it.
    if (mentionsCan(forbid.test)) return []
    const applies = conjuncts(forbid.test).filter((term) => !mentions(term, own))
    return applies.length === 0 ? [] : [{ forbid: index, applies }]
  })
}

function mentionsCan(e: ExprIR): boolean {
  return someNode(
    e,
    (node) => 'op' in node && (node.op === 'can' || node.op === 'call' || node.op === 'after'),
  )
}

/** What must all hold for a condition to hold. */
export function conjuncts(from: ExprIR): readonly ExprIR[] {
  const e = decidedSooner(from)
  if (e.op === 'and') return e.terms.flatMap(conjuncts)
  if (e.op === 'if' && e.else.op === 'const' && e.else.value === 0)
    return [...conjuncts(e.condition), ...conjuncts(e.then)]
  return [e]
}

function mentions(e: ExprIR, cells: ReadonlySet<number>): boolean {
  // What is called is not looked into, and a register belongs to something around.
  const isOpen = (op: ExprIR['op']): boolean => op === 'call' || op === 'reg' || op === 'can'
  return readsCell(e, cells) || someNode(e, (node) => 'op' in node && isOpen(node.op))
}

/** Takes out of a finished list what is forbidden. */
export function sift(ctx: Ctx, action: ActionIR, guards: readonly Guard[], list: OfferList): void {
  if (guards.length === 0) return
  const tests = guards.map((guard) => allOf(ctx, guard.applies))
  const some = tests.reduce<Cond>((any, test) => {
    if (any === true || test === true) return true
    if (any === false) return test
    return test === false ? any : js`${any} || ${test}`
  }, false)
  if (some === false) return
  block(ctx, js`if (${some})`, () => {
    const [kept, i] = [ctx.g.names.fresh('n'), ctx.g.names.fresh('i')]
    emit(ctx, js`let ${kept} = 0;`)
    block(ctx, js`for (let ${i} = 0; ${i} < ${list.count}; ${i}++)`, () => {
      const inner: Ctx = branch(ctx)
      const code = named(inner, {
        ...constant(0),
        code: js`${list.moves}[${i}]`,
        hi: 0x3fffffff,
        atom: false,
      })
      bindChoices(inner, action, list.unpack(inner, code))
      const test = (k: number): void => {
        const guard = guards[k]
        const forbid = guard === undefined ? undefined : action.forbids[guard.forbid]
        if (forbid === undefined) return emit(inner, js`${list.moves}[${kept}++] = ${code.code};`)
        mark(inner, forbid.origin)
        when(inner, { op: 'not', term: forbid.test }, () => test(k + 1))
      }
      test(0)
    })
    emit(ctx, js`${list.count} = ${kept};`)
  })
}

function bindChoices(ctx: Ctx, action: ActionIR, choices: readonly Val[]): void {
  for (let made = 0; made <= action.choices.length; made++) {
    for (const l of action.lets) if (l.after === made) ctx.cells.set(l.cell, named(ctx, value(ctx, l.value)))
    const [choice, chosen] = [action.choices[made], choices[made]]
    if (choice !== undefined && chosen !== undefined) ctx.cells.set(choice.cell, chosen)
  }
}

function allOf(ctx: Ctx, terms: readonly ExprIR[]): Cond {
  return cond(ctx, { op: 'and', terms })
}
