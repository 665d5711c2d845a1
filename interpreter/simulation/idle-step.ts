import { H, STATUS, type GameIR } from '../../grammar/ir/ir.ts'
import { does } from '../../grammar/ir/node-facts.ts'
import type { EffectIR } from '../../grammar/ir/nodes.ts'
import { closuresProgram } from '../closures/program.ts'
import { Fault, type Program } from '../program/program.ts'
import { playersChance, seedFrom } from '../state/chance.ts'
import { emptyTally, type StoppedGames } from './merge-results.ts'
import { randomGames } from './random-game.ts'

/** A game that goes nowhere repeats itself, so a few plies show it. */
const OBSERVED = 500

/**
 * For a random game that did not end, finds the step that keeps it going to no effect: plays the game again, continues
 * from where it was stopped, and observes which step that should move pieces never moves any.
 */
export function withIdleStep(program: Program, seed: string, stopped: StoppedGames): StoppedGames {
  if (stopped.code !== 'ST5021' || stopped.origin >= 0) return stopped
  // Recording plays ply by ply, which leaves the last position in the state of the program.
  let last: Int32Array | undefined
  const keep = (): void => {
    last = program.state.slice()
  }
  randomGames(program, seed, undefined, keep)(stopped.game, emptyTally(program.ir.seats.length))
  const idle = last && idleStepFrom(program.ir, last, stopped.seed)
  if (idle === undefined) return stopped
  const { origin, times, plies } = idle
  const message = `${stopped.message} In the next ${plies} plies this step was executed ${times} times and never moved anything.`
  return { ...stopped, message, origin }
}

function idleStepFrom(
  ir: GameIR,
  from: Int32Array,
  seed: string,
): { readonly origin: number; readonly times: number; readonly plies: number } | undefined {
  const idle = new Map<EffectIR, number>()
  const moving = new Set<EffectIR>()
  const before = new Int32Array(ir.memory.size)
  const program = closuresProgram(ir, {
    counter: () => ({ held: 0, failed: 0 }),
    lookedUp: () => undefined,
    watched: {
      before: (S) => before.set(S),
      after: (S, step) => {
        if (!does(step, 'moves pieces')) return
        if (S.every((word, at) => word === before[at])) idle.set(step, (idle.get(step) ?? 0) + 1)
        else moving.add(step)
      },
    },
  })
  const { state } = program
  state.set(from)
  const below = playersChance(seedFrom(seed))
  let plies = 0
  try {
    for (; plies < OBSERVED && state[H.status] === STATUS.waiting; plies++)
      program.apply(state, program.moves[below(program.legal(state))] ?? 0)
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
  }
  const never = [...idle].filter(([step]) => !moving.has(step) && 'origin' in step)
  const [most] = never.toSorted(([, one], [, other]) => other - one)
  if (most === undefined || !('origin' in most[0])) return undefined
  return { origin: most[0].origin, times: most[1], plies }
}
