import { LARGEST_WORD, NONE, type GameIR, type RegionIR, type StepIR } from '../../ir/ir.ts'
import { stagesRun } from '../../ir/callees.ts'
import { isStepIn } from '../../ir/match.ts'
import type { StepsByGroup } from '../../ir/node-facts.ts'
import { isEffect, type StepOf } from '../../ir/nodes.ts'
import { numbersIn } from '../../ir/walk.ts'
import type { SharedUse } from './memory-plan.ts'

/*
 * Allocates shared words by liveness. Words that are used only while something is in progress can be shared: by two
 * stages of which neither runs within the other, or by consecutive loops. Each use has a stack of words. Whatever
 * begins within something in progress takes words above those in use, so it begins above everything within which it may
 * begin.
 */

/** Number of words taken from the stack of each use. */
type Depth = readonly number[]

/** A unit that runs steps: the game itself, then stages, actions and `whenever` rules by number. */
interface Owner {
  readonly bodies: readonly (readonly StepIR[])[]
  readonly returnTo: number | undefined
}

/** Replaces placeholder addresses of shared words by final ones. `shared` gives the use of each placeholder. */
export function withSharedWords(ir: GameIR, shared: ReadonlyMap<number, SharedUse>): GameIR {
  const uses = [...new Set(shared.values())]
  if (uses.length === 0) return ir
  const owners: readonly Owner[] = [
    { bodies: [ir.play], returnTo: undefined },
    ...ir.stages.map(({ body, leave, returnTo }) => ({ bodies: [body, leave], returnTo })),
    ...ir.actions.map(({ body, returnTo }) => ({ bodies: [body], returnTo })),
    ...ir.whenever.map(({ body }) => ({ bodies: [body], returnTo: undefined })),
  ]
  const [stages, actions] = [1, 1 + ir.stages.length]
  const stacks = new Stacks(shared, uses, { stages, actions, rules: actions + ir.actions.length })
  const begin = stacks.beginnings(owners)
  const ends = begin.map((depth, i) => stacks.settle(owners[i], depth).top)
  const lengths = uses.map((_, use) => Math.max(...ends.map((top) => top[use] ?? 0)))
  let { size } = ir.memory
  const regions = uses.map((use, i): RegionIR => {
    const length = lengths[i] ?? 0
    const at = size
    size += length
    const start = Array<number>(length).fill(NONE)
    const type = TYPES.get(use)
    const own = { name: NAMES.get(use) ?? 'members of loops', at, length, start, per: 'local' as const }
    return { ...own, least: NONE, most: LARGEST_WORD, orNone: true, ...(type === undefined ? {} : { type }) }
  })
  stacks.bases = regions.map(({ at }) => at)
  const settled = (owner: number): Settled => stacks.settle(owners[owner], begin[owner] ?? stacks.empty)
  return {
    ...ir,
    memory: {
      ...ir.memory,
      size,
      regions: [...ir.memory.regions, ...regions.filter(({ length }) => length > 0)],
    },
    stages: ir.stages.map((stage, i) => {
      const { bodies, returnTo = NONE } = settled(stages + i)
      const [body = [], leave = []] = bodies
      return { ...stage, body, leave, returnTo }
    }),
    actions: ir.actions.map((action, i) => {
      const { bodies, returnTo = NONE } = settled(actions + i)
      return { ...action, body: bodies[0] ?? [], returnTo }
    }),
    whenever: ir.whenever.map((rule, i) => {
      const { bodies } = settled(actions + ir.actions.length + i)
      return { ...rule, body: bodies[0] ?? [] }
    }),
    play: settled(0).bodies[0] ?? [],
  }
}

const TYPES: ReadonlyMap<SharedUse, RegionIR['type']> = new Map([
  ['return', 'number'],
  ['index', 'number'],
  ['count', 'number'],
  ['asking', 'seat'],
])
const NAMES: ReadonlyMap<SharedUse, string> = new Map([
  ['return', 'where to return to'],
  ['index', 'next members of loops'],
  ['count', 'numbers of members of loops'],
  ['asking', 'you before asking'],
])

/** An owner with the addresses of its shared words. */
interface Settled extends Owner {
  /** The maximum number of words that it has taken at once, counted from the bottom. */
  readonly top: Depth
  /** Callees, and the number of words taken when each begins. */
  readonly calls: readonly { readonly owner: number; readonly depth: Depth }[]
}

class Stacks {
  /** Start of each use's stack. */
  bases: readonly number[]
  readonly empty: Depth
  private readonly shared: ReadonlyMap<number, SharedUse>
  private readonly uses: readonly SharedUse[]
  private readonly first: { readonly stages: number; readonly actions: number; readonly rules: number }
  private top: number[] = []
  private calls: { owner: number; depth: Depth }[] = []

  constructor(shared: Stacks['shared'], uses: readonly SharedUse[], first: Stacks['first']) {
    this.shared = shared
    this.uses = uses
    this.first = first
    this.empty = uses.map(() => 0)
    this.bases = this.empty
  }

