import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../closures/program.ts'
import { Coverage } from '../coverage/coverage.ts'
import type { Program } from '../program/program.ts'
import { chunkPlayer, playsWhole, type Chunk, type ChunkPlan } from './chunk.ts'

/** More games are likely to be worth the code. */
const FEW_GAMES = 10
/** Work budget of all games: a small part of the time that generating code takes. */
const FEW_VISITS = 600_000
/** Moves that cost more than this show early that the budget will not suffice. */
const VISITS_OF_MOVE = 4000
const FIRST_VISITS = 50_000

class TakesLong extends Error {}

/**
 * Plays the few games of a plan by the reference, with the results of generated code. Returns undefined if that would
 * take longer than generating code, or if a game was stopped, which generated code reports.
 */
export function gamesWithoutCode(ir: GameIR, plan: Omit<ChunkPlan, 'size'>): Chunk | undefined {
  const { games } = plan
  if (games > FEW_GAMES || !playsWhole(plan)) return undefined
  const coverage = new Coverage(ir, new Set())
  const { counter, lookedUp } = coverage
  const program = closuresProgram(ir, { counter, lookedUp, onlyBounds: true })
  let moves = 0
  const brief: Program = {
    ...program,
    apply: (S, code) => {
      const budget = Math.min(FEW_VISITS, FIRST_VISITS + VISITS_OF_MOVE * moves++)
      if (program.worked() > budget) throw new TakesLong()
      program.apply(S, code)
    },
  }
  try {
    const going = chunkPlayer(brief, { ...plan, size: games })(0)
    let step = going.next(false)
    while (step.done !== true) step = going.next(false)
    const chunk = step.value
    return chunk.tally.faults.size > 0 ? undefined : { ...chunk, cutShort: coverage.bounds() }
  } catch (reason) {
    if (reason instanceof TakesLong) return undefined
    throw reason
  }
}
