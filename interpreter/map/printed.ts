import { broken } from '../../grammar/diagnostics/text-width.ts'
import type { Ground } from '../look/ground.ts'
import { drawingOf } from '../scene/drawing.ts'
import type { BoardMap, SpaceNote } from './board-map.ts'
import { markText } from './marks.ts'
import { drawnRegions } from './drawn-regions.ts'
import type { DrawnRegion } from './drawn-regions.ts'
import { LARGEST_LETTERS, fittingSize } from './labels.ts'
import type { BoardWays } from './ways.ts'

/** The printed board on which pieces are drawn. */
export interface PrintedBoard {
  readonly place: string
  readonly ground: Ground
  readonly regions: readonly DrawnRegion[]
  readonly spaces: readonly PrintedSpace[]
  /** Connections between spaces that are not visible from their positions. */
  readonly ways: BoardWays
}

export interface PrintedSpace {
  readonly name: string
  /** The seat that owns the space. */
  readonly seat: number | undefined
  /** Lines written on it while it is empty, and their size. */
  readonly lines: readonly string[]
  readonly size: number
  /** Notes besides its name. */
  readonly notes: readonly string[]
}

/** The box in a space for lines of text, and the most letters of a line of notes there. */
const ROOM = { width: 0.72, height: 0.6 }
const LETTERS = 8

/** The print of a board. Spaces that can be found by letters and numbers at the edge need no names. */
export function printedOn(map: BoardMap): PrintedBoard {
  const drawing = drawingOf(map.board)
  const spaces = drawing.cells.map(({ square: { name, sign } }): PrintedSpace => {
    const note = map.notes.get(name)
    const notes = note === undefined ? [] : notesIn(note)
    const words = drawnNotes(note, sign).flatMap((text) => broken(text, LETTERS))
    const lines = [...(drawing.files.length > 0 ? [] : [name]), ...words]
    return { name, seat: note?.seat, lines, size: fittingSize(lines, ROOM, LARGEST_LETTERS), notes }
  })
  return {
    place: map.board.place,
    ground: map.ground,
    regions: drawnRegions(map, drawing),
    ways: map.ways,
    spaces: spaces.filter(({ lines, seat }) => lines.length > 0 || seat !== undefined),
  }
}

/** The notes drawn into a space. If its kind has a sign, the sign replaces the kind. */
export function drawnNotes(note: SpaceNote | undefined, sign: string | undefined): readonly string[] {
  if (sign === undefined) return note === undefined ? [] : notesIn(note)
  const signed = sign === ' ' ? [] : [sign]
  return note === undefined ? signed : [...signed, ...notesIn({ ...note, kind: undefined })]
}

export function notesIn({ kind, seat, marks }: SpaceNote): readonly string[] {
  return [
    ...(kind === undefined || seat !== undefined ? [] : [kind]),
    ...marks.map((mark) => markText(mark, true)),
  ]
}
