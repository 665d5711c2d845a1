import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram, type Reference } from '../closures/program.ts'
import { MAX_MOVES, type Playouts, type Program, type Running } from '../program/program.ts'
import { madeLate } from '../program/lazy-parts.ts'
import { rareRequests } from '../program/lazy-requests.ts'
import { unsupportedReason } from './code/unsupported.ts'
import { LIMITS } from './code/inlining-sizes.ts'
import { keptPlayouts, playoutsOf, type Chosen } from './playouts.ts'
import { drawnBy, generatedProgram } from './program.ts'
import type { WholeKept } from './code/whole-code.ts'

const WHOLE: Running = { machine: 'whole games' }

/**
 * Generated code for callers that play whole games and hardly anything else. Code for single moves, which takes as long
 * to generate, is generated lazily.
 */
export function wholeGamesFirst(ir: GameIR, cache?: WholeKept): Program {
  const known = cache === undefined ? undefined : keptPlayouts(ir, cache, chosenIn(ir))
  if (known !== undefined) return playedBy(ir, known, cache?.running ?? WHOLE)
  let playouts: Playouts
  try {
    playouts = playoutsOf(ir, cache)
  } catch (reason) {
    const inOne = (): never => {
      throw reason
    }
    return generatedProgram(ir, LIMITS, inOne, cache)
  }
  return playedBy(ir, playouts, WHOLE)
}

/** Looks moves up by the reference back end. */
function chosenIn(ir: GameIR): Chosen {
  let reference: Reference | undefined
  return (S, code) => drawnBy((reference ??= closuresProgram(ir)), S, code)
}

function playedBy(ir: GameIR, playouts: Playouts, running: Running): Program {
  const own = new Int32Array(MAX_MOVES)
  let program: Program | undefined
  const moves = (): Program => (program ??= singleMoves(ir))
  return madeLate(
    {
      ir,
      chance: {
        lead: (outcomes, work) => moves().chance.lead(outcomes, work),
        give: (wanted, work) => moves().chance.give(wanted, work),
        until: (isOver, work) => moves().chance.until(isOver, work),
      },
      worked: () => program?.worked() ?? 0,
      fresh: (S, seedLow, seedHigh) => moves().fresh(S, seedLow, seedHigh),
      begin: (S) => moves().begin(S),
      moves: own,
      legal: (S, list = own) => moves().legal(S, list),
      apply: (S, code) => moves().apply(S, code),
      applyLayout: (S, layout) => moves().applyLayout(S, layout),
      ...rareRequests(moves),
      resume: (S) => moves().resume(S),
    },
    {
      playouts: () => playouts,
      running: () => running,
      state: () => moves().state,
    },
  )
}

/** There may be no code for single moves even if there is some for whole games. */
function singleMoves(ir: GameIR): Program {
  try {
    return generatedProgram(ir)
  } catch (reason) {
    if (unsupportedReason(reason).failed === true) throw reason
    return closuresProgram(ir)
  }
}
