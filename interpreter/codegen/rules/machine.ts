import { stagesRun } from '../../../grammar/ir/callees.ts'
import type { AskIR, StepIR } from '../../../grammar/ir/ir.ts'
import { does } from '../../../grammar/ir/node-facts.ts'
import { someStep } from '../../../grammar/ir/walk.ts'
import { joinJs, js, type Js, type Out } from '../code/code.ts'
import { freshCtx, type Ctx, type Gen } from './context.ts'
import type { Owner } from './facts.ts'
import { Unsupported } from '../code/unsupported.ts'
import { constantVal, known, type Val } from '../code/val.ts'

/**
 * Steps with waits are compiled to a graph of blocks: a waiting state contains the number of a site, and blocks lead
 * from one site to the next. Everything in between is plain code inside a block.
 */
export type Node = number

/** A loop around a block: the words that are cleared when it is left, and the former `you`. */
export interface Frame {
  readonly words: readonly number[]
  readonly saved: number | undefined
}

export interface Where {
  readonly owner: Owner
  readonly frames: readonly Frame[]
}

/** How code waits for a decision. */
export interface Waiting {
  /** Emits the code of a decision, ending with a jump or a return. */
  ask(m: Machine, ctx: Ctx, site: AskSite): void
  arrange(m: Machine, ctx: Ctx, site: number, seat: Val): void
  /** Leaves the machine when the game is over. */
  readonly stop: Js
}

export interface AskSite {
  readonly ask: AskIR
  readonly seat: Val
  readonly resume: Node
  readonly done: Node
  readonly otherwise: Node
  /** True if the existence of an answer must be determined first. */
  readonly checks: boolean
}

interface SiteInfo {
  readonly where: Where
  readonly step: Extract<StepIR, { readonly site: number }>
  readonly resume: Node
  readonly again: Node
  readonly done: Node
}

export interface Machine {
  readonly g: Gen
  readonly waiting: Waiting
  /** The block that executes these steps and then continues. */
  readonly sequence: (m: Machine, list: readonly StepIR[], where: Where, next: Node) => Node
  readonly nodes: ((ctx: Ctx) => void)[]
  readonly blocks: Map<string, Out>
  /** Number of variants of each node. */
  readonly variants: Map<Node, number>
  readonly queue: { readonly key: string; readonly node: Node; readonly cells: ReadonlyMap<number, Val> }[]
  readonly sites: (SiteInfo | undefined)[]
  readonly stages: { body: Node; leave: Node; end: Node }[]
  readonly actions: { body: Node; end: Node }[]
  /** Blocks that lead from a stage or action to a stage that is left, keyed by both. */
  readonly leaving: Map<string, Node>
  turnsBody: Node
}

export function node(m: Machine, make: (ctx: Ctx) => void): Node {
  return m.nodes.push(make) - 1
}

/** A node that is filled in later, because jumps to it exist before it is built. */
export function promised(m: Machine): Node {
  return node(m, () => {
    throw new Error('a block that was never made')
  })
}

export function fulfil(m: Machine, promise: Node, make: (ctx: Ctx) => void): void {
  m.nodes[promise] = make
}

/** Most variants of one block for different known words. */
const MOST_VARIANTS = 64

export function goto(m: Machine, ctx: Ctx, to: Node): void {
  ctx.out.items.push({ goto: blockFor(m, to, carried(m, ctx)) })
}

/** Facts that carry over from one block to the next. Earlier moves do not. */
function carried(m: Machine, ctx: Ctx): Map<number, Val> {
  const remaining: [number, Val][] = []
  const moves = ctx.last.moves?.length ?? 0
  ctx.cells.forEach((v, at) => {
    const word = known(v)
    if (word === undefined || !m.g.memory.carries(at)) return
    // Ends tested after the last move are equal, however many moves there were.
    // A value that is proved to be a constant may still be named in the block that is left.
    if (at >= 0) remaining.push([at, constantVal(word)])
    else if (word >= moves) remaining.push([at, constantVal(0)])
  })
  return new Map(remaining.sort(([a], [b]) => a - b))
}

