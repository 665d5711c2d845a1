import './sealed.ts'
import { chunkPlayer, fastProgram } from '../../interpreter/index.ts'
import type { Chunk, Program } from '../../interpreter/index.ts'
import { serve } from './channel.ts'
import { Documents } from '../workspace/documents.ts'
import { begun } from './rules-of-game.ts'
import type { SimulationCalls, SimulationPlan } from './simulation-calls.ts'

const documents = new Documents()
let program: Program | undefined
let plan: SimulationPlan | undefined
let play: ReturnType<typeof chunkPlayer> | undefined

serve<SimulationCalls>({
  documents: (sent) => documents.receive(sent),
  prepare(asked) {
    const found = begun(documents, asked.choice)
    if ('problems' in found) return found
    plan = asked
    // Generated code where the host lets text become code, else the reference; both play the same games.
    program = fastProgram(found.program.ir)
    play = chunkPlayer(program, chunkPlan(asked))
    return { seats: found.facts.seats.map(({ name }) => name) }
  },
  chunk(index) {
    if (play === undefined) throw new Error('nothing has been prepared')
    return finished(play(index)).tally
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
