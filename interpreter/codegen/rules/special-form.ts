import type { SetOf } from '../../../grammar/ir/nodes.ts'
import type { SetIR } from '../../../grammar/ir/ir.ts'
import type { Cond, Val } from '../code/val.ts'
import type { Ctx } from './context.ts'
import type { Wanted } from './set-filters.ts'
import type { Visit } from './visits.ts'

/** A special form of the code for some nodes. It means the same as the plain code, which is the fallback. */
export interface Shape<Node, Code> {
  readonly name: string
  /** A quick test of the node. Nothing is emitted. */
  readonly when: (ctx: Ctx, node: Node) => boolean
  /** Undefined if the form does not fit after all. `plain` generates the code that it replaces. */
  readonly emit: (ctx: Ctx, node: Node, plain: () => Code) => Code | undefined
}

/** A loop over the things of a set that satisfy some conditions. */
export interface Loop {
  readonly set: SetOf<'filter'>
  readonly of: SetIR
  readonly wanted: readonly Wanted[]
  readonly visit: Visit
}

/** The special forms of each construct, in the order in which they are tried. */
export interface Shapes {
  /** Tests whether a filtered set has a member. */
  readonly any: readonly Shape<SetOf<'filter'>, Cond>[]
  readonly count: readonly Shape<SetIR, Val>[]
  readonly first: readonly Shape<SetIR, Val>[]
  readonly each: readonly Shape<Loop, true>[]
}

/** The code in the first form that fits, or else the plain code. */
export function shaped<Node, Code>(
  shapes: readonly Shape<Node, Code>[],
  ctx: Ctx,
  node: Node,
  plain: () => Code,
): Code {
  for (const { when, emit } of shapes) {
    const code = when(ctx, node) ? emit(ctx, node, plain) : undefined
    if (code !== undefined) return code
  }
  return plain()
}
