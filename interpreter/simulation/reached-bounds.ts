import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../closures/program.ts'
import { run } from './run.ts'
import { Coverage } from '../coverage/coverage.ts'
import type { ReachedBound } from '../coverage/coverage.ts'

/** Replays the first games of a random run, and reports which loops were cut short by their bounds. */
export function reachedBounds(ir: GameIR, games: number, seed: string): readonly ReachedBound[] {
  const coverage = new Coverage(ir, new Set())
  if (!coverage.hasBounds()) return []
  const playing = run(closuresProgram(ir, coverage), games, seed)
  while (playing.next().done !== true);
  return coverage.bounds()
}
