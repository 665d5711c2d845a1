import type { ActionIR, ChoiceIR, GameIR } from '../../grammar/ir/ir.ts'

/** The choices of an action by name. */
function picks({ choices }: ActionIR): readonly ChoiceIR[] {
  return choices.filter(({ inner, slot = 0 }) => inner !== true && slot === 0)
}

/** A single number needs no name. Several numbers do. */
function numberPicks(action: ActionIR): readonly ChoiceIR[] {
  const numbers = picks(action).filter(({ type, slot }) => type === 'number' && slot === undefined)
  return numbers.length > 1 ? numbers : []
}

/** An action with its choices, and the contents of the parentheses. */
function called(
  { actions }: Pick<GameIR, 'actions'>,
  text: string,
): { readonly action: ActionIR; readonly inside: string } | undefined {
  for (const action of actions) {
    const head = `${action.name} (`
    if (text.toLowerCase().startsWith(head.toLowerCase()) && text.endsWith(')'))
      return { action, inside: text.slice(head.length, -1) }
  }
  return undefined
}

const split = (inside: string): readonly string[] => inside.split(',').map((part) => part.trim())

/**
 * A move for people. If its choices contain several numbers, each gets its name, and zeros are left out: `pay (mine, 0,
 * 2, 0)` becomes `pay (mine, red 2)`.
 */
export function withNamedNumbers(ir: Pick<GameIR, 'actions'>, notation: string): string {
  const found = called(ir, notation)
  if (found === undefined) return notation
  const { action, inside } = found
  const [numbers, all, parts] = [numberPicks(action), picks(action), split(inside)]
  if (numbers.length === 0 || parts.length !== all.length) return notation
  const isNumber = all.map((choice) => numbers.includes(choice))
  const named = parts.map((part, i) => (isNumber[i] === true ? `${all[i]?.name ?? ''} ${part}` : part))
  const shownParts = named.filter((_, i) => isNumber[i] !== true || parts[i] !== '0')
  return `${action.name} (${(shownParts.length === 0 ? named : shownParts).join(', ')})`
}

/** The reverse: numbers that are not named are 0. */
function withAllNumbers(ir: Pick<GameIR, 'actions'>, text: string): string {
  const found = called(ir, text)
  if (found === undefined) return text
  const { action, inside } = found
  const [numbers, all, parts] = [numberPicks(action), picks(action), split(inside)]
  if (numbers.length === 0) return text
  const given = new Map<string, string>()
  const others: string[] = []
  for (const part of parts) {
    const [, name = '', number] = /^(.*\S)\s+(\d+)$/u.exec(part) ?? []
    if (number !== undefined && !given.has(name) && numbers.some((choice) => choice.name === name))
      given.set(name, number)
    else others.push(part)
  }
  if (others.length !== all.length - numbers.length) return text
  const rest = others.values()
  const whole = all.map((choice) =>
    numbers.includes(choice) ? (given.get(choice.name) ?? '0') : (rest.next().value ?? ''),
  )
  return `${action.name} (${whole.join(', ')})`
}

/**
 * `take (red, white, blue)`: if several things are chosen under one name, commas may join them as well as `and`. With
 * several such names it must be unambiguous: each name takes as many as it can, or there is only one.
 */
function withLists(ir: Pick<GameIR, 'actions'>, text: string): string {
  const found = called(ir, text)
  if (found === undefined) return text
  const [all, parts] = [picks(found.action), split(found.inside)]
  const lists = all.filter(isList)
  const surplus = parts.length - all.length
  if (lists.length === 0 || surplus < 1) return text
  const most = (choice: ChoiceIR): number =>
    found.action.choices.filter(({ name, inner }) => name === choice.name && inner !== true).length
  if (lists.length > 1 && surplus !== lists.reduce((sum, list) => sum + most(list) - 1, 0)) return text
  let at = 0
  const joined = all.map((choice) => {
    const length = !isList(choice) ? 1 : lists.length === 1 ? surplus + 1 : most(choice)
    at += length
    return parts.slice(at - length, at).join(' and ')
  })
  return `${found.action.name} (${joined.join(', ')})`
}

function isList({ slot, inSuccession }: ChoiceIR): boolean {
  return slot !== undefined && inSuccession !== true
}

/** The possible readings of a written move, the most literal first. Blanks are free, and numbers may be named. */
export function readings(ir: Pick<GameIR, 'actions'>, text: string): readonly string[] {
  const shortened = text
    .replace(/\s+/gu, ' ')
    .replace(/ ?, ?/gu, ', ')
    .replace(/ ?\( ?/gu, ' (')
    .replace(/ \)/gu, ')')
    .trim()
  return [...new Set([text, shortened, withAllNumbers(ir, shortened), withLists(ir, shortened)])]
}
