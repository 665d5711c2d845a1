import { offersOf } from '../../grammar/ir/callees.ts'
import { movedPieces } from '../state/moved-pieces.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { stepsOf } from '../../grammar/ir/rules.ts'
import { MAX_MOVES, type Playouts } from '../program/program.ts'
import { mayKeepRoutes } from './code/route-notes.ts'
import { randomDrawTables } from './random-draw-tables.ts'
import { REHEARSALS, type WholeCode, type WholeKept } from './code/whole-code.ts'
import { layoutDrawer } from './layouts.ts'
import { handedBy, linkKept } from './code/link.ts'
import { generatePlayouts } from './playout.ts'
import type { PlainPlayouts } from './control-word-playouts.ts'
import type { Js } from './code/code.ts'
import { Int32Arena } from './code/int32-arena.ts'
import type { StaticTables } from './code/tables.ts'
import { runtimeOf } from './runtime.ts'
import { Unsupported } from './code/unsupported.ts'
import { withWorkLimit } from './code/work.ts'
import { workFor } from './code/generation-budget.ts'

/** Upper bound on the number of legal moves of a decision. */
function mostMoves(ir: GameIR): number {
  let most = 0
  for (const step of stepsOf(ir)) {
    const sizes = offersOf(step).map((offer) =>
      (ir.actions[offer.action]?.choices ?? []).reduce((product, choice) => product * choice.domain, 1),
    )
    most = Math.max(
      most,
      sizes.reduce((sum, size) => sum + Math.min(MAX_MOVES, size), 0),
    )
  }
  return most
}

/** Whole games in one function. Throws `Unsupported` if the rules need something that only the plain state has. */
export function playoutsOf(ir: GameIR, cache?: WholeKept, off?: ReadonlySet<string>): Playouts {
  refuseDark(ir)
  const { result } = withWorkLimit(workFor(ir), () => generatePlayouts(ir, off))
  const { board, template: start } = result
  const playouts = onBoard(ir, board, { ...wordsOf(result), start, board }, cache)
  if (cache !== undefined) cache.running = { machine: 'whole games' }
  return playouts
}

/** In whole games all lists go by the one table, and here each player's go by another. */
function refuseDark({ dark }: GameIR): void {
  if (dark !== undefined) throw new Unsupported('not everybody sees where the pieces are')
}

function onBoard(ir: GameIR, board: number, code: WholeCode, cache: WholeKept | undefined): Playouts {
  const room = new Int32Arena()
  const moved = movedPieces(room.allocate)
  const runtime = runtimeOf(ir, moved)
  const S = room.allocate(code.start.length)
  const values = new Map<string, unknown>([
    ['xB', S.subarray(board)],
    ['xA', S.subarray(ir.memory.at, ir.memory.at + ir.pieces.length)],
    ['xC', room.copyOf(Int32Array.of(0, 0, 0, REHEARSALS))],
    ['xTEMPLATE', code.start],
    ['layout', layoutDrawer(ir)],
  ])
  return playing(
    code,
    { room, moved, runtime, S, origins: ir.origins.length, most: mostMoves(ir), kept: cache },
    values,
  )
}

/** The choices of a move code, in a state that waits. */
export type Chosen = (S: Int32Array, code: number) => readonly number[]

/** Whole games on the plain state, each of which begins with `opening`. Throws `Unsupported`, too. */
export function plainPlayouts(
  ir: GameIR,
  generate: (ir: GameIR, opening: Int32Array, off?: ReadonlySet<string>) => PlainPlayouts,
  opening: Int32Array,
  chosen: Chosen,
  cache?: WholeKept,
  off?: ReadonlySet<string>,
): Playouts {
  refuseDark(ir)
  const { result } = withWorkLimit(workFor(ir), () => generate(ir, opening, off))
  const { profiles, keepsMarks } = result
  const code = { ...wordsOf(result), start: opening, profiles: profiles.arrays(), keepsMarks }
  return onPlainState(ir, code, chosen, cache)
}

function onPlainState(ir: GameIR, code: WholeCode, chosen: Chosen, cache: WholeKept | undefined): Playouts {
  const room = new Int32Arena()
  const moved = movedPieces(room.allocate)
  const runtime = runtimeOf(ir, mayKeepRoutes(ir) ? moved : undefined, code.keepsMarks)
  const S = room.allocate(code.start.length)
  const values = new Map<string, unknown>([
    ['xNAMED', runtime.named],
    ['chosen', chosen],
    ['xTEMPLATE', code.start],
  ])
  code.profiles.forEach((array, i) => values.set(`xPA${i}`, room.copyOf(array)))
  const most = Math.min(MAX_MOVES + 1, mostMoves(ir))
  return playing(code, { room, moved, runtime, S, origins: ir.origins.length, most, kept: cache }, values)
}

/** Whole games by cached code. Undefined if there is none. */
export function keptPlayouts(ir: GameIR, cache: WholeKept, chosen: Chosen): Playouts | undefined {
  const { code } = cache
  if (code === undefined) return undefined
  return code.board === undefined
    ? onPlainState(ir, code, chosen, cache)
    : onBoard(ir, code.board, code, cache)
}

function wordsOf({
  code,
  tables,
}: {
  readonly code: Js
  readonly tables: StaticTables
}): Omit<WholeCode, 'start'> {
  return { text: code.text, tables: tables.all.map(({ values }) => Int32Array.from(values)), profiles: [] }
}

interface Given {
  readonly room: Int32Arena
  readonly moved: Int32Array
  readonly runtime: ReturnType<typeof runtimeOf>
  /** The state in which games are played. */
  readonly S: Int32Array
  /** The number of places in the rules. */
  readonly origins: number
  /** Upper bound on the length of a list of moves. The code of `done` may follow it. */
  readonly most: number
  readonly kept: WholeKept | undefined
}

/** Links a player of whole games with the values that all such code receives, and some more. */
function playing(
  code: WholeCode,
  { room, moved, runtime, S, origins, most, kept }: Given,
  more: ReadonlyMap<string, unknown>,
): Playouts {
  const widths = room.allocate(most + 2)
  const cutShort = new Float64Array(origins)
  const { lastUnbiased, reciprocal } = randomDrawTables(widths.length)
  const values = new Map<string, unknown>([
    ...handedBy(runtime),
    ['xS', S],
    ['xMOVED', moved],
    ['xCUT', cutShort],
    ['words', room.allocate],
    ['xWIDTHS', widths],
    ['xEVEN', lastUnbiased],
    ['xINVERSE', reciprocal],
    ...more,
  ])
  code.tables.forEach((array, i) => values.set(`xT${i}`, room.copyOf(array)))
  const play = linkKept<(low: number, high: number) => number>(code.text, values, kept?.compile)
  if (kept !== undefined) kept.code = code
  return {
    state: S,
    widths,
    cutShort,
    play: (low, high) => {
      runtime.startGame()
      return play(low, high)
    },
  }
}
