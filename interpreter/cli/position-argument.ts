import type { Configured } from '../../grammar/load.ts'
import { programOf, type startExample } from '../examples/run.ts'
import { Match } from '../match/match.ts'
import { isRefused } from '../match/refused.ts'
import type { Program } from '../program/program.ts'
import { matchAtPosition } from '../save/position.ts'
import { playAfter } from './after-moves.ts'
import { beginningOf } from './example-argument.ts'
import { UsageError } from './exit.ts'
import { gameIn } from './record-file.ts'

/** Where a command begins: at an example, at a position, in a recorded game, or after some moves. */
interface Beginning {
  readonly from?: string
  readonly position?: string
  readonly record?: string
  readonly seed?: string
  readonly after?: readonly string[]
}

/** The game at the text of a position. */
export function matchAt(program: Program, text: string, seed = '0'): Match {
  const match = matchAtPosition(program, text, { seed })
  if (!isRefused(match)) return match
  const place = match.start < match.end ? ` (character ${match.start + 1} of the position)` : ''
  throw new UsageError(match.code, `${match.message}${place}`, match.help)
}

/** The game where the options say. */
export function matchBegun(
  configured: Configured,
  { from, position, record, seed = '1', after = [] }: Beginning,
  programFor = programOf,
): Match {
  const begun = (): ReturnType<typeof startExample> => {
    if (from !== undefined) return beginningOf(configured, from, programFor).beginWithRest()
    const program = programFor(configured.checked)
    if (position !== undefined) return { match: matchAt(program, position, seed), steps: [] }
    return {
      match: record === undefined ? Match.start(program, { seed }) : gameIn(program, record).match,
      steps: [],
    }
  }
  const { match, steps } = begun()
  playAfter(configured, match, after.join('; '), steps)
  return match
}
