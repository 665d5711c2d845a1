import type { ActionIR, ExprIR, GameIR, SetIR, StepIR } from '../../grammar/ir/ir.ts'
import type { Limits, Sizes } from './sizes.ts'
import { sizesOf } from './sizes.ts'

export type Owner =
  | { readonly kind: 'play' }
  | { readonly kind: 'stage'; readonly index: number }
  | { readonly kind: 'action'; readonly index: number }
  | { readonly kind: 'rule'; readonly index: number }

export type Node = ExprIR | SetIR | StepIR

/** What is to be known of a whole game before code is made of any part of it. */
export interface Facts {
  /** Stages and actions in whose steps somebody may have to decide, or that are run as if somebody had to. */
  readonly waits: { readonly stages: readonly boolean[]; readonly actions: readonly boolean[] }
  /** Words that one owner alone mentions, and that hold nothing while it is not running: its local variables. */
  readonly locals: ReadonlySet<number>
  /** Those of them that nobody puts back: what they held last stays in the state. */
  readonly lasting: ReadonlySet<number>
  /** Choices of one action that trying the moves of another one reads: they are put into the state meanwhile. */
  readonly exposed: ReadonlySet<number>
  readonly sizes: Sizes
  /** Sites whose decision is never inside an action. */
  readonly outer: ReadonlySet<number>
  /** For each stage the sites that call it. */
  readonly callers: readonly (readonly number[])[]
  /** Whether any expression reads the word. */
  reads(at: number): boolean
  readonly hasCan: boolean
}

/** Calls `see` for every expression, set and step below a piece of IR, itself included; not into what it calls. */
export function walk(part: unknown, see: (node: Node) => void): void {
  if (typeof part !== 'object' || part === null) return
  if (Array.isArray(part)) {
    for (const inner of part) if (typeof inner === 'object') walk(inner, see)
    return
  }
  if (isNode(part)) see(part)
  for (const inner of Object.values(part)) if (typeof inner === 'object') walk(inner, see)
}

function isNode(part: object): part is Node {
  return (
    ('op' in part && typeof part.op === 'string') ||
    ('set' in part && typeof part.set === 'string') ||
    ('step' in part && typeof part.step === 'string')
  )
}

export function sizeOf(part: unknown): number {
  let size = 0
  walk(part, () => size++)
  return size
}

export function anyStep(steps: readonly StepIR[], test: (step: StepIR) => boolean): boolean {
  let found = false
  walk(steps, (node) => {
    if ('step' in node && test(node)) found = true
  })
  return found
}

export function cellsOfAction(action: ActionIR): readonly number[] {
  return [...action.params, ...action.choices.map((c) => c.cell), ...action.lets.map((l) => l.cell)]
}

export function gatherFacts(ir: GameIR, limits: Limits): Facts {
  const sizes = sizesOf(ir, limits)
  const stageWaits: boolean[] = sizes.stages.map((size) => size > limits.stage)
  const waitsNow = (step: StepIR): boolean =>
    step.step === 'ask' || step.step === 'arrange' || (step.step === 'run' && stageWaits[step.stage] === true)
  for (let changed = true; changed;) {
    changed = false
    ir.stages.forEach((stage, i) => {
      if (stageWaits[i] === true || !anyStep([...stage.body, ...stage.leave], waitsNow)) return
      stageWaits[i] = true
      changed = true
    })
  }
  const actionWaits = ir.actions.map((action) => anyStep(action.body, waitsNow))
  const callers: number[][] = ir.stages.map(() => [])
  const readCells = new Set<number>()
  let hasCan = false
  walk(ir, (node) => {
    if ('step' in node && node.step === 'run') callers[node.stage]?.push(node.site)
    if ('op' in node && node.op === 'cell') readCells.add(node.at)
    if ('op' in node && node.op === 'can') hasCan = true
  })
  const locals = localsOf(ir, stageWaits, actionWaits)
  return {
    waits: { stages: stageWaits, actions: actionWaits },
    locals,
    lasting: lastingOf(ir, locals),
    exposed: exposedCells(ir),
    sizes,
    outer: outerSites(ir),
    callers,
    reads: (at) => readCells.has(at),
    hasCan,
  }
}

