import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { givesWord } from '../../../grammar/ir/match.ts'
import { behindMove } from './after-move.ts'
import { termCall } from './calls.ts'
import { canMove } from './can-move.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { apart, block, emit, isSure, named, where, withReg, withoutRest, type Ctx } from './context.ts'
import { repeats } from './history.ts'
import { keptValue } from './contents-cache.ts'
import { assuming } from './narrowing.ts'
import { condCode, equal, isTrue, negated, emitOrder, type Cond } from '../code/val.ts'
import { tableValue } from './value-tables.ts'
import { askedOfPlace } from './place-comparisons.ts'
import { anyOf, value, has, unkept } from './dispatch.ts'
import { pushComparison } from './push-comparisons.ts'

/** A condition as code; statements that it needs first are emitted. */
export function cond(outer: Ctx, from: ExprIR): Cond {
  const ctx = withoutRest(outer)
  const cached = tableValue(ctx, from) ?? keptValue(ctx, from, unkept)
  return cached === undefined ? tested(ctx, from) : isTrue(cached)
}

/** The same for a condition that is not cached as a whole. */
export function tested(ctx: Ctx, from: ExprIR): Cond {
  const e = pushComparison(from)
  if (givesWord(e)) return isTrue(value(ctx, e))
  switch (e.op) {
    case 'and':
      return junction(ctx, e.terms, true)
    case 'or':
      return junction(ctx, e.terms, false)
    case 'not':
      return negated(cond(ctx, e.term))
    case 'lt':
    case 'le': {
      const left = value(ctx, e.left)
      return emitOrder(e.op, left.none ? named(ctx, left) : left, value(ctx, e.right))
    }
    case 'eq':
      return same(ctx, e)
    case 'ne':
      return negated(same(ctx, e))
    case 'if':
      return conditionalTest(ctx, e)
    case 'let':
      return cond(withReg(ctx, e.reg, named(ctx, value(ctx, e.value))), e.body)
    case 'call':
      return termCall(ctx, e, cond, isTrue)
    case 'any':
      return anyOf(ctx, e.set)
    case 'contains':
      return has(ctx, e.set, named(ctx, value(ctx, e.item)))
    case 'can':
      return canMove(ctx, e)
    case 'after':
      return behindMove(ctx, e)
    case 'repeats':
      return repeats(ctx, e)
  }
}

function same(ctx: Ctx, { left, right }: { readonly left: ExprIR; readonly right: ExprIR }): Cond {
  return askedOfPlace(ctx, left, right) ?? equal(value(ctx, left), value(ctx, right))
}

/** `and` (all) or `or`. Parts that need statements are evaluated only if the parts before them leave it open. */
function junction(ctx: Ctx, terms: readonly ExprIR[], all: boolean, before: readonly Js[] = []): Cond {
  const parts = [...before]
  const result = (): Cond => {
    const [only] = parts
    if (only === undefined) return all
    if (parts.length === 1) return only
    const wrapped = parts.map((part) => js`(${part})`)
    return joinJs(wrapped, all ? js` && ` : js` || `)
  }
  let inside = ctx
  for (const [i, term] of terms.entries()) {
    const part = apart(inside, (at) => cond(at, term))
    if (all) inside = assuming(inside, term)
    const sure = part.know((c) => (typeof c === 'boolean' ? c : undefined))
    if (sure === !all) {
      if (parts.length === 0) return sure
      parts.push(js`${all ? js`false` : js`true`}`)
      return result()
    }
    if (sure === all) continue
    if (part.isPlain || parts.length === 0) {
      const taken = part.take(ctx)
      parts.push(condCode(taken))
      if (all) inside = where(inside, taken)
      continue
    }
    const name = ctx.g.names.fresh('b')
    const open = condCode(result())
    emit(ctx, js`let ${name} = ${all ? js`false` : js`true`};`)
    block(ctx, js`if (${all ? open : js`!(${open})`})`, () => {
      const taken = part.take(ctx)
      const rest = all ? where(inside, taken) : inside
      emit(ctx, js`${name} = ${condCode(junction(rest, terms.slice(i + 1), all, [condCode(taken)]))};`)
    })
    return name
  }
  return result()
}

function conditionalTest(ctx: Ctx, e: Extract<ExprIR, { op: 'if' }>): Cond {
  const isConst = (part: ExprIR, wanted: number): boolean => part.op === 'const' && part.value === wanted
  const refused: ExprIR = { op: 'not', term: e.condition }
  if (isConst(e.else, 0)) return junction(ctx, [e.condition, e.then], true)
  if (isConst(e.then, 0)) return junction(ctx, [refused, e.else], true)
  if (isConst(e.then, 1)) return junction(ctx, [e.condition, e.else], false)
  if (isConst(e.else, 1)) return junction(ctx, [refused, e.then], false)
  const c = cond(ctx, e.condition)
  if (typeof c === 'boolean') return cond(ctx, c ? e.then : e.else)
  if (isSure(ctx, c)) return cond(assuming(ctx, e.condition), e.then)
  const yes = apart(ctx, (at) => cond(where(assuming(at, e.condition), c), e.then))
  const no = apart(ctx, (at) => cond(at, e.else))
  if (yes.isPlain && no.isPlain) return js`(${c} ? ${condCode(yes.take(ctx))} : ${condCode(no.take(ctx))})`
  const name = ctx.g.names.fresh('b')
  emit(ctx, js`let ${name} = false;`)
  block(ctx, js`if (${c})`, () => {
    const isTrue = condCode(yes.take(ctx))
    emit(ctx, js`${name} = ${isTrue};`)
  })
  block(ctx, js`else`, () => {
    const isTrue = condCode(no.take(ctx))
    emit(ctx, js`${name} = ${isTrue};`)
  })
  return name
}
