import { stagesRun, walkWithStages } from '../../../grammar/ir/callees.ts'
import type { GameIR, StepIR } from '../../../grammar/ir/ir.ts'
import { does, type AnyRole } from '../../../grammar/ir/node-facts.ts'
import type { RulesIR } from '../../../grammar/ir/nodes.ts'
import {
  namingNodesOf,
  rulesOfEnd,
  rulesOfMoves,
  rulesOfNote,
  rulesOfStage,
  rulesOfWhenever,
  stepsOf,
} from '../../../grammar/ir/rules.ts'
import { namingIn, numbersIn, numbersOf, someStep, walk, walkSteps } from '../../../grammar/ir/walk.ts'
import { cellsOfAction } from '../code/cells-of-action.ts'
import { endsAlikeForAll, watchedEnds } from '../code/watched-ends.ts'
import { seatedStages } from './seated.ts'
import { sizesOf, type Limits, type Sizes } from '../code/inlining-sizes.ts'
import { getOrMake, memoizedBy } from '../../../grammar/source/memoized.ts'

export type Owner =
  | { readonly kind: 'play' }
  | { readonly kind: 'stage'; readonly index: number }
  | { readonly kind: 'action'; readonly index: number }
  | { readonly kind: 'rule'; readonly index: number }

/** Facts about a whole game that are needed before code is generated for any part of it. */
export interface Facts {
  /** Stages and actions whose steps may contain a decision, or that run as if they did. */
  readonly waits: { readonly stages: readonly boolean[]; readonly actions: readonly boolean[] }
  /** Words that only one owner mentions and that are empty while it is not running: its local variables. */
  readonly locals: ReadonlySet<number>
  /** Those of them that nobody resets, so that their last value stays in the state. */
  readonly lasting: ReadonlySet<number>
  /**
   * Choices of one action that another action reads when its moves are tried. They are stored in the state meanwhile.
   */
  readonly exposed: ReadonlySet<number>
  readonly sizes: Sizes
  /** Sites whose decision is never inside an action. */
  readonly outer: ReadonlySet<number>
  /** For each stage, the sites that call it. */
  readonly callers: readonly (readonly number[])[]
  /** For each stage, true if `you` is somebody wherever it runs. */
  readonly seated: readonly boolean[]
  /** True if any expression reads the word. */
  reads(at: number): boolean
  readonly hasCan: boolean
  /** Ends that do not hold while somebody decides, except in positions that were set up. */
  readonly watched: ReadonlySet<number>
  /** Ends that always concern the same things. */
  readonly alikeForAll: ReadonlySet<number>
  /** Cache of the things that satisfy conditions. */
  readonly filtered: Map<string, readonly number[] | undefined>
  /** The values of expressions that depend on one thing only. */
  readonly tables: Map<string, readonly number[] | undefined>
  /** The same for each value of another thing on which a condition depends. */
  readonly matching: Map<string, Map<number, readonly number[] | undefined>>
}

/** Cached, because both ways of playing by generated code need them. */
export const factsFor = memoizedBy(gatherFacts)

/** Stages that may contain a decision, in their own steps or in those of a stage that they run. */
function waitingStages(ir: GameIR, isLarge: readonly boolean[]): boolean[] {
  const waits = [...isLarge]
  const runBy: number[][] = ir.stages.map(() => [])
  ir.stages.forEach((stage, i) =>
    walkSteps(rulesOfStage(stage), (node) => {
      if (does(node, 'asks')) waits[i] = true
      for (const stage of stagesRun(node)) runBy[stage]?.push(i)
    }),
  )
  const open = ir.stages.flatMap((_, i) => (waits[i] === true ? [i] : []))
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const around of runBy[at] ?? []) {
      if (waits[around] === true) continue
      waits[around] = true
      open.push(around)
    }
  return waits
}

function gatherFacts(ir: GameIR, limits: Limits): Facts {
  const sizes = sizesOf(ir, limits)
  const stageWaits = waitingStages(
    ir,
    sizes.stages.map((size) => size > limits.stage),
  )
  const waitsNow = (step: StepIR): boolean =>
    does(step, 'asks') || stagesRun(step).some((stage) => stageWaits[stage] === true)
  const actionWaits = ir.actions.map((action) => someStep(action.body, waitsNow))
  const callers: number[][] = ir.stages.map(() => [])
  const readCells = new Set<number>()
  let hasCan = false
  namingNodesOf(ir).forEach((node) => {
    for (const stage of stagesRun(node)) callers[stage]?.push(...numbersIn(node, 'site'))
    if ('op' in node && node.op === 'cell') readCells.add(node.at)
    if ('op' in node && node.op === 'can') hasCan = true
  })
  const locals = localsOf(ir, stageWaits, actionWaits)
  const outer = outerSites(ir)
  return {
    waits: { stages: stageWaits, actions: actionWaits },
    locals,
    lasting: lastingOf(ir, locals),
    exposed: exposedCells(ir),
    sizes,
    outer,
    callers,
    seated: seatedStages(ir),
    reads: (at) => readCells.has(at),
    hasCan,
    watched: watchedEnds(ir, outer),
    alikeForAll: endsAlikeForAll(ir),
    filtered: new Map(),
    tables: new Map(),
    matching: new Map(),
  }
}

const LOOKED_UP = 'looked up'

