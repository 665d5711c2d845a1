import type { Expression } from '../../expression/ast.ts'
import { arithmetic, compare, constant, loadWord, disjunction } from '../../ir/build.ts'
import { OPEN_BIT, type ExprIR } from '../../ir/ir.ts'
import { followsOrder } from '../../ir/orders.ts'
import { staticValue } from '../../ir/static-value.ts'
import { outerRegisters } from '../../ir/walk.ts'
import type { Reading } from '../elaboration/contexts.ts'
import type { AskedFirst } from '../elaboration/services/knowledge-questions.ts'
import { HOLE_VALUE, scalarOf, type Value } from '../elaboration/values.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { TRUTH, typeWords } from '../../types/types.ts'
import { scalar, truth } from '../elaboration/dispatch.ts'

/** `north knows card`: true if the player has seen the face. Only examples may ask; rules would reveal it. */
export function knowledge(el: Reading, context: Context, e: Extract<Expression, { kind: 'knows' }>): Value {
  if (!context.scope.lenient) {
    el.report('ST4128', spanIn(context, e), 'Rules cannot ask what a player knows; only examples can.')
    return HOLE_VALUE
  }
  const seat = scalar(el, context, e.player, { kind: 'seat' })
  const piece = scalar(el, context, e.thing)
  for (const [value, place, wanted] of [
    [seat, e.player, 'seat'],
    [piece, e.thing, 'piece'],
  ] as const) {
    if (value.type.kind === wanted || value.type.kind === 'hole') continue
    const needed = wanted === 'seat' ? 'a player' : 'a piece'
    el.report('ST4102', spanIn(context, place), `Expected ${needed}, but this is ${typeWords(value.type)}.`)
    return HOLE_VALUE
  }
  const seen = loadWord(el.memory.seen, piece.ir)
  const bits = el.world.seats.map((_, index) => 1 << index)
  const bit = (of: ExprIR): ExprIR =>
    compare('eq', arithmetic('mod', arithmetic('divDown', seen, of), constant(2)), constant(1))
  return scalarOf(
    TRUTH,
    disjunction([bit(constant(1 << OPEN_BIT)), bit(el.lookUp('bit of seat', bits, seat.ir))]),
  )
}

/**
 * `north knows that card.colour is red`: true if it holds in every position that is possible given everything the
 * player has seen. It is deduced outside the rules, for a `check` of an example; here it is a register.
 */
export function deduced(
  el: Reading,
  context: Context,
  e: Extract<Expression, { kind: 'knows that' }>,
): Value {
  const before = el.knowledge.deducedSoFar
  if (before === undefined) {
    el.report(
      'ST4128',
      spanIn(context, e),
      'Rules cannot ask what a player can tell; only a `check` of an example can.',
    )
    return HOLE_VALUE
  }
  const seat = scalar(el, context, e.player, { kind: 'seat' })
  if (seat.type.kind !== 'seat') {
    if (seat.type.kind !== 'hole')
      el.report(
        'ST4102',
        spanIn(context, e.player),
        `Expected a player, but this is ${typeWords(seat.type)}.`,
      )
    return HOLE_VALUE
  }
  const { result: fact, firsts } = el.knowledge.collectingFirsts(() => truth(el, context, e.fact))
  refuseUnknownOrders(el, firsts, seat.ir)
  if (
    el.knowledge.deducedSoFar !== before ||
    outerRegisters(fact.ir).length > 0 ||
    outerRegisters(seat.ir).length > 0
  ) {
    el.report(
      'ST4128',
      spanIn(context, e),
      'What a player can tell is asked of the whole position, so it cannot stand in a condition on each of several things, nor in another of its kind.',
      {
        help: 'Name the thing that is meant instead of `it`, or put the whole condition after `knows that`.',
      },
    )
    return HOLE_VALUE
  }
  const { reg, ir } = el.boundRegister(TRUTH)
  el.knowledge.addDeduced({ reg, seat: seat.ir, fact: fact.ir })
  return scalarOf(TRUTH, ir)
}

/** A player who cannot see into a hand cannot follow its order, so its first card is unknown. */
function refuseUnknownOrders(el: Reading, firsts: readonly AskedFirst[], seat: ExprIR): void {
  const player = staticValue(el.staticFacts, seat)
  if (player === undefined) return
  for (const { of, span } of firsts) {
    if (of.set !== 'members') continue
    const at = staticValue(el.staticFacts, of.container)
    const place = at === undefined ? undefined : el.world.containers[at]
    if (place === undefined || followsOrder(place, player, el.world.teams)) continue
    // The owner of the contents decides who sees them.
    if (place.owner < 0 && place.seenBy !== 'nobody') continue
    const name = el.world.seats[player]?.name ?? ''
    el.report(
      'ST4146',
      span,
      `\`${name}\` does not see what lies in \`${place.name}\`, which has no order that others could follow, so nobody can say which comes first there.`,
      {
        help: `Ask of \`any\`, \`no\`, \`every\` or \`number of\` in \`${place.name}\`, or make the place a pile (\`pile: yes\`) if everybody sees its order.`,
      },
    )
  }
}
