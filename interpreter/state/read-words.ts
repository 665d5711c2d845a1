import { stagesRun } from '../../grammar/ir/callees.ts'
import { H, HEADER, type GameIR } from '../../grammar/ir/ir.ts'
import { does } from '../../grammar/ir/node-facts.ts'
import { numbersIn, partIn } from '../../grammar/ir/walk.ts'
import { nodesOf, stepsOf } from '../../grammar/ir/rules.ts'
import { getOrMake } from '../../grammar/source/memoized.ts'

/** Classification of words for a game without observers. */
export interface ReadWords {
  /** Control words: `you`, the seat on turn, return sites. */
  isCarried(at: number): boolean
  /** Words stored in variables: control words, and counters of turns and iterations. */
  isVariable(at: number): boolean
  /** Dead words. */
  isDead(at: number): boolean
}

const STEERING: ReadonlySet<number> = new Set([H.you, H.site, H.decider, H.action, H.depth, H.screen])

export function readWords(ir: GameIR): ReadWords {
  const carried = new Set<number>(STEERING)
  const counters = new Set<number>()
  const read = new Set<number>()
  const regions = new Map<number, number>()
  const regionAt = (at: number): number =>
    getOrMake(
      regions,
      at,
      () => ir.memory.regions.find((one) => at >= one.at && at < one.at + one.length)?.at ?? at,
    )
  for (const node of nodesOf(ir))
    if ('op' in node) {
      if (node.op === 'cell') read.add(regionAt(node.at))
      if (node.op === 'load') read.add(regionAt(node.base))
      if (node.op === 'shared run') read.add(ir.streaks[node.streak]?.shared?.at ?? -1)
      if (node.op === 'stood') read.add(regionAt(node.at))
      if (node.op === 'repeats') read.add(ir.pictures[node.picture]?.at ?? -1)
    }
  const layouts = new Set<number>()
  for (const step of stepsOf(ir)) {
    if (step.step === 'turns') counters.add(step.counter)
    if (step.step === 'loop') counters.add(step.cell)
    else if (does(step, 'seats') && 'cell' in step) carried.add(step.cell)
    // A stage that runs for the same player saves nobody.
    if (stagesRun(step).length === 0 || partIn(step, 'for') !== undefined)
      for (const at of numbersIn(step, 'saves')) carried.add(at)
    for (const at of numbersIn(step, 'layout')) layouts.add(at)
  }
  for (const frame of [...ir.stages, ...ir.actions]) carried.add(frame.returnTo)
  // The outcome of a game reads its results, even if no rule does.
  const remembered = new Set(
    ir.memory.regions.filter(({ per }) => per !== 'local' && per !== 'result').map(({ at }) => at),
  )
  return {
    isCarried: (at) => carried.has(at),
    isVariable: (at) => carried.has(at) || counters.has(at),
    isDead: (at) => {
      if (at < HEADER.length) return !read.has(at) && (at === H.ply || at === H.line || STEERING.has(at))
      const region = regionAt(at)
      return remembered.has(region) && !read.has(region) && !layouts.has(region)
    },
  }
}