export function blockFor(m: Machine, to: Node, cells: ReadonlyMap<number, Val>): string {
  let key = `${to}`
  cells.forEach((v, at) => (key += ` ${at}=${known(v) ?? ''}`))
  if (!m.blocks.has(key)) {
    const variants = (m.variants.get(to) ?? 0) + 1
    if (variants > MOST_VARIANTS) throw new Unsupported('too many variants of one block')
    m.variants.set(to, variants)
    m.blocks.set(key, { items: [] })
    m.queue.push({ key, node: to, cells })
  }
  return key
}

/** Builds all blocks that are jumped to; `built` receives the length of each. */
export function fillBlocks(m: Machine, built?: (length: number) => void): void {
  for (let next = m.queue.shift(); next !== undefined; next = m.queue.shift()) {
    const out = m.blocks.get(next.key)
    const make = m.nodes[next.node]
    if (out === undefined || make === undefined) continue
    const ctx: Ctx = { ...freshCtx(m.g, next.cells), out, spend: m.g.spend, stop: m.waiting.stop }
    make(ctx)
    built?.(out.items.reduce((sum, item) => ('goto' in item ? sum : sum + item.text.length), 0))
  }
}

/** True if there can be a decision in the middle of this step. */
export function waits(m: Machine, step: StepIR): boolean {
  return someStep(
    [step],
    (s) => does(s, 'asks') || stagesRun(s).some((stage) => m.g.facts.waits.stages[stage] === true),
  )
}

/**
 * All blocks as cases of one switch. A block with a single predecessor is inlined there, and so is one of at most
 * `short` lines. `entries` are entry points; returns the numbers of their cases.
 */
export function renderMachine(
  m: Machine,
  entries: readonly string[],
  short: number,
  inCase: (code: Js) => Js = (code) => code,
): { readonly blocks: readonly Js[]; readonly cases: ReadonlyMap<string, number> } {
  const uses = new Map<string, number>()
  for (const out of m.blocks.values())
    for (const item of out.items) if ('goto' in item) uses.set(item.goto, (uses.get(item.goto) ?? 0) + 1)
  const cases = new Map<string, number>()
  const pending: string[] = []
  const caseOf = (key: string): number => {
    const existing = cases.get(key)
    if (existing !== undefined) return existing
    cases.set(key, cases.size)
    pending.push(key)
    return cases.size - 1
  }
  for (const key of entries) caseOf(key)
  const entered = new Set(entries)
  const isAlone = (key: string): boolean => uses.get(key) === 1 && !entered.has(key)
  const lengths = new Map<string, number>()
  /** The lines of a block with everything inlined in it. Infinite for one that leads back to itself. */
  const lengthOf = (key: string): number => {
    const cached = lengths.get(key)
    if (cached !== undefined) return cached
    lengths.set(key, Infinity)
    const length = (m.blocks.get(key)?.items ?? []).reduce((sum, item) => {
      if (!('goto' in item)) return sum + 1
      const targetLength = lengthOf(item.goto)
      return sum + (isAlone(item.goto) || targetLength <= short ? targetLength : 1)
    }, 0)
    lengths.set(key, length)
    return length
  }
  const standsIn = (to: string, around: readonly string[]): boolean =>
    !around.includes(to) && (isAlone(to) || lengthOf(to) <= short)
  const render = (key: string, around: readonly string[]): Js => {
    const lines = (m.blocks.get(key)?.items ?? []).map((item) => {
      if (!('goto' in item)) return item
      const { goto: to } = item
      return standsIn(to, around) ? render(to, [...around, to]) : js`pc = ${caseOf(to)}; continue M;`
    })
    return js`${joinJs(lines, js`\n`)}\n`
  }
  const blocks: Js[] = []
  for (let key = pending.shift(); key !== undefined; key = pending.shift())
    blocks.push(js`case ${blocks.length}: {\n${inCase(render(key, [key]))}}\n`)
  return { blocks, cases }
}

/** The block that executes these steps and then continues. */
export const sequence: Machine['sequence'] = (m, list, where, next) => m.sequence(m, list, where, next)