  settle(owner: Owner | undefined, depth: Depth): Settled {
    this.top = [...depth]
    this.calls = []
    const { returnTo } = owner ?? {}
    const within = returnTo === undefined ? depth : this.taken(returnTo, 1, depth)
    const bodies = (owner?.bodies ?? []).map((steps) => this.steps(steps, within))
    const own = returnTo === undefined ? undefined : this.address(returnTo, depth)
    return { bodies, returnTo: own, top: this.top, calls: this.calls }
  }

  private useOf(at: number): number {
    const use = this.shared.get(at)
    return use === undefined ? -1 : this.uses.indexOf(use)
  }

  private address(at: number, depth: Depth): number {
    const use = this.useOf(at)
    return use < 0 ? at : (this.bases[use] ?? 0) + (depth[use] ?? 0)
  }

  private taken(at: number, length: number, depth: Depth): Depth {
    const use = this.useOf(at)
    if (use < 0) return depth
    const more = depth.with(use, (depth[use] ?? 0) + length)
    this.top = highest(this.top, more)
    return more
  }

  private steps(steps: readonly StepIR[], depth: Depth): readonly StepIR[] {
    return steps.map((step) => this.step(step, depth))
  }

  private step(step: StepIR, depth: Depth): StepIR {
    if (isEffect(step)) return step
    if (isStepIn(step, 'leads on')) return this.leading(step, depth)
    switch (step.step) {
      case 'if':
        return { ...step, then: this.steps(step.then, depth), else: this.steps(step.else, depth) }
      case 'loop':
      case 'turns':
        return { ...step, body: this.steps(step.body, depth) }
      case 'for each': {
        const { index, count, snapshot, capacity } = step
        const within = this.taken(index, 1, this.taken(count, 1, this.taken(snapshot, capacity, depth)))
        const body = this.steps(step.body, within)
        const words = {
          index: this.address(index, depth),
          count: this.address(count, depth),
          snapshot: this.address(snapshot, depth),
        }
        return { ...step, ...words, body }
      }
    }
  }

  private leading(step: StepOf<StepsByGroup['leads on']>, depth: Depth): StepIR {
    for (const stage of stagesRun(step)) this.begins(this.first.stages + stage, depth)
    for (const rule of numbersIn(step, 'rules')) this.begins(this.first.rules + rule, depth)
    if (!('offers' in step)) return step
    const within = this.taken(step.saved, 1, depth)
    for (const { action } of step.offers) this.begins(this.first.actions + action, within)
    return { ...step, saved: this.address(step.saved, depth), orElse: this.steps(step.orElse, within) }
  }

  private begins(owner: number, depth: Depth): void {
    this.calls.push({ owner, depth })
  }

  /** For each owner, the maximum number of words already taken when it begins. */
  beginnings(owners: readonly Owner[]): readonly Depth[] {
    const begin = owners.map(() => this.empty)
    const alone = owners.map((owner) => this.settle(owner, this.empty))
    const rings = ringsOf(alone.map(({ calls }) => calls.map(({ owner }) => owner)))
    for (const ring of rings) {
      const isIn = new Set(ring)
      const [one = 0] = ring
      const isAlone = ring.length === 1 && alone[one]?.calls.every(({ owner }) => owner !== one) === true
      if (isAlone) {
        for (const { owner, depth } of this.settle(owners[one], begin[one] ?? this.empty).calls)
          begin[owner] = highest(begin[owner] ?? this.empty, depth)
        continue
      }
      // Mutual nesting in a cycle is unknown, so these take their words one after the other.
      let depth = ring.reduce<Depth>((most, owner) => highest(most, begin[owner] ?? this.empty), this.empty)
      for (const owner of ring) {
        begin[owner] = depth
        depth = this.settle(owners[owner], depth).top
      }
      for (const { owner } of ring.flatMap((each) => alone[each]?.calls ?? []))
        if (!isIn.has(owner)) begin[owner] = highest(begin[owner] ?? this.empty, depth)
    }
    return begin
  }
}

function highest(one: Depth, other: Depth): number[] {
  return one.map((words, use) => Math.max(words, other[use] ?? 0))
}

/** Strongly connected owners, callers before callees. */
function ringsOf(calls: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const rings: number[][] = []
  const found = new Map<number, number>()
  const lowest = new Map<number, number>()
  const open: number[] = []
  const isOpen = new Set<number>()
  const visit = (owner: number): number => {
    const number = found.size
    found.set(owner, number)
    lowest.set(owner, number)
    open.push(owner)
    isOpen.add(owner)
    for (const inner of calls[owner] ?? []) {
      const reached = found.has(inner) ? (isOpen.has(inner) ? found.get(inner) : undefined) : visit(inner)
      if (reached !== undefined) lowest.set(owner, Math.min(lowest.get(owner) ?? number, reached))
    }
    if (lowest.get(owner) === number) {
      const ring = open.splice(open.indexOf(owner))
      for (const each of ring) isOpen.delete(each)
      rings.push(ring)
    }
    return isOpen.has(owner) ? (lowest.get(owner) ?? number) : Infinity
  }
  calls.forEach((_, owner) => {
    if (!found.has(owner)) visit(owner)
  })
  return rings.toReversed()
}
