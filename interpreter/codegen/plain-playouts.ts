import type { GameIR } from '../../grammar/ir/ir.ts'
import { H, STATUS } from '../../grammar/ir/ir.ts'
import { someStep } from '../../grammar/ir/walk.ts'
import { Fault, MAX_MOVES } from '../program/program.ts'
import { GAME_WORK, tooMuchInGame } from '../program/work.ts'
import type { Playouts } from '../program/program.ts'
import { isEven, remainder, scramble } from '../state/chance.ts'
import { LONGEST_GAME } from './playout.ts'
import { mostMoves } from './playouts.ts'
import { runtimeOf } from './runtime.ts'

/** Words that count what was drawn. */
export const DRAWN: readonly number[] = [H.drawsShuffle, H.drawsRandom, H.drawsRoll]

/** What plays one game move by move: blocks of code by number, and lists of moves. */
export interface Plain {
  readonly template: Int32Array
  readonly begin: number
  /** For each site, the block that takes the answer; -1 if there is none. */
  readonly answers: Int32Array
  run(S: Int32Array, pc: number, code: number): void
  legal(S: Int32Array, moves: Int32Array): number
  start(S: Int32Array): void
  startList(S: Int32Array): void
  /** The work of everything played so far. */
  worked(): number
  /** The next game played is a different one. */
  changes(): void
}

/**
 * Whole games on the plain state: what happens between two moves is done here, without checks for a caller. Undefined
 * where pieces are arranged, which is not a move of a list.
 */
export function plainPlayouts(ir: GameIR, plain: Plain): Playouts | undefined {
  if (someStep([...ir.play, ...ir.stages.flatMap((stage) => stage.body)], ({ step }) => step === 'arrange'))
    return undefined
  const { template, begin, answers, run, legal, start, startList, worked, changes } = plain
  const state = new Int32Array(template.length)
  const moves = new Int32Array(MAX_MOVES + 1)
  const widths = new Int32Array(mostMoves(ir) + 2)
  const { tooLong } = runtimeOf(ir)
  let opened: Int32Array | undefined
  const open = (S: Int32Array, low: number, high: number): void => {
    S.set(opened ?? template)
    S[H.seedLow] = low
    S[H.seedHigh] = high
    start(S)
    changes()
    if (opened !== undefined) return
    run(S, begin, 0)
    // Where nothing was drawn before the first decision, every game begins alike.
    if (DRAWN.every((at) => S[at] === 0)) opened = S.slice()
  }
  const play = (low: number, high: number): number => {
    const [S, M, W] = [state, moves, widths]
    open(S, low, high)
    const most = worked() + GAME_WORK
    let [plies, counter] = [0, 0]
    while (S[H.status] === STATUS.waiting) {
      if (plies === LONGEST_GAME) tooLong()
      if (worked() > most) throw new Fault('ST5119', tooMuchInGame(plies), -1)
      startList(S)
      const count = legal(S, M)
      W[count] = (W[count] ?? 0) + 1
      // The numbers of random players: words in the uneven remainder are drawn again.
      let pick = 0
      if (count < 2) counter = (counter + 1) | 0
      else {
        let word = 0
        do {
          counter = (counter + 1) | 0
          word = scramble(scramble(counter ^ high) ^ low)
        } while (!isEven(word, count))
        pick = remainder(word, count)
      }
      start(S)
      run(S, answers[S[H.site] ?? 0] ?? -1, M[pick] ?? 0)
      plies++
    }
    return plies
  }
  return { state, widths, play }
}
