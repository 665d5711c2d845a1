import type { World } from '../../grammar/check/world/world.ts'
import type { Span } from '../../grammar/source/span.ts'
import type { TextEdit } from '../../grammar/services/text-edit.ts'
import type { Point } from '../scene/drawing.ts'
import { boardMaps, type BoardMap } from './board-map.ts'
import { nameOnBoard } from './board-connections.ts'

/** Longer lines become one for each space. */
const LINE = 100

/** The positions that the drawing of a graph computes because its text gives none, in the syntax of the text. */
export function spotsText(map: BoardMap): string | undefined {
  const { spots } = map.board
  return hasLaidSpots(map)
    ? spotsEntry(map, (name) => spots.find(({ square }) => square.name === name)?.spot)
    : undefined
}

/** The edit that writes the positions of a graph into the text, one of them moved if `moved` is given. */
export function writeSpots(
  world: World,
  place: string,
  moved?: { readonly space: string; readonly to: Point },
): TextEdit | undefined {
  const map = boardMaps(world).find(({ board }) => board.place === place)
  const key = map === undefined ? undefined : graphKey(world, place)
  if (map === undefined || key === undefined || !hasLaidSpots(map)) return undefined
  const { spots } = map.board
  const text = spotsEntry(map, (name) =>
    name === moved?.space ? moved.to : spots.find(({ square }) => square.name === name)?.spot,
  )
  return { document: key.file.name, start: key.start, end: key.start, text: asInsertion(text, key) }
}

/** True if the text of the board's graph is where its positions can be written. */
export function canWriteSpots(world: World, map: BoardMap): boolean {
  return hasLaidSpots(map) && graphKey(world, map.board.place) !== undefined
}

function hasLaidSpots({ board }: BoardMap): boolean {
  return board.isLaidOut && board.spots.every(({ spot }) => spot !== undefined)
}

/**
 * The key `graph` of a board. Undefined if the graph comes from a file of data, where its spaces are named as well: other
 * boards may use the same file.
 */
function graphKey({ boards, graphs, named }: World, place: string): Span | undefined {
  const at = boards.findIndex((board) => board.place === place)
  const key = graphs[at]
  const first = named[boards[at]?.first ?? -1]
  if (key === undefined || first?.file !== key.file) return undefined
  return key.file.text.slice(key.start, key.end) === 'graph' ? key : undefined
}

function spotsEntry(map: BoardMap, spotOf: (name: string) => Point | undefined): string {
  const entries = map.board.spots.map(({ square: { name } }) => {
    const { x = 0, y = 0 } = spotOf(name) ?? {}
    return `${quoted(nameOnBoard(map, name))}: [${Math.round(x)}, ${Math.round(y)}]`
  })
  const line = `spots: { ${entries.join(', ')} }`
  return line.length <= LINE ? line : ['spots:', ...entries.map((entry) => `  ${entry}`)].join('\n')
}

function quoted(name: string): string {
  return /^[\p{L}\p{N}][\p{L}\p{N} _'-]*$/u.test(name) ? name : JSON.stringify(name)
}

/** Formats the entry for its position: in a block as separate lines, in braces on the same line. */
function asInsertion(text: string, { file, start }: Span): string {
  const before = file.text.slice(file.text.lastIndexOf('\n', start - 1) + 1, start)
  if (before.trim() === '') return `${text.replaceAll('\n', `\n${before}`)}\n${before}`
  const [first = '', ...entries] = text.split('\n')
  return entries.length === 0
    ? `${first}, `
    : `${first} { ${entries.map((entry) => entry.trim()).join(', ')} }, `
}
