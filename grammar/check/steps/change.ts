import { changingFaces } from '../world/changing-faces.ts'
import type { Step } from '../../expression/ast.ts'
import { arithmetic, constant, loadWord } from '../../ir/build.ts'
import type { ExprIR, StepIR } from '../../ir/ir.ts'
import type { Faces } from '../world/faces.ts'
import type { ClassInfo } from '../world/world.ts'
import type { Lowering, Reading } from '../elaboration/contexts.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import type { Scalar } from '../elaboration/values.ts'
import { mayBeNone } from '../expressions/conversions.ts'
import { SEAT } from '../../types/types.ts'
import { unseenChange } from './unseen-change.ts'
import { elaborate, typed } from '../elaboration/dispatch.ts'

type SetStep = Extract<Step, { kind: 'set' }>

/**
 * `set piece.kind to king`, `set piece.owner to you`: the piece stays where it is and shows another face. Undefined if the
 * step sets something else.
 */
export function changeStep(
  el: Reading,
  context: Context,
  { target, value }: SetStep,
  origin: number,
): readonly StepIR[] | undefined {
  if (target.kind !== 'field' && target.kind !== 'of') return undefined
  const what = target.name.text
  if (what !== 'kind' && what !== 'owner') return undefined
  const piece = elaborate(el, context, target.object)
  if (piece.form !== 'scalar' || piece.type.kind !== 'piece') return undefined
  const className = piece.type.class
  const own = el.world.classes.find(({ name }) => name === className)
  const faces = changingFaces(el.world)
  const { face } = el.memory
  if (own === undefined) return []
  if (what === 'kind' && own.changesUnseen) return unseenChange(el, context, { target, value }, piece, origin)
  if (faces === undefined || face === undefined || !mayChange(own, what)) {
    el.report('ST4116', spanIn(context, target), `The ${what} of a ${className} never changes.`, {
      label: 'never changes',
      help: `Write \`${what}: changes\` under \`${className}\` in \`pieces\`.`,
    })
    return []
  }
  if (piece.orNone) mayBeNone(el, context, target.object)
  publicOnly(el, piece.secrecy, spanIn(context, target), 'Which piece changes')
  const becomes = typed(el, context, value, what === 'owner' ? SEAT : { kind: 'kind', class: className })
  publicOnly(el, becomes.secrecy, spanIn(context, value), 'What a piece becomes')
  return [store(el, faces, face, { piece, what, becomes, origin })]
}

const mayChange = (own: ClassInfo, what: 'kind' | 'owner'): boolean =>
  what === 'kind' ? own.kindChanges : own.ownerChanges

function store(
  el: Lowering,
  faces: Faces,
  face: number,
  change: {
    readonly piece: Scalar
    readonly what: 'kind' | 'owner'
    readonly becomes: Scalar
    readonly origin: number
  },
): StepIR {
  const { piece, what, becomes, origin } = change
  const { world } = el
  const isKind = what === 'kind'
  const values = el.tables.ofWorld(`faces by ${what}`, () =>
    isKind ? faces.withKinds() : faces.withOwners(),
  )
  const row = arithmetic(
    'mul',
    loadWord(face, piece.ir),
    constant(isKind ? world.kinds.length : world.seats.length),
  )
  const value: ExprIR = el.lookUp(`face with another ${what}`, values, arithmetic('add', row, becomes.ir))
  return {
    step: 'store',
    base: face,
    index: piece.ir,
    value,
    least: 0,
    most: world.faces.length - 1,
    orNone: false,
    origin,
  }
}
