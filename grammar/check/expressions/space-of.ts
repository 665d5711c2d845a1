import { NOTHING, choose, compare, constant } from '../../ir/build.ts'
import type { ExprIR } from '../../ir/ir.ts'
import type { Lowering } from '../elaboration/contexts.ts'
import { scalarOf, type Scalar } from '../elaboration/values.ts'

/** The space itself, or the space of a piece. Undefined for other things. */
export function spaceOf(lowering: Lowering, value: Scalar): Scalar | undefined {
  if (value.type.kind === 'space') return value
  if (value.type.kind !== 'piece') return undefined
  const { reg, ir } = lowering.boundRegister('container')
  const inside = compare('lt', ir, constant(lowering.world.spaces.length))
  const space: ExprIR =
    value.onBoard === true
      ? lowering.containerOf(value.ir)
      : { op: 'let', reg, value: lowering.containerOf(value.ir), body: choose(inside, ir, NOTHING) }
  return scalarOf({ kind: 'space' }, space, {
    orNone: value.orNone || value.onBoard !== true,
    secrecy: value.secrecy,
  })
}
