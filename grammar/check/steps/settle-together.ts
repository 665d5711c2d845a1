import { stagesRun } from '../../ir/callees.ts'
import type { GameIR, StageIR, StepIR } from '../../ir/ir.ts'
import { TRUE } from '../../ir/build.ts'
import { exchangedIn, rulesOfAction, rulesOfStage, rulesOfWhenever } from '../../ir/rules.ts'
import { exchanged, walkSteps } from '../../ir/walk.ts'
import type { RulesIR } from '../../ir/nodes.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import { settleAll } from './settling.ts'

const NO_STEP: StepIR = { step: 'settle', whenever: [], ends: [] }

/** Notes what these steps of a `together` run and ask: see `settledTogether`. */
export function noteAtOnce(el: Pick<Elaboration, 'notes'>, steps: readonly StepIR[]): void {
  walkSteps(steps, (node) => {
    if ('site' in node) el.notes.add('atOnce', node.site)
  })
}

/**
 * Makes everything settle before anybody decides within `together`, and nothing settle in the stages that it runs. A
 * stage that is also run elsewhere has to settle there, so it gets a quiet copy for `together`. Copies use the same
 * words, because no stage runs inside itself. Each stage is copied at most once, so copying ends.
 */
export function settledTogether(el: Pick<Elaboration, 'notes' | 'slots'>, ir: GameIR): GameIR {
  if (el.notes.all('atOnce').length === 0) return ir
  const marked = new Set(el.notes.all('atOnce'))
  const { quiet, copies } = quietStages(el.notes, ir, marked)
  const before = settleAll(el.notes)
  const settledFirst = (ask: StepIR): StepIR =>
    before.length === 0 ? ask : { step: 'if', condition: TRUE, then: [...before, ask], else: [], origin: -1 }
  const runsQuiet = <S extends StepIR & { readonly stage: number }>(step: S): S => ({
    ...step,
    stage: copies.get(step.stage) ?? step.stage,
  })
  const inLoud = (step: StepIR): StepIR => {
    if (!('site' in step) || !marked.has(step.site)) return step
    return 'stage' in step ? runsQuiet(step) : settledFirst(step)
  }
  const inQuiet = (step: StepIR): StepIR => {
    if (step.step === 'settle') return NO_STEP
    if (step.step === 'leave') return runsQuiet(step)
    if (!('site' in step)) return step
    return 'stage' in step ? runsQuiet(step) : settledFirst(step)
  }
  // The steps of a copy are called from other sites than those of the original.
  const inCopy = (step: StepIR): StepIR => inQuiet('site' in step ? { ...step, site: el.slots.site() } : step)
  const exchanged = exchangedIn(ir, { step: inLoud })
  return {
    ...exchanged,
    stages: [
      ...exchanged.stages.map((stage, i) => {
        const written = ir.stages[i]
        return written !== undefined && quiet.has(i) && !copies.has(i) ? stageWith(written, inQuiet) : stage
      }),
      ...[...copies.keys()].flatMap((i) => {
        const stage = ir.stages[i]
        return stage === undefined ? [] : [stageWith(stage, inCopy)]
      }),
    ],
    sites: el.slots.inIR().sites,
  }
}

function stageWith(stage: StageIR, step: (step: StepIR) => StepIR): StageIR {
  return { ...stage, body: exchanged(stage.body, { step }), leave: exchanged(stage.leave, { step }) }
}

interface QuietStages {
  /** Stages that run within `together`. */
  readonly quiet: ReadonlySet<number>
  /** For those that also run elsewhere, the index of the copy. */
  readonly copies: ReadonlyMap<number, number>
}

function quietStages(notes: Elaboration['notes'], ir: GameIR, marked: ReadonlySet<number>): QuietStages {
  const course = [ir.play, ir.actions.map(rulesOfAction), ir.whenever.map(rulesOfWhenever)]
  // Secret steps never settle.
  const secret = new Set(notes.all('inSecret').map(({ stage }) => stage))
  const isWithin: Wanted = (site, stage) => marked.has(site) && !secret.has(stage)
  const isQuiet: Wanted = (_, stage) => !secret.has(stage)
  const quiet = stagesReached(ir, [...course, ir.stages.map(rulesOfStage)], isWithin, isQuiet)
  const elsewhere = stagesReached(ir, course, isOutside(marked), isOutside(marked))
  const copies = new Map<number, number>()
  for (const index of quiet) if (elsewhere.has(index)) copies.set(index, ir.stages.length + copies.size)
  return { quiet, copies }
}

/** True if this run of a stage must be followed. */
type Wanted = (site: number, stage: number) => boolean

const isOutside =
  (marked: ReadonlySet<number>): Wanted =>
  (site) =>
    !marked.has(site)

/** The stages that these rules run, and what those run in turn. */
function stagesReached(ir: GameIR, rules: RulesIR, first: Wanted, then: Wanted): ReadonlySet<number> {
  const found = new Set<number>()
  const look = (from: RulesIR, isWanted: Wanted): void =>
    walkSteps(from, (node) => {
      for (const stage of stagesRun(node)) if ('site' in node && isWanted(node.site, stage)) found.add(stage)
    })
  look(rules, first)
  for (const index of found) {
    const stage = ir.stages[index]
    if (stage !== undefined) look(rulesOfStage(stage), then)
  }
  return found
}
