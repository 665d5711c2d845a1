import { setImmediate } from 'node:timers/promises'
import type { CheckedGame } from '../../grammar/check/checked-game.ts'
import { neverHeld } from '../coverage/covered-lines.ts'
import { recordedProgram } from '../coverage/recorded-program.ts'
import type { Program } from '../program/program.ts'
import type { MeasuredGames } from '../report/measured.ts'
import { analysedGame, type AnalysedRun } from '../simulation/analysed-games.ts'
import { countFault, emptyTally } from '../simulation/merge-results.ts'
import { analysed, type GameMeasures } from '../simulation/game-measures.ts'
import { progressBar } from './progress-bar.ts'

/** Measures the first games of a run. */
export async function measuredGames(
  checked: CheckedGame,
  program: Program,
  run: AnalysedRun,
  wanted: number,
  quiet: boolean,
): Promise<MeasuredGames> {
  const recorded = recordedProgram(checked)
  const games: GameMeasures[] = []
  const tally = emptyTally(program.ir.seats.length)
  const bar = progressBar(wanted, quiet)
  for (let game = 1; game <= wanted; game++) {
    const measured = analysedGame(program, recorded.program, run, game, (fault) =>
      countFault(tally, fault, game, `${run.seed}/${game}`),
    )
    if (measured !== undefined) games.push(measured)
    bar.show(game)
    await setImmediate()
  }
  bar.clear()
  return {
    analysis: analysed(program, games),
    timeouts: wanted - games.length,
    faults: [...tally.faults.values()],
    never: neverHeld(recorded.lines()),
  }
}
