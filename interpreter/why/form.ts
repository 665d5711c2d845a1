import { NONE } from '../../grammar/ir/ir.ts'
import type { ActionIR, ExprIR, GameIR, NotationPartIR, ValueTypeIR } from '../../grammar/ir/ir.ts'
import { singleDirections, valueText } from '../notation/value-text.ts'

/** Nobody writes a longer move. */
export const LONGEST_TEXT = 200

/**
 * Is a whole text a move of an action by its form: as the rules write it, or its name with or without brackets? Whether
 * what it names is there, or may be chosen, is another matter.
 */
export function isOfForm(ir: GameIR, action: ActionIR, text: string): boolean {
  if (text.length > LONGEST_TEXT) return false
  const small = text.toLowerCase()
  const name = action.name.toLowerCase()
  if (small === name || (small.startsWith(`${name} (`) && small.endsWith(')'))) return true
  return formOf(ir, action)?.test(text) === true
}

/**
 * What a text of an action's form says in words that the form leaves open: none where the rules write the action and
 * everything in it is the name of a value, even if letters or digits touch it.
 */
export function openTexts(ir: GameIR, action: ActionIR, text: string): readonly string[] {
  const found = formOf(ir, action)?.exec(text)
  return found === null || found === undefined ? [text] : found.slice(1).filter((open) => open !== undefined)
}

const FORMS = new WeakMap<ActionIR, RegExp>()

function formOf(ir: GameIR, action: ActionIR): RegExp | undefined {
  if (action.notation.length === 0) return undefined
  const known = FORMS.get(action)
  if (known !== undefined) return known
  const form = new RegExp(`^${action.notation.map((part) => partForm(ir, part)).join('')}$`, 'iu')
  FORMS.set(action, form)
  return form
}

function partForm(ir: GameIR, part: NotationPartIR): string {
  if (part.part === 'text') return literal(part.text)
  // A list, or counts: what is in it says what it is worth.
  if (part.part === 'several' || (typeof part.type === 'object' && 'bag' in part.type)) return '(.+)'
  // What is chosen may be none, or unknown to the player.
  const named = valuesOf(ir, part.type, part.show).map(literal)
  const texts = [...new Set(named)].toSorted((a, b) => b.length - a.length)
  const open = part.type === 'piece' || part.type === 'group' ? '(?: ([^,()]+))?' : ''
  return part.type === 'number' ? '-?\\d+' : `(?:(?:${[...texts, '\\?', '-'].join('|')})${open})`
}

/** Can a text be the name of a value of this type? A piece may be told apart by whose it is. */
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

/** Every text of a value of this type; of numbers there is no end. */
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
