import { bagCount, VALUES_PER_WORD } from '../../grammar/ir/bags.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { valueNames } from '../../grammar/check/world/bag-values.ts'
import type { Color, Show } from '../../grammar/check/world/look-info.ts'
import type { ClassInfo, ColumnInfo, World } from '../../grammar/check/world/world.ts'
import { coatOfColor, inkOf, type Coat } from './coats.ts'
import type { Drawn } from './picture.ts'
import { symbolSaid, valueSaid } from './said.ts'
import { symbolFor } from './words.ts'

/** How the printed values of a kind are drawn on its cards. */
export interface ValueLooks {
  /** A number in the corner. */
  readonly index: string | undefined
  readonly badge: { readonly text: string; readonly coat: Coat | undefined } | undefined
  readonly frame: Coat | undefined
  /** Numbers that are drawn as the halves of a domino, or as the side of a die. */
  readonly pips: readonly number[]
  /** Small pictures, in the order of the columns. */
  readonly small: readonly Small[]
  /** Columns that all this already says. */
  readonly said: ReadonlySet<string>
}

/** With a label if it would not be clear which column it is. */
export type Small = { readonly label?: string } & (
  | { readonly sides: readonly number[]; readonly coat: Coat }
  | { readonly symbol: Drawn; readonly coat: Coat | undefined; readonly count: number }
  | { readonly symbol: Drawn | undefined; readonly number: number }
)

/** Standard names of columns. */
const INDEX = /^(?:rank|strength|power|level|number|size|value)$/u
const BADGE = /^(?:points|cost|price|worth)$/u
const HEARTS = /^(?:hits|lives|life|health|hearts|(?:hit|wound|life|health) points)$/u
const MOST_HEARTS = 6
/** More of one symbol are a number. */
const MOST_EACH = 9
const MOST_VALUES = 4

/** Colours of the dice in several columns, in their order. */
const DICE = ['die-0', 'die-1', 'die-2']

export function valueLooks(
  world: World,
  own: ClassInfo,
  row: number,
  shows: ReadonlyMap<string, Show>,
): ValueLooks {
  const usual = usualShows(world, own)
  let [index, badge, frame]: [ValueLooks['index'], ValueLooks['badge'], ValueLooks['frame']] = [
    undefined,
    undefined,
    undefined,
  ]
  const labelled = own.columns.filter(
    (column) =>
      column.type.kind === 'bundle' && (shows.get(column.name) ?? usual.get(column))?.as === 'symbols',
  )
  const isLabelled = (column: ColumnInfo): boolean => labelled.length > 1 && labelled.includes(column)
  const small: Small[] = []
  const pips: number[] = []
  const said = new Set<string>()
  let dice = 0
  for (const column of own.columns) {
    const show = shows.get(column.name) ?? usual.get(column)
    if (show === undefined || show.as === 'words') continue
    const value = column.values[row] ?? NONE
    const drawn = drawnValue(world, column, row, show, dice)
    if (column.type.kind === 'bag' && show.as === 'dice') dice++
    if (show.as === 'hidden') said.add(column.name)
    else if (value === NONE) continue
    else if (show.as === 'index') index = String(value)
    else if (show.as === 'badge')
      badge = value === 0 ? undefined : { text: String(value), coat: show.color && coatOfColor(show.color) }
    else if (show.as === 'dice' && column.type.kind === 'number') {
      if (value > 6) continue
      pips.push(value)
    } else if (show.as === 'frame') frame = valueCoat(world, column, value)
    else if (drawn === undefined) continue
    else small.push(...(isLabelled(column) ? drawn.map((one) => ({ ...one, label: column.name })) : drawn))
    said.add(column.name)
  }
  return { index, badge, frame, pips, small, said }
}

/** How columns are shown if the rules say nothing: by their standard names. */
function usualShows(world: World, { columns }: ClassInfo): ReadonlyMap<ColumnInfo, Show> {
  const numbers = columns.filter(({ type }) => type.kind === 'number')
  const first = (names: RegExp): ColumnInfo | undefined => numbers.find(({ name }) => names.test(name))
  const found = new Map<ColumnInfo, Show>()
  const hearts = first(HEARTS)
  if (hearts !== undefined && hearts.values.every((value) => value <= MOST_HEARTS))
    found.set(hearts, { as: 'each', look: { color: 'red', symbol: { name: 'hearts' } } })
  const badge = first(BADGE)
  if (badge !== undefined) found.set(badge, { as: 'badge' })
  const index = columns.find((column) => isIndex(column))
  if (index !== undefined) found.set(index, { as: 'index' })
  for (const column of columns) {
    if (column.type.kind === 'bag' && isOfDice(world, column)) found.set(column, { as: 'dice' })
    else if (isOfSymbols(world, column)) found.set(column, { as: 'symbols' })
  }
  return found
}

export function isRank({ name, type }: ColumnInfo): boolean {
  return type.kind === 'number' && INDEX.test(name)
}

