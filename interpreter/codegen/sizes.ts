import type { GameIR } from '../../grammar/ir/ir.ts'
import type { RulesIR } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { walk } from '../../grammar/ir/walk.ts'

/** How large terms and stages are, with all that they call in place. */
export interface Sizes {
  readonly terms: readonly number[]
  readonly stages: readonly number[]
  /** What is not small and called from several places: a function of its own, so that code does not multiply. */
  readonly sharedTerms: readonly boolean[]
  readonly sharedStages: readonly boolean[]
}

/** What stands in place wherever it is called; all else stands once, so that code does not grow without bounds. */
export interface Limits {
  /** Terms and stages larger than this have a function of their own if they are called from several places. */
  readonly shared: number
  /** Terms larger than this have a function of their own. */
  readonly term: number
  /** Stages larger than this are run as those are in which somebody decides: as blocks that are jumped to. */
  readonly stage: number
}

export const LIMITS: Limits = { shared: 60, term: 2000, stage: 20_000 }

const MOST = 1_000_000_000

export function sizesOf(ir: GameIR, limits: Limits): Sizes {
  const terms: number[] = []
  const stages: number[] = []
  const calls = callsOf(ir)
  const isShared = (size: number, from: number | undefined): boolean =>
    size > limits.shared && (from ?? 0) > 1
  const term = (index: number): number => {
    // Nothing calls itself; a size that is being worked out counts as nothing.
    const known = terms[index]
    if (known !== undefined) return known
    terms[index] = 0
    return (terms[index] = size(ir.terms[index]?.body))
  }
  const stage = (index: number): number => {
    const known = stages[index]
    if (known !== undefined) return known
    stages[index] = 0
    return (stages[index] = size([ir.stages[index]?.body, ir.stages[index]?.leave]))
  }
  const size = (part: RulesIR): number => {
    let sum = 0
    walk(part, (node) => {
      sum++
      if ('op' in node && node.op === 'call') {
        const called = term(node.term)
        sum += called > limits.term || isShared(called, calls.terms[node.term]) ? 1 : called
      }
      if ('step' in node && node.step === 'run') {
        const run = stage(node.stage)
        sum += run > limits.stage || isShared(run, calls.stages[node.stage]) ? 1 : run
      }
    })
    return Math.min(sum, MOST)
  }
  ir.terms.forEach((_, index) => term(index))
  ir.stages.forEach((_, index) => stage(index))
  return {
    terms,
    stages,
    sharedTerms: terms.map((one, i) => one > limits.term || isShared(one, calls.terms[i])),
    sharedStages: stages.map((one, i) => isShared(one, calls.stages[i])),
  }
}

/** From how many places each term and stage is called. */
function callsOf(ir: GameIR): { readonly terms: readonly number[]; readonly stages: readonly number[] } {
  const [terms, stages]: [number[], number[]] = [[], []]
  walk(rulesOfGame(ir), (node) => {
    if ('op' in node && node.op === 'call') terms[node.term] = (terms[node.term] ?? 0) + 1
    if ('step' in node && node.step === 'run') stages[node.stage] = (stages[node.stage] ?? 0) + 1
  })
  return { terms, stages }
}
