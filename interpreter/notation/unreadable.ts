import type { ActionIR, ChoiceIR, GameIR } from '../../grammar/ir/ir.ts'
import { someNode } from '../../grammar/ir/walk.ts'
import { wordsIn, wordsOfGame } from './game-words.ts'
import { readings } from './readings.ts'

/**
 * The reason why a text that names an action cannot be a move of it in any position: it leaves choices out, or mentions
 * something that the game does not have. Undefined if it can be one, or names no action.
 */
export function unreadable(ir: GameIR, text: string): string | undefined {
  const found = readings(ir, text).map((reading) => unreadableAs(ir, reading))
  return found.includes(undefined) ? undefined : found[0]
}

function unreadableAs(ir: GameIR, text: string): string | undefined {
  let why: string | undefined
  // Several may share one name: an action, and the same action with some of its choices made.
  for (const action of ir.actions) {
    const picks = picksOf(action, text)
    if (picks === undefined) continue
    const against = mistakeIn(ir, action, picks)
    if (against === undefined) return undefined
    why ??= against
  }
  return why ?? (namesAction(ir, text) ? undefined : otherForm(ir, text))
}

/**
 * The notation of an action if the text is its title, or begins with its name followed by choices without parentheses.
 */
function otherForm(ir: GameIR, text: string): string | undefined {
  const { actions } = ir
  const titled = actions.find(({ title, name }) => title === text && name !== text)
  if (titled !== undefined) return `it is written \`${titled.name}\``
  const begun = actions
    .filter(({ name, notation }) => notation.length === 0 && text.startsWith(`${name} `))
    .toSorted((one, other) => other.name.length - one.name.length)
  const [longest] = begun
  if (longest === undefined) return undefined
  return longest.choices.length === 0 ? `\`${longest.name}\` has no choices` : mistakeIn(ir, longest, [])
}

/** The answer to a question about an unintelligible text. */
export function notUnderstood(ir: GameIR, text: string): string {
  const mistake = unreadable(ir, text)
  if (mistake !== undefined) return `\`${text}\` is not a move in this game: ${mistake}.`
  const name = ir.actions.find((action) => picksOf(action, text) !== undefined)?.name
  return name === undefined
    ? `\`${text}\` names nothing that could be played here.`
    : `\`${text}\` names nothing that could be chosen here for \`${name}\`.`
}

/** True if a text is the name of an action, alone or followed by parentheses. */
export function namesAction(ir: GameIR, text: string): boolean {
  return ir.actions.some((action) => picksOf(action, text) !== undefined)
}

/** The contents of the parentheses after an action's name. Undefined if the text does not have that form. */
export function picksOf({ name }: ActionIR, text: string): readonly string[] | undefined {
  if (text === name) return []
  if (!text.startsWith(`${name} (`) || !text.endsWith(')')) return undefined
  return atCommas(text.slice(name.length + 2, -1))
}

/** Parts separated by commas, except commas inside `zone(south, front)`. */
function atCommas(text: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + sign)
  }
  return parts
}

function mistakeIn(ir: GameIR, action: ActionIR, picks: readonly string[]): string | undefined {
  const written = action.choices.filter(({ inner, slot = 0 }) => inner !== true && slot === 0)
  // If the rules define a notation, it may also be in the parentheses.
  if (picks.length !== written.length && (picks.length === 0 || action.notation.length === 0)) {
    if (written.length === 0) return `\`${action.name}\` has no choices`
    const form = formOf(action, written)
    // Whatever is chosen, it may be written with the name alone.
    return picks.length === 0 && form === action.name ? undefined : `it is written \`${form}\``
  }
  const known = wordsOfGame(ir)
  const unknown = picks.flatMap(wordsIn).find((word) => !/^\d+$/u.test(word) && !known.has(word))
  return unknown === undefined ? undefined : `nothing in it is called \`${unknown}\``
}

/** The form of its moves, with the names of the choices: `hop (man, goal)`, `{start}-{goal}`. */
function formOf({ name, notation, choices, lets }: ActionIR, written: readonly ChoiceIR[]): string {
  if (notation.length === 0) return `${name} (${written.map((choice) => choice.name).join(', ')})`
  return notation
    .map((part) => {
      if (part.part === 'text') return part.text
      if (part.part === 'several') return `{${part.choice}}`
      const choice = [...choices, ...lets].find(({ cell }) =>
        someNode(part.value, (node) => 'op' in node && node.op === 'cell' && node.at === cell),
      )
      return choice === undefined ? '...' : `{${choice.name}}`
    })
    .join('')
}
