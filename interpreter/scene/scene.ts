import type { GameIR } from '../../grammar/ir/ir.ts'
import type { SeenPiece, View } from '../view/view.ts'

/** What stands where, for drawing: made of the rules and a view, so it can show nothing that the view does not hold. */
export interface Scene {
  readonly board: SceneBoard | undefined
  /** Places beside the board, in the order of the rules. */
  readonly places: readonly ScenePlace[]
}

export interface SceneBoard {
  /** From the top of the picture down; the seat that looks sits at the bottom. undefined: no space there. */
  readonly rows: readonly (readonly (SceneSquare | undefined)[])[]
  /** Letters below the columns, left to right, and numbers beside the rows, top down. */
  readonly files: readonly string[]
  readonly ranks: readonly string[]
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
  readonly count: number
  readonly groups: readonly SceneGroup[]
  /** Kinds that are known, with how many of each; what is not known is left out. */
  readonly known: readonly {
    readonly kind: string
    readonly owner: number | undefined
    readonly count: number
  }[]
}

/** A group in a place, and what is known of it. */
export interface SceneGroup {
  readonly name: string
  readonly count: number
  readonly known: ScenePlace['known']
  /** Names of what is tracked of it and true. */
  readonly marks: readonly string[]
}

export function sceneOf(ir: GameIR, view: View): Scene {
  return { board: boardOf(ir, view), places: view.places.map((place) => placeOf(place)) }
}

function pieceOf(ir: GameIR, piece: SeenPiece): ScenePiece {
  const kind = ir.kinds.find((k) => k.name === piece.kind)
  const letter = piece.kind === undefined ? '?' : (kind?.letter ?? piece.kind.charAt(0).toUpperCase())
  return { owner: piece.owner, letter, kind: piece.kind }
}

function boardOf(ir: GameIR, view: View): SceneBoard | undefined {
  const { board } = ir
  if (board === undefined || board.columns === 0) return undefined
  const turned = view.seat !== undefined && ir.seats[view.seat]?.side === 'north'
  const bySquare = new Map(ir.spaces.map((space, index) => [space.row * board.columns + space.column, index]))
  const columns = [...Array(board.columns).keys()]
  const ranks = [...Array(board.rows).keys()]
  if (turned) columns.reverse()
  else ranks.reverse()
  return {
    files: columns.map((column) => String.fromCharCode(97 + column)),
    ranks: ranks.map((row) => String(row + 1)),
    rows: ranks.map((row) =>
      columns.map((column) => {
        const space = bySquare.get(row * board.columns + column)
        if (space === undefined) return undefined
        const pieces = (view.spaces[space] ?? []).map((piece) => pieceOf(ir, piece))
        return { space, name: ir.spaces[space]?.name ?? '', pieces }
      }),
    ),
  }
}

function placeOf(place: View['places'][number]): ScenePlace {
  return {
    name: place.name,
    count: place.count,
    known: knownOf(place.pieces),
    groups: place.groups.map(({ name, count, pieces, values }) => ({
      name,
      count,
      known: knownOf(pieces),
      marks: values.filter(({ value }) => value === 1).map((each) => each.name),
    })),
  }
}

function knownOf(pieces: readonly SeenPiece[]): ScenePlace['known'] {
  const known: { kind: string; owner: number | undefined; count: number }[] = []
  for (const { kind, owner } of pieces) {
    if (kind === undefined) continue
    const same = known.find((k) => k.kind === kind && k.owner === owner)
    if (same === undefined) known.push({ kind, owner, count: 1 })
    else same.count++
  }
  return known
}
