import type { Expression } from '../../expression/ast.ts'
import { EMPTY, constant, filter } from '../../ir/build.ts'
import type { SetIR } from '../../ir/ir.ts'
import { localSymbol } from '../../names/declarations.ts'
import { SPACE } from '../../types/types.ts'
import type { Secrecy } from '../../types/types.ts'
import type { InWorld, Reading, Reporting } from '../elaboration/contexts.ts'
import { spanIn, touching } from '../elaboration/scope.ts'
import type { Context } from '../elaboration/scope.ts'
import { HOLE_VALUE, scalarOf } from '../elaboration/values.ts'
import type { Value } from '../elaboration/values.ts'
import { spacesAlong } from '../world/topology.ts'
import { truth } from '../elaboration/dispatch.ts'

export type ConditionOfSteps = Extract<Expression, { kind: 'where' }>

/** The possible steps from each space. */
interface StepsWhere {
  /** The register of the space. */
  readonly reg: number
  readonly next: SetIR
  readonly secrecy: Secrecy
}

/** `where not walled(previous, it)`: steps in the directions of a mask from `previous` to `it`, if the condition holds. */
export function stepsWhere(
  el: Reading,
  context: Context,
  along: number,
  { term, ...at }: ConditionOfSteps,
): StepsWhere {
  const [from, to] = [el.boundRegister(SPACE), el.boundRegister(SPACE)]
  const symbol =
    el.names.symbols.find('previous', 'word') ?? localSymbol('variable', 'previous', spanIn(context, at))
  const ends = context.scope
    .declare({ symbol, value: scalarOf(SPACE, from.ir) })
    .withIt(scalarOf(SPACE, to.ir))
  const areNext = (along & ~el.world.topology.near) === 0
  const scope = areNext ? ends.withFacts(new Map([[touching('previous', 'it'), { notNone: true }]])) : ends
  const test = truth(el, { ...context, scope }, term)
  const rows = el.tables.rows(`steps ${along}`, spacesAlong(el.world.topology, along))
  const next = filter({ set: 'row', ...rows, index: from.ir }, to.reg, test.ir)
  return { reg: from.reg, next, secrecy: test.secrecy }
}

export function everySpace({ world }: InWorld): SetIR {
  return world.spaces.length === 0
    ? EMPTY
    : { set: 'range', from: constant(0), to: constant(world.spaces.length - 1) }
}

/** Reports a condition on steps outside a stepwise search. */
export function misplacedWhere(el: Reporting, context: Context, e: ConditionOfSteps): Value {
  el.report(
    'ST4119',
    spanIn(context, e),
    '`where` can be the last argument of `reached` and `distance` only.',
    {
      help: 'It is a condition on each step there. To say which things are meant, put it right behind them, without a comma.',
    },
  )
  return HOLE_VALUE
}
