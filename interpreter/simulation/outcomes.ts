import { Fault, MAX_OUTCOMES, type ChanceNode, type Program } from '../program/program.ts'
import { ONE, fraction, multiply, type Fraction } from './fraction.ts'

/** Budget of enumerated outcomes for one question, in all runs together. */
export class OutcomeBudget {
  private readonly most: number
  private spent = 0

  constructor(most: number) {
    this.most = most
  }

  spend(): void {
    if (++this.spent > this.most)
      throw new Fault('ST5118', `Chance has more than ${this.most} outcomes here.`, -1)
  }
}

/**
 * Executes `run` from a state once for every outcome of chance in it, and passes each resulting state to `visit` with
 * its exact probability. The probabilities add up to 1. The state passed to `visit` is reused: copy what you keep. Ends
 * early if `visit` returns false. Returns the number of outcomes. Throws `Fault`.
 *
 * @param budget shared by several runs
 */
export function eachOutcome(
  program: Program,
  from: Int32Array,
  run: (state: Int32Array) => void,
  visit: (state: Int32Array, chance: Fraction) => unknown,
  budget: OutcomeBudget = new OutcomeBudget(MAX_OUTCOMES),
): number {
  const state = new Int32Array(from.length)
  let outcomes: readonly number[] | undefined = []
  let ways = 0
  while (outcomes !== undefined) {
    state.set(from)
    const nodes = program.chance.lead(outcomes, () => run(state))
    budget.spend()
    ways++
    if (visit(state, chanceOf(nodes)) === false) break
    outcomes = following(nodes)
  }
  return ways
}

function chanceOf(nodes: readonly ChanceNode[]): Fraction {
  return nodes.reduce((chance, { outcomes, weights, chosen }) => {
    const all = weights === undefined ? outcomes : weights.reduce((sum, weight) => sum + weight, 0)
    return multiply(chance, fraction(weights?.[chosen] ?? 1, all))
  }, ONE)
}

/**
 * The next combination of outcomes: the last node with another outcome takes it, and those after it start again.
 * Undefined after the last combination.
 */
function following(nodes: readonly ChanceNode[]): readonly number[] | undefined {
  const last = nodes.findLastIndex(({ chosen, outcomes }) => chosen + 1 < outcomes)
  return last < 0
    ? undefined
    : nodes.slice(0, last + 1).map(({ chosen }, i) => (i === last ? chosen + 1 : chosen))
}
