import type { ActionIR, AskIR, ChoiceIR, GameIR } from '../../grammar/ir/ir.ts'
import { H } from '../../grammar/ir/ir.ts'
import { wordsIn, wordsOfAction, wordsOfGame } from '../notation/game-words.ts'
import { mentioned } from '../notation/mentioned.ts'
import { placedValue, seenValue } from '../notation/seen-value.ts'
import { picksOf, unreadable } from '../notation/unreadable.ts'
import type { Program } from '../program/program.ts'
import { placeOf } from '../program/rule-place.ts'
import { plausibleValues } from './candidates.ts'
import { canBeOfType, isOfForm, openTexts } from './form.ts'
import type { Reason } from './reasons.ts'
import { thrownFor } from './thrown.ts'

/**
 * Reasons against a move of an action that is offered, although nothing that could be chosen is what was written: other
 * dice would have to be thrown, another card be held. None for what is written differently, or in unknown words.
 */
export function nothingWrittenSo(
  program: Program,
  state: Int32Array,
  ask: AskIR,
  text: string,
): readonly Reason[] {
  const { ir } = program
  if (unreadable(ir, text) !== undefined) return []
  const actions = [...new Set(ask.offers.map(({ action }) => action))]
  return actions.flatMap((index): readonly Reason[] => {
    const action = ir.actions[index]
    if (action === undefined || !isOfForm(ir, action, text) || !areKnown(ir, action, text)) return []
    const choices = action.choices.filter(({ inner, slot = 0 }) => inner !== true && slot === 0)
    const [first] = choices
    if (first === undefined) return []
    if (isOfOtherTypes(ir, action, choices, text)) return []
    const missing = missingThing(program, state, action, choices, text)
    const choice = missing?.choice ?? first
    const sentence =
      missing === undefined
        ? `Nothing that can be chosen here as ${choices.map(({ name }) => `\`${name}\``).join(' and ')} makes this move.`
        : `No \`${choice.name}\` here is \`${missing.text}\`.`
    const seat = state[H.decider] ?? 0
    const rules = [...action.choices.map(({ from }) => from), ...action.lets.map(({ value }) => value)]
    return [
      {
        action: action.name,
        kind: 'choice',
        label: choice.name,
        sentence,
        values: thrownFor(ir, rules, seat).map((mention) => ({
          text: mention.text,
          value: mention.hidden ? 'hidden' : mentioned(program, state, mention, seat),
        })),
        at: placeOf(ir, choice.origin),
        sound: 0,
        compares: false,
      },
    ]
  })
}

/** Does it name in the parentheses what could never be chosen, such as a piece in place of a space? */
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

/** The first choice for which nothing has the name that is written in the parentheses behind the action. */
function missingThing(
  program: Program,
  state: Int32Array,
  action: ActionIR,
  choices: readonly ChoiceIR[],
  text: string,
): { readonly choice: ChoiceIR; readonly text: string } | undefined {
  const { ir } = program
  const picks = picksOf(action, text)
  if (picks?.length !== choices.length || action.choices.some(({ slot }) => slot !== undefined))
    return undefined
  const reader = state[H.decider]
  return choices
    .map((choice, i) => ({ choice, text: (picks[i] ?? '').trim() }))
    .find(({ choice, text: name }) =>
      plausibleValues(program, state, action, choice).every((value) => {
        const whole = seenValue(ir, state, reader, choice.type, value, 'whole')
        return whole !== name && placedValue(ir, state, reader, choice.type, value) !== name
      }),
    )
}
