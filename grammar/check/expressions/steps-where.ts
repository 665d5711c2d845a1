import type { Expression } from '../../expression/ast.ts'
import { EMPTY, constant, filter } from '../../ir/build.ts'
import type { Turning } from '../../ir/expression-ir.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { localSymbol } from '../../names/declarations.ts'
import { NUMBER, PUBLIC, SPACE, widest, type Secrecy } from '../../types/types.ts'
import type { InWorld, Lowering, Reading, Reporting } from '../elaboration/contexts.ts'
import { spanIn, touching, type Context } from '../elaboration/scope.ts'
import { HOLE_VALUE, scalarOf, type SetValue, type Value } from '../elaboration/values.ts'
import { spacesAlong } from '../world/topology.ts'
import { number, truth, typed } from '../elaboration/dispatch.ts'
import { turnsOfSteps } from './turn-costs.ts'

export type ConditionOfSteps = Extract<Expression, { kind: 'where' }>

/** Conditions that the last arguments of a search by steps put on each step. */
export interface StepsSaid {
  readonly where?: ConditionOfSteps
  readonly by?: ConditionOfSteps
  readonly turns?: ConditionOfSteps
  readonly 'at most'?: ConditionOfSteps
}

/** The possible steps from each space. */
interface StepsWhere extends Turning {
  /** The register of the space. */
  readonly reg: number
  readonly next: SetIR
  /** The register of the next space, the cost of the step, and the limit of all costs. */
  readonly item?: number
  readonly cost?: ExprIR
  readonly limit?: ExprIR
  readonly secrecy: Secrecy
}

/**
 * `where not walled(previous, it)`: steps in the directions of a mask from `previous` to `it`, if the condition holds.
 * `by it.toll` gives them a cost, `with turns at 1` also turns on the way; `at most 4` is the limit of all costs; without `by` each step costs 1. With `within`, no
 * step leaves that set.
 */
export function stepsWhere(
  el: Reading,
  context: Context,
  along: number,
  stepOptions: StepsSaid,
  within?: SetValue,
): StepsWhere {
  const { where, by, turns, 'at most': atMost } = stepOptions
  const [from, to, item] = [el.boundRegister(SPACE), el.boundRegister(SPACE), el.boundRegister(SPACE)]
  const test = where && truth(el, endsOfStep(el, context, along, where, [from.ir, to.ir]), where.term)
  const cost = by && typed(el, endsOfStep(el, context, along, by, [from.ir, item.ir]), by.term, NUMBER, true)
  const limit = atMost && number(el, context, atMost.term)
  const turning = turns && turnsOfSteps(el, context, along, turns, from.ir)
  const rows = el.tables.rows(`steps ${along}`, spacesAlong(el.world.topology, along))
  const every: SetIR = { set: 'row', ...rows, index: from.ir }
  const row = within === undefined ? every : keptIn(el, every, within)
  const costs = cost?.ir ?? (limit === undefined && turning === undefined ? undefined : constant(1))
  const secrecy = widest(...[test, cost, limit, turning].map((one) => one?.secrecy ?? PUBLIC))
  return {
    reg: from.reg,
    next: test === undefined ? row : filter(row, to.reg, test.ir),
    ...(costs === undefined ? {} : { item: item.reg, cost: costs }),
    ...(limit === undefined ? {} : { limit: limit.ir }),
    ...turning,
    secrecy,
  }
}

/** Both ends of a step, `previous` and `it`. */
function endsOfStep(
  el: Reading,
  context: Context,
  along: number,
  at: ConditionOfSteps,
  [from, to]: readonly [ExprIR, ExprIR],
): Context {
  const symbol =
    el.names.symbols.find('previous', 'word') ?? localSymbol('variable', 'previous', spanIn(context, at))
  const ends = context.scope.declare({ symbol, value: scalarOf(SPACE, from) }).withIt(scalarOf(SPACE, to))
  const areNext = (along & ~el.world.topology.near) === 0
  const scope = areNext ? ends.withFacts(new Map([[touching('previous', 'it'), { notNone: true }]])) : ends
  return { ...context, scope }
}

/** The members that are in a set, too. */
export function keptIn(el: Lowering, members: SetIR, { ir: set }: Pick<SetValue, 'ir'>): SetIR {
  const { reg, ir: item } = el.boundRegister(SPACE)
  return filter(members, reg, { op: 'contains', set, item })
}

export function everySpace({ world }: InWorld): SetIR {
  return world.spaces.length === 0
    ? EMPTY
    : { set: 'range', from: constant(0), to: constant(world.spaces.length - 1) }
}

/** Reports a condition on steps outside a stepwise search. */
export function misplacedWhere(el: Reporting, context: Context, e: ConditionOfSteps): Value {
  const word = e.limits === 'turns' ? `with ${e.turned?.text ?? 'turns'} at` : (e.limits ?? 'where')
  el.report(
    'ST4119',
    spanIn(context, e),
    `\`${word}\` can be the last argument of \`reached\`${e.limits === 'at most' ? '' : ' and `distance`'} only.`,
    {
      help:
        e.limits === 'by'
          ? 'It is the cost of each step there.'
          : e.limits === 'turns'
            ? 'It is the cost of each turn on the way there, behind `by` and before `at most`.'
            : e.limits === 'at most'
              ? 'It is the limit of all costs there. To compare a distance, write `<=` behind it.'
              : 'It is a condition on each step there. To say which things are meant, put it right behind them, without a comma.',
    },
  )
  return HOLE_VALUE
}
