import type { ActionIR, GameIR } from '../../grammar/ir/ir.ts'
import { markTexts, placedValue, seenValue } from './seen-value.ts'
import type { Reader } from './seen-value.ts'
import { isEmptySlot } from './slots.ts'

/** Between things that are chosen one after the other: `b2-d2-d4`. */
const IN_SUCCESSION = '-'

/** How much is said of each piece: only what it is; what is tracked of it as well; or also where it lies. */
export type Detail = 'face' | 'marks' | 'place'

/** What is chosen, choice by choice as the author named them; several things under one name are counted. */
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
      detail === 'place'
        ? placedValue(ir, state, reader, choice.type, value)
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

/**
 * Several pieces are chosen in the order of their numbers, which goes by their kinds: beside a known piece that would
 * tell which unknown ones come before it.
 */
function inSafeOrder(texts: readonly string[]): readonly string[] {
  const isUnknown = (text: string): boolean => text.startsWith('?')
  if (!texts.some(isUnknown)) return texts
  const sorted = texts.toSorted(byText)
  return [...sorted.filter((text) => !isUnknown(text)), ...sorted.filter(isUnknown)]
}

/** Numbers of pieces determine which of several comes first, and they must not reveal anything. */
function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** What is chosen under one name. */
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

/** `2 red soldiers and nurse`, `1 and 4 and 4`; `nothing` where none need be chosen. */
function counted(ir: GameIR, names: readonly string[]): string {
  if (names.length === 0) return 'nothing'
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .flatMap(([name, count]) => {
      // A number before a number would be read as one.
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

/** `red and 2 red` is `3 red`. Of things that have a plural, only lots that are written alike are added up. */
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

/** What is chosen together may be named in any order: `nurse and 2 red soldiers` is `2 red soldiers and nurse`. */
export function inOneOrder(text: string): string {
  if (!text.includes(' and ')) return text
  return text
    .split(/([(),])/u)
    .map((part) => {
      const names = part.trim()
      return names === ''
        ? part
        : part.replace(names, () => addedUp(names.split(' and ').map(ofOne)).sort().join(' and '))
    })
    .join('')
}
