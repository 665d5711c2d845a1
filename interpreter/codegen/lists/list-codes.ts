import { H, type ActionIR, type AskIR } from '../../../grammar/ir/ir.ts'
import { codePlan, type OfferPlan } from '../../closures/move-codes.ts'
import { MAX_MOVES } from '../../program/program.ts'
import { MOVES, js, newOut, type Js } from '../code/code.ts'
import { mostListed } from '../code/move-bound.ts'
import { offeredBy, shapeOf, type Offered } from '../code/offer-shapes.ts'
import { constantVal, type Val } from '../code/val.ts'
import type { Ctx, Gen } from '../rules/context.ts'
import { arraysIn, branch, emit, functionOf, statements, unitOf } from '../rules/context.ts'
import { comparingAll } from '../rules/measures.ts'
import { NO_FORBIDS, eachMove, type Counted } from '../rules/moves.ts'
import { giveArguments, handed, isShared, lookingCtx, offered, takeArguments } from '../rules/offers.ts'
import { listedChoices } from '../rules/listed-choices.ts'

/* Lists the moves of a decision as codes. */

const GIVEN: ReadonlySet<string> = new Set(['S'])

/**
 * `(S)`: writes the codes of all moves into the program's list and returns their number. The deciding seat is in the
 * state, or passed as `given`.
 */
export function listUnit(g: Gen, ask: AskIR, given?: Js): Js {
  const name = js`list${g.names.fresh('n')}`
  const looking = lookingCtx(g)
  if (given === undefined) emit(looking, js`const u = S[${H.you}];`)
  emit(looking, js`let n = 0;`)
  const ctx = comparingAll(looking, offered(g.ir, ask))
  const plan = codePlan(g.ir, ask)
  const isRoom = mostListed(g.ir, ask) < MAX_MOVES
  ask.offers.forEach((offer, i) => {
    const action = g.ir.actions[offer.action]
    const numbers = plan.offers[i]
    if (action === undefined || numbers === undefined) return
    const offered = offeredBy(g.ir, offer)
    if (isShared(ctx, offered, action)) {
      const unit = offerUnit(g, offered, action, numbers, isRoom)
      emit(ctx, js`n = ${unit}(S, u, n, ${numbers.base}${handed(ctx, offered)});`)
      return
    }
    emit(ctx, js`{`)
    const inner: Ctx = { ...branch(ctx), out: newOut() }
    giveArguments(inner, action, offer)
    listOffer(inner, action, numbers, js`${numbers.base}`, isRoom)
    // Each offer names the arrays that it reads itself, because usually only some of the offers need theirs.
    const body = statements(inner.out)
    emit(ctx, ...arraysIn(body, GIVEN), body, js`}`)
  })
  g.functions.push(
    functionOf(
      g,
      name,
      given === undefined ? js`S` : js`S, ${given}`,
      js`${statements(ctx.out)}\nreturn n;`,
      { withArrays: false },
    ),
  )
  return name
}

/**
 * `(S, u, n, base, …)`: writes the codes of the moves of one offer into the list from its `n`th entry on, and returns
 * the new length.
 */
function offerUnit(g: Gen, offer: Offered, action: ActionIR, numbers: OfferPlan, isRoom: boolean): Js {
  return unitOf(g, `offer ${shapeOf(offer)} ${isRoom}`, js`offer`, (name) => {
    const ctx = lookingCtx(g)
    const params = takeArguments(ctx, action, offer)
    listOffer(ctx, action, numbers, js`base`, isRoom)
    return functionOf(g, name, js`S, u, n, base${params}`, js`${statements(ctx.out)}\nreturn n;`)
  })
}

/**
 * Lists the moves of one offer, numbered from `base` on. With enough room, all candidates may be written at once, legal
 * or not.
 */
function listOffer(ctx: Ctx, action: ActionIR, numbers: OfferPlan, base: Js, isRoom: boolean): void {
  const first = ctx.g.names.fresh('n')
  if (numbers.listed) emit(ctx, js`const ${first} = n;`)
  const codeOf = (choices: readonly Val[]): Js =>
    choices.reduce((sum, choice, k) => mixed(sum, numbers.domains[k] ?? 1, choice), constantVal(0)).code
  /** A list with room for all moves also has room for one that is written but not counted. */
  const counted: Counted = {
    take: (at, choices, isLegal) =>
      emit(at, js`${MOVES}[n] = ${codeOf(choices)} + ${base};`, js`n = n + ${isLegal} | 0;`),
    isRoom,
    check: (at) => {
      if (!isRoom) emit(at, js`if (n > ${MAX_MOVES}) tooMany(${numbers.action});`)
    },
  }
  const list = (at: Ctx, choices: readonly Val[]): void => {
    emit(at, js`if (n >= ${MAX_MOVES}) tooMany(${numbers.action});`)
    if (numbers.listed) {
      if (at.g.isAlone === true)
        for (const [i, { code }] of choices.entries())
          emit(at, js`${listedChoices(at.g, numbers.action, i)}[n - ${first}] = ${code};`)
      emit(at, js`${MOVES}[n] = n - ${first} + ${base};`, js`n++;`)
    } else emit(at, js`${MOVES}[n++] = ${codeOf(choices)} + ${base};`)
  }
  eachMove(ctx, action, list, NO_FORBIDS, numbers.listed ? {} : { counted })
}

function mixed(sum: Val, domain: number, choice: Val): Val {
  if (sum.lo === 0 && sum.hi === 0) return choice
  return {
    ...choice,
    code: js`(Math.imul(${sum.code}, ${domain}) + ${choice.code})`,
    lo: 0,
    hi: 1,
    atom: false,
  }
}
