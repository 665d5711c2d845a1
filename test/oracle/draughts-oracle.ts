import type { Oracle } from './oracle.ts'
import type { Square } from './squares.ts'
import { drawnOn, squareCalled, squareName } from './squares.ts'

type Colour = 'black' | 'white'

interface DraughtsPiece {
  readonly colour: Colour
  readonly king: boolean
}

export interface Draughts {
  readonly pieces: ReadonlyMap<string, DraughtsPiece>
  readonly turn: Colour
  /** The square of the piece that has captured and must continue; each jump is a separate move here. */
  readonly goesOn: string | undefined
  /** Moves of both sides since the last capture or move of a man. */
  readonly quiet: number
}

/** After this many moves of each side without a capture or a man's move the game is drawn. */
const QUIET_LIMIT = 40

function other(colour: Colour): Colour {
  return colour === 'black' ? 'white' : 'black'
}

/** Black sits at the first row and begins. Capitals are black; `M` is a man and `K` a king. */
export function draughtsPosition(picture: string, turn: Colour): Draughts {
  const pieces = new Map<string, DraughtsPiece>()
  for (const { square, sign } of drawnOn(picture))
    if (/[mk]/i.test(sign))
      pieces.set(squareName(square), {
        colour: sign === sign.toUpperCase() ? 'black' : 'white',
        king: sign.toUpperCase() === 'K',
      })
  return { pieces, turn, goesOn: undefined, quiet: 0 }
}

/** The squares one and two steps away, in each direction in which a piece may go. */
function ways(
  from: string,
  piece: DraughtsPiece,
): readonly { readonly near: string; readonly far: string }[] {
  const ahead = piece.colour === 'black' ? 1 : -1
  const { x, y } = squareCalled(from)
  const name = (square: Square): string =>
    square.x >= 0 && square.x < 8 && square.y >= 0 && square.y < 8 ? squareName(square) : ''
  return [-1, 1].flatMap((dx) =>
    (piece.king ? [ahead, -ahead] : [ahead]).map((dy) => ({
      near: name({ x: x + dx, y: y + dy }),
      far: name({ x: x + 2 * dx, y: y + 2 * dy }),
    })),
  )
}

function captures(state: Draughts): readonly string[] {
  return [...state.pieces].flatMap(([from, piece]) => {
    if (piece.colour !== state.turn || (state.goesOn !== undefined && state.goesOn !== from)) return []
    return ways(from, piece).flatMap(({ near, far }) => {
      const victim = state.pieces.get(near)
      const takes = victim !== undefined && victim.colour !== piece.colour
      return takes && far !== '' && !state.pieces.has(far) ? [`${from}x${far}`] : []
    })
  })
}

function steps(state: Draughts): readonly string[] {
  return [...state.pieces].flatMap(([from, piece]) =>
    piece.colour === state.turn
      ? ways(from, piece).flatMap(({ near }) =>
          near !== '' && !state.pieces.has(near) ? [`${from}-${near}`] : [],
        )
      : [],
  )
}

/** Captures if there are any. */
function playable(state: Draughts): readonly string[] {
  const must = captures(state)
  return must.length > 0 ? must : steps(state)
}

export const draughts: Oracle<Draughts> = {
  start: () =>
    draughtsPosition(
      `. m . m . m . m
       m . m . m . m .
       . m . m . m . m
       . . . . . . . .
       . . . . . . . .
       M . M . M . M .
       . M . M . M . M
       M . M . M . M .`,
      'black',
    ),
  seat: (state) => state.turn,
  moves: (state) => playable(state),
  play: (state, move) => {
    const [from = '', to = ''] = move.split(/[-x]/)
    const capturing = move.includes('x')
    const piece = state.pieces.get(from)
    if (piece === undefined) throw new Error(`nothing stands on ${from}`)
    const pieces = new Map(state.pieces)
    pieces.delete(from)
    const [a, b] = [squareCalled(from), squareCalled(to)]
    if (capturing) pieces.delete(squareName({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }))
    const crowned = !piece.king && to.endsWith(piece.colour === 'black' ? '8' : '1')
    pieces.set(to, { colour: piece.colour, king: piece.king || crowned })
    const after: Draughts = {
      pieces,
      turn: state.turn,
      goesOn: to,
      quiet: capturing || !piece.king ? 0 : state.quiet + 1,
    }
    if (capturing && !crowned && captures(after).length > 0) return after
    return { ...after, turn: other(state.turn), goesOn: undefined }
  },
  result: (state) => {
    if (state.quiet >= 2 * QUIET_LIMIT) return { winner: undefined }
    return playable(state).length === 0 ? { winner: other(state.turn) } : undefined
  },
}
