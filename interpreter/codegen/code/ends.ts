import type { GameIR, StepIR } from '../../../grammar/ir/ir.ts'
import { H } from '../../../grammar/ir/ir.ts'
import { does } from '../../../grammar/ir/node-facts.ts'
import { isStep } from '../../../grammar/ir/nodes.ts'
import { rulesOfStage } from '../../../grammar/ir/rules.ts'
import { staticMembers } from '../../../grammar/ir/static-value.ts'
import { exchanged, someStep, walkLists } from '../../../grammar/ir/walk.ts'
import { evaluating } from '../../closures/evaluating.ts'
import { endAsked } from '../../program/ends.ts'
import { freshTemplate } from '../../state/fresh.ts'
import { planOf } from './plan-of.ts'
import { staticFactsOf } from './static-facts.ts'

const NOT_YET = new WeakMap<GameIR, ReadonlySet<number>>()

/** Ends that do not hold at the start, with everything as it lies in the box. */
export function endsNotYet(ir: GameIR): ReadonlySet<number> {
  const known = NOT_YET.get(ir)
  if (known !== undefined) return known
  const state = freshTemplate(ir, planOf(ir))
  const evaluate = evaluating(ir)
  const ends = ir.ends.flatMap((end, index) => (evaluate(state, endAsked(end)) === 1 ? [] : [index]))
  const found = new Set(ends)
  NOT_YET.set(ir, found)
  return found
}

/**
 * Ends that do not hold while somebody decides, as far as they depend on where pieces lie, provided that play has led
 * here from the start: they do not hold at the start, and are tested after every step that moves a piece.
 */
export function watchedEnds(ir: GameIR): ReadonlySet<number> {
  // The steps of a rule are tested after all of them, unless one of them leaves the stage first.
  const isMovedByRules = ir.whenever.some(({ body }) => someStep(body, (step) => does(step, 'moves pieces')))
  if (isMovedByRules || ir.ends.length === 0) return new Set()
  let watched: readonly number[] = [...ir.ends.keys()]
  walkLists([ir.play, ir.stages.map(rulesOfStage), ir.actions.map(({ body }) => body)], (list) => {
    const steps = list.filter((node): node is StepIR => isStep(node))
    steps.forEach((step, i) => {
      if (!does(step, 'moves pieces')) return
      const next = steps[i + 1]
      const looked = next?.step === 'settle' ? next.ends : []
      watched = watched.filter((end) => looked.includes(end))
    })
  })
  if (watched.length === 0) return new Set()
  const notYet = endsNotYet(ir)
  return new Set(watched.filter((end) => notYet.has(end)))
}

/** Ends that always concern the same things, whoever decides. */
export function endsAlikeForAll(ir: GameIR): ReadonlySet<number> {
  const { seats } = ir
  const alike = new Set<number>()
  ir.ends.forEach(({ over }, index) => {
    if (over === undefined) {
      alike.add(index)
      return
    }
    const [first, ...others] = seats.map((_, you) => {
      const seated = exchanged(over, {
        expression: (e) => (e.op === 'cell' && e.at === H.you ? { op: 'const', value: you } : e),
      })
      return staticMembers(staticFactsOf(ir), seated)
        ?.toSorted((a, b) => a - b)
        .join(' ')
    })
    if (first !== undefined && others.every((members) => members === first)) alike.add(index)
  })
  return alike
}
