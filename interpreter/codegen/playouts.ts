import { movedPieces } from '../state/moved-pieces.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { nodesOf } from '../../grammar/ir/rules.ts'
import { MAX_MOVES } from '../program/program.ts'
import type { Playouts } from '../program/program.ts'
import { notesMoves } from './code/notes.ts'
import { drawingTables } from './drawing.ts'
import { REHEARSALS } from './lists/guards.ts'
import { layoutDrawer } from './layouts.ts'
import { link } from './code/link.ts'
import { generatePlayouts } from './playout.ts'
import type { PlainPlayouts } from './steered-playout.ts'
import type { Js } from './code/code.ts'
import { Room } from './code/room.ts'
import { HANDED } from './code/prelude.ts'
import type { Tables } from './code/tables.ts'
import { runtimeOf } from './runtime.ts'
import { counted } from './code/work.ts'
import { workFor } from './code/budget.ts'

/** No decision can have more legal moves than this. */
export function mostMoves(ir: GameIR): number {
  let most = 0
  nodesOf(ir).forEach((node) => {
    if (!('step' in node) || node.step !== 'ask') return
    const sizes = node.offers.map((offer) =>
      (ir.actions[offer.action]?.choices ?? []).reduce((product, choice) => product * choice.domain, 1),
    )
    most = Math.max(
      most,
      sizes.reduce((sum, size) => sum + Math.min(MAX_MOVES, size), 0),
    )
  })
  return most
}

/** Whole games in one function. Throws `Unsupported` where the rules need what only the plain state has. */
export function playoutsOf(ir: GameIR): Playouts {
  const { made } = counted(workFor(ir), () => generatePlayouts(ir))
  const room = new Room()
  const moved = movedPieces(room.words)
  const runtime = runtimeOf(ir, moved)
  const S = room.words(made.template.length)
  const values = new Map<string, unknown>([
    ['link', runtime.link],
    ['unlink', runtime.unlink],
    ['xB', S.subarray(made.board)],
    ['xA', S.subarray(ir.memory.at, ir.memory.at + ir.pieces.length)],
    ['xC', room.holding(Int32Array.of(0, 0, 0, REHEARSALS))],
    ['xTEMPLATE', made.template],
    ['layout', layoutDrawer(ir)],
  ])
  return playing(made, { room, moved, runtime, S, most: mostMoves(ir) }, values)
}

/** The choices of a move by its code, in a state that waits. */
export type Chosen = (S: Int32Array, code: number) => readonly number[]

/** Whole games on the plain state, each of which begins with `opening`. Throws `Unsupported`, too. */
export function plainPlayouts(
  ir: GameIR,
  generate: (ir: GameIR, opening: Int32Array) => PlainPlayouts,
  opening: Int32Array,
  chosen: Chosen,
): Playouts {
  const { made } = counted(workFor(ir), () => generate(ir, opening))
  const room = new Room()
  const moved = movedPieces(room.words)
  const runtime = runtimeOf(ir, notesMoves(ir) ? moved : undefined, made.keepsMarks)
  const S = room.words(opening.length)
  const values = new Map<string, unknown>([
    ['nextAnswer', runtime.nextAnswer],
    ['nextUnnamed', runtime.nextUnnamed],
    ['xNAMED', runtime.named],
    ['tooMuch', runtime.tooMuch],
    ['tooManyDice', runtime.tooManyDice],
    ['chosen', chosen],
    ['xTEMPLATE', opening],
  ])
  made.profiles.arrays().forEach((array, i) => values.set(`xPA${i}`, room.holding(array)))
  return playing(made, { room, moved, runtime, S, most: Math.min(MAX_MOVES + 1, mostMoves(ir)) }, values)
}

interface Given {
  readonly room: Room
  readonly moved: Int32Array
  readonly runtime: ReturnType<typeof runtimeOf>
  /** The state in which games are played. */
  readonly S: Int32Array
  /** No list of moves is longer; that of being done may come after them. */
  readonly most: number
}

/** Links what plays a game with what all such code is given, and with some more values. */
function playing(
  made: { readonly code: Js; readonly tables: Tables },
  { room, moved, runtime, S, most }: Given,
  more: ReadonlyMap<string, unknown>,
): Playouts {
  const widths = room.words(most + 2)
  const { even, inverse } = drawingTables(widths.length)
  const values = new Map<string, unknown>([
    ...HANDED.map((name) => [name, runtime[name]] as const),
    ['tooLong', runtime.tooLong],
    ['rest', runtime.rest],
    ['xLOOKED', runtime.looked],
    ['endless', runtime.endless],
    ['xS', S],
    ['xMOVED', moved],
    ['words', room.words],
    ['xWIDTHS', widths],
    ['xEVEN', even],
    ['xINVERSE', inverse],
    ...more,
  ])
  made.tables.arrays(room).forEach((array, i) => values.set(`xT${i}`, array))
  const play = link<(low: number, high: number) => number>(made.code, values)
  return {
    state: S,
    widths,
    play: (low, high) => {
      runtime.startGame()
      return play(low, high)
    },
  }
}
