import { H } from '../../../grammar/ir/ir.ts'
import { js } from '../code/code.ts'
import { emit, type Ctx } from './context.ts'
import { settledMark } from './settle.ts'
import { constantVal, known, type Val } from '../code/val.ts'

/* Facts about moved pieces, places and ends at one point of the flow, and their invalidation. */

/** An outermost action begins: from here on all moves are recorded. */
export function beginMoves(ctx: Ctx): void {
  ctx.last.moves = []
  asOfNow(ctx)
}

/** An outermost action has ended. Contexts with the same facts must become equal. */
export function endMoves(ctx: Ctx): void {
  loseMoves(ctx)
  asOfNow(ctx)
}

function asOfNow(ctx: Ctx): void {
  for (const at of [...ctx.cells.keys()]) if (at < 0) ctx.cells.set(at, constantVal(0))
}

/**
 * From here on the moved pieces are unknown. Ends are known not to hold only if they were tested after the last move.
 */
export function loseMoves(ctx: Ctx): void {
  const count = ctx.last.moves?.length ?? 0
  ctx.last.moves = undefined
  for (const [at, tested] of [...ctx.cells]) if (at < 0 && (known(tested) ?? 0) < count) ctx.cells.delete(at)
}

/** Forgets which ends are known not to hold, except some. */
export function unsettle(ctx: Ctx, but: readonly number[]): void {
  for (const at of [...ctx.cells.keys()])
    if (at < 0 && !but.some((end) => settledMark(end) === at)) ctx.cells.delete(at)
}

/** Joins branches: an end is known not to hold only if that is known on each of them. */
export function joinFacts(ctx: Ctx, ways: readonly ReadonlyMap<number, Val>[]): void {
  for (const at of [...ctx.cells.keys()])
    if (at < 0 && !ways.every((cells) => cells.has(at))) ctx.cells.delete(at)
}

/** Pieces may be anywhere now, and ends may hold. */
export function anywhere(ctx: Ctx): void {
  ctx.places.clear()
  ctx.empty.clear()
  ctx.last.move = undefined
  ctx.last.moves = undefined
  unsettle(ctx, [])
}

/** In steps that do not wait, a different `you` exists only in names: the word itself never changes. */
export function assumeYou(ctx: Ctx, seat: Val | undefined): void {
  if (seat === undefined) ctx.cells.delete(H.you)
  else ctx.cells.set(H.you, seat)
}

/** After a loop its words are none again. */
export function clear(ctx: Ctx, cells: readonly number[]): void {
  for (const at of cells) {
    ctx.cells.delete(at)
    if (!ctx.g.facts.locals.has(at)) emit(ctx, js`${ctx.g.memory.home(at)} = N;`)
  }
}
