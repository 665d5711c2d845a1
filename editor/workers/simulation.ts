import './sealed.ts'
import {
  analysed,
  analysedGame,
  chunkPlayer,
  fastProgram,
  recordedProgram,
  sidesOf,
} from '../../interpreter/index.ts'
import type { Chunk, Configured, GameMeasures, Program } from '../../interpreter/index.ts'
import { serve } from './channel.ts'
import { Documents } from '../workspace/documents.ts'
import { playableRules } from './rules-of-game.ts'
import type { SimulationCalls, SimulationPlan } from './simulation-calls.ts'
import { hasWidth } from './has-move-count.ts'

const documents = new Documents()
let program: Program | undefined
let plan: SimulationPlan | undefined
let play: ReturnType<typeof chunkPlayer> | undefined
let rules: Configured | undefined
/** The games measured so far. */
let measured: Measured | undefined

interface Measured {
  readonly recorded: ReturnType<typeof recordedProgram>
  readonly games: GameMeasures[]
  played: number
}

serve<SimulationCalls>({
  documents: (sent) => documents.receive(sent),
  prepare(asked) {
    const found = playableRules(documents, asked.choice)
    if ('problems' in found) return found
    plan = asked
    rules = found.rules
    measured = undefined
    // Generated code if the host allows it, else the reference back end; both play the same games.
    program = fastProgram(found.program.ir)
    play = chunkPlayer(program, chunkPlan(asked))
    return { seats: found.program.ir.seats.map(({ name }) => name), sides: sidesOf(program.ir) }
  },
  chunk(index) {
    if (play === undefined) throw new Error('nothing has been prepared')
    return finished(play(index)).tally
  },
  analyse(upTo) {
    if (program === undefined || plan === undefined || rules === undefined)
      throw new Error('nothing has been prepared')
    measured ??= { recorded: recordedProgram(rules.checked), games: [], played: 0 }
    const { recorded, games } = measured
    const asked = { players: plan.players, seed: plan.choice.seed }
    while (measured.played < upTo) {
      const one = analysedGame(program, recorded.program, asked, ++measured.played)
      if (one !== undefined) games.push(one)
    }
    return {
      analysis: analysed(program, games),
      timeouts: measured.played - games.length,
      lines: recorded.lines(),
    }
  },
  gameWithWidth({ chunk, from, to }) {
    if (program === undefined || plan === undefined) return undefined
    const { size, games } = plan
    const single = chunkPlayer(program, { ...chunkPlan(plan), size: 1 })
    for (let game = chunk * size; game < Math.min(games, (chunk + 1) * size); game++)
      if (hasWidth(finished(single(game)).tally.widths, from, to)) return game + 1
    return undefined
  },
  record(number) {
    if (program === undefined || plan === undefined) return undefined
    const single = { ...chunkPlan(plan), size: 1, games: number, withLog: true }
    return finished(chunkPlayer(program, single)(number - 1)).lines[0]
  },
})

function chunkPlan({ games, size, players, choice }: SimulationPlan) {
  return { games, size, players, seed: choice.seed, withLog: false, withOutcomes: true }
}

function finished(games: Generator<void, Chunk, boolean>): Chunk {
  let next = games.next(false)
  while (next.done !== true) next = games.next(false)
  return next.value
}
