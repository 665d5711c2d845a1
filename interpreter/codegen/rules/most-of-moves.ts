import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { uncompared } from '../../../grammar/ir/move-comparisons.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { block, emit, functionOf, named, statements, unitOf, type Ctx, type Gen } from './context.ts'
import { readCell, you } from './memory.ts'
import { measureKey } from './measures.ts'
import { eachMove } from './moves.ts'
import { lookingCtx } from './offers.ts'
import { LEAST, anyWord, isNone, negated, type Val } from '../code/val.ts'
import { value } from './dispatch.ts'

type Most = Extract<ExprIR, { op: 'most' }>

/** The highest value of any move of the action. */
export function mostOf(ctx: Ctx, e: Most): Val {
  const params = ctx.g.ir.actions[e.action]?.params ?? []
  const given = [js`S`, you(ctx).code, ...params.map((at) => readCell(ctx, at).code)]
  const call = js`${mostUnit(ctx.g, e)}(${joinJs(given, js`, `)})`
  const cached = ctx.measures?.get(e)
  if (cached === undefined) return named(ctx, anyWord(call, true))
  // If there is no move, a number below all others records that.
  emit(ctx, js`if (${cached} === N && (${cached} = ${call}) === N) ${cached} = ${LEAST};`)
  return anyWord(cached, true)
}

/** `(S, u, ...)`, with the parameters of the action. */
function mostUnit(g: Gen, e: Most): Js {
  return unitOf(g, measureKey(e), js`most`, (name) => {
    const action = g.ir.actions[e.action]
    if (action === undefined) throw new Error(`there is no action ${e.action}`)
    const ctx = lookingCtx(g)
    const [best, params] = [
      g.names.fresh('v'),
      action.params.map((at) => {
        const param = g.names.fresh('v')
        ctx.cells.set(at, anyWord(param, true))
        return param
      }),
    ]
    emit(ctx, js`let ${best} = N;`)
    eachMove(
      ctx,
      uncompared(action, e.before),
      (at) => {
        const now = named(at, value(at, e.value))
        block(at, js`if (${negated(isNone(now))} && ${now.code} > ${best})`, () =>
          emit(at, js`${best} = ${now.code};`),
        )
      },
      undefined,
      { measured: e.value },
    )
    return functionOf(
      g,
      name,
      joinJs([js`S, u`, ...params], js`, `),
      js`${statements(ctx.out)}\nreturn ${best};`,
    )
  })
}
