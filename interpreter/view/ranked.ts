import { BEHIND_SCREENS, H, type GameIR } from '../../grammar/ir/ir.ts'
import { partsOfRanking, rankingOf, type Ranking } from '../../grammar/ir/ranking.ts'
import { Fault, type Program } from '../program/program.ts'
import { memoized } from '../../grammar/source/memoized.ts'
import { isAllSeen } from './hidden.ts'
import type { View } from './view.ts'

/** The number that ranks the players, where nothing is ever hidden and no tracked value is that number already. */
export function seenRanking(program: Program, state: Int32Array): Pick<View, 'ranked'> {
  const { ir } = program
  const ranking = state[H.screen] === BEHIND_SCREENS ? undefined : rankingSeen(ir)
  if (ranking === undefined) return {}
  const { step, seats } = ranking
  const values = valuesOf(program, state, seats)
  if (values === undefined) return {}
  return { ranked: { name: ir.reasons[step.reason] ?? '', values, isShared: step.wins === 'nobody' } }
}

/** Undefined if the rules cannot tell now: they are asked for this only at the end. */
function valuesOf(
  program: Program,
  state: Int32Array,
  seats: Ranking['seats'],
): readonly number[] | undefined {
  try {
    return seats.map((score) => program.evaluate(state, score))
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined
    throw thrown
  }
}

const rankingSeen = memoized((ir: GameIR): Ranking | undefined => {
  const ranking = rankingOf(ir)
  return ranking !== undefined && isAllSeen(ir) && !isTracked(ranking) ? ranking : undefined
})

function isTracked(ranking: Ranking): boolean {
  return partsOfRanking(ranking).every(
    ({ op }) => op === 'let' || op === 'const' || op === 'load' || op === 'reg',
  )
}
