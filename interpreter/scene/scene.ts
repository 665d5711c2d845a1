import type { BoardIR, GameIR } from '../../grammar/ir/ir.ts'
import { fileName } from '../../grammar/ir/topology.ts'
import { neighboursOf, topologyOf } from '../state/topology.ts'
import type { SeenPiece, SeenTally, View } from '../view/view.ts'
import { lotsOf } from './lots.ts'
import type { SceneLot } from './lots.ts'
import { gameValues, seatValues } from './values.ts'
import type { SceneValue, SeatValue } from './values.ts'

/** What stands where, for drawing: made of the rules and a view, so it can show nothing that the view does not hold. */
export interface Scene {
  readonly boards: readonly SceneBoard[]
  readonly seats: readonly SceneSeat[]
  /** Places beside the board, in the order of the rules. */
  readonly places: readonly ScenePlace[]
  /** What is tracked of the game, and of each seat. */
  readonly values: readonly SceneValue[]
  readonly seatValues: readonly SeatValue[]
  /** Tallies of which everybody may know at any time what they are worth, with a sum for each seat. */
  readonly tallies: readonly { readonly name: string; readonly sums: readonly number[] }[]
}

export interface SceneSeat {
  readonly name: string
  /** It is this seat that looks. */
  readonly looks: boolean
  readonly decides: boolean
}

export interface SceneBoard {
  readonly place: string
  readonly shape: BoardIR['shape']
  /**
   * From the top of the picture down; the seat that looks sits at the bottom. undefined: no space there. Each row of hexagons
   * stands half a hexagon further to the right than the row above it. Rings and lanes are one row, graphs none.
   */
  readonly rows: readonly (readonly (SceneSquare | undefined)[])[]
  /** Letters below the columns, left to right, and numbers beside the rows, top down. */
  readonly files: readonly string[]
  readonly ranks: readonly string[]
  /** Of a graph: its spaces, and where each is drawn if that is said. */
  readonly spots: readonly SceneSpot[]
}

export interface SceneSpot {
  readonly square: SceneSquare
  readonly spot: { readonly x: number; readonly y: number } | undefined
  /** Names of the spaces next to it. */
  readonly paths: readonly string[]
}

export interface SceneSquare {
  readonly space: number
  readonly name: string
  readonly pieces: readonly ScenePiece[]
}

export interface ScenePiece {
  readonly owner: number | undefined
  /** Letter of the kind, or `?`. */
  readonly letter: string
  readonly kind: string | undefined
}

export interface ScenePlace {
  readonly name: string
  /** The same for the places of all seats. */
  readonly place: string
  readonly owner: number | undefined
  readonly count: number
  /** At most one thing lies here. */
  readonly single: boolean
  /** Ordered; `top` is the kind of the uppermost if it is known. */
  readonly pile: boolean
  readonly top: string | undefined
  readonly groups: readonly SceneGroup[]
  /** Kinds that are known, with how many of each; what is not known is left out. */
  readonly known: readonly SceneLot[]
  /** Everybody sees what lies here, and not only the seat that looks. */
  readonly open: boolean
}

/** A group in a place, and what is known of it. */
export interface SceneGroup {
  readonly name: string
  readonly count: number
  readonly known: readonly SceneLot[]
  /** What is tracked of it: names of what is true, and other values with their names. */
  readonly marks: readonly string[]
}

export function sceneOf(ir: GameIR, view: View): Scene {
  return {
    boards: ir.boards.map((board) => boardOf(ir, board, view)),
    seats: ir.seats.map(({ name }, seat) => ({
      name,
      looks: seat === view.seat,
      decides: seat === view.decision?.seat,
    })),
    places: view.places.map((place) => placeOf(ir, place)),
    values: gameValues(ir, view),
    seatValues: seatValues(ir, view),
    tallies: (view.tallies ?? []).flatMap((tally) => sumsNow(tally)),
  }
}

function pieceOf(ir: GameIR, piece: SeenPiece): ScenePiece {
  const kind = ir.kinds.find((k) => k.name === piece.kind)
  const letter = piece.kind === undefined ? '?' : (kind?.letter ?? piece.kind.charAt(0).toUpperCase())
  return { owner: piece.owner, letter, kind: piece.kind }
}

function boardOf(ir: GameIR, board: BoardIR, view: View): SceneBoard {
  const { place, shape, first, count } = board
  const squareOf = (space: number): SceneSquare => ({
    space,
    name: ir.spaces[space]?.name ?? '',
    pieces: (view.spaces[space] ?? []).map((piece) => pieceOf(ir, piece)),
  })
  const none = { place, shape, rows: [], files: [], ranks: [], spots: [] }
  const own = Array.from({ length: count }, (_, i) => first + i)
  if (shape === 'graph') {
    const topology = topologyOf(ir)
    const spots = own.map((space) => ({
      square: squareOf(space),
      spot: ir.spaces[space]?.spot,
      paths: neighboursOf(topology, space).map((near) => ir.spaces[near]?.name ?? ''),
    }))
    return { ...none, spots }
  }
  if (shape === 'ring' || shape === 'lane') return { ...none, rows: [own.map(squareOf)], ranks: [''] }
  const turned = view.seat !== undefined && ir.seats[view.seat]?.side === 'north'
  const bySquare = new Map(
    own.map((space) => [
      (ir.spaces[space]?.row ?? 0) * board.columns + (ir.spaces[space]?.column ?? 0),
      space,
    ]),
  )
  const columns = [...Array(board.columns).keys()]
  const ranks = [...Array(board.rows).keys()]
  if (turned) columns.reverse()
  else ranks.reverse()
  return {
    ...none,
    files: columns.map(fileName),
    ranks: ranks.map((row) => String(row + 1)),
    rows: ranks.map((row) =>
      columns.map((column) => {
        const space = bySquare.get(row * board.columns + column)
        return space === undefined ? undefined : squareOf(space)
      }),
    ),
  }
}

function placeOf(ir: GameIR, seen: View['places'][number]): ScenePlace {
  const { name, place, owner, count, pieces } = seen
  const container = ir.containers.find((c) => c.name === name)
  const pile = container?.pile ?? false
  return {
    name,
    place,
    owner,
    count,
    single: container?.capacity === 1,
    pile,
    top: pile ? pieces[0]?.kind : undefined,
    known: lotsOf(ir, pieces),
    open: container?.seenBy === 'everyone',
    groups: seen.groups.map((group) => ({
      name: group.name,
      count: group.count,
      known: lotsOf(ir, group.pieces),
      marks: group.values.flatMap(({ name: mark, value }) =>
        value === undefined || value === false || value === 0
          ? []
          : [value === true ? mark : `${mark} ${value}`],
      ),
    })),
  }
}

function sumsNow({ name, seats }: SeenTally): Scene['tallies'] {
  const sums = seats.flatMap(({ now }) =>
    now === undefined ? [] : [now.reduce((sum, line) => sum + line, 0)],
  )
  return sums.length < seats.length ? [] : [{ name, sums }]
}
