import { Match } from '../match/match.ts'
import type { Program } from '../program/program.ts'
import { save } from '../save/save.ts'
import type { Answers } from './run.ts'

/** One line in the format of `load`: the game played from a seed by these answers. */
export function recordOf(program: Program, seed: string, answers: Answers): string {
  const match = Match.start(program, { seed })
  for (const answer of answers) {
    const wrong = typeof answer === 'number' ? match.playCode(answer) : match.playLayout(answer)
    if (wrong !== undefined) throw new Error(`A played game cannot be replayed: ${wrong.message}`)
  }
  return save(match)
}
