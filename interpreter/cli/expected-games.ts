import type { CheckedGame } from '../../grammar/check/checked-game.ts'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import type { Expectation } from '../../grammar/check/sections/expectations.ts'
import { emptyTally } from '../simulation/merge-results.ts'
import { chunkPlayer } from '../simulation/chunk.ts'
import { shareOf, type Estimate } from '../simulation/statistics.ts'
import { fastestProgram } from './fastest-program.ts'
import { playerNamed } from './players-argument.ts'

/** The results of games next to the expectation. */
export interface Expected {
  readonly expectation: Expectation
  readonly share: Estimate
  /** `holds`: the whole interval is within the range. `fails`: none of it is. Otherwise the games do not decide it. */
  readonly verdict: 'holds' | 'fails' | 'open'
}

/** Plays the games for `expect:`. Identical runs are played once. Games and verdicts are deterministic. */
export function expectedGames({ ir, expectations }: CheckedGame): readonly Expected[] {
  const program = fastestProgram(ir)
  const tallies = new Map<string, ReturnType<typeof emptyTally>>()
  const played = (players: string, games: number) => {
    const key = `${games} ${playerNamed(players, 'by playouts')}`
    const cached = tallies.get(key)
    if (cached !== undefined) return cached
    const plan = {
      games,
      seed: '1',
      size: games,
      withLog: false,
      withOutcomes: false,
      players: ir.seats.map(() => players),
    }
    const going = chunkPlayer(program, plan)(0)
    let step = going.next(false)
    while (step.done !== true) step = going.next(false)
    tallies.set(key, step.value.tally)
    return step.value.tally
  }
  return expectations.map((expectation): Expected => {
    const { seat, players, games, low, high } = expectation
    const { wins, draws } = played(players, games)
    const share = shareOf(seat < 0 ? draws : (wins[seat] ?? 0), games)
    const isIn = share.low >= low && share.high <= high
    const isOut = share.high < low || share.low > high
    return { expectation, share, verdict: isIn ? 'holds' : isOut ? 'fails' : 'open' }
  })
}

/** `first player wins: 52.1 % (49.0 to 55.2) in 1000 games by random`. */
export function expectedText({ expectation, share }: Expected): string {
  const { label, games, players } = expectation
  const percent = (value: number): string => (100 * value).toFixed(1)
  return `${label}: ${percent(share.value)} % (${percent(share.low)} to ${percent(share.high)}) in ${games} games by ${players}`
}

export function expectedFinding(expected: Expected): readonly Diagnostic[] {
  const { expectation, verdict } = expected
  if (verdict !== 'fails') return []
  return [
    {
      code: 'ST6014',
      severity: 'error',
      message: `The games do not give what \`expect\` says for "${expectation.label}".`,
      span: expectation.span,
      label: expectedText(expected),
      related: [],
    },
  ]
}
