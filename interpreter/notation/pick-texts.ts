import { NONE, type ActionIR, type GameIR, type ValueTypeIR } from '../../grammar/ir/ir.ts'
import { faceOf } from '../state/face.ts'
import { recognises } from '../state/knows.ts'
import { markTexts, placedValue, seenValue, type Reader } from './seen-value.ts'
import { isEmptySlot } from './slots.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** Separates things chosen one after the other: `b2-d2-d4`. */
const IN_SUCCESSION = '-'

/** Detail for each piece: only its face; with its tracked values; with its place; or also with its owner. */
export type Detail = 'face' | 'marks' | 'place' | 'owner'

/** The picks, choice by choice as the author named them. Several things under one name are counted. */
export function pickTexts(
  ir: GameIR,
  state: Int32Array,
  reader: Reader,
  action: ActionIR,
  values: readonly number[],
  detail: Detail = 'face',
): readonly string[] {
  const texts: string[] = []
  let several: string[] = []
  action.choices.forEach((choice, i) => {
    const value = values[i] ?? 0
    const textOf = (): string =>
      detail === 'place' || detail === 'owner'
        ? ownerText(ir, state, reader, choice.type, value, detail) +
          placedValue(ir, state, reader, choice.type, value)
        : seenValue(ir, state, reader, choice.type, value, 'whole') +
          (detail === 'marks' ? markTexts(ir, state, reader, choice.type, value) : '')
    if (choice.slot !== undefined) {
      if (choice.slot === 0) several = []
      if (!isEmptySlot(choice, value)) several.push(textOf())
      if (action.choices[i + 1]?.slot !== choice.slot + 1)
        texts.push(
          choice.inSuccession === true
            ? several.join(IN_SUCCESSION)
            : counted(ir, detail === 'face' ? inSafeOrder(several) : several.toSorted(byText)),
        )
    } else if (choice.inner !== true) texts.push(textOf())
  })
  return texts
}

/** `red ` before a piece whose face the reader knows, if owners are shown. */
function ownerText(
  ir: GameIR,
  state: Int32Array,
  reader: Reader,
  type: ValueTypeIR,
  value: number,
  detail: Detail,
): string {
  if (detail !== 'owner' || type !== 'piece' || !recognises(ir, state, reader, value)) return ''
  const owner = ir.seats[faceOf(ir, state, value)?.owner ?? NONE]?.name
  return owner === undefined ? '' : `${owner} `
}

/**
 * Several pieces are sorted by number, and so by kind. Beside a known piece, that order would reveal which unknown ones
 * come before it.
 */
function inSafeOrder(texts: readonly string[]): readonly string[] {
  const isUnknown = (text: string): boolean => text.startsWith('?')
  if (!texts.some(isUnknown)) return texts
  const sorted = texts.toSorted(byText)
  return [...sorted.filter((text) => !isUnknown(text)), ...sorted.filter(isUnknown)]
}

/** Sorts by text, because the order of piece numbers must not reveal anything. */
function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The picks under one name. */
export function severalText(
  ir: GameIR,
  state: Int32Array,
  reader: Reader,
  action: ActionIR,
  values: readonly number[],
  name: string,
): string {
  const slots = action.choices.filter((choice) => choice.name === name && choice.slot !== undefined)
  const chosen = slots.flatMap((choice) => {
    const value = values[action.choices.indexOf(choice)] ?? 0
    return isEmptySlot(choice, value) ? [] : [seenValue(ir, state, reader, choice.type, value, 'whole')]
  })
  return slots[0]?.inSuccession === true ? chosen.join(IN_SUCCESSION) : counted(ir, inSafeOrder(chosen))
}

const IS_NUMBER = /^\d+$/u

/** `2 red soldiers and nurse`, `1 and 4 and 4`. `nothing` if nothing was chosen. */
function counted(ir: GameIR, names: readonly string[]): string {
  if (names.length === 0) return 'nothing'
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .flatMap(([name, count]) => {
      // Two numbers in a row would be read as one.
      if (IS_NUMBER.test(name)) return Array<string>(count).fill(name)
      return count === 1 ? name : `${count} ${plural(ir, name)}`
    })
    .join(' and ')
}

