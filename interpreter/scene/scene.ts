import type { BoardIR, GameIR } from '../../grammar/ir/ir.ts'
import { neighboursOf, topologyOf } from '../state/topology.ts'
import type { NamedValue, SeenGroup, SeenPiece, SeenTally, View } from '../view/view.ts'
import { markedBorders } from './borders.ts'
import { sceneBoard, type SceneBoard, type ScenePiece } from './board.ts'
import { angleOf, facingNames } from './facing.ts'
import { letterOf } from './letters.ts'
import { squareValues } from './square-values.ts'
import { hiddenMarks, lotsOf, type SceneLot } from './piece-lots.ts'
import { notable } from '../view/notable-values.ts'
import { gameValues, seatValues, thingValues, valueSheets, withRanking } from './values.ts'
import type { SceneValue, SeatValue, ThingValue, ValueSheet } from './values.ts'

/**
 * Everything on the table, for drawing. It is built from the rules and a view, so it can show nothing that the view
 * does not contain.
 */
export interface Scene {
  readonly boards: readonly SceneBoard[]
  readonly seats: readonly SceneSeat[]
  /** Places beside the board, in the order of the rules. */
  readonly places: readonly ScenePlace[]
  /** Tracked values of the game, and of each seat. */
  readonly values: readonly SceneValue[]
  readonly seatValues: readonly SeatValue[]
  /** Tracked values of spaces, of regions and of pieces on boards. */
  readonly thingValues: readonly ThingValue[]
  /** Tracked values of each seat and each of something else. */
  readonly sheets: readonly ValueSheet[]
  /** Tallies whose value everybody may know at any time, with a sum for each seat. */
  readonly tallies: readonly { readonly name: string; readonly sums: readonly number[] }[]
}

export interface SceneSeat {
  readonly name: string
  /** True for the viewing seat. */
  readonly looks: boolean
  readonly decides: boolean
}

export interface ScenePlace {
  readonly name: string
  /** The same for the places of all seats. */
  readonly place: string
  /**
   * The owner, if this is the only place of that name that the seat has. Several are listed one by one, like common
   * places.
   */
  readonly owner: number | undefined
  /** The seat that owns the place, even if it has several. */
  readonly seat: number | undefined
  readonly count: number
  /** True if it holds at most one thing. */
  readonly single: boolean
  /** True if it is ordered; `top` is the kind of the topmost piece if it is known. */
  readonly pile: boolean
  readonly top: string | undefined
  /** The things in a pile one by one, the topmost first, if the viewing seat knows all of them. */
  readonly ordered?: readonly SceneLot[]
  readonly groups: readonly SceneGroup[]
  /** Known kinds with their numbers. Unknown pieces are left out. */
  readonly known: readonly SceneLot[]
  /** Visible tracked values of unknown pieces: `? (asleep)`. */
  readonly marked: readonly string[]
  /** True if everybody sees its contents, not only the viewing seat. */
  readonly open: boolean
}

/** A group in a place, and its known contents. */
export interface SceneGroup {
  readonly name: string
  readonly count: number
  readonly known: readonly SceneLot[]
  /** Visible tracked values of unknown pieces: `? (asleep)`. */
  readonly marked: readonly string[]
  /** Groups in it, if it contains groups instead of pieces. */
  readonly groups: readonly SceneGroup[]
  /** Its tracked values that are neither false, zero nor none. */
  readonly values: readonly NamedValue[]
}

/** The scene of a view of a game with this IR. */
export function sceneOf(ir: GameIR, view: View): Scene {
  return {
    boards: ir.boards.map((board) => boardOf(ir, board, view)),
    seats: ir.seats.map(({ name }, seat) => ({
      name,
      looks: seat === view.seat,
      decides: seat === view.decision?.seat,
    })),
    places: view.places.map((place) => placeOf(ir, place, view.places)),
    ...withRanking(view, { values: gameValues(ir, view), seatValues: seatValues(ir, view) }),
    thingValues: thingValues(ir, view),
    sheets: valueSheets(ir, view),
    tallies: (view.tallies ?? []).flatMap((tally) => sumsNow(tally)),
  }
}

function pieceOf(ir: GameIR, board: BoardIR, piece: SeenPiece): ScenePiece {
  const kind = ir.kinds.find((k) => k.name === piece.kind)
  const facing = piece.values?.find(({ name }) => facingNames(ir).has(name))
  return {
    owner: piece.owner,
    letter: kind === undefined ? '?' : letterOf(ir.kinds, kind.name),
    kind: piece.kind,
    ...(facing === undefined ? {} : { turn: angleOf(facing.value, board.shape) }),
    values: notable(piece.values ?? []),
  }
}

function boardOf(ir: GameIR, board: BoardIR, view: View): SceneBoard {
  const turned = view.seat !== undefined && ir.seats[view.seat]?.side === 'north'
  return sceneBoard(
    board,
    {
      spaces: ir.spaces,
      near: (space) => neighboursOf(topologyOf(ir), space),
      pieces: (space) => (view.spaces[space] ?? []).map((piece) => pieceOf(ir, board, piece)),
      borders: markedBorders(ir, view),
      isPile: ir.containers[board.first]?.pile === true,
      values: squareValues(ir, view),
    },
    turned,
  )
}

function placeOf(ir: GameIR, seen: View['places'][number], all: View['places']): ScenePlace {
  const { name, place, count, pieces } = seen
  const isOnly = all.filter((other) => other.place === place && other.owner === seen.owner).length === 1
  const container = ir.containers.find((c) => c.name === name)
  const pile = container?.pile ?? false
  return {
    name,
    place,
    owner: isOnly ? seen.owner : undefined,
    seat: seen.owner,
    count,
    single: container?.capacity === 1,
    pile,
    top: pile ? pieces[0]?.kind : undefined,
    ...(pile && orderedOf(pieces)),
    known: lotsOf(ir, pieces),
    marked: hiddenMarks(pieces, pile),
    open: container?.seenBy === 'everyone',
    groups: seen.groups.map((group) => groupSeen(ir, group)),
  }
}

function orderedOf(pieces: View['places'][number]['pieces']): Pick<ScenePlace, 'ordered'> {
  const ordered = pieces.flatMap(({ kind, owner, values = [] }) =>
    kind === undefined ? [] : [{ kind, owner, count: 1, values: notable(values) }],
  )
  return ordered.length === 0 || ordered.length < pieces.length ? {} : { ordered }
}

function groupSeen(ir: GameIR, { name, count, pieces, groups, values }: SeenGroup): SceneGroup {
  return {
    name,
    count,
    known: lotsOf(ir, pieces),
    marked: hiddenMarks(pieces, false),
    groups: groups.map((inner) => groupSeen(ir, inner)),
    values: notable(values),
  }
}

function sumsNow({ name, seats }: SeenTally): Scene['tallies'] {
  const sums = seats.flatMap(({ now }) =>
    now === undefined ? [] : [now.reduce((sum, line) => sum + line, 0)],
  )
  return sums.length < seats.length ? [] : [{ name, sums }]
}
