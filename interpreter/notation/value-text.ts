import { faceOf } from '../state/face.ts'
import { bagCount, countsText } from '../../grammar/ir/bags.ts'
import { NONE, type GameIR, type NotationPartIR, type ValueTypeIR } from '../../grammar/ir/ir.ts'
import { fileName, fileOf, printedName } from '../../grammar/ir/topology.ts'

export type Show = Extract<NotationPartIR, { part: 'value' }>['show']

/** The text for none. */
export const NONE_TEXT = '-'

/** A piece by the letter or name of its present kind. */
export function pieceText(ir: GameIR, state: Int32Array, piece: number, show: Show): string {
  return valueText(ir, 'kind', faceOf(ir, state, piece)?.kind ?? NONE, show)
}

/** A value as people write it: a space by its name, a kind by its letter or name. */
export function valueText(
  ir: GameIR,
  type: Exclude<ValueTypeIR, 'piece'>,
  value: number,
  show: Show,
): string {
  if (value === NONE) return NONE_TEXT
  if (typeof type === 'object') return 'bag' in type ? bagText(type.bag, value) : (type.values[value] ?? '?')
  switch (type) {
    case 'truth':
      return value === 0 ? 'no' : 'yes'
    case 'number':
      return String(value)
    case 'seat':
      return ir.seats[value]?.name ?? '?'
    case 'direction':
      return directionsText(ir, value)
    case 'space': {
      const space = ir.spaces[value]
      if (space === undefined) return '?'
      if (show !== 'column' && show !== 'row') return space.name
      // Boards drawn in rows may choose names for their files and rows.
      const board = ir.boards.find(({ first, count }) => value >= first && value < first + count)
      const own = show === 'column' ? board?.files?.[space.column] : board?.ranks?.[space.row]
      if (own !== undefined) return printedName(own)
      if (show === 'row') return String(space.row + 1)
      return ((board?.rows ?? 0) > 0 ? fileOf(space.name) : undefined) ?? fileName(space.column)
    }
    case 'container':
      return ir.containers[value]?.name ?? '?'
    case 'group': {
      const group = ir.groups.find(({ first, count }) => value >= first && value < first + count)
      return group === undefined ? '?' : `${group.name} ${value - group.first + 1}`
    }
    case 'kind': {
      const kind = ir.kinds[value]
      return show === 'letter' ? (kind?.letter ?? kind?.name ?? '?') : (kind?.name ?? '?')
    }
  }
}

/** The directions of a game, each as its own value. */
export function singleDirections({ topology }: GameIR): readonly number[] {
  return topology?.directions.map((_, bit) => 1 << bit) ?? []
}

/** Directions in the words of the rules. */
function directionsText({ topology }: GameIR, mask: number): string {
  return (
    topology?.directions.flatMap(({ name }, bit) => ((mask >> bit) & 1 ? name : [])).join(' + ') || NONE_TEXT
  )
}

/**
 * A value of one or more words (several only for a bag): `3 6`, `red`, `c5`. Not for pieces, because their numbers
 * would reveal their faces.
 */
export function wordsText(ir: GameIR, types: readonly ValueTypeIR[], words: readonly number[]): string {
  const [type = 'number'] = types
  if (words.length < 2) return type === 'piece' ? '?' : valueText(ir, type, words[0] ?? NONE, 'whole')
  const counts = types.flatMap((each, word) =>
    typeof each === 'object' && 'bag' in each
      ? each.bag.map((name, value) => ({ name, count: bagCount(words[word] ?? 0, value) }))
      : [],
  )
  const names = counts.map(({ name }) => name)
  return (
    countsText(
      names,
      counts.map(({ count }) => count),
    ) || NONE_TEXT
  )
}

/** The contents of a bag as examples write them. Empty: `-`. */
function bagText(names: readonly string[], bag: number): string {
  const counts = names.map((_, value) => bagCount(bag, value))
  return countsText(names, counts) || '-'
}
