import { pluralOf } from '../../document/spelling.ts'
import type { Expression } from '../../expression/ast.ts'
import { NOTHING, cell, choose, compare } from '../../ir/build.ts'
import type { StepIR } from '../../ir/ir.ts'
import { DECIDER, HIDDEN, widest } from '../../types/types.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import type { Scalar } from '../elaboration/values.ts'
import { mayBeNone } from '../expressions/conversions.ts'

const CHANGES = new WeakSet<StepIR>()

/**
 * True if rules that know the piece by a name must be updated as well, because the name then refers to another piece.
 */
export function changesUnseen(step: StepIR): boolean {
  return CHANGES.has(step)
}

/**
 * `set recruit.kind to becomes`, what it becomes being chosen in secret: it changes places with the chosen piece of the
 * supply. Whatever names it is made to name the other one when the whole game has been read (`whole-game/unseen-changes.ts`).
 */
export function unseenChange(
  el: Reading,
  context: Context,
  {
    target,
    value,
  }: { readonly target: Extract<Expression, { kind: 'field' | 'of' }>; readonly value: Expression },
  piece: Scalar,
  origin: number,
): readonly StepIR[] {
  if (piece.type.kind !== 'piece') return []
  const { class: className } = piece.type
  const chosen = value.kind === 'name' ? context.scope.variables.get(value.name.text) : undefined
  const spare = chosen?.value.form === 'scalar' ? chosen.value.spare : undefined
  const own = el.world.classes.find(({ name }) => name === className)
  const kinds = `kinds in ${own?.plural ?? pluralOf(className)} in secret`
  const refuse = (at: Expression, message: string, help: string): readonly StepIR[] => {
    el.report('ST4192', spanIn(context, at), message, { help })
    return []
  }
  if (chosen?.value.form === 'scalar' && chosen.value.type.kind === 'hole') return []
  if (spare === undefined || chosen?.value.form !== 'scalar')
    return refuse(
      value,
      `What a \`${className}\` becomes unseen is chosen in secret, in the same action.`,
      `Write \`becomes: ${kinds}\` under \`choose\` of the action, and \`set ... to becomes\`. A \`where\` before \`in secret\` says what it may become.`,
    )
  const { type } = chosen.value
  if (type.kind !== 'kind' || type.class !== className)
    return refuse(value, `This is no kind of \`${className}\`.`, `Choose one: \`${kinds}\`.`)
  if (piece.isYours !== true)
    return refuse(
      target.object,
      'Only a piece of your own changes unseen, one that was chosen or handed over as yours.',
      `Write \`your ${className}\` where it is chosen, or in the parameters.`,
    )
  if (piece.face === HIDDEN)
    return refuse(
      target.object,
      `Whoever changes this ${className} does not see what it is.`,
      'Let its owner see it where it lies: `seen by: owner`.',
    )
  if (piece.orNone) mayBeNone(el, context, target.object)
  publicOnly(el, piece.secrecy, spanIn(context, target), 'Which piece changes')
  const isMine = compare('eq', el.ownerOf(piece.ir, className), el.readYou())
  const step: StepIR = {
    step: 'swap',
    what: 'pieces',
    one: piece.ir,
    other: choose(isMine, cell(spare), NOTHING),
    origin,
  }
  CHANGES.add(step)
  el.annotations.set('faces', step, { at: spanIn(context, target), face: widest(piece.face, DECIDER) })
  return [step]
}
