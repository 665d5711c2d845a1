import {
  boardMaps,
  canWriteSpots,
  configure,
  drawingOf,
  loadRuleset,
  mapPicture,
  moveSpace,
  writeSpots,
} from '../../interpreter/index.ts'
import type { Point, Shape, World } from '../../interpreter/index.ts'
import type { TextEdit } from '../../grammar/services/index.ts'
import type { Documents } from '../workspace/documents.ts'

/** A board as it is printed. */
export interface DrawnMap {
  readonly place: string
  readonly picture: Shape
  /** True if a document gives the positions of the spaces, or could, so that they can be moved. */
  readonly isMovable: boolean
  /** True if no document gives them yet. */
  readonly isLaidOut: boolean
}

/** The boards of the game that a document defines or holds data for; empty if it has none. */
export function mapsOf(documents: Documents, file: string): readonly DrawnMap[] {
  const world = worldOf(documents, file)
  if (world === undefined) return []
  return boardMaps(world).map((map) => ({
    place: map.board.place,
    picture: mapPicture(map, map.board.place),
    isMovable:
      drawingOf(map.board).scale !== undefined && (!map.board.isLaidOut || canWriteSpots(world, map)),
    isLaidOut: canWriteSpots(world, map),
  }))
}

/** The edit to write when a space has been moved. */
export function movedSpace(
  documents: Documents,
  file: string,
  space: string,
  by: Point,
): TextEdit | undefined {
  const world = worldOf(documents, file)
  return world === undefined ? undefined : moveSpace(world, space, by)
}

/** The edit that writes down where the spaces of a board are drawn. */
export function writtenSpots(documents: Documents, file: string, place: string): TextEdit | undefined {
  const world = worldOf(documents, file)
  return world === undefined ? undefined : writeSpots(world, place)
}

function worldOf(documents: Documents, name: string): World | undefined {
  const file = documents.file(name)
  if (file === undefined) return undefined
  const { ruleset } = loadRuleset({ file, host: documents.hostFor(name) })
  return ruleset === undefined ? undefined : configure(ruleset, undefined).configured?.world
}
