import { memoized } from '../source/memoized.ts'
import type { ExprIR, GameIR, StepIR } from './ir.ts'
import { isExpression, type StepOf } from './nodes.ts'
import { rulesOfGame } from './rules.ts'
import { outerRegisters, walk, walkSteps } from './walk.ts'

/** The step that ranks the players at the end of a game, and what it would find for each seat at any time. */
export interface Ranking {
  readonly step: StepOf<'rank'>
  readonly seats: readonly ExprIR[]
}

/** Programs compile an expression once, so there is one of each. */
export const rankingOf = memoized((ir: GameIR): Ranking | undefined => {
  const steps: StepIR[] = []
  walkSteps(rulesOfGame(ir), (one) => steps.push(one))
  const step = steps.find(isRankingOfAll)
  if (step === undefined) return undefined
  const results = ir.memory.regions.find(({ per }) => per === 'result')
  // If several numbers rank them in turn, the first is their score.
  const score = (seat: number): ExprIR | undefined =>
    steps.flatMap((one) =>
      one.step === 'store' &&
      one.base === results?.at &&
      one.index.op === 'const' &&
      one.index.value === seat &&
      outerRegisters(one.value).length === 0
        ? [one.value]
        : [],
    )[0]
  return {
    step,
    seats: ir.seats.map(
      (_, seat): ExprIR =>
        score(seat) ?? { op: 'let', reg: step.reg, value: { op: 'const', value: seat }, body: step.by },
    ),
  }
})

/** True if the ranking can be evaluated at any time: it reads no register of a surrounding loop. */
function isRankingOfAll(step: StepIR): step is StepOf<'rank'> {
  return step.step === 'rank' && outerRegisters(step.by).every((reg) => reg === step.reg)
}

/** All parts of the number that a ranking finds for some seat. */
export function partsOfRanking({ seats }: Ranking): readonly ExprIR[] {
  const parts: ExprIR[] = []
  for (const score of seats)
    walk(score, (node) => {
      if (isExpression(node)) parts.push(node)
    })
  return parts
}
