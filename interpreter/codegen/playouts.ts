import { movedPieces } from '../state/moved-pieces.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { walk } from '../../grammar/ir/walk.ts'
import { MAX_MOVES } from '../program/program.ts'
import type { Playouts } from '../program/program.ts'
import { drawingTables } from './drawing.ts'
import { layoutDrawer } from './layouts.ts'
import { link } from './code/link.ts'
import { generatePlayouts } from './playout.ts'
import { Room } from './code/room.ts'
import { HANDED } from './code/prelude.ts'
import { GAME_WORK } from '../program/work.ts'
import { runtimeOf } from './runtime.ts'
import { counted } from './code/work.ts'
import { workFor } from './code/budget.ts'

/** No decision can have more legal moves than this. */
export function mostMoves(ir: GameIR): number {
  let most = 0
  walk(rulesOfGame(ir), (node) => {
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
  const widths = room.words(mostMoves(ir) + 2)
  const values = new Map<string, unknown>(HANDED.map((name) => [name, runtime[name]]))
  for (const name of ['link', 'unlink', 'tooLong'] as const) values.set(name, runtime[name])
  values.set('endless', runtime.endless)
  values.set('xS', S)
  values.set('xB', S.subarray(made.board))
  values.set('xA', S.subarray(ir.memory.at, ir.memory.at + ir.pieces.length))
  values.set('xMOVED', moved)
  values.set('xC', room.words(3))
  values.set('xTEMPLATE', made.template)
  values.set('words', room.words)
  values.set('xWIDTHS', widths)
  const { even, inverse } = drawingTables(widths.length)
  values.set('xEVEN', even)
  values.set('xINVERSE', inverse)
  values.set('layout', layoutDrawer(ir))
  made.tables.arrays(room).forEach((array, i) => values.set(`xT${i}`, array))
  const play = link<(low: number, high: number) => number>(made.code, values)
  return {
    state: S,
    widths,
    play: (low, high) => {
      runtime.start(undefined, GAME_WORK)
      return play(low, high)
    },
  }
}
