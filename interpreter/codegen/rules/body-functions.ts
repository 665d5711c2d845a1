import { rulesRun, stagesRun, walkWithStages } from '../../../grammar/ir/callees.ts'
import { H, type GameIR } from '../../../grammar/ir/ir.ts'
import type { AnyRole } from '../../../grammar/ir/node-facts.ts'
import type { RulesIR } from '../../../grammar/ir/nodes.ts'
import { numbersOf, walk } from '../../../grammar/ir/walk.ts'
import { js, type Js } from '../code/code.ts'
import { block, branch, emit, type Ctx, type Gen } from './context.ts'
import { memoizedBy } from '../../../grammar/source/memoized.ts'

/* Functions that execute steps: their results, and facts about the steps that generating one needs. */

/** The result of such a function: continue, the game is over, or `LEFT` plus the stage to be left. */
export const [DONE, STOPPED, LEFT] = [0, 1, 2]

/** Calls it, and continues according to the result. */
export function goOnAfter(ctx: Ctx, call: Js, leaves: readonly number[]): void {
  const result = ctx.g.names.fresh('n')
  emit(ctx, js`const ${result} = ${call};`)
  block(ctx, js`if (${result} !== ${DONE})`, () => {
    emit(ctx, js`if (${result} === ${STOPPED}) { ${ctx.stop} }`)
    for (const stage of leaves)
      block(ctx, js`if (${result} === ${LEFT + stage})`, () => leave(branch(ctx), stage, -1))
  })
}

/** How steps inside such a function end it. */
export const ENDING: Pick<Ctx, 'stop' | 'leaveOuter'> = {
  stop: js`return ${STOPPED};`,
  leaveOuter: (at, stage) => emit(at, js`return ${LEFT + stage};`),
}

/** Stages that steps may leave from outside, including by stages that they run. */
export function leavesOf(ir: GameIR, steps: RulesIR): readonly number[] {
  const found = new Set<number>()
  walkWithStages(ir, steps, (step) => {
    if (step.step === 'leave') found.add(step.stage)
  })
  return [...found]
}

const AT_ADDRESSES: readonly AnyRole[] = ['cell', 'sets', 'keeps', 'saves', 'resets']

/**
 * Words that a function cannot see, because the calling rule or stage has them in variables: words at fixed addresses
 * that rules read and set, including all callees.
 */
export const unseenCells = memoizedBy(({ ir, memory }: Gen, part: RulesIR): readonly number[] => {
  const locals = ir.memory.regions.filter(({ per }) => per === 'local')
  const isLocal = (at: number): boolean => locals.some((r) => at >= r.at && at < r.at + r.length)
  const found = new Set<number>()
  const [terms, stages] = [new Set<number>(), new Set<number>()]
  const read = (rules: RulesIR): void =>
    walk(rules, (node) => {
      for (const at of numbersOf(node, AT_ADDRESSES))
        if (at !== H.you && (isLocal(at) || memory.isVariable(at))) found.add(at)
      if ('op' in node && node.op === 'call' && !terms.has(node.term)) {
        terms.add(node.term)
        read(ir.terms[node.term]?.body)
      }
      for (const stage of stagesRun(node))
        if (!stages.has(stage)) {
          stages.add(stage)
          read(rulesRun(ir, node))
        }
    })
  read(part)
  return [...found]
})

export function leave(ctx: Ctx, stage: number, origin: number): void {
  const inlined = ctx.inlined.findLast((i) => i.stage === stage)
  const here: Ctx = branch(ctx)
  for (const undo of ctx.givenUp.slice(inlined?.around ?? 0).toReversed()) undo(here)
  if (inlined === undefined) return ctx.leaveOuter(here, stage, origin)
  inlined.used = true
  emit(ctx, js`break ${inlined.label};`)
}
