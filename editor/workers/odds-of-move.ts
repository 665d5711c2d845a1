import { differencesFrom, fractionText, isAllSeen, odds, type Match } from '../../interpreter/index.ts'
import type { Look, MoveOdds } from './play-calls.ts'

/** Samples drawn for odds if chance can go too many ways to enumerate. */
const ODDS_SAMPLES = 1000

/** The possible results of a move, unless they would tell the viewer something hidden. */
export function oddsOfMove(match: Match, move: string, look: Look): MoveOdds | undefined {
  const { program, ir } = match
  if (look !== 'open' && (look === 'nobody' || !isAllSeen(ir))) return undefined
  const from = match.snapshot()
  const found = odds(program, from, [move], {
    tell: differencesFrom(program, from),
    samples: ODDS_SAMPLES,
    seed: match.seed,
  })
  if (!found.exact)
    return {
      exact: false,
      of: found.samples,
      outcomes: found.outcomes.map(({ what, share: { value, low, high } }) => ({
        what,
        share: value,
        chance: `${percent(low)} – ${percent(high)}`,
      })),
    }
  return {
    exact: true,
    of: found.ways,
    outcomes: found.outcomes.map(({ what, chance }) => ({
      what,
      share: Number((chance.numerator * 1_000_000n) / chance.denominator) / 1_000_000,
      chance: fractionText(chance),
    })),
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
