import type { World } from '../../grammar/check/world/world.ts'
import type { TextEdit } from '../../grammar/services/text-edit.ts'
import { drawingOf, type Point } from '../scene/drawing.ts'
import { boardMaps } from './board-map.ts'
import { writeSpots } from './write-spots.ts'

/** The allowed coordinates of spots, as the language defines them. */
const FARTHEST = 9999

/** The two numbers of a spot after its name: `: [ 10, 20 ]`, or one below the other. */
const NUMBERS = /^\s*:\s*(?:#[^\n]*\s+)?(?:\[\s*|-\s*)?(\d+)(\s*,\s*|\s+(?:-\s+)?)(\d+)/u

/**
 * The edit of a text that moves a space in the drawing by a distance, in units of drawn spaces. If no text gives
 * positions, it writes all of them. Undefined if the text of the board has no place for them.
 */
export function moveSpace(world: World, space: string, by: Point): TextEdit | undefined {
  const board = boardMaps(world).find((map) =>
    map.board.spots.some(({ square }) => square.name === space),
  )?.board
  const spot = board?.spots.find(({ square }) => square.name === space)
  const scale = board === undefined ? undefined : drawingOf(board).scale
  if (board === undefined || spot?.spot === undefined || scale === undefined) return undefined
  const [x, y] = [spot.spot.x + by.x / scale, spot.spot.y + by.y / scale].map((value) =>
    Math.round(Math.min(FARTHEST, Math.max(0, value))),
  )
  const key = world.spotted[spot.square.space]
  if (key === undefined) return writeSpots(world, board.place, { space, to: { x: x ?? 0, y: y ?? 0 } })
  const found = NUMBERS.exec(key.file.text.slice(key.end))
  const [all = '', before = '', between = '', behind = ''] = found ?? []
  if (found === null) return undefined
  const end = key.end + all.length
  const start = end - before.length - between.length - behind.length
  return { document: key.file.name, start, end, text: `${x}${between}${y}` }
}
