import type { Choice } from '../../expression/ast.ts'
import {
  EMPTY,
  arithmetic,
  cell,
  choose,
  compare,
  conjunction,
  constant,
  disjunction,
  filter,
} from '../../ir/build.ts'
import type { ConditionIR, ExprIR, SetIR } from '../../ir/ir.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { number } from '../elaboration/dispatch.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { legalityOnly } from '../elaboration/secrecy-checks.ts'
import { memberOf, type SetValue } from '../elaboration/values.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { widest } from '../../types/types.ts'

/*
 * `coins from your purse with sum of value at least 7`: each way to reach the sum with nothing to spare, once. The most
 * valuable things come first and nothing follows once the sum is reached, so the last one can never be left out, and
 * none before it. A branch ends where all that is left would not be enough.
 */

type ThingChoice = Extract<Choice, { kind: 'thing choice' }>

/** More things than this are never paid at once. */
const MOST_PAID = 24

/** The payment, slot by slot. */
interface Payment {
  /** How many slots there are. */
  readonly most: number
  /** The candidates of a slot, given the words of those before it. */
  readonly candidates: (cells: readonly number[]) => SetIR
  /** True once the sum is reached. */
  readonly condition: (cells: readonly number[]) => Pick<ConditionIR, 'test'>
}

/** The things to pay with. */
interface Purse {
  readonly set: SetValue
  /** The value of an empty slot. */
  readonly empty: number
  /** The most things in it. */
  readonly room: number
  /** How many of a thing are left after those in these words. */
  readonly left: (thing: ExprIR, cells: readonly number[]) => ExprIR
  /** True if, of two things of one worth, the second may come after the first. */
  readonly mayFollow: (former: ExprIR, later: ExprIR) => ExprIR
}

/** Undefined if it was refused. */
export function paymentFrom(
  el: Reading,
  context: Context,
  at: YamlText,
  { worth, count, orMore, most, nouns, ofOne, ofDifferent, inSequence }: ThingChoice,
  purse: Purse,
): Payment | undefined {
  if (worth === undefined) return undefined
  const more = ofOne ?? ofDifferent ?? inSequence
  if (more !== undefined || count !== 1 || orMore || most !== undefined) {
    el.report(
      'ST4119',
      spanIn(context, more ?? nouns),
      'The sum decides how many of which things are chosen.',
      {
        help: 'Leave out what else is said of them here, and write a condition on the choice under `only if`.',
      },
    )
    return undefined
  }
  const { set, empty, left, mayFollow } = purse
  const { reg, ir } = el.boundRegister(set.element)
  const of = number(el, { ...context, scope: context.scope.withIt(memberOf(set, ir)) }, worth.of)
  const least = number(el, context, worth.least)
  legalityOnly(el, widest(set.secrecy, set.face, of.secrecy, least.secrecy), at.span, 'What can be chosen')
  const slots = slotsNeeded(purse.room, of.type, least.type)
  if (slots > MOST_PAID) {
    el.report('ST4129', at.span, `Up to ${slots} things could be chosen here at once.`, {
      why: `Every way to reach the sum is a separate move, of at most ${MOST_PAID} things.`,
      help: 'Say how many there can be: limit the place, such as `holds: up to 20 coins`, or the sum, such as `cost: 0..12`.',
    })
    return undefined
  }
  const worthOf = (thing: ExprIR): ExprIR => ({ op: 'let', reg, value: thing, body: of.ir })
  const paid = (cells: readonly number[]): ExprIR =>
    cells
      .map((own) => choose(compare('eq', cell(own), constant(empty)), constant(0), worthOf(cell(own))))
      .reduce((sum, one) => arithmetic('add', sum, one), constant(0))
  const isPaid = (cells: readonly number[]): ExprIR => compare('le', least.ir, paid(cells))
  return {
    most: slots,
    condition: (cells) => ({ test: isPaid(cells) }),
    candidates: (cells) => {
      const { reg: own, ir: thing } = el.boundRegister(set.element)
      const { reg: other, ir: rest } = el.boundRegister(set.element)
      const last = cells.at(-1)
      const isThere = (one: ExprIR): ExprIR => compare('lt', constant(0), left(one, cells))
      const inOrder =
        last === undefined
          ? []
          : [
              disjunction([
                compare('lt', worthOf(thing), worthOf(cell(last))),
                conjunction([
                  compare('eq', worthOf(thing), worthOf(cell(last))),
                  mayFollow(cell(last), thing),
                ]),
              ]),
            ]
      // The test for all candidates at once: one for each of them would take as many times as long.
      const further: SetIR =
        last === undefined ? set.ir : filter(set.ir, other, compare('le', worthOf(rest), worthOf(cell(last))))
      const reachable: ExprIR = {
        op: 'fold',
        fold: 'sum',
        set: further,
        reg: other,
        of: arithmetic('mul', left(rest, cells), arithmetic('max', constant(0), worthOf(rest))),
      }
      const isEnough = compare('le', least.ir, arithmetic('add', paid(cells), reachable))
      const tests = [isThere(thing), compare('lt', constant(0), worthOf(thing)), ...inOrder]
      const none: SetIR = { set: 'one', item: constant(empty) }
      const next = filter(set.ir, own, conjunction(tests))
      return {
        set: 'if',
        condition: isPaid(cells),
        then: none,
        else: { set: 'if', condition: isEnough, then: next, else: EMPTY },
      }
    },
  }
}

/** The most things that can be needed: all there are, or as many as reach the highest sum with the least valuable. */
function slotsNeeded(
  room: number,
  of: { readonly kind: string; readonly least?: number },
  least: { readonly kind: string; readonly most?: number },
): number {
  const highest = least.most ?? Infinity
  return Math.max(1, Math.min(room, Math.ceil(highest / Math.max(1, of.least ?? 1))))
}
