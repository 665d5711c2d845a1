import type { Choice } from '../../expression/ast.ts'
import { cell, compare, constant, filter } from '../../ir/build.ts'
import type { ChoiceIR, SetIR } from '../../ir/ir.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { kindsNamed } from '../elaboration/name-uses.ts'
import { spanIn, type Context, type Slots } from '../elaboration/scope.ts'
import { legalityOnly } from '../elaboration/secrecy-checks.ts'
import { valueType } from '../elaboration/value-types.ts'
import { choiceParts } from '../expressions/explanations.ts'
import { nounPhrase, nounSet } from '../nouns/nouns.ts'
import { patternNamed } from '../nouns/patterns.ts'
import { MOST_CHOSEN, mostChosen } from './choice-plans.ts'
import { chosenIn } from './piece-slots.ts'
import type { SeveralChoice } from './several-choice.ts'
import { takesValues } from './several-values.ts'

/*
 * Several players or spaces are lowered to as many choices of one, in ascending order, so that each combination is one
 * move. An empty slot contains the number after those of all of them, and so do the slots after it.
 */

type ThingChoice = Extract<Choice, { kind: 'thing choice' }>

const PLURALS: Readonly<Record<string, string>> = { seat: 'players', space: 'spaces' }

/** True if a choice takes players or spaces. */
export function takesThings(el: Reading, context: Context, parsed: ThingChoice): boolean {
  if (parsed.worth !== undefined) return false
  const { nouns } = parsed
  if (patternNamed(el, context, nouns.name) !== undefined) return false
  if (kindsNamed(el, context.source, nouns.name) !== undefined || takesValues(el, context, parsed))
    return false
  return el.tried(() => nounSet(el, context, nouns)).element.kind in PLURALS
}

/** `2..3 players where opened`, `1..2 spaces where empty`. */
export function severalThings(
  el: Reading,
  context: Context,
  key: YamlText,
  at: YamlText,
  parsed: ThingChoice,
): SeveralChoice | undefined {
  const { count, nouns, from, ofOne, inSequence } = parsed
  const phrase = nounPhrase(el, context, nouns)
  const { element } = phrase.set
  legalityOnly(el, phrase.set.secrecy, at.span, 'What can be chosen')
  const what = PLURALS[element.kind]
  if (what === undefined) return undefined
  const more = from ?? ofOne ?? inSequence
  if (more !== undefined || parsed.asManyAsThereAre || parsed.different) {
    el.report(
      'ST4119',
      more === undefined ? at.span : spanIn(context, more),
      `Of ${what} a number is chosen, and no more can be said of it here.`,
      {
        help: `Write what must hold of each behind \`where\`, and what must hold of all under \`only if\`: no two ${what} are the same.`,
      },
    )
    return undefined
  }
  const total = element.kind === 'seat' ? el.world.seats.length : el.world.spaces.length
  if (count > total) {
    el.report('ST4140', at.span, `${count} can never be chosen: there are only ${total} ${what}.`, {
      help: 'Write a smaller number.',
    })
    return undefined
  }
  const most = mostChosen(el, context, parsed, total)
  if (most > MOST_CHOSEN) {
    el.report('ST4129', at.span, `Up to ${most} ${what} could be chosen here at once.`, {
      why: `Every combination is a separate move, and more than ${MOST_CHOSEN} make too many moves.`,
      help: 'Name a smaller number, as in `1..3`, or let players choose one at a time with an action that is offered `repeatedly`.',
    })
    return undefined
  }
  const cells = Array.from({ length: Math.max(1, most) }, (_, i) =>
    el.local(`choice ${key.text} ${i + 1}`, 'number'),
  )
  const slots: Slots = { cells, empty: total }
  const none: SetIR = { set: 'one', item: constant(total) }
  const choices = cells.map((own, slot): ChoiceIR => {
    const before = cells[slot - 1]
    const { reg, ir } = el.boundRegister(element)
    const left =
      before === undefined ? phrase.set.ir : filter(phrase.set.ir, reg, compare('lt', cell(before), ir))
    return {
      name: key.text,
      cell: own,
      type: valueType(el, element),
      from: slot < count ? left : { set: 'union', left, right: none },
      domain: total + 1,
      alike: false,
      slot,
      parts: choiceParts(el, context, nouns, phrase, own),
      origin: el.texts.origin(at.span),
    }
  })
  return {
    choices,
    conditions: [],
    value: { form: 'set', element, ir: chosenIn(slots), secrecy: 0, face: 0 },
    kept: {},
  }
}
