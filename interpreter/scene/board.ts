import type { BoardIR, SpaceIR } from '../../grammar/ir/ir.ts'
import { graphSpots } from '../spots/spots.ts'
import { isGap, fileName, fileOf } from '../../grammar/ir/topology.ts'
import type { MarkedBorder } from './borders.ts'
import type { SquareValue } from './square-values.ts'
import type { NamedValue } from '../view/view.ts'

export interface SceneBoard {
  readonly place: string
  readonly shape: BoardIR['shape']
  /**
   * Rows from the top of the picture down, with the viewing seat at the bottom. Undefined where there is no space. Each
   * row of hexagons is half a hexagon further right than the row above it. Rings and lanes are one row; graphs have
   * none.
   */
  readonly rows: readonly (readonly (SceneSquare | undefined)[])[]
  /** Letters below the columns, left to right, and numbers beside the rows, top down. */
  readonly files: readonly string[]
  readonly ranks: readonly string[]
  /** For a graph: its spaces, and where each is drawn. A single cycle without given positions has none. */
  readonly spots: readonly SceneSpot[]
  /** For a graph: no text gives positions. */
  readonly isLaidOut: boolean
  /** It is seen from the other side, so directions are turned by half. */
  readonly isTurned: boolean
  /** The pieces on a space are a stack. */
  readonly isPile: boolean
  /** Pairs of spaces between which something was placed since the start. */
  readonly borders: readonly SceneBorder[]
}

export interface SceneBorder {
  readonly spaces: readonly [string, string]
  /** Its tracked values that are neither false, zero nor none. */
  readonly values: readonly SquareValue[]
}

interface SceneSpot {
  readonly square: SceneSquare
  readonly spot: { readonly x: number; readonly y: number } | undefined
  /** Names of the adjacent spaces. */
  readonly paths: readonly string[]
}

export interface SceneSquare {
  readonly space: number
  readonly name: string
  readonly pieces: readonly ScenePiece[]
  /** The sign while it is empty, if not the usual one. A blank for nothing. */
  readonly sign: string | undefined
  /** Its tracked values, if it has any that are set. */
  readonly values?: readonly SquareValue[]
}

export interface ScenePiece {
  readonly owner: number | undefined
  /** Letter of the kind, or `?`. */
  readonly letter: string
  readonly kind: string | undefined
  /** To where it faces on a board that is not turned, in degrees from straight up, clockwise. */
  readonly turn?: number | undefined
  /** Its tracked values that are neither false, zero nor none. */
  readonly values?: readonly NamedValue[]
}

/** Facts about a game that drawing its boards needs. */
interface BoardFacts {
  readonly spaces: readonly SpaceIR[]
  readonly near: (space: number) => readonly number[]
  readonly pieces: (space: number) => readonly ScenePiece[]
  readonly borders?: readonly MarkedBorder[]
  readonly isPile?: boolean
  readonly values?: ReadonlyMap<string, readonly SquareValue[]>
}

export function sceneBoard(
  board: BoardIR,
  { spaces, near, pieces, borders = [], isPile = false, values }: BoardFacts,
  turned: boolean,
): SceneBoard {
  const { place, shape, columns: width, rows: height, first, count, files, ranks: numbers } = board
  const nameOf = (space: number): string => spaces[space]?.name ?? ''
  const squareOf = (space: number): SceneSquare => ({
    space,
    name: nameOf(space),
    pieces: pieces(space),
    sign: spaces[space]?.sign,
    ...valuesOf(nameOf(space), values),
  })
  const marked = borders.flatMap(({ between: [one, other], values: own }): readonly SceneBorder[] =>
    one >= first && one < first + count ? [{ spaces: [nameOf(one), nameOf(other)], values: own }] : [],
  )
  const none = {
    place,
    shape,
    rows: [],
    files: [],
    ranks: [],
    spots: [],
    isLaidOut: false,
    isTurned: turned,
    isPile,
    borders: marked,
  }
  const own = Array.from({ length: count }, (_, i) => first + i)
  if (shape === 'graph') {
    const isGiven = own.every((space) => spaces[space]?.spot !== undefined)
    const laid = isGiven
      ? undefined
      : graphSpots({
          count,
          paths: own.flatMap((space) => near(space).map((to) => [space - first, to - first] as const)),
          bottom: board.bottom ?? [],
        })
    const spots = own.map((space, i) => ({
      square: squareOf(space),
      spot: isGiven ? spaces[space]?.spot : laid?.[i],
      paths: near(space).map(nameOf),
    }))
    return { ...none, spots, isLaidOut: !isGiven }
  }
  if (shape === 'ring' || shape === 'lane') return { ...none, rows: [own.map(squareOf)], ranks: [''] }
  const bySquare = new Map(
    own.map((space) => [(spaces[space]?.row ?? 0) * width + (spaces[space]?.column ?? 0), space]),
  )
  const columns = [...Array(width).keys()]
  const ranks = [...Array(height).keys()]
  if (turned) columns.reverse()
  else ranks.reverse()
  return {
    ...none,
    files: columns.map((column) => atEdge(files?.[column] ?? fileIn(own, spaces, column))),
    ranks: ranks.map((row) => atEdge(numbers?.[row] ?? String(row + 1))),
    rows: ranks.map((row) =>
      columns.map((column) => {
        const space = bySquare.get(row * width + column)
        return space === undefined ? undefined : squareOf(space)
      }),
    ),
  }
}

function valuesOf(name: string, all: BoardFacts['values']): Pick<SceneSquare, 'values'> {
  const values = all?.get(name)
  return values === undefined ? {} : { values }
}

/** Nothing is written beside a row or column without its own name. */
function atEdge(name: string): string {
  return isGap(name) ? '' : name
}

/** The name of a column, from the names of its spaces. */
function fileIn(own: readonly number[], spaces: readonly SpaceIR[], column: number): string {
  const name = own.map((space) => spaces[space]).find((space) => space?.column === column)?.name
  return fileOf(name ?? '') ?? fileName(column)
}
