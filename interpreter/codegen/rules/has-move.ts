import type { ActionIR, AskIR } from '../../../grammar/ir/ir.ts'
import { asPossible } from '../../../grammar/ir/move-comparisons.ts'
import { cellsOfAction } from '../code/cells-of-action.ts'
import { js, type Js } from '../code/code.ts'
import { offeredBy, shapeOf, type Offered } from '../code/offer-shapes.ts'
import { branch, emit, functionOf, statements, unitOf, type Ctx, type Gen } from './context.ts'
import { comparingAll } from './measures.ts'
import { NO_FORBIDS, eachMove } from './moves.ts'
import { giveArguments, handed, isShared, lookingCtx, takeArguments } from './offers.ts'

/* Tests for a legal move by a search that stops at the first one. */

/** `(S, u)`: true if seat u has a legal move of the action. */
export function anyUnit(g: Gen, index: number): Js {
  return unitOf(g, `any ${index}`, js`any`, (name) => {
    const action = g.ir.actions[index]
    const ctx = lookingCtx(g)
    if (action !== undefined) searchMove(ctx, asPossible(action, index))
    return functionOf(g, name, js`S, u`, js`${statements(ctx.out)}\nreturn false;`)
  })
}

/** Returns true from the function if the action has a legal move. */
function searchMove(ctx: Ctx, action: ActionIR): void {
  const [label, found] = [ctx.g.names.fresh('L'), ctx.g.names.fresh('b')]
  emit(ctx, js`let ${found} = false;`, js`${label}: {`)
  const inner: Ctx = branch(ctx)
  const exposed = cellsOfAction(action).some((at) => ctx.g.facts.exposed.has(at))
  if (exposed) {
    const leave = ctx.g.names.fresh('L')
    emit(ctx, js`${leave}: {`)
    eachMoveUntil(inner, action, leave, found)
  } else {
    eachMove(inner, action, () => emit(ctx, js`${found} = true; break ${label};`), NO_FORBIDS, { any: true })
  }
  emit(ctx, js`}`, js`if (${found}) return true;`)
}

/** The search with words of the state in use, which are restored however it ends. */
function eachMoveUntil(ctx: Ctx, action: ActionIR, _leave: Js, found: Js): void {
  eachMove(
    ctx,
    action,
    () => {
      emit(ctx, js`${found} = true;`)
    },
    NO_FORBIDS,
    { any: true },
  )
  emit(ctx, js`}`)
}

/** `(S, u)`: true if seat u has an answer to the question. */
export function anyAnswerUnit(g: Gen, ask: AskIR): Js {
  return unitOf(g, `answers ${ask.site}`, js`answers`, (name) => {
    const looking = lookingCtx(g)
    const possible = new Map(
      ask.offers.flatMap(({ action: index }) => {
        const action = g.ir.actions[index]
        return action === undefined ? [] : [[index, asPossible(action, index)] as const]
      }),
    )
    const ctx = comparingAll(looking, [...possible.values()])
    const asked = ask.offers.flatMap((offer) => {
      const action = possible.get(offer.action)
      return action === undefined ? [] : [{ offer, action }]
    })
    // Offers that need no search come first.
    const sorted = asked.toSorted((a, b) => Number(isSimple(b.action)) - Number(isSimple(a.action)))
    for (const { offer, action } of sorted) {
      const offered = offeredBy(g.ir, offer)
      if (isShared(ctx, offered, action)) {
        emit(ctx, js`if (${anyOfferUnit(g, offered, action)}(S, u${handed(ctx, offered)})) return true;`)
        continue
      }
      emit(ctx, js`{`)
      const inner: Ctx = branch(ctx)
      giveArguments(inner, action, offer)
      searchMove(inner, action)
      emit(ctx, js`}`)
    }
    return functionOf(g, name, js`S, u`, js`${statements(ctx.out)}\nreturn false;`)
  })
}

/** `(S, u, …)`: true if the offer has a legal move; `action` is the relevant part of the offered action. */
function anyOfferUnit(g: Gen, offer: Offered, action: ActionIR): Js {
  return unitOf(g, `any offer ${shapeOf(offer)}`, js`any`, (name) => {
    const ctx = lookingCtx(g)
    const params = takeArguments(ctx, action, offer)
    searchMove(ctx, action)
    return functionOf(g, name, js`S, u${params}`, js`${statements(ctx.out)}\nreturn false;`)
  })
}

/** True if legality is decided without a search and without writing a word. */
const isSimple = ({ params, choices, lets }: ActionIR): boolean =>
  params.length + choices.length + lets.length === 0
