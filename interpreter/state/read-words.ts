import type { GameIR } from '../../grammar/ir/ir.ts'
import { H, HEADER } from '../../grammar/ir/ir.ts'
import { nodesOf } from '../../grammar/ir/rules.ts'
import { numbersIn } from '../../grammar/ir/walk.ts'

/** What a game without observers needs of its words. */
export interface ReadWords {
  /** Words that steer the flow: who is `you`, whose turn it is, where to return to. */
  isCarried(at: number): boolean
  /** Words that live in a variable: those, and counters of turns and passes. */
  isVariable(at: number): boolean
  /** Words that nothing reads. */
  isDead(at: number): boolean
}

const STEERING: ReadonlySet<number> = new Set([H.you, H.site, H.decider, H.action, H.depth, H.screen])

export function readWords(ir: GameIR): ReadWords {
  const carried = new Set<number>(STEERING)
  const counters = new Set<number>()
  const read = new Set<number>()
  const regionAt = (at: number): number =>
    ir.memory.regions.find((region) => at >= region.at && at < region.at + region.length)?.at ?? at
  nodesOf(ir).forEach((node) => {
    if ('op' in node) {
      if (node.op === 'cell') read.add(regionAt(node.at))
      if (node.op === 'load') read.add(regionAt(node.base))
      if (node.op === 'shared run') read.add(ir.streaks[node.streak]?.shared?.at ?? -1)
      if (node.op === 'stood') read.add(regionAt(node.at))
      if (node.op === 'repeats') read.add(ir.pictures[node.picture]?.at ?? -1)
      return
    }
    if (!('step' in node)) return
    if (node.step === 'turns') {
      for (const at of [node.cell, node.saved]) carried.add(at)
      counters.add(node.counter)
    }
    if (node.step === 'loop') counters.add(node.cell)
    if (node.step === 'ask' || node.step === 'arrange') carried.add(node.saved)
    if (node.step === 'arrange') carried.add(node.cell)
    if (node.step === 'run' && node.for !== undefined) carried.add(node.saved)
  })
  for (const frame of [...ir.stages, ...ir.actions]) carried.add(frame.returnTo)
  const remembered = new Set(
    ir.memory.regions.filter((region) => region.per !== 'local').map((region) => region.at),
  )
  return {
    isCarried: (at) => carried.has(at),
    isVariable: (at) => carried.has(at) || counters.has(at),
    isDead: (at) => {
      if (at < HEADER.length) return !read.has(at) && (at === H.ply || at === H.line || STEERING.has(at))
      const region = regionAt(at)
      return remembered.has(region) && !read.has(region) && !isLayout(ir, region)
    },
  }
}

function isLayout(ir: GameIR, at: number): boolean {
  return nodesOf(ir).some((node) => numbersIn(node, 'layout').includes(at))
}
