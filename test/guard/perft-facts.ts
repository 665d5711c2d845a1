import { Fault } from '../../interpreter/program/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { perft } from '../../interpreter/simulation/perft.ts'
import { chance } from './chance.ts'

/** The tree is counted down to a depth at which it is expected to have at most this many positions. */
const MOST_NODES = 1500
const DEEPEST = 4

/** Counts the positions reached from the beginning, with secret setups drawn from a seed. */
export function* perftFacts(program: Program): Generator<string> {
  try {
    const match = Match.start(program, { seed: 'perft' })
    const below = chance('perft')
    while (match.decision()?.kind === 'arrangement') {
      const refused = match.playLayout(match.sampleLayout(below) ?? [])
      if (refused !== undefined) return yield `setup: ${refused.code}`
    }
    const root = match.snapshot()
    const width = match.moves().length
    for (let depth = 1, nodes = 1; depth <= DEEPEST && nodes * Math.max(width, 1) <= MOST_NODES; depth++) {
      const counted = perft(program, root, depth)
      yield `depth ${depth}: ${counted.nodes} positions, ${counted.games} games over`
      nodes = Math.max(counted.nodes, 1)
    }
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
    yield `fault: ${thrown.code}`
  }
}
