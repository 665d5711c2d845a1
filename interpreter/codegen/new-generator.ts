import type { GameIR } from '../../grammar/ir/ir.ts'
import { Names } from './code/code.ts'
import { LIMITS, type Limits } from './code/inlining-sizes.ts'
import { StaticTables } from './code/tables.ts'
import type { Gen } from './rules/context.ts'
import { factsFor } from './rules/facts.ts'
import { HANDLERS } from './rules/handlers.ts'
import { shapesWithout } from './shapes/shapes.ts'

/** Begins a program with its own tables, names and functions, without the special forms called `off`. */
export function newGenerator(
  ir: GameIR,
  own: Pick<Gen, 'memory' | 'spend'> & Partial<Gen>,
  off?: ReadonlySet<string>,
  limits: Limits = LIMITS,
): Gen {
  return {
    dispatch: HANDLERS,
    shapes: shapesWithout(off),
    ir,
    facts: factsFor(ir, limits),
    tables: new StaticTables(),
    names: new Names(),
    units: new Map(),
    functions: [],
    late: [],
    copies: { now: 1 },
    loops: { around: 1, origin: -1 },
    profiles: undefined,
    ...own,
  }
}
