import { GAME_WORK, LONGEST_GAME, tooMuchInGame } from '../program/work.ts'
import { H, STATUS } from '../../grammar/ir/ir.ts'
import { arrangementAt, canonicalLayout, legalLayout, type Layout } from '../layout/layout.ts'
import { Broken, Fault, type Playouts, type Program } from '../program/program.ts'
import { outcomeIn } from '../state/outcome.ts'
import { outcomeByPlayer } from '../state/seating.ts'
import { playersChance, seedFrom } from '../state/chance.ts'
import { countFault, countGame, type Tally } from './merge-results.ts'
import type { Recorder, StopRecorder } from './run.ts'

/**
 * Plays single random games. The seed of a game is derived from the common seed and its number, so the result does not
 * depend on which games were played before, or where.
 */
export function randomGames(
  program: Program,
  seed: string | number,
  record?: Recorder,
  recordStop?: StopRecorder,
): (number: number, tally: Tally) => void {
  const { ir } = program
  const isRecorded = record !== undefined || recordStop !== undefined
  return (number, tally) => {
    const gameSeed = `${seed}/${number}`
    const { low, high } = seedFrom(gameSeed)
    const whole = !isRecorded ? program.playouts : undefined
    if (whole !== undefined && playWhole(program, whole, number, gameSeed, tally)) return
    const { state } = program
    // Separate from the game's own chance, so that a change of rules does not shift it.
    const below = playersChance({ low: high, high: low })
    const answers: (number | Layout)[] = []
    const { widths } = tally
    let plies = 0
    let moves = 0
    let arranged = 0
    try {
      const most = program.worked() + GAME_WORK
      program.fresh(state, low, high)
      program.begin(state)
      while (state[H.status] === STATUS.waiting) {
        const arrange = arrangementAt(ir, state)
        if (arrange !== undefined) {
          if (++arranged > LONGEST_GAME)
            throw new Fault('ST5021', `The game was not over after ${LONGEST_GAME} arrangements.`, -1)
          const seat = state[H.decider] ?? 0
          const drawn = legalLayout(program, state, arrange, below)
          if (!drawn.uniform) tally.uniform = false
          const layout = canonicalLayout(ir, arrange, seat, drawn.layout)
          if (isRecorded) answers.push(layout)
          program.applyLayout(state, layout)
          continue
        }
        if (plies >= LONGEST_GAME)
          throw new Fault('ST5021', `The game was not over after ${LONGEST_GAME} plies.`, -1)
        if (program.worked() > most) throw new Fault('ST5119', tooMuchInGame(plies), -1)
        const count = program.legal(state)
        // Checked rules never get here, but unchecked code may.
        if (count === 0) throw new Fault('ST5102', 'Somebody must move, but no move is legal.', -1)
        widths[count] = (widths[count] ?? 0) + 1
        moves += count
        const code = program.moves[below(count)] ?? 0
        if (isRecorded) answers.push(code)
        program.apply(state, code)
        plies++
      }
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
      countFault(tally, thrown, number, gameSeed)
      recordStop?.(gameSeed, answers, thrown)
      return
    }
    const reason = ir.reasons[state[H.reason] ?? 0] ?? ''
    countGame(tally, { outcome: outcomeByPlayer(ir, state, outcomeIn(ir, state)), plies, moves, reason })
    record?.(gameSeed, answers)
  }
}

/** Plays the same game in one function, if the back end can. Returns false if it has to be replayed move by move. */
function playWhole(program: Program, whole: Playouts, number: number, seed: string, tally: Tally): boolean {
  const { low, high } = seedFrom(seed)
  const { state } = whole
  let plies = 0
  try {
    plies = whole.play(low, high)
  } catch (thrown) {
    if (thrown instanceof Broken) return false
    if (!(thrown instanceof Fault)) throw thrown
    takeWidths(whole, tally, Infinity)
    countFault(tally, thrown, number, seed)
    return true
  }
  const moves = takeWidths(whole, tally, plies)
  const reason = program.ir.reasons[state[H.reason] ?? 0] ?? ''
  const outcome = outcomeByPlayer(program.ir, state, outcomeIn(program.ir, state))
  countGame(tally, { outcome, plies, moves, reason })
  return true
}

/**
 * Adds the histogram of legal moves of one game to the total, and returns their sum. It has as many entries as plies,
 * so the scan stops early: scanning up to the largest possible number would take longer than playing a short game.
 */
function takeWidths({ widths: found }: Playouts, { widths }: Tally, plies: number): number {
  let moves = 0
  let left = plies
  for (let n = 0; n < found.length && left > 0; n++) {
    const times = found[n] ?? 0
    if (times === 0) continue
    left -= times
    widths[n] = (widths[n] ?? 0) + times
    moves += n * times
    found[n] = 0
  }
  return moves
}
