import type { ExprIR, SetIR, StepIR } from '../../../grammar/ir/ir.ts'
import type { Bounds } from './bounds.ts'
import type { Ctx } from './context.ts'
import { known, type Cond, type Val } from '../code/val.ts'
import type { Visit } from './visits.ts'

/**
 * Generates code for any node. A handler of one kind of node generates its parts through this dispatch, which the
 * context carries, so it imports no other handler. `handlers.ts` fills it.
 */
export interface Dispatch {
  readonly value: (ctx: Ctx, e: ExprIR) => Val
  /** A value that is not cached as a whole. */
  readonly unkept: (ctx: Ctx, e: ExprIR) => Val
  readonly cond: (ctx: Ctx, e: ExprIR) => Cond
  /** A condition that is not cached as a whole. */
  readonly tested: (ctx: Ctx, e: ExprIR) => Cond
  readonly each: (ctx: Ctx, set: SetIR, visit: Visit) => void
  readonly has: (ctx: Ctx, set: SetIR, item: Val) => Cond
  readonly anyOf: (ctx: Ctx, set: SetIR) => Cond
  readonly steps: (ctx: Ctx, list: readonly StepIR[]) => boolean
  readonly boundsOf: (ctx: Ctx, e: ExprIR) => Bounds
  readonly settled: (ctx: Ctx, e: ExprIR) => boolean | undefined
}

/** The code of an expression. Registers and terms are resolved; statements that it needs first are emitted. */
export const value: Dispatch['value'] = (ctx, e) => ctx.g.dispatch.value(ctx, e)

export const unkept: Dispatch['unkept'] = (ctx, e) => ctx.g.dispatch.unkept(ctx, e)

/** A condition as code; statements that it needs first are emitted. */
export const cond: Dispatch['cond'] = (ctx, e) => ctx.g.dispatch.cond(ctx, e)

export const tested: Dispatch['tested'] = (ctx, e) => ctx.g.dispatch.tested(ctx, e)

/** Emits a loop over a set, in order. To stop early, the visitor jumps out of a block around the loop. */
export const each: Dispatch['each'] = (ctx, set, visit) => ctx.g.dispatch.each(ctx, set, visit)

/** True if the item, an atom, is a member. None is a member of nothing. */
export const has: Dispatch['has'] = (ctx, set, item) => ctx.g.dispatch.has(ctx, set, item)

/** True if the set has a member. */
export const anyOf: Dispatch['anyOf'] = (ctx, set) => ctx.g.dispatch.anyOf(ctx, set)

/** Emits steps that do not wait. Returns true if the code after them is unreachable. */
export const steps: Dispatch['steps'] = (ctx, list) => ctx.g.dispatch.steps(ctx, list)

/** The possible values of an expression, without generating code for it. */
export const boundsOf: Dispatch['boundsOf'] = (ctx, e) => ctx.g.dispatch.boundsOf(ctx, e)

/** The value of an expression, if it is constant. */
export const knownValue = (ctx: Ctx, e: ExprIR): number | undefined => known(boundsOf(ctx, e))

/** Folds a condition if that is possible without reading anything that changes. */
export const settled: Dispatch['settled'] = (ctx, e) => ctx.g.dispatch.settled(ctx, e)
