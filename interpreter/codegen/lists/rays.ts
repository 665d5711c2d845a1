import { NONE, type ActionIR, type ExprIR, type SetIR } from '../../../grammar/ir/ir.ts'
import { onlyOnSpaces } from '../../closures/on-spaces.ts'
import { topologyOf } from '../../state/topology.ts'
import type { Memory } from '../rules/memory.ts'
import { OWNER_BIT } from '../rules/board.ts'
import { branch, type Ctx } from '../rules/context.ts'
import { staticFilter } from '../rules/ranges.ts'
import { staticRow } from '../rules/set-filters.ts'
import { constantVal, type Val } from '../code/val.ts'
import { knownValue } from '../rules/dispatch.ts'

/** An offer whose moves consist of a live piece from a list and a target on straight lines from there. */
export interface Ray {
  readonly action: ActionIR
  readonly list: number
  readonly pieces: readonly number[]
  readonly mask: number
  /** Targets: empty spaces, or pieces of these owners as bits of their words. */
  readonly meets: 'empty' | number
  /** Lowest and highest number of the target pieces. */
  readonly met: readonly [number, number]
  /** The reach of each of the pieces. */
  readonly limits: readonly number[]
}

/** A limit beyond the size of any board. */
export const BEYOND_BOARDS = 1000

export function rayOf(ctx: Ctx, memory: Pick<Memory, 'live'>, action: ActionIR): Ray | undefined {
  if (topologyOf(ctx.g.ir).tangled) return undefined
  const [first, second, ...more] = action.choices
  if (first === undefined || second === undefined || more.length > 0) return undefined
  if (action.conditions.length > 0 || action.params.length > 0) return undefined
  if (first.alike && !onlyOnSpaces(ctx.g.ir, first.from)) return undefined
  const row = staticRow(ctx, first.from)
  const [live, ...others] = row?.left ?? []
  if (row === undefined || live === undefined || others.length > 0) return undefined
  const list = memory.live?.(row.items, live.reg, live.where)
  if (list === undefined) return undefined
  const line = lineOf(ctx, second.from)
  if (line === undefined || !startsAt(line.set.from, action, first.cell, ctx.g.ir.memory.at)) return undefined
  const masks = new Set<number>()
  const limits: number[] = []
  for (const piece of row.items) {
    const at = branch(ctx)
    at.cells.set(first.cell, constantVal(piece))
    const [mask, limit] = [knownValue(at, line.set.directions), knownValue(at, line.set.limit)]
    if (mask === undefined || limit === undefined || limit === NONE || limit < 1) return undefined
    masks.add(mask)
    limits.push(limit)
  }
  const [mask = 0] = masks
  if (masks.size !== 1 || mask <= 0) return undefined
  return { action, list, pieces: row.items, mask, meets: line.meets, met: line.met, limits }
}

type Line = Extract<SetIR, { readonly limit: ExprIR }>

type Met = Pick<Ray, 'meets' | 'met'> & { readonly set: Line }

function lineOf(ctx: Ctx, from: SetIR): Met | undefined {
  if (from.set === 'open line') return { set: from, meets: 'empty', met: [0, -1] }
  const filters: { readonly reg: number; readonly where: ExprIR }[] = []
  let set: SetIR = from
  for (; set.set === 'filter'; set = set.of) filters.push(set)
  if (set.set !== 'sight') return undefined
  let pieces: readonly number[] | undefined = ctx.g.ir.pieces.map((_, piece) => piece)
  for (const { reg, where } of filters)
    pieces = pieces === undefined ? undefined : staticFilter(ctx, reg, where, pieces)
  const owners = pieces === undefined ? undefined : ownersOf(ctx, pieces)
  const met = [pieces?.[0] ?? 0, pieces?.at(-1) ?? 0] as const
  return owners === undefined ? undefined : { set, meets: owners, met }
}

/** Bits that distinguish these pieces from all others, if owners do. */
function ownersOf(ctx: Ctx, pieces: readonly number[]): number | undefined {
  const wanted = new Set(pieces)
  let bits = 0
  for (const piece of pieces) {
    const owner = ctx.g.ir.pieces[piece]?.owner ?? NONE
    if (owner === NONE) return undefined
    bits |= 1 << (OWNER_BIT + owner)
  }
  const mistaken = ctx.g.ir.pieces.some(
    ({ owner }, piece) => owner !== NONE && (bits & (1 << (OWNER_BIT + owner))) !== 0 && !wanted.has(piece),
  )
  return mistaken ? undefined : bits
}

/** True if it is the piece's place, possibly through a let. */
function startsAt(e: ExprIR, action: ActionIR, cell: number, at: number): boolean {
  if (e.op === 'load') return e.base === at && e.index.op === 'cell' && e.index.at === cell
  if (e.op !== 'cell') return false
  const named = action.lets.find((l) => l.cell === e.at && l.after === 1)
  return named !== undefined && named.value.op === 'load' && startsAt(named.value, action, cell, at)
}

/** The choices of a move along this ray, with narrower ranges for their pieces. */
export function alongRay(ray: Ray, choices: readonly Val[]): readonly Val[] {
  const ranges = [[ray.pieces[0] ?? 0, ray.pieces.at(-1) ?? 0] as const, ray.met]
  return choices.map((choice, i) => {
    const [lo, hi] = ranges[i] ?? [0, -1]
    return lo <= hi ? { ...choice, lo, hi } : choice
  })
}
