import type { ActionIR, AskIR, ChoiceIR, GameIR } from '../../grammar/ir/ir.ts'
import { wordsIn, wordsOfAction, wordsOfGame } from '../notation/game-words.ts'
import { isEmptySlot } from '../notation/slots.ts'
import { picksOf, unreadable } from '../notation/unreadable.ts'
import { rulePlaceOf } from '../program/rule-place.ts'
import { canBeOfType, isOfForm, choiceLists, countedThings, openTexts, singular } from './form.ts'
import type { Reason } from '../why/refusal-reasons.ts'
import type { SeenTable } from '../why/seen-table.ts'

/**
 * Reasons against a move of an offered action if nothing that could be chosen matches the text: other dice would have
 * to be thrown, another card be held. None for a text in another form or in unknown words.
 */
export function nothingWrittenSo(table: SeenTable, ask: AskIR, text: string): readonly Reason[] {
  const { ir } = table
  if (unreadable(ir, text) !== undefined) return []
  const actions = [...new Set(ask.offers.map(({ action }) => action))]
  const formed = actions.flatMap((index): readonly ActionIR[] => {
    const action = ir.actions[index]
    return action !== undefined && isOfForm(ir, action, text) && areKnown(ir, action, text) ? [action] : []
  })
  return ofThatMany(ir, formed, text).flatMap((action): readonly Reason[] => {
    const choices = writtenChoices(action)
    const [first] = choices
    if (first === undefined) return []
    if (isOfOtherTypes(ir, action, choices, text)) return []
    const missing = missingThing(table, action, text)
    const choice = missing?.choice ?? first
    const sentence =
      missing === undefined
        ? `Nothing that can be chosen here as ${choices.map(({ name }) => `\`${name}\``).join(' and ')} makes this move.`
        : missing.text === ''
          ? `Nothing is chosen as \`${choice.name}\`.`
          : `There is no ${missing.text} here to choose as \`${choice.name}\`.`
    const rules = [...action.choices.map(({ from }) => from), ...action.lets.map(({ value }) => value)]
    return [
      {
        action: action.name,
        kind: 'choice',
        label: choice.name,
        sentence,
        values: table.thrown(rules),
        at: rulePlaceOf(ir, choice.origin),
        sound: 0,
        compares: false,
      },
    ]
  })
}

/** The written choices of a move. Several things of one name are one choice. */
function writtenChoices({ choices }: ActionIR): readonly ChoiceIR[] {
  return choices.filter(({ inner, slot = 0 }) => inner !== true && slot === 0)
}

/** Of actions, those that choose as many things as the text names, if there are any and it names several. */
function ofThatMany(ir: GameIR, actions: readonly ActionIR[], text: string): readonly ActionIR[] {
  const fitting = actions.filter((action) => {
    const lots = namedIn(ir, action, text) ?? []
    const number = lots.reduce((sum, { count }) => sum + count, 0)
    return number === action.choices.filter(({ inner }) => inner !== true).length
  })
  return fitting.length > 0 ? fitting : actions
}

/** True if the parentheses name something that could never be chosen, such as a piece in place of a space. */
function isOfOtherTypes(ir: GameIR, action: ActionIR, choices: readonly ChoiceIR[], text: string): boolean {
  const picks = picksOf(action, text)
  if (picks?.length !== choices.length || choices.some(({ slot }) => slot !== undefined)) return false
  return choices.some(({ type }, i) => !canBeOfType(ir, type, (picks[i] ?? '').trim()))
}

function areKnown(ir: GameIR, action: ActionIR, text: string): boolean {
  const known = wordsOfGame(ir)
  const own = new Set(wordsOfAction(action))
  return openTexts(ir, action, text)
    .flatMap(wordsIn)
    .every((word) => /^\d+$/u.test(word) || known.has(word) || own.has(word))
}

/** The first choice for which no value matches the text. */
function missingThing(table: SeenTable, action: ActionIR, text: string): Named | undefined {
  const { ir } = table
  return namedIn(ir, action, text)?.find(({ choice, text: name }) =>
    table.plausibleValues(action, choice).every((value) => {
      if (isEmptySlot(choice, value)) return true
      return table.nameOf(choice.type, value) !== name && table.nameAndPlaceOf(choice.type, value) !== name
    }),
  )
}

/** One thing that a text names for a choice, or several that are alike. */
interface Named {
  readonly choice: ChoiceIR
  readonly text: string
  readonly count: number
}

/**
 * The text for each choice, in the parentheses after the action or in lists as the rules write them. Undefined if that
 * is ambiguous, as for several things one after the other.
 */
function namedIn(ir: GameIR, action: ActionIR, text: string): readonly Named[] | undefined {
  const choices = writtenChoices(action)
  const picks = picksOf(action, text) ?? choiceLists(ir, action, text)
  if (picks?.length !== choices.length || choices.some(({ inSuccession }) => inSuccession === true))
    return undefined
  return choices.flatMap((choice, i): readonly Named[] => {
    const pick = (picks[i] ?? '').trim()
    return choice.slot === undefined
      ? [{ choice, text: pick, count: 1 }]
      : countedThings(pick).map(({ name, count }) => ({ choice, text: singular(ir, name), count }))
  })
}
