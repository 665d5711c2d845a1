import { NONE, type ExprIR } from '../../../grammar/ir/ir.ts'
import { named, type Ctx } from './context.ts'
import type { Cond, Val } from '../code/val.ts'
import { value } from './dispatch.ts'

/**
 * `left = right`, if it tests whether a place is empty, or who owns its first piece: memory usually knows that without
 * the piece. Undefined for other comparisons.
 */
export function askedOfPlace(ctx: Ctx, left: ExprIR, right: ExprIR): Cond | undefined {
  const place = firstIn(ctx, left)
  if (place !== undefined) {
    if (right.op !== 'const' || right.value !== NONE) return undefined
    const knownPlace = surePlace(ctx, place)
    return knownPlace && ctx.g.memory.isEmpty(knownPlace)
  }
  const { memory } = ctx.g
  if (left.op !== 'table' || memory.ownedBy === undefined || !isOwners(ctx, left.table)) return undefined
  const owned = firstIn(ctx, left.index)
  const knownPlace = owned && surePlace(ctx, owned)
  if (knownPlace === undefined) return undefined
  const seat = value(ctx, right)
  const isSeat = !seat.none && seat.lo >= 0 && seat.hi < ctx.g.ir.seats.length
  return isSeat ? memory.ownedBy(knownPlace, seat) : undefined
}

/** The place of which this is the first piece. */
function firstIn({ g }: Ctx, e: ExprIR): ExprIR | undefined {
  if (e.op === 'load') return e.base === g.ir.memory.first ? e.index : undefined
  return e.op === 'first' && e.set.set === 'members' ? e.set.container : undefined
}

function surePlace(ctx: Ctx, of: ExprIR): Val | undefined {
  const place = value(ctx, of)
  const isPlace = !place.none && place.lo >= 0 && place.hi < ctx.g.ir.containers.length
  return isPlace ? named(ctx, place) : undefined
}

/** True if the table contains the owner of each piece. */
function isOwners({ g }: Ctx, table: number): boolean {
  const values = g.ir.tables[table]?.values ?? []
  return g.ir.groups.length === 0 && g.ir.pieces.every(({ owner }, piece) => values[piece] === owner)
}