/** Words that rules mention, not counting the terms that they call. */
interface Mentions {
  readonly words: ReadonlySet<number>
  readonly lookedUp: ReadonlySet<number>
  readonly terms: ReadonlySet<number>
}

const MENTIONED: readonly AnyRole[] = ['cell', 'region', 'sets', 'keeps', 'saves', 'resets']

function mentionsIn(rules: RulesIR): Mentions {
  const words = new Set<number>()
  const lookedUp = new Set<number>()
  const terms = new Set<number>()
  for (const node of namingIn(rules)) {
    for (const at of numbersOf(node, MENTIONED)) words.add(at)
    if ('step' in node && node.step === 'store')
      words.add(node.base + (node.index.op === 'const' ? node.index.value : 0))
    // A list of length one is still indexed, so it cannot be a variable.
    if ('base' in node && 'index' in node && node.index.op !== 'const') lookedUp.add(node.base)
    if ('op' in node && node.op === 'call') terms.add(node.term)
  }
  return { words, lookedUp, terms }
}

/** Words of length one that only one owner mentions, if that owner never waits. */
function localsOf(
  ir: GameIR,
  stageWaits: readonly boolean[],
  actionWaits: readonly boolean[],
): ReadonlySet<number> {
  const owners = new Map<number, Set<string>>()
  const mention = (at: number, owner: string): void => {
    const cached = owners.get(at)
    if (cached === undefined) owners.set(at, new Set([owner]))
    else cached.add(owner)
  }
  // Words mentioned by a term do not depend on the caller.
  const inTerms = new Map<number, Mentions>()
  const ofTerm = (term: number): Mentions => getOrMake(inTerms, term, () => mentionsIn(ir.terms[term]?.body))
  const calledBy = new Map<string, Set<number>>()
  const take = ({ words, lookedUp, terms }: Mentions, owner: string): void => {
    for (const at of words) mention(at, owner)
    for (const at of lookedUp) mention(at, LOOKED_UP)
    const called = calledBy.get(owner) ?? new Set<number>()
    calledBy.set(owner, called)
    for (const term of terms) {
      if (called.has(term)) continue
      called.add(term)
      take(ofTerm(term), owner)
    }
  }
  const read = (part: RulesIR, owner: string): void => take(mentionsIn(part), owner)
  read(ir.play, 'play')
  ir.stages.forEach((stage, i) => {
    // A stage that also runs within `together` is lowered twice, with the same words.
    const owner = stageWaits[i] === true ? 'waits' : `stage ${stage.name}`
    read(rulesOfStage(stage), owner)
    for (const at of stage.params) mention(at, owner)
  })
  ir.actions.forEach((action, i) => {
    // Trying a move binds the cells, whatever its steps do.
    const owner = actionWaits[i] === true ? 'waits' : `action ${i}`
    read([rulesOfMoves(action), rulesOfNote(action.note), action.body], owner)
    for (const at of cellsOfAction(action)) mention(at, owner)
  })
  ir.whenever.forEach((rule, i) => {
    read(rulesOfWhenever(rule), `rule ${i}`)
    mention(rule.cell, `rule ${i}`)
  })
  for (const end of ir.ends) read(rulesOfEnd(end), 'ends')
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

const SETS: readonly AnyRole[] = ['sets']
const USED: readonly AnyRole[] = ['keeps', 'saves']

/** Words that steps set and that are not cleared with their stage, action, rule or loop. */
function lastingOf(ir: GameIR, locals: ReadonlySet<number>): ReadonlySet<number> {
  const lasting = new Set<number>()
  const givenUp = new Set<number>()
  for (const stage of ir.stages) for (const at of stage.params) givenUp.add(at)
  for (const action of ir.actions) for (const at of cellsOfAction(action)) givenUp.add(at)
  for (const rule of ir.whenever) givenUp.add(rule.cell)
  for (const step of stepsOf(ir)) {
    if (step.step === 'store' && step.index.op === 'const') lasting.add(step.base + step.index.value)
    for (const at of numbersOf(step, SETS)) lasting.add(at)
    for (const at of numbersOf(step, USED)) givenUp.add(at)
  }
  return new Set([...lasting].filter((at) => locals.has(at) && !givenUp.has(at)))
}

function outerSites(ir: GameIR): ReadonlySet<number> {
  const inActions = new Set<number>()
  const bodies = ir.actions.map(({ body }) => body)
  walkWithStages(ir, bodies, (step) => {
    if (does(step, 'asks')) for (const site of numbersIn(step, 'site')) inActions.add(site)
  })
  const outer = new Set<number>()
  for (const step of stepsOf(ir))
    if (does(step, 'asks'))
      for (const site of numbersIn(step, 'site')) if (!inActions.has(site)) outer.add(site)
  return outer
}

/** Words of actions that expressions of other actions read, where an action is tried from within another. */
function exposedCells(ir: GameIR): ReadonlySet<number> {
  const tried = new Set<number>()
  namingNodesOf(ir).forEach((node) => {
    if ('op' in node && node.op === 'can') tried.add(node.action)
  })
  const exposed = new Set<number>()
  const called = new Set<number>()
  const read = (part: RulesIR, own: ReadonlySet<number>): void =>
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
    read(rulesOfMoves(action), own)
  }
  return exposed
}