function plural(ir: GameIR, name: string): string {
  const kind = ir.kinds.find((each) => name === each.name || name.startsWith(`${each.name} `))
  return kind === undefined ? name : `${kind.plural}${name.slice(kind.name.length)}`
}

function ofOne(lot: string): string {
  return lot.replace(/^1 (?=\p{L})/u, '')
}

/** `red and 2 red` becomes `3 red`. Of things that have a plural, only lots written alike are added up. */
function addedUp(lots: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const lot of lots) {
    const [, number = '1', name = lot] = /^(\d+) (\p{L}.*)$/u.exec(lot) ?? []
    counts.set(name, (counts.get(name) ?? 0) + Number(number))
  }
  return [...counts].flatMap(([name, count]) =>
    IS_NUMBER.test(name) ? Array<string>(count).fill(name) : count === 1 ? name : `${count} ${name}`,
  )
}

/** Normalizes the order of things chosen together: `nurse and 2 red soldiers` becomes `2 red soldiers and nurse`. */
export function inOneOrder(text: string, forms: readonly ListForm[] = []): string {
  for (const [i, form] of forms.entries()) {
    const slots = slotsOf(text, form)
    if (slots !== undefined)
      return `${i}: ${slots.map((slot, at) => (form.lists[at] === true ? lotsInOrder(slot.split(/ and |,/u)) : slot)).join(', ')}`
  }
  if (!text.includes(' and ')) return text
  return text
    .split(/([(),])/u)
    .map((part) => {
      const names = part.trim()
      return names === '' ? part : part.replace(names, () => lotsInOrder(names.split(' and ')))
    })
    .join('')
}

function lotsInOrder(lots: readonly string[]): string {
  return addedUp(lots.map((lot) => ofOne(lot.trim())))
    .sort()
    .join(' and ')
}

/** The notation of an action with slots that name several things, as `write` defines it: `brew {potion}`. */
interface ListForm {
  /** Texts before, between and after the slots, in lower case: one more than slots. */
  readonly texts: readonly string[]
  /** True for each slot that names things in any order. */
  readonly lists: readonly boolean[]
}

export const listForms = memoized((actions: GameIR['actions']): readonly ListForm[] =>
  // Every text is of a form that is a list and nothing else, so those with words of their own come first.
  actions
    .map(listForm)
    .filter(({ lists }) => lists.includes(true))
    .toSorted((one, other) => lettersIn(other) - lettersIn(one) || one.lists.length - other.lists.length),
)

function lettersIn({ texts }: ListForm): number {
  return texts.join('').replace(/[^\p{L}\p{N}]/gu, '').length
}

function listForm({ notation, choices }: ActionIR): ListForm {
  const texts = ['']
  const lists: boolean[] = []
  for (const part of notation) {
    if (part.part === 'text') texts.push((texts.pop() ?? '') + part.text.toLowerCase())
    else {
      const isOrdered =
        part.part === 'value' ||
        choices.some((each) => each.name === part.choice && each.inSuccession === true)
      lists.push(!isOrdered)
      texts.push('')
    }
  }
  return { texts, lists }
}

/** The slots' texts in a form, each as short as possible. Undefined if the text is not of this form. */
function slotsOf(text: string, { texts: [first = '', ...others], lists }: ListForm): string[] | undefined {
  const small = text.toLowerCase()
  if (!small.startsWith(first)) return undefined
  const slots: string[] = []
  let at = first.length
  for (const [i, next] of others.entries()) {
    const isLast = i === others.length - 1
    const end = !isLast ? small.indexOf(next, at) : small.endsWith(next) ? text.length - next.length : -1
    if (end <= at) return undefined
    const slot = text.slice(at, end)
    // Parentheses belong to the form with the name of the action.
    if (lists[i] === true && /[()]/u.test(slot)) return undefined
    slots.push(slot)
    at = end + next.length
  }
  return slots
}
