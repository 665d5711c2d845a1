import { arithmetic } from '../../ir/build.ts'
import type { Turning } from '../../ir/expression-ir.ts'
import { NONE, type ExprIR } from '../../ir/ir.ts'
import type { Expression } from '../../expression/ast.ts'
import { expressionsIn } from '../../expression/walk.ts'
import { localSymbol } from '../../names/declarations.ts'
import { DIRECTIONS, NUMBER, SPACE, widest, type Secrecy } from '../../types/types.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { typed } from '../elaboration/dispatch.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { scalarOf } from '../elaboration/values.ts'
import { turnedBy, turnsAround, type Topology } from '../world/topology.ts'

/** The number of directions by which a turn goes on, in its cost. */
const ANGLE = 'angle'

type Turns = Extract<Expression, { kind: 'where' }>

/** `with turns at 1 from car.facing to heading`, for steps in the directions of a mask from the space in a register. */
export function turnsOfSteps(
  el: Reading,
  context: Context,
  along: number,
  turns: Turns,
  from: ExprIR,
): (Turning & { readonly secrecy: Secrecy }) | undefined {
  const { turned, facing, heading, term } = turns
  if (turned !== undefined && turned.text !== 'turns') {
    el.report(
      'ST4119',
      spanIn(context, turned),
      'Only `with turns at` can say what something on the way costs.',
      {
        help: 'It is the cost of each turn to the next direction: `with turns at 1`.',
      },
    )
    return undefined
  }
  const { topology } = el.world
  if (topology.directions.some(({ leaps }, way) => leaps === true && (along >>> way) % 2 === 1)) {
    el.report('ST4119', spanIn(context, turns), 'Nothing turns on the way in leaps.', {
      help: 'Only steps to neighbours, `orthogonal` or `adjacent`, have turns between them that cost something.',
    })
    return undefined
  }
  const by = el.boundRegister(NUMBER)
  const inside = context.scope.withIt(scalarOf(SPACE, from))
  const isOwn = el.names.symbols.called(ANGLE).some(({ declared }) => declared.length > 0)
  const known = el.names.symbols.find(ANGLE, 'word') ?? localSymbol('variable', ANGLE, spanIn(context, turns))
  const scope = isOwn ? inside : inside.declare({ symbol: known, value: scalarOf(NUMBER, by.ir) })
  const cost = typed(el, { ...context, scope }, term, NUMBER, true)
  const isWhole = !isOwn && [...expressionsIn(term)].some((e) => e.kind === 'name' && e.name.text === ANGLE)
  const [before, after] = [facing, heading].map((e) => e && typed(el, context, e, DIRECTIONS, true))
  return {
    angle: by.reg,
    turn: isWhole ? cost.ir : arithmetic('mul', cost.ir, by.ir),
    angles: el.tables.table(`angles ${along}`, anglesOf(topology, along)),
    ...(before === undefined ? {} : { facing: before.ir }),
    ...(after === undefined ? {} : { heading: after.ir }),
    secrecy: widest(cost.secrecy, ...[before, after].map((one) => one?.secrecy ?? cost.secrecy)),
  }
}

/** For each two directions of a mask the number of directions from one to the other, the shorter way round. */
function anglesOf(topology: Topology, along: number): readonly number[] {
  const { length } = topology.directions
  const circles = circlesOf(topology, along)
  return Array.from({ length: length * length }, (_, index) => {
    const [one, other] = [Math.floor(index / length), index % length]
    const circle = circles.find((ways) => ways.includes(one))
    const [from, to] = [one, other].map((way) => circle?.indexOf(way) ?? -1)
    if (circle === undefined || from === undefined || to === undefined || to < 0) return NONE
    const steps = Math.abs(to - from)
    return Math.min(steps, circle.length - steps)
  })
}

/** The directions of a mask, clockwise. Those of squares and of hexagons are two circles. */
function circlesOf(topology: Topology, along: number): readonly (readonly number[])[] {
  const ways = topology.directions.flatMap((_, way) => ((along >>> way) % 2 === 1 ? [way] : []))
  const around = (way: number): readonly number[] =>
    Array.from({ length: turnsAround(topology) }, (_, turns) => turnedBy(topology, way, turns))
  const circles = new Map<string, number[]>()
  for (const way of ways) {
    const orbit = new Set(around(way))
    // Straight and slanting directions of squares turn into themselves, and lie between each other.
    const key = orbit.size > 2 ? `${orbit.size}` : `two ${Math.min(...orbit)}`
    circles.set(key, [...(circles.get(key) ?? []), way])
  }
  return [...circles.values()]
}
