import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { exchanged } from '../../../grammar/ir/walk.ts'
import { js, type Js } from '../code/code.ts'
import { emit, freshCtx, indexVal, withReg, type Ctx, type Gen } from './context.ts'
import { when } from './when.ts'

/* Conditions on one space with cached results, as bit sets in `KB`. */

/** Represents the space in such a condition. No other register has this number. */
export const SPACE_REGISTER = -1
const ITEM: ExprIR = { op: 'reg', reg: SPACE_REGISTER }

export const isRegister =
  (reg: number) =>
  (e: ExprIR): boolean =>
    e.op === 'reg' && e.reg === reg

/** The condition with small terms inlined, and with `SPACE_REGISTER` for its subject. */
export function aboutSpace(g: Gen, where: ExprIR, isSpace: (e: ExprIR) => boolean): ExprIR {
  return opened(g, where, (e) => (isSpace(e) ? ITEM : undefined))
}

/**
 * The condition with small terms inlined, and with `known` replacing its subject. An argument appears as often as the
 * term uses it, so it may be no more than a name.
 */
export function opened(g: Gen, where: ExprIR, known: (e: ExprIR) => ExprIR | undefined): ExprIR {
  return exchanged(where, {
    expression: (e) => {
      const isSmall = e.op === 'call' && g.facts.sizes.sharedTerms[e.term] !== true && e.args.every(isName)
      const term = isSmall ? g.ir.terms[e.term] : undefined
      if (e.op !== 'call' || term === undefined) return known(e) ?? e
      const given = new Map(term.params.map((reg, i) => [reg, e.args[i]]))
      const body = exchanged(term.body, {
        expression: (inner) => (inner.op === 'reg' ? (given.get(inner.reg) ?? inner) : inner),
      })
      return opened(g, body, known)
    },
  })
}

export const isName = ({ op }: ExprIR): boolean => op === 'reg' || op === 'cell' || op === 'const'

/** The context in which `space` is the tested space. */
export function onSpace(g: Gen): Ctx {
  return withReg(freshCtx(g, new Map()), SPACE_REGISTER, indexVal(js`space`, g.ir.spaces.length, false, true))
}

/** Tests `space` again and stores the result in its bit of a word. */
export function testAgain(ctx: Ctx, test: ExprIR, word: Js): void {
  const bits = ctx.g.names.fresh('n')
  emit(ctx, js`let ${bits} = KB[${word}] & ~(1 << space);`)
  when(ctx, test, () => emit(ctx, js`${bits} |= 1 << space;`))
  emit(ctx, js`KB[${word}] = ${bits};`)
}
