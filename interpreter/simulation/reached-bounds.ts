import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../closures/program.ts'
import { run } from './run.ts'
import { Coverage, type ReachedBound } from '../coverage/coverage.ts'

/** Work budget, about half a second. The results of the run are already shown meanwhile. */
const MOST_WORK = 5_000_000

/**
 * Replays the first games of a random run, and reports which loops their bounds cut short, and how many games were
 * replayed: fewer than requested, but at least one, if games are long.
 */
export function reachedBounds(
  ir: GameIR,
  most: number,
  seed: string,
): { readonly games: number; readonly bounds: readonly ReachedBound[] } {
  const coverage = new Coverage(ir, new Set())
  if (!coverage.hasBounds()) return { games: most, bounds: [] }
  const { counter, lookedUp } = coverage
  const program = closuresProgram(ir, { counter, lookedUp, onlyBounds: true })
  const playing = run(program, most, seed)
  let games = 0
  while (playing.next().done !== true) {
    games++
    if (program.worked() > MOST_WORK) break
  }
  return { games, bounds: coverage.bounds() }
}
