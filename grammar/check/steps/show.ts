import type { Expression } from '../../expression/ast.ts'
import { constant } from '../../ir/build.ts'
import type { SetIR, StepIR } from '../../ir/ir.ts'
import { PUBLIC, typeWords, widest } from '../../types/types.ts'
import { piecesMeant } from '../actions/several-choice.ts'
import { asSet } from '../elaboration/dispatch.ts'
import { spanIn } from '../elaboration/scope.ts'
import type { SetValue } from '../elaboration/values.ts'
import type { Elaborated, StepPlace } from '../elaboration/step-place.ts'
import { whatPublic } from './containers.ts'
import { noOpenly, recipients } from './recipients.ts'
import { seenFace } from './seen-faces.ts'
import type { StepHandlers, StepHere } from './step-handlers.ts'

export const SHOWING: StepHandlers<'show' | 'reveal'> = {
  show: (here, { what: e, to }) => {
    const { el, context, origin } = here
    const what = piecesShown(here, e)
    if (what === undefined) return here.done([])
    if (to === undefined)
      return openly(here, e, what, (set) => ({ step: 'show', what: set, to: everybody(here), origin }))
    noOpenly(el, context, e, to)
    const seats = recipients(el, context, to)
    const isUnseen = widest(what.secrecy, seats?.secrecy ?? PUBLIC) !== PUBLIC
    const unseen = isUnseen ? ({ unseen: true } as const) : {}
    return shown(
      here,
      { step: 'show', what: what.ir, to: seats?.ir ?? everybody(here), ...unseen, origin },
      what,
      here.place.scope,
    )
  },
  reveal: (here, { what: e }) => {
    const what = piecesShown(here, e)
    if (what === undefined) return here.done([])
    return openly(here, e, what, (set) => ({ step: 'reveal', what: set, origin: here.origin }))
  },
}

/** Groups have no face of their own, so their contents are shown. */
function piecesShown({ el, context }: StepHere, e: Expression): SetValue | undefined {
  const what = piecesMeant(el, asSet(el, context, e))
  if (what.element.kind === 'piece') return what
  if (what.element.kind !== 'hole')
    el.report('ST4102', spanIn(context, e), `Only pieces can be shown; this is ${typeWords(what.element)}.`)
  return undefined
}

function everybody({ el }: StepHere): SetIR {
  return { set: 'range', from: constant(0), to: constant(el.world.seats.length - 1) }
}

function openly(here: StepHere, e: Expression, what: SetValue, step: (what: SetIR) => StepIR): Elaborated {
  whatPublic(here.el, here.context, e, what, 'is shown')
  return shown(here, step(what.ir), what, seenFace(here.place.scope, e))
}

function shown({ el, at }: StepHere, step: StepIR, what: SetValue, scope: StepPlace['scope']): Elaborated {
  el.annotations.set('faces', step, { at, face: what.face })
  return { steps: [step], scope }
}
