import type { ActionIR, ExprIR, SetIR, StageIR, StepIR } from '../ir/ir.ts'
import { hooksOnOnePoint } from '../merge/conflicts.ts'
import type { Hook } from '../merge/merged.ts'
import { bareName } from '../document/names.ts'
import type { Elaboration } from './elaboration.ts'

/** What some steps read and write of the table, in words for people. */
interface Touched {
  readonly reads: Set<string>
  readonly writes: Set<string>
}

const PIECES = 'where pieces lie'
const RESULT = 'who wins'

/**
 * Two modules that do something at one point of the game run in the order in which they are named. Where one of them
 * writes what the other reads or writes, that order makes a difference, and whoever named them should know.
 */
export function reportSharedHooks(
  el: Elaboration,
  stages: readonly StageIR[],
  actions: readonly ActionIR[],
): void {
  for (const group of hooksOnOnePoint(el.game.hooks)) {
    const modules = group.filter((hook) => hook.layer.kind === 'module')
    modules.forEach((first, index) => {
      for (const second of modules.slice(index + 1))
        if (second.layer !== first.layer) reportPair(el, stages, actions, first, second)
    })
  }
}

function reportPair(
  el: Elaboration,
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
  const point = `${first.when} ${bareName(first.target.text)}`
  const does = both === undefined ? 'one of them changes and the other looks at' : 'both change'
  el.report(
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
  el: Elaboration,
  stages: readonly StageIR[],
  actions: readonly ActionIR[],
  hook: Hook,
): Touched | undefined {
  const steps = el.hookSteps.get(hook)
  if (steps === undefined) return undefined
  const touched: Touched = { reads: new Set(), writes: new Set() }
  const seen = new Set<StageIR | ActionIR>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return
    if (isStep(node)) noteStep(el, node, touched)
    if (isExpression(node)) noteExpression(el, node, touched)
    if (isSet(node) && node.set !== 'one' && LOOKS_AT_PIECES.has(node.set)) touched.reads.add(PIECES)
    Object.values(node).forEach(visit)
    if (!isStep(node)) return
    if (node.step === 'run') enter(stages[node.stage])
    if (node.step === 'ask') for (const offer of node.offers) enter(actions[offer.action])
  }
  const enter = (inner: StageIR | ActionIR | undefined): void => {
    if (inner === undefined || seen.has(inner)) return
    seen.add(inner)
    visit(inner)
  }
  visit(steps)
  return touched
}

const LOOKS_AT_PIECES: ReadonlySet<SetIR['set']> = new Set(['members', 'open line', 'sight'])

function noteStep(el: Elaboration, step: StepIR, { writes }: Touched): void {
  if (step.step === 'store') {
    const name = trackedAt(el, step.base)
    if (name !== undefined) writes.add(name)
  }
  if (step.step === 'move' || step.step === 'deal' || step.step === 'shuffle' || step.step === 'arrange')
    writes.add(PIECES)
  if (step.step === 'win' || step.step === 'rank') writes.add(RESULT)
}

function noteExpression(el: Elaboration, e: ExprIR, { reads }: Touched): void {
  const at = e.op === 'cell' ? e.at : e.op === 'load' ? e.base : undefined
  if (at === undefined) return
  if (at >= el.memory.first && at < el.memory.seen) reads.add(PIECES)
  const name = trackedAt(el, at)
  if (name !== undefined) reads.add(name)
}

/** The tracked value that has a word of the state, as its author calls it. */
function trackedAt(el: Elaboration, at: number): string | undefined {
  for (const [name, list] of el.tracked)
    for (const { cell, of } of list) {
      const region = el.memory.regions.find((r) => r.at === cell.base && r.name === name)
      const length = of === 'game' ? 1 : (region?.length ?? 1)
      if (at >= cell.base && at < cell.base + length) return `\`${name}\``
    }
  return undefined
}

function isStep(node: object): node is StepIR {
  return 'step' in node && typeof node.step === 'string'
}

function isExpression(node: object): node is ExprIR {
  return 'op' in node && typeof node.op === 'string'
}

function isSet(node: object): node is SetIR {
  return 'set' in node && typeof node.set === 'string'
}
