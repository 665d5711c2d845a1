import { H, type ActionIR, type AskIR, type GameIR } from '../../../grammar/ir/ir.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { offersLike, type Offered } from '../code/offer-shapes.ts'
import { either, type Val } from '../code/val.ts'
import { unmade } from './bounds.ts'
import { emit, freshCtx, indexVal, named, type Ctx, type Gen } from './context.ts'
import { measureKey, measuresOf } from './measures.ts'
import { boundsOf, value } from './dispatch.ts'

/** The offered actions without duplicates. */
export function offered(ir: GameIR, { offers }: AskIR): readonly ActionIR[] {
  return [...new Set(offers.flatMap(({ action }) => ir.actions[action] ?? []))]
}

/** The parameters of an offer, bound to its arguments. */
export function giveArguments(ctx: Ctx, action: ActionIR, offer: AskIR['offers'][number]): void {
  const values = action.params.map((_, i) => {
    const arg = offer.args[i]
    return arg === undefined ? undefined : named(ctx, value(ctx, arg))
  })
  values.forEach((v, i) => {
    if (v !== undefined) bindArgument(ctx, action, i, v)
  })
}

function bindArgument(ctx: Ctx, { params }: ActionIR, i: number, v: Val): void {
  const at = params[i]
  if (at === undefined) return
  ctx.cells.set(at, v)
  if (ctx.g.facts.exposed.has(at)) emit(ctx, js`S[${at}] = ${v.code};`)
}

/** The deciding player is never none. */
function seatCells(g: Gen): Map<number, Val> {
  return new Map([[H.you as number, indexVal(js`u`, g.ir.seats.length, false, true)]])
}

/** The context of a function that reads a state without changing it. */
export function lookingCtx(g: Gen): Ctx {
  return { ...freshCtx(g, seatCells(g)), steady: true, chosen: new Set() }
}

/**
 * True if several questions make an offer whose search is large. They then share a function, unless values compared by
 * its moves are shared with other offers of the same question.
 */
export function isShared({ g, shared }: Ctx, offer: Offered, action: ActionIR): boolean {
  return (
    g.facts.sizes.longMoves[offer.action] === true &&
    offersLike(g.ir, offer).length > 1 &&
    (shared === undefined || measuresOf(action).every((node) => !shared.has(measureKey(node))))
  )
}

/** Arguments of the shared function of an offer's shape. Constant arguments are built in. */
export const handed = (ctx: Ctx, { args }: Offered): Js =>
  joinJs(
    args.flatMap((arg) => (arg.op === 'const' ? [] : [js`, ${value(ctx, arg).code}`])),
    js``,
  )

/** The parameters of such a function, bound to the parameters of the action. */
export function takeArguments(ctx: Ctx, action: ActionIR, offer: Offered): Js {
  const alike = offersLike(ctx.g.ir, offer)
  const params: Js[] = []
  offer.args.forEach((arg, i) => {
    if (arg.op === 'const') return bindArgument(ctx, action, i, value(ctx, arg))
    const code = ctx.g.names.fresh('v')
    const all = alike.flatMap(({ args }) => args[i] ?? []).map((each) => unmade(boundsOf(ctx, each)))
    bindArgument(ctx, action, i, { ...all.reduce((a, b) => either(code, a, b)), code, atom: true })
    params.push(js`, ${code}`)
  })
  return joinJs(params, js``)
}
