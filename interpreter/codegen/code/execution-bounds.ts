import { stagesRun } from '../../../grammar/ir/callees.ts'
import { factsOf } from '../../../grammar/ir/node-facts.ts'
import { isSetIn } from '../../../grammar/ir/match.ts'
import type { NodeIR, RulesIR } from '../../../grammar/ir/nodes.ts'
import { partIn, walk } from '../../../grammar/ir/walk.ts'
import { NONE, type ActionIR, type GameIR, type ExprIR, type SetIR } from '../../../grammar/ir/ir.ts'
import { ANSWER_WORK } from '../../program/work.ts'
import { js, type Js } from './code.ts'
import { memoized } from '../../../grammar/source/memoized.ts'

/*
 * Static bounds on how often each term and stage may run for one answer: the product of the loops around each call,
 * summed over all calls. Code with a small bound counts nothing while it runs.
 */

interface Times {
  readonly terms: readonly number[]
  readonly stages: readonly number[]
}

/** Work up to this bound is never counted. */
export const UNCOUNTED = 262_144

/** Large enough to count everything, small enough to multiply. */
const MOST = 1_000_000_000

export const times = (left: number, right: number): number => Math.min(MOST, left * right)

/** Counts visits. */
export const countWork = (things: Js, origin: number): Js =>
  js`if ((LOOKED[0] += ${things}) > ${ANSWER_WORK}) tooCostly(${origin});`

/** A call counts this much, and nothing within it counts up to that. */
const WORK_OF_CALL = 64

/** Loop counts to assume in a function that may run this often for one answer, and the origin it counts for. */
export function ofCall(runs: number, origin: number): { readonly around: number; readonly counts: Js } {
  return runs <= UNCOUNTED
    ? { around: runs, counts: js`` }
    : { around: UNCOUNTED / WORK_OF_CALL, counts: countWork(js`${WORK_OF_CALL}`, origin) }
}

export const timesOf = memoized((ir: GameIR): Times => new Calls(ir).times())

/** A caller or callee. */
type Part = `${'term' | 'stage' | 'moves' | 'body' | 'rule' | 'end'} ${number}`

interface Call {
  readonly by: Part | undefined
  /** Calls per run of the caller. */
  readonly times: number
}

class Calls {
  private readonly ir: GameIR
  private readonly calls = new Map<Part, Call[]>()
  private readonly found = new Map<Part, number>()

  constructor(ir: GameIR) {
    this.ir = ir
    this.read(undefined, ir.play, 1)
    ir.terms.forEach((term, i) => this.read(`term ${i}`, term.body, 1))
    ir.stages.forEach((stage, i) => this.read(`stage ${i}`, [stage.body, stage.leave], 1))
    ir.actions.forEach((action, i) => this.readAction(action, i))
    ir.whenever.forEach((rule, i) => {
      const each = rule.over === undefined ? 1 : mostMembers(this.ir, rule.over)
      this.read(`rule ${i}`, rule.over, 1)
      this.read(`rule ${i}`, [rule.when, rule.you, rule.body], each)
    })
    ir.ends.forEach((end, i) => {
      const each = end.over === undefined ? 1 : mostMembers(this.ir, end.over)
      this.read(`end ${i}`, end.over, 1)
      this.read(`end ${i}`, [end.when, end.winner, end.points], each)
    })
  }

  times(): Times {
    return {
      terms: this.ir.terms.map((_, i) => this.of(`term ${i}`)),
      stages: this.ir.stages.map((_, i) => this.of(`stage ${i}`)),
    }
  }

  /** Recursion is bounded elsewhere, by the depth of `can`. */
  private of(part: Part): number {
    const cached = this.found.get(part)
    if (cached !== undefined) return cached
    this.found.set(part, MOST)
    const own = part.startsWith('term') || part.startsWith('stage') ? 0 : 1
    let sum = own
    for (const { by, times: each } of this.calls.get(part) ?? [])
      sum = Math.min(MOST, sum + times(each, by === undefined ? 1 : this.of(by)))
    this.found.set(part, sum)
    return sum
  }

  private readAction(action: ActionIR, index: number): void {
    let product = 1
    for (let i = 0; i <= action.choices.length; i++) {
      const after = <T extends { readonly after: number }>(all: readonly T[]): T[] =>
        all.filter((one) => one.after === i)
      const tests = [...after(action.conditions), ...after(action.forbids)].map(({ test }) => test)
      this.read(`moves ${index}`, [after(action.lets).map(({ value }) => value), tests], product)
      const choice = action.choices[i]
      if (choice === undefined) break
      this.read(`moves ${index}`, choice.from, product)
      product = times(product, Math.min(choice.domain, mostMembers(this.ir, choice.from)))
    }
    this.read(`body ${index}`, action.body, 1)
    const { streaks, sharing, last } = action.note
    this.read(`body ${index}`, [streaks.map(({ value }) => value), last.map(({ value }) => value)], 1)
    this.read(`body ${index}`, [sharing.map(({ set }) => set)], 1)
    this.read(`body ${index}`, [sharing.map(({ goesOn }) => goesOn)], this.ir.pieces.length)
  }

