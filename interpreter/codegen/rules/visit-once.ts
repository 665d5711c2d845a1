import { NONE, type ExprIR } from '../../../grammar/ir/ir.ts'
import { getOrMake } from '../../../grammar/source/memoized.ts'
import { directionsIn, topologyOf, type Topology } from '../../state/topology.ts'
import { js } from '../code/code.ts'
import { block, emit, type Ctx } from './context.ts'
import { knownValue } from './dispatch.ts'
import { walkMarks } from './reaching.ts'
import type { Visit } from './visits.ts'

interface Lines {
  readonly directions: ExprIR
  readonly limit?: ExprIR | undefined
}

/** Where lines meet, each thing counts once. */
export function visitOnce(ctx: Ctx, { directions, limit }: Lines, things: number, seen: Visit): Visit {
  const topology = topologyOf(ctx.g.ir)
  if (!topology.tangled) return seen
  const isStep = limit !== undefined && knownValue(ctx, limit) === 1
  if (!meetIn(topology, possibleWays(ctx, directions), isStep)) return seen
  const [marks, mark] = [walkMarks(ctx, things), ctx.g.names.fresh('n')]
  emit(ctx, js`const ${mark} = walks = walks + 1 | 0;`)
  return (item) => {
    block(ctx, js`if (${marks}[${item.code}] !== ${mark})`, () => {
      emit(ctx, js`${marks}[${item.code}] = ${mark};`)
      seen(item)
    })
  }
}

/** The directions that a mask may contain. */
function possibleWays(ctx: Ctx, mask: ExprIR): number {
  const fixed = knownValue(ctx, mask)
  if (fixed !== undefined) return Math.max(0, fixed)
  if (mask.op === 'if') return possibleWays(ctx, mask.then) | possibleWays(ctx, mask.else)
  const all = 2 ** topologyOf(ctx.g.ir).width - 1
  if (mask.op !== 'table') return all
  const values = ctx.g.ir.tables[mask.table]?.values ?? []
  return values.reduce((ways, value) => (value < 0 ? ways : ways | value), 0) & all
}

const MEETINGS = new WeakMap<Topology, Map<string, boolean>>()

/** True if lines in two of these directions lead from one space to another, or only their first steps if asked for. */
function meetIn(topology: Topology, mask: number, isStep: boolean): boolean {
  const known = getOrMake(MEETINGS, topology, () => new Map<string, boolean>())
  const key = `${mask} ${isStep}`
  const existing = known.get(key) ?? doMeet(topology, directionsIn(mask, topology.width), isStep)
  known.set(key, existing)
  return existing
}

function doMeet({ spaces, width, step }: Topology, ways: readonly number[], isStep: boolean): boolean {
  const met = new Int32Array(spaces).fill(NONE)
  for (let from = 0; from < spaces; from++)
    for (const way of ways)
      for (let here = step[from * width + way] ?? NONE; here >= 0 && here !== from;) {
        if (met[here] === from) return true
        met[here] = from
        here = isStep ? NONE : (step[here * width + way] ?? NONE)
      }
  return false
}
