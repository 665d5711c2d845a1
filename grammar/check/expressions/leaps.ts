import type { Expression } from '../../expression/ast.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { DIRECTIONS } from '../../types/types.ts'
import { constant } from '../../ir/build.ts'
import { scalarOf, type Scalar } from '../elaboration/values.ts'
import { leapWord } from '../world/leaps.ts'
import { directionsBySeat } from './arithmetic.ts'

/** The directions of a leap for each seat. Undefined if it is refused. */
export function leapMasks(
  el: Pick<Reading, 'report' | 'world'>,
  context: Context,
  leap: string,
  args: readonly Expression[],
  e: Expression,
): readonly number[] | undefined {
  const [ahead, aside] = args.map((arg) => (arg.kind === 'number' ? arg.value : undefined))
  const refuse = (message: string, help: string): undefined =>
    void el.report('ST4173', spanIn(context, e), message, { help })
  if (ahead === undefined || aside === undefined)
    return refuse('The length of a leap is a number.', 'Write both numbers, such as `leap(1, 2)`.')
  const masks = el.world.topology.words.get(leapWord(leap, ahead, aside))
  if (masks !== undefined) return masks
  if (ahead < 0 || aside < 0 || ahead + aside === 0 || Math.max(ahead, aside) > MOST_AHEAD)
    return refuse(
      'This leads to no other space.',
      `One of the numbers is at least 1, and neither more than ${MOST_AHEAD}: \`leap(1, 2)\`.`,
    )
  const shapes = el.world.boards.map(({ shape }) => shape)
  if (shapes.includes('hexes') && leap !== 'leap')
    return refuse(`Hexagons have no \`${leap}\`.`, 'Every leap of this length is `leap(1, 2)`.')
  if (shapes.includes('squares') || shapes.includes('hexes'))
    return refuse(
      'The rules do not mention this leap elsewhere, so no board has it.',
      "Give it a name under `directions` of the board: `directions: { jump: 'leap(1, 2)' }`.",
    )
  return refuse(
    'Only boards of squares and hexagons have leaps.',
    'Draw the board as a `grid` or as `hexes`.',
  )
}

const MOST_AHEAD = 99

export function leapOf(
  el: Reading,
  context: Context,
  leap: string,
  args: readonly Expression[],
  e: Expression,
): Scalar {
  const masks = leapMasks(el, context, leap, args, e)
  return masks === undefined ? scalarOf(DIRECTIONS, constant(0)) : directionsBySeat(el, masks)
}