/** True for numbers that tell most kinds apart. */
function isIndex(column: ColumnInfo): boolean {
  if (!isRank(column)) return false
  return new Set(column.values.filter((value) => value !== NONE)).size > 1
}

function isOfDice(world: World, { type }: ColumnInfo): boolean {
  if (type.kind !== 'bag') return false
  const names = valueNames(world, type)
  return names.length > 0 && names.length <= 7 && names.every((each) => /^[0-6]$/u.test(each))
}

/** True if the rules give its values symbols. */
function isOfSymbols({ look }: World, { type }: ColumnInfo): boolean {
  const values = type.kind === 'bag' ? type.of : type
  return (
    values.kind === 'enumeration' &&
    [...(look.values.get(values.name)?.values() ?? [])].some((one) => one.symbol !== undefined)
  )
}

/** Undefined if it has to be said in words. */
function drawnValue(
  world: World,
  column: ColumnInfo,
  row: number,
  show: Show,
  dice: number,
): readonly Small[] | undefined {
  const value = column.values[row] ?? NONE
  switch (show.as) {
    case 'dice': {
      const sides = bagged(world, column, row).flatMap(([side, count]) =>
        Array.from({ length: count }, () => Number(side)),
      )
      const coat = show.color === undefined ? { class: DICE[dice % DICE.length] ?? '' } : inkOf(show.color)
      return sides.length === 0 ? undefined : [{ sides, coat }]
    }
    case 'each': {
      const symbol = symbolSaid(world.look, show.look)
      if (symbol === undefined) return undefined
      if (value > MOST_EACH) return [{ symbol, number: value }]
      return [{ symbol, coat: inkSaid(show.look.color), count: value }]
    }
    case 'number':
      return [{ symbol: symbolSaid(world.look, show), number: value }]
    case 'symbols':
      return symbolsOf(world, column, row)
    case 'badge':
    case 'frame':
    case 'hidden':
    case 'index':
    case 'words':
      return undefined
  }
}

const inkSaid = (color: Color | undefined): Coat | undefined => color && inkOf(color)

/** A symbol for each value; undefined if one of them has none. */
function symbolsOf(world: World, column: ColumnInfo, row: number): readonly Small[] | undefined {
  const found = membersOf(world, column, row).map(([symbol, color, count]): Small | undefined => {
    if (symbol === undefined) return undefined
    return count > MOST_VALUES ? { symbol, number: count } : { symbol, coat: inkSaid(color), count }
  })
  const drawn = found.filter((one) => one !== undefined)
  return drawn.length === 0 || drawn.length < found.length ? undefined : drawn
}

type Member = readonly [symbol: Drawn | undefined, color: Color | undefined, count: number]

function membersOf(world: World, column: ColumnInfo, row: number): readonly Member[] {
  const { type } = column
  const value = column.values[row] ?? NONE
  if (value === NONE) return []
  if (type.kind === 'enumeration') {
    const name = world.enumerations.get(type.name)?.[value] ?? ''
    return [memberCalled(world, type.name, name, 1)]
  }
  if (type.kind === 'bag') {
    const { of } = type
    return of.kind === 'enumeration'
      ? bagged(world, column, row).map(([name, count]) => memberCalled(world, of.name, name, count))
      : []
  }
  if (type.kind === 'bundle')
    return (world.bundles[value] ?? []).map(({ kinds, count }) => [
      symbolOfKind(world, kinds),
      world.look.kinds[kinds[0] ?? -1]?.color,
      count,
    ])
  return type.kind === 'kind' ? [[symbolOfKind(world, [value]), world.look.kinds[value]?.color, 1]] : []
}

function memberCalled(world: World, enumeration: string, name: string, count: number): Member {
  const said = valueSaid(world, enumeration, name)
  return [symbolSaid(world.look, said), said.color, count]
}

/** The symbol of a kind, or of the family that is named after what its kinds have in common. */
function symbolOfKind(world: World, kinds: readonly number[]): Drawn | undefined {
  const [first = -1] = kinds
  const said = symbolSaid(world.look, world.look.kinds[first] ?? {})
  const { name = '', each } = world.kinds[first] ?? {}
  return said ?? symbolFor(each === undefined ? name : name.replace(each.called, ''))?.symbol
}

/** The values in a bag, with their counts. */
function bagged(
  world: World,
  { type, values, more = [] }: ColumnInfo,
  row: number,
): readonly (readonly [string, number])[] {
  if (type.kind !== 'bag') return []
  const words = [values[row] ?? NONE, ...more.map((word) => word[row] ?? 0)]
  return valueNames(world, type).flatMap((name, i): (readonly [string, number])[] => {
    const count = bagCount(words[Math.floor(i / VALUES_PER_WORD)] ?? 0, i % VALUES_PER_WORD)
    return count === 0 ? [] : [[name, count]]
  })
}

function valueCoat(world: World, { type }: ColumnInfo, value: number): Coat | undefined {
  if (type.kind !== 'enumeration') return undefined
  const { color } = valueSaid(world, type.name, world.enumerations.get(type.name)?.[value] ?? '')
  return color && coatOfColor(color)
}
