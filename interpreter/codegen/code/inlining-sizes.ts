import { stagesRun } from '../../../grammar/ir/callees.ts'
import type { GameIR } from '../../../grammar/ir/ir.ts'
import type { NodeIR, RulesIR } from '../../../grammar/ir/nodes.ts'
import { namingNodesOf, rulesOfMoves } from '../../../grammar/ir/rules.ts'
import { topsOf, walk } from '../../../grammar/ir/walk.ts'
import { memoizedBy } from '../../../grammar/source/memoized.ts'

/** The size of terms and stages, including everything inlined in them. */
export interface Sizes {
  readonly terms: readonly number[]
  readonly stages: readonly number[]
  /** Code that is not small and has several callers becomes a function, so that it is not multiplied. */
  readonly sharedTerms: readonly boolean[]
  readonly sharedStages: readonly boolean[]
  /** Actions whose move generator is long enough to deserve a function per offer. */
  readonly longMoves: readonly boolean[]
}

/** Size limits for inlining, in nodes of the rules. */
export interface Limits {
  /** Terms and stages larger than this become functions if they are called from several places. */
  readonly shared: number
  /** Terms larger than this become functions. */
  readonly term: number
  /** Stages larger than this run like those with decisions: as blocks that are jumped to. */
  readonly stage: number
  /** Names of special forms that are not used. */
  readonly off?: ReadonlySet<string>
}

/**
 * `shared` keeps generated code proportional to the rules: only short bodies are repeated at every call. The other two
 * bound the length of single functions, because engines do not optimise very long ones.
 */
export const LIMITS: Limits = { shared: 60, term: 2000, stage: 20_000 }

const MOST = 1_000_000_000

/** The size of a part of the rules, including the terms inlined in it. */
export function inlinedSize(sizes: Sizes, part: RulesIR): number {
  if (part === undefined) return 0
  if (!isNode(part)) return part.reduce<number>((sum, inner) => sum + inlinedSize(sizes, inner), 0)
  return sizeOfNode(sizes, part)
}

/** Cached, because the same conditions of an action occur in every list and search. */
const sizeOfNode = memoizedBy(({ terms, sharedTerms }: Sizes, part: NodeIR): number => {
  let sum = 0
  walk(part, (node) => {
    sum++
    if ('op' in node && node.op === 'call' && sharedTerms[node.term] !== true) sum += terms[node.term] ?? 0
  })
  return sum
})

const isNode = (part: NodeIR | readonly RulesIR[]): part is NodeIR => !Array.isArray(part)

export function sizesOf(ir: GameIR, limits: Limits): Sizes {
  const terms: number[] = []
  const stages: number[] = []
  const calls = callsOf(ir)
  const isShared = (size: number, from: number | undefined): boolean =>
    size > limits.shared && (from ?? 0) > 1
  const term = (index: number): number => {
    // There is no recursion. A size in progress counts as zero.
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
    for (const { all, naming } of topsOf(part)) {
      sum += all.length
      for (const node of naming) {
        if ('op' in node && node.op === 'call') {
          const called = term(node.term)
          sum += called > limits.term || isShared(called, calls.terms[node.term]) ? 1 : called
        }
        for (const index of stagesRun(node)) {
          const run = stage(index)
          sum += run > limits.stage || isShared(run, calls.stages[index]) ? 1 : run
        }
      }
    }
    return Math.min(sum, MOST)
  }
  ir.terms.forEach((_, index) => term(index))
  ir.stages.forEach((_, index) => stage(index))
  return {
    terms,
    stages,
    sharedTerms: terms.map((one, i) => one > limits.term || isShared(one, calls.terms[i])),
    sharedStages: stages.map((one, i) => isShared(one, calls.stages[i])),
    longMoves: ir.actions.map((action) => size(rulesOfMoves(action)) > limits.shared),
  }
}

/** The number of places that call each term and stage. */
function callsOf(ir: GameIR): { readonly terms: readonly number[]; readonly stages: readonly number[] } {
  const [terms, stages]: [number[], number[]] = [[], []]
  namingNodesOf(ir).forEach((node) => {
    if ('op' in node && node.op === 'call') terms[node.term] = (terms[node.term] ?? 0) + 1
    for (const index of stagesRun(node)) stages[index] = (stages[index] ?? 0) + 1
  })
  return { terms, stages }
}