/** Words of one length that one owner alone mentions, if that owner never waits. */
function localsOf(
  ir: GameIR,
  stageWaits: readonly boolean[],
  actionWaits: readonly boolean[],
): ReadonlySet<number> {
  const owners = new Map<number, Set<string>>()
  const mention = (at: number, owner: string): void => {
    const known = owners.get(at)
    if (known === undefined) owners.set(at, new Set([owner]))
    else known.add(owner)
  }
  const called = new Set<string>()
  const read = (part: unknown, owner: string): void =>
    walk(part, (node) => {
      if ('op' in node) {
        if (node.op === 'cell') mention(node.at, owner)
        if (node.op === 'load') mention(node.base, owner)
        if (node.op !== 'call' || called.has(`${owner} ${node.term}`)) return
        called.add(`${owner} ${node.term}`)
        return read(ir.terms[node.term]?.body, owner)
      }
      if (!('step' in node)) return
      switch (node.step) {
        case 'store':
          if (node.index.op === 'const') mention(node.base + node.index.value, owner)
          else mention(node.base, owner)
          return
        case 'for each':
          mention(node.cell, owner)
          mention(node.index, owner)
          return
        case 'loop':
        case 'pick':
        case 'lay':
          return mention(node.cell, owner)
        case 'turns':
          for (const at of [node.cell, node.counter, node.saved]) mention(at, owner)
          for (const { at, start } of node.reset)
            for (let i = 0; i < start.length; i++) mention(at + i, owner)
          return
        case 'run':
          return mention(node.saved, owner)
        default:
          return
      }
    })
  read(ir.play, 'play')
  ir.stages.forEach((stage, i) => {
    const owner = stageWaits[i] === true ? 'waits' : `stage ${i}`
    read([stage.body, stage.leave], owner)
    for (const at of stage.params) mention(at, owner)
  })
  ir.actions.forEach((action, i) => {
    // Trying a move binds the cells whatever its steps do.
    const owner = actionWaits[i] === true ? 'waits' : `action ${i}`
    read([action.choices, action.lets, action.conditions, action.forbids, action.note, action.body], owner)
    for (const at of cellsOfAction(action)) mention(at, owner)
  })
  ir.whenever.forEach((rule, i) => {
    read([rule.over, rule.when, rule.you, rule.body], `rule ${i}`)
    mention(rule.cell, `rule ${i}`)
  })
  for (const end of ir.ends) read(end, 'ends')
  const local = new Set(
    ir.memory.regions.filter((region) => region.per === 'local' && region.length === 1).map((r) => r.at),
  )
  const found = new Set<number>()
  for (const [at, by] of owners) {
    const [only] = by
    if (local.has(at) && by.size === 1 && only !== 'play' && only !== 'waits' && only !== 'ends')
      found.add(at)
  }
  return found
}

/** What steps have set, and what is not given up with the stage, action, rule or loop that it belongs to. */
function lastingOf(ir: GameIR, locals: ReadonlySet<number>): ReadonlySet<number> {
  const lasting = new Set<number>()
  const givenUp = new Set<number>()
  for (const stage of ir.stages) for (const at of stage.params) givenUp.add(at)
  for (const action of ir.actions) for (const at of cellsOfAction(action)) givenUp.add(at)
  for (const rule of ir.whenever) givenUp.add(rule.cell)
  walk(ir, (node) => {
    if (!('step' in node)) return
    if (node.step === 'store' && node.index.op === 'const') lasting.add(node.base + node.index.value)
    if (node.step === 'pick' || node.step === 'lay') lasting.add(node.cell)
    if (node.step === 'for each') for (const at of [node.cell, node.index]) givenUp.add(at)
    if (node.step === 'loop') givenUp.add(node.cell)
    if (node.step === 'turns') for (const at of [node.cell, node.counter, node.saved]) givenUp.add(at)
  })
  return new Set([...lasting].filter((at) => locals.has(at) && !givenUp.has(at)))
}

function outerSites(ir: GameIR): ReadonlySet<number> {
  const inActions = new Set<number>()
  const seen = new Set<number>()
  const read = (steps: unknown): void =>
    walk(steps, (node) => {
      if (!('step' in node)) return
      if (node.step === 'ask' || node.step === 'arrange') inActions.add(node.site)
      if (node.step !== 'run' || seen.has(node.stage)) return
      seen.add(node.stage)
      const stage = ir.stages[node.stage]
      read([stage?.body, stage?.leave])
    })
  for (const action of ir.actions) read(action.body)
  const outer = new Set<number>()
  walk(ir, (node) => {
    if ('step' in node && (node.step === 'ask' || node.step === 'arrange') && !inActions.has(node.site))
      outer.add(node.site)
  })
  return outer
}

/** Words of actions that expressions of other actions read, where some action is tried from within another. */
function exposedCells(ir: GameIR): ReadonlySet<number> {
  const tried = new Set<number>()
  walk(ir, (node) => {
    if ('op' in node && node.op === 'can') tried.add(node.action)
  })
  const exposed = new Set<number>()
  const called = new Set<number>()
  const read = (part: unknown, own: ReadonlySet<number>): void =>
    walk(part, (node) => {
      if (!('op' in node)) return
      if (node.op === 'cell' && !own.has(node.at) && allCells.has(node.at)) exposed.add(node.at)
      if (node.op !== 'call' || called.has(node.term)) return
      called.add(node.term)
      read(ir.terms[node.term]?.body, own)
    })
  const allCells = new Set(ir.actions.flatMap(cellsOfAction))
  for (const index of tried) {
    const action = ir.actions[index]
    if (action === undefined) continue
    const own = new Set(cellsOfAction(action))
    called.clear()
    read([action.choices, action.lets, action.conditions, action.forbids], own)
  }
  return exposed
}
