import { NONE } from '../../grammar/ir/ir.ts'
import type { ActionIR, ExprIR, GameIR, NotationPartIR, ValueTypeIR } from '../../grammar/ir/ir.ts'
import { singleDirections, valueText } from '../notation/value-text.ts'
import { memoizedBy } from '../../grammar/source/memoized.ts'

/** Longer texts are never moves. */
export const LONGEST_TEXT = 200

/**
 * True if a whole text has the form of a move of an action: as the rules write it, or its name with or without
 * parentheses. Whether the named things exist or may be chosen is not checked.
 */
export function isOfForm(ir: GameIR, action: ActionIR, text: string): boolean {
  if (text.length > LONGEST_TEXT) return false
  const small = text.toLowerCase()
  const name = action.name.toLowerCase()
  if (small === name || (small.startsWith(`${name} (`) && small.endsWith(')'))) return true
  const found = formOf(ir, action)?.exec(text)
  if (found === null || found === undefined) return false
  return Object.entries(found.groups ?? {}).every(([group, list]) =>
    isList(ir, action, Number(group.slice(LIST.length)), list),
  )
}

/** Prefix of the group for a list of several things, followed by its part in the notation. */
const LIST = 'list'

/** Separates things in a list. No name contains it. */
const BETWEEN = / and |,/u

/** True if a list names only things of the chosen kind. Details of them are not checked. */
function isList(ir: GameIR, { notation, choices }: ActionIR, at: number, list: string): boolean {
  const part = notation[at]
  const choice =
    part?.part === 'several'
      ? choices.find(({ name, slot }) => name === part.choice && slot === 0)
      : undefined
  if (choice === undefined || choice.inSuccession === true || list === 'nothing') return true
  return countedThings(list).every(({ name }) => canBeOfType(ir, choice.type, singular(ir, name)))
}

/** The things in a list, with their counts: `2 red soldiers and nurse`. */
export function countedThings(list: string): readonly { readonly name: string; readonly count: number }[] {
  return list.split(BETWEEN).map((lot) => {
    const [, count = '1', name = ''] = /^(?:(\d+) (?=[\p{L}?]))?(.*)$/u.exec(lot.trim()) ?? []
    return { name, count: Number(count) }
  })
}

/** Replaces a plural at the beginning of a text, as after a number, by the singular. */
export function singular(ir: GameIR, text: string): string {
  const small = `${text.toLowerCase()} `
  const kind = ir.kinds.find(({ plural }) => small.startsWith(`${plural.toLowerCase()} `))
  return kind === undefined ? text : `${kind.name}${text.slice(kind.plural.length)}`
}

/**
 * The text for each choice, if the rules write an action as nothing but lists, `{meld}, {rest}`, or as its only choice,
 * `{card}`.
 */
export function choiceLists(ir: GameIR, action: ActionIR, text: string): readonly string[] | undefined {
  const [first, ...others] = action.notation
  if (first?.part === 'value' && others.length === 0 && first.value.op === 'cell') return [text]
  if (action.notation.some(({ part }) => part === 'value')) return undefined
  return Object.values(formOf(ir, action)?.exec(text)?.groups ?? {})
}

/**
 * The free words in a text of an action's form. Empty if the rules write the action and everything in it is the name of
 * a value, even if letters or digits touch it.
 */
export function openTexts(ir: GameIR, action: ActionIR, text: string): readonly string[] {
  const found = formOf(ir, action)?.exec(text)
  return found === null || found === undefined ? [text] : found.slice(1).filter((open) => open !== undefined)
}

const formOf = memoizedBy((ir: GameIR, action: ActionIR): RegExp | undefined => {
  if (action.notation.length === 0) return undefined
  const parts = action.notation.map((part, i) =>
    part.part === 'several' ? `(?<${LIST}${i}>.+)` : partForm(ir, part),
  )
  return new RegExp(`^${parts.join('')}$`, 'iu')
})

function partForm(ir: GameIR, part: NotationPartIR): string {
  if (part.part === 'text') return literal(part.text)
  if (part.part === 'several') return '(.+)'
  // The contents of a bag define its value.
  if (typeof part.type === 'object' && 'bag' in part.type) return '(.+)'
  // A pick may be none, or unknown to the player.
  const named = valuesOf(ir, part.type, part.show).map(literal)
  const texts = [...new Set(named)].toSorted((a, b) => b.length - a.length)
  const open = part.type === 'piece' || part.type === 'group' ? '(?: ([^,()]+))?' : ''
  return part.type === 'number' ? '-?\\d+' : `(?:(?:${[...texts, '\\?', '-'].join('|')})${open})`
}

/** True if a text can be the name of a value of this type. A piece may be named with its owner. */
export function canBeOfType(ir: GameIR, type: ValueTypeIR, text: string): boolean {
  const form = new RegExp(`^${partForm(ir, { part: 'value', value: NOTHING, type, show: 'whole' })}$`, 'iu')
  const seat = ir.seats.find(({ name }) => text.startsWith(`${name} `))
  return form.test(text) || (seat !== undefined && form.test(text.slice(seat.name.length + 1)))
}

const NOTHING: ExprIR = { op: 'const', value: NONE }

/** The name of a space without that of its board. */
export function onItsBoard(ir: GameIR, space: number): string {
  const { name = '' } = ir.spaces[space] ?? {}
  const board = `${ir.containers[space]?.place ?? ''} `
  return name.startsWith(board) ? name.slice(board.length) : name
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
}

/** Every text of a value of this type. For numbers there is no limit. */
function valuesOf(
  ir: GameIR,
  type: ValueTypeIR,
  show: Extract<NotationPartIR, { part: 'value' }>['show'],
): readonly string[] {
  const numbered = (count: number, of: Exclude<ValueTypeIR, 'piece'>): readonly string[] =>
    Array.from({ length: count }, (_, value) => valueText(ir, of, value, show))
  if (typeof type === 'object') return 'values' in type ? type.values : []
  switch (type) {
    case 'number':
      return []
    case 'truth':
      return numbered(2, type)
    case 'direction':
      return singleDirections(ir).map((way) => valueText(ir, type, way, show))
    case 'space': {
      const names = numbered(ir.spaces.length, type)
      return show === 'whole' ? [...names, ...ir.spaces.map((_, space) => onItsBoard(ir, space))] : names
    }
    case 'container':
      return numbered(ir.containers.length, type)
    case 'seat':
      return numbered(ir.seats.length, type)
    case 'group':
      return ir.groups.map(({ name }) => name)
    case 'kind':
    case 'piece':
      return numbered(ir.kinds.length, 'kind')
  }
}
