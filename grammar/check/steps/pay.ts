import type { Expression } from '../../expression/ast.ts'
import { arithmetic, cell, constant } from '../../ir/build.ts'
import type { ExprIR, StepIR } from '../../ir/ir.ts'
import { COUNT, LARGEST_NUMBER } from '../../types/types.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { endlessStores, isEndless } from '../elaboration/endless-stores.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { storeOperand } from '../elaboration/stored-operand.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { locationOf, type Location } from './locations.ts'
import { number } from '../elaboration/dispatch.ts'
import type { StepHandlers, Of } from './step-handlers.ts'

export const PAYING: StepHandlers<'pay'> = {
  pay: ({ el, context, origin, done }, step) => done(paySteps(el, context, step, origin)),
}

type Holder = { readonly at: Location; readonly token: string } | Endless

/** A holder that never runs out; of which currencies there is one of this name. */
interface Endless {
  readonly endless: string
}

/** `pay 1 from your reserve to unit.orders`: one holder loses what the other gains. */
function paySteps(el: Reading, context: Context, step: Of<'pay'>, origin: number): readonly StepIR[] {
  const [from, to] = [holder(el, context, step.from), holder(el, context, step.to)]
  const amount = step.amount === 'all' ? undefined : number(el, context, step.amount)
  if (amount !== undefined && step.amount !== 'all')
    publicOnly(el, amount.secrecy, spanIn(context, step.amount), 'How much is paid')
  if (from === undefined || to === undefined) return []
  const tokens = [from, to].flatMap((one) => ('endless' in one ? [] : [one.token]))
  const [token, other = token] = tokens
  if (token === undefined || token !== other || isFinite(el, token, from, to)) {
    el.report('ST4102', spanIn(context, step), 'Tokens are paid between holders of one currency.', {
      ...(token === other ? {} : { label: `\`${token}\` and \`${other}\`` }),
    })
    return []
  }
  if ('endless' in from && amount === undefined) {
    el.report('ST4102', spanIn(context, step.from), 'The supply is unlimited, so you cannot pay all of it.')
    return []
  }
  const kept = el.local('paid', 'number')
  const available = 'endless' in from ? undefined : holds(from.at)
  const wanted = amount === undefined ? (available ?? constant(0)) : notNegative(amount.ir)
  const paid = step.upTo && available !== undefined ? arithmetic('min', wanted, available) : wanted
  const gets = 'endless' in to ? undefined : storeOperand(el, to.at.index, COUNT, origin)
  return [
    stored(kept, constant(0), paid, origin),
    ...(gets?.steps ?? []),
    ...('endless' in from ? [] : [changed(from.at, arithmetic('sub', holds(from.at), cell(kept)), origin)]),
    ...('endless' in to || gets === undefined ? [] : [received({ ...to.at, index: gets.ir }, kept, origin)]),
  ]
}

/** True if an endless store of another currency is used. */
function isFinite({ game }: Pick<Reading, 'game'>, token: string, ...holders: readonly Holder[]): boolean {
  const stores = endlessStores(game).filter((store) => store.token === token)
  return holders.some((one) => 'endless' in one && stores.every(({ name }) => name !== one.endless))
}

/** A negative amount pays nothing. */
function notNegative(amount: ExprIR): ExprIR {
  return arithmetic('max', amount, constant(0))
}

const holds = ({ base, index }: Location): ExprIR => ({ op: 'load', base, index })

function changed({ base, index }: Location, value: ExprIR, origin: number): StepIR {
  return stored(base, index, value, origin)
}

function received(at: Location, paid: number, origin: number): StepIR {
  return changed(at, arithmetic('add', holds(at), cell(paid)), origin)
}

function stored(base: number, index: ExprIR, value: ExprIR, origin: number): StepIR {
  return { step: 'store', base, index, value, least: 0, most: LARGEST_NUMBER, orNone: false, origin }
}

function holder(el: Reading, context: Context, e: Expression): Holder | undefined {
  if (e.kind === 'name' && isEndless(el, e.name.text)) {
    el.names.use(el.names.symbols.find(e.name.text, 'tracked'), context.source, e.name)
    return { endless: e.name.text }
  }
  const at = locationOf(el, context, e)
  if (at === undefined) return undefined
  publicOnly(el, at.whose, spanIn(context, e), 'Whose tokens are paid')
  if (at.token !== undefined) return { at, token: at.token }
  el.report('ST4102', spanIn(context, e), 'There are no tokens here.', {
    help: 'Declare under `tokens` where they can be. Values under `track` change with `add` and `subtract`.',
  })
  return undefined
}
