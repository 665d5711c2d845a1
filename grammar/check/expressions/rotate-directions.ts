import { NOTHING, arithmetic, choose, compare, constant } from '../../ir/build.ts'
import { NONE, type ExprIR } from '../../ir/ir.ts'
import { DIRECTIONS, SPACE, widest } from '../../types/types.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { scalarOf, type Scalar } from '../elaboration/values.ts'
import { singleDirections } from '../nouns/direction-nouns.ts'
import { turnedSpaces } from '../world/blocks.ts'
import { turnedBy, turnsAround, type Topology } from '../world/topology.ts'
import { directionsBySeat, masks } from './arithmetic.ts'

/** With more directions there are too many masks for a table. */
const FEW_DIRECTIONS = 8

/** Every power of two up to 2 ** 35 has another remainder, so that a single direction is the index of a short table. */
export const APART = 37

/** These directions, the other way round. */
export function oppositeOf(el: Reading, directions: Scalar): Scalar {
  const { topology } = el.world
  const back = topology.directions.map(({ opposite }) => opposite)
  return { ...directions, ir: each(el, directions, [back], constant(0)) }
}

/** These directions, a number of turns further clockwise. */
export function turnedFurther(el: Reading, directions: Scalar, turns: Scalar): Scalar {
  const { topology } = el.world
  const around = turnsAround(topology)
  const further = Array.from({ length: around }, (_, n) =>
    topology.directions.map((_way, bit) => turnedBy(topology, bit, n)),
  )
  const by = arithmetic('mod', turns.ir, constant(around))
  return scalarOf(DIRECTIONS, each(el, directions, further, by), {
    orNone: directions.orNone,
    secrecy: widest(directions.secrecy, turns.secrecy),
  })
}

/** The space to which one comes when its block is turned. */
export function turnedSpace(el: Reading, space: Scalar, turns: Scalar): Scalar {
  const { around, to } = turnedSpaces(el.world.divided, el.world.spaces)
  const { reg, ir } = el.boundRegister(SPACE)
  const by = arithmetic('mod', turns.ir, constant(around))
  const index = arithmetic('add', arithmetic('mul', ir, constant(around)), by)
  const found = el.lookUp('turned spaces', to, index)
  const body = space.orNone ? choose(compare('eq', ir, NOTHING), NOTHING, found) : found
  return scalarOf(
    SPACE,
    { op: 'let', reg, value: space.ir, body },
    {
      orNone: space.orNone || to.includes(NONE),
      secrecy: widest(space.secrecy, turns.secrecy),
    },
  )
}

/** The mask in which each direction is replaced by that of a row, chosen by a number. None stays none. */
function each(
  el: Reading,
  { ir: mask, orNone }: Scalar,
  rows: readonly (readonly number[])[],
  chosen: ExprIR,
): ExprIR {
  const { topology } = el.world
  const known = chosen.op === 'const' ? masks(el, mask) : undefined
  const [row] = chosen.op === 'const' ? [rows[chosen.value]] : []
  if (known !== undefined && row !== undefined)
    return directionsBySeat(
      el,
      known.map((one) => maskOf(topology, one, row)),
    ).ir
  const { length } = topology.directions
  const at = (index: ExprIR, width: number): ExprIR =>
    arithmetic('add', index, arithmetic('mul', chosen, constant(width)))
  if (length <= FEW_DIRECTIONS) {
    const words = rows.flatMap((one) =>
      Array.from({ length: 2 ** length }, (_, all) => maskOf(topology, all, one)),
    )
    return el.lookUp('turned', words, at(mask, 2 ** length))
  }
  const words = rows.flatMap((one) => {
    const apart = Array<number>(APART).fill(0)
    one.forEach((other, bit) => (apart[2 ** bit % APART] = 2 ** other))
    return apart
  })
  const { reg, ir } = el.boundRegister(DIRECTIONS)
  const of = el.lookUp('turned', words, at(arithmetic('mod', ir, constant(APART)), APART))
  const outer = el.boundRegister(DIRECTIONS)
  const sum: ExprIR = { op: 'fold', fold: 'sum', set: singleDirections(el, outer.ir), reg, of }
  const body = orNone ? choose(compare('eq', outer.ir, NOTHING), NOTHING, sum) : sum
  return { op: 'let', reg: outer.reg, value: mask, body }
}

function maskOf({ directions }: Topology, mask: number, row: readonly number[]): number {
  return directions.reduce((sum, _, bit) => ((mask >>> bit) & 1 ? sum | (1 << (row[bit] ?? bit)) : sum), 0)
}
