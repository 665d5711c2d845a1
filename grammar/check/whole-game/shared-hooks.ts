import { offersOf, stagesRun } from '../../ir/callees.ts'
import type { ActionIR, StageIR, StepIR } from '../../ir/ir.ts'
import { does, factsOf } from '../../ir/node-facts.ts'
import type { NodeIR, RulesIR } from '../../ir/nodes.ts'
import { rulesOfAction, rulesOfStage } from '../../ir/rules.ts'
import { numbersIn, walk } from '../../ir/walk.ts'
import { hooksOnOnePoint } from '../../merge/conflicts.ts'
import type { Hook } from '../../merge/merged.ts'
import { hookedSentences } from '../../merge/sentences.ts'
import type { Elaboration } from '../elaboration/contexts.ts'

type Needs = Pick<Elaboration, 'game' | 'notes' | 'memory' | 'tracked' | 'findings'>

/** The parts of the table that some steps read and write, in words for people. */
interface Touched {
  readonly reads: Set<string>
  readonly writes: Set<string>
}

const PIECES = 'where pieces lie'
const RESULT = 'who wins'

/**
 * Modules with hooks on the same point run in the order in which they are named. If one of them writes what the other reads
 * or writes, that order makes a difference, and the author who named them should know.
 */
export function reportSharedHooks(el: Needs, stages: readonly StageIR[], actions: readonly ActionIR[]): void {
  for (const group of hooksOnOnePoint(el.game)) {
    const modules = group.filter((hook) => hook.layer.kind === 'module')
    modules.forEach((first, index) => {
      for (const second of modules.slice(index + 1))
        if (second.layer !== first.layer) reportPair(el, stages, actions, first, second)
    })
  }
}

function reportPair(
  el: Needs,
  stages: readonly StageIR[],
  actions: readonly ActionIR[],
  first: Hook,
  second: Hook,
): void {
  const [a, b] = [first, second].map((hook) => touchedBy(el, stages, actions, hook))
  if (a === undefined || b === undefined) return
  const both = [...a.writes].find((name) => b.writes.has(name))
  const read =
    [...a.writes].find((name) => b.reads.has(name)) ?? [...b.writes].find((name) => a.reads.has(name))
  const shared = both ?? read
  if (shared === undefined) return
  const point = `${first.when} ${hookedSentences(el.game).called(first)}`
  const does = both === undefined ? 'one of them changes and the other looks at' : 'both change'
  el.findings.report(
    'ST2059',
    second.target.span,
    `\`${first.layer.id}\` and \`${second.layer.id}\` both do something \`${point}\`, and ${does} ${shared}.`,
    {
      label: `\`${second.layer.id}\` comes second`,
      related: [{ span: first.target.span, label: `\`${first.layer.id}\` comes first` }],
      why: 'Hooks on one point run in the order in which the modules are named, so here that order makes a difference.',
      help: 'Name them under `uses` in the order that is meant, or leave one of them out.',
    },
  )
}

function touchedBy(
  el: Needs,
  stages: readonly StageIR[],
  actions: readonly ActionIR[],
  hook: Hook,
): Touched | undefined {
  const steps = el.notes.all('hooked').findLast((one) => one.hook === hook)?.steps
  if (steps === undefined) return undefined
  const touched: Touched = { reads: new Set(), writes: new Set() }
  const seen = new Set<StageIR | ActionIR>()
  const visit = (rules: RulesIR): void =>
    walk(rules, (node) => {
      noteReads(el, node, touched)
      if (!('step' in node)) return
      noteWrites(el, node, touched)
      for (const stage of stagesRun(node)) enter(stages[stage], rulesOfStage)
      for (const { action } of offersOf(node)) enter(actions[action], rulesOfAction)
    })
  const enter = <T extends StageIR | ActionIR>(
    inner: T | undefined,
    rulesOf: (inner: T) => RulesIR,
  ): void => {
    if (inner === undefined || seen.has(inner)) return
    seen.add(inner)
    visit(rulesOf(inner))
  }
  visit(steps)
  return touched
}

function noteWrites(el: Needs, step: StepIR, { writes }: Touched): void {
  for (const base of numbersIn(step, 'sets', 'sets region')) {
    const name = trackedAt(el, base)
    if (name !== undefined) writes.add(name)
  }
  if (does(step, 'moves pieces')) writes.add(PIECES)
  if (does(step, 'ends')) writes.add(RESULT)
}

function noteReads(el: Needs, node: NodeIR, { reads }: Touched): void {
  if (factsOf(node).looks?.includes('places') === true) reads.add(PIECES)
  for (const at of numbersIn(node, 'cell', 'region')) {
    if (at >= el.memory.first && at < el.memory.seen) reads.add(PIECES)
    const name = trackedAt(el, at)
    if (name !== undefined) reads.add(name)
  }
}

/** The tracked value stored at a word of the state, as its author calls it. */
function trackedAt(el: Needs, at: number): string | undefined {
  for (const [name, list] of el.tracked)
    for (const { cell, of } of list) {
      const region = el.memory.regions.find((r) => r.at === cell.base && r.name === name)
      const length = of === 'game' ? 1 : (region?.length ?? 1)
      if (at >= cell.base && at < cell.base + length) return `\`${name}\``
    }
  return undefined
}