  private read(by: Part | undefined, rules: RulesIR, around: number): void {
    walk(rules, (node) => {
      this.call(by, node, around)
      const inner = this.loop(node)
      if (inner === undefined) return true
      for (const [field, part] of Object.entries(factsOf(node).fields)) {
        if (part !== 'part' && part !== 'parts') continue
        const repeated = inner.fields.includes(field) ? times(around, inner.most) : around
        // A list of steps is treated as one node.
        this.read(by, partIn(node, field), repeated)
      }
      return false
    })
  }

  private call(by: Part | undefined, node: NodeIR, around: number): void {
    const to = (part: Part, often = around): void => {
      const calls = this.calls.get(part) ?? []
      calls.push({ by, times: often })
      this.calls.set(part, calls)
    }
    if ('op' in node) {
      if (node.op === 'call') to(`term ${node.term}`)
      else if (node.op === 'can') to(`moves ${node.action}`)
      else if (node.op === 'after') to(`body ${node.action}`)
      else if (node.op === 'most') to(`moves ${node.action}`)
    } else if ('step' in node) {
      for (const stage of stagesRun(node)) to(`stage ${stage}`)
      if (node.step === 'settle') {
        for (const rule of node.whenever) to(`rule ${rule}`)
        for (const end of node.ends) to(`end ${end}`)
      }
    }
  }

  /** The parts of a node that run once for each of several things, and the maximum number of things. */
  private loop(node: NodeIR): { readonly most: number; readonly fields: readonly string[] } | undefined {
    if ('step' in node) {
      if (node.step === 'for each') return { most: node.capacity, fields: ['body'] }
      // Iterations of other loops are counted at run time.
      return undefined
    }
    const kind = 'op' in node ? node.op : node.set
    const isWay =
      kind === 'reached' ||
      kind === 'reached by steps' ||
      kind === 'distance' ||
      kind === 'steps' ||
      kind === 'longest way'
    if (isWay) return { most: this.ir.spaces.length, fields: ['via', 'next', 'cost', 'turn'] }
    if (kind === 'grown') return { most: 'among' in node ? node.among : 1, fields: ['next'] }
    if (kind === 'run') return { most: this.ir.spaces.length, fields: ['over', 'until'] }
    const { binds } = factsOf(node)
    if (binds?.to === undefined) return undefined
    const over = partIn(node, binds.to)
    if (over === undefined || !isSet(over)) return undefined
    return { most: mostMembers(this.ir, over), fields: typeof binds.in === 'string' ? [binds.in] : binds.in }
  }
}

/** The most members that a set can have. */
export function mostMembers(ir: GameIR, set: SetIR): number {
  if (set.set === 'grown') return set.among
  if (isSetIn(set, 'board')) return ir.spaces.length
  const size = (of: SetIR): number => mostMembers(ir, of)
  switch (set.set) {
    case 'empty':
      return 0
    case 'one':
      return 1
    case 'range':
      return lengthOf(set.from, set.to)
    case 'row':
      return longestRow(ir, set.offsets)
    case 'members':
      return ir.pieces.length
    case 'filter':
    case 'sorted':
    case 'best sets':
      return size(set.of)
    case 'each':
      return times(size(set.over), size(set.of))
    case 'map':
      return size(set.over)
    case 'union':
      return Math.min(MOST, size(set.left) + size(set.right))
    case 'minus':
      return size(set.left)
    case 'if':
      return Math.max(size(set.then), size(set.else))
    case 'let':
      return size(set.body)
  }
}

function longestRow(ir: GameIR, table: number): number {
  const offsets = ir.tables[table]?.values ?? []
  let most = 0
  for (let i = 0; i + 1 < offsets.length; i++) most = Math.max(most, offsets[i + 1]! - offsets[i]!)
  return most
}

const isSet = (node: NodeIR): node is SetIR => !('op' in node) && !('step' in node)

function lengthOf(from: ExprIR, to: ExprIR): number {
  if (from.op !== 'const' || to.op !== 'const' || from.value === NONE) return MOST
  return Math.max(0, to.value - from.value + 1)
}
