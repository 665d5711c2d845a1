import { stagesRun } from '../../ir/called.ts'
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
 * Stages that are run within `together` do not settle either, and everything settles before anybody decides there. A
 * stage that is also run elsewhere exists twice then, with the same words: no stage runs inside itself.
 */
export function settledTogether(el: Pick<Elaboration, 'notes' | 'slots'>, ir: GameIR): GameIR {
  if (el.notes.all('atOnce').length === 0) return ir
  const marked = new Set(el.notes.all('atOnce'))
  const course = [ir.play, ir.actions.map(rulesOfAction), ir.whenever.map(rulesOfWhenever)]
  // Secret steps never settle.
  const secret = new Set(el.notes.all('inSecret').map(({ stage }) => stage))
  const isWithin: Wanted = (site, stage) => marked.has(site) && !secret.has(stage)
  const isQuiet: Wanted = (_, stage) => !secret.has(stage)
  const quiet = stagesReached(ir, [...course, ir.stages.map(rulesOfStage)], isWithin, isQuiet)
  const elsewhere = stagesReached(ir, course, isOutside(marked), isOutside(marked))
  const twice = new Map<number, number>()
  for (const index of quiet) if (elsewhere.has(index)) twice.set(index, ir.stages.length + twice.size)
  const before = settleAll(el.notes)
  const asked = (ask: StepIR): StepIR =>
    before.length === 0 ? ask : { step: 'if', condition: TRUE, then: [...before, ask], else: [], origin: -1 }
  const loud = (step: StepIR): StepIR => {
    if (!('site' in step) || !marked.has(step.site)) return step
    return 'stage' in step ? { ...step, stage: twice.get(step.stage) ?? step.stage } : asked(step)
  }
  const silent =
    (isCopy: boolean) =>
    (step: StepIR): StepIR => {
      if (step.step === 'settle') return NO_STEP
      if (step.step === 'leave') return { ...step, stage: twice.get(step.stage) ?? step.stage }
      if (!('site' in step)) return step
      const here = isCopy ? { ...step, site: el.slots.site() } : step
      return 'stage' in here ? { ...here, stage: twice.get(here.stage) ?? here.stage } : asked(here)
    }
  const silenced = (stage: StageIR, isCopy: boolean): StageIR => {
    const step = silent(isCopy)
    return { ...stage, body: exchanged(stage.body, { step }), leave: exchanged(stage.leave, { step }) }
  }
  const made = exchangedIn(ir, { step: loud })
  return {
    ...made,
    stages: [
      ...made.stages.map((stage, i) => {
        const written = ir.stages[i]
        return written !== undefined && quiet.has(i) && !twice.has(i) ? silenced(written, false) : stage
      }),
      ...[...twice.keys()].flatMap((i) => {
        const stage = ir.stages[i]
        return stage === undefined ? [] : [silenced(stage, true)]
      }),
    ],
    sites: el.slots.inIR().sites,
  }
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
