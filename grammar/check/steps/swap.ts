import type { Expression } from '../../expression/ast.ts'
import type { StepIR } from '../../ir/ir.ts'
import { SPACE, typeWords, widest } from '../../types/types.ts'
import { cureForNone } from '../expressions/cures-for-none.ts'
import type { InWorld, Reading, Reporting } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import type { Scalar, Value } from '../elaboration/values.ts'
import { valueAsSet } from '../expressions/conversions.ts'
import { changeSeats, isSeat } from './change-seats.ts'
import { containerMeant, facesIn, reportMisfit, whatPublic, type Container } from './containers.ts'
import { elaborate } from '../elaboration/dispatch.ts'
import type { StepHandlers, Of } from './step-handlers.ts'

export const SWAPPING: StepHandlers<'swap'> = {
  swap: ({ el, context, origin, done }, step) => {
    const { steps, between } = swapStep(el, context, step, origin)
    return done(steps, between)
  },
}

interface Swapped {
  readonly steps: readonly StepIR[]
  /** The places where something changes, if no others can. */
  readonly between?: readonly string[]
}

/** `swap king with rook`, `swap your hand with hand of opponent`. */
function swapStep(el: Reading, context: Context, step: Of<'swap'>, origin: number): Swapped {
  const one = elaborate(el, context, step.one, SPACE)
  const other = elaborate(el, context, step.other, SPACE)
  if (isSeat(one) || isSeat(other)) {
    const players = [
      { e: step.one, value: one },
      { e: step.other, value: other },
    ] as const
    return { steps: changeSeats(el, context, players, origin) }
  }
  if (isPiece(one) || isPiece(other)) {
    const here = pieceMeant(el, context, step.one, one)
    const otherPiece = pieceMeant(el, context, step.other, other)
    if (here === undefined || otherPiece === undefined) return { steps: [] }
    reportNoPlace(el, context, step.one, here, otherPiece)
    reportNoPlace(el, context, step.other, otherPiece, here)
    const swap: StepIR = { step: 'swap', what: 'pieces', one: here.ir, other: otherPiece.ir, origin }
    el.annotations.set('faces', swap, { at: spanIn(context, step), face: widest(here.face, otherPiece.face) })
    return { steps: [swap] }
  }
  const here = containerMeant(el, context, step.one, one)
  const otherPlace = containerMeant(el, context, step.other, other)
  if (here === undefined || otherPlace === undefined) return { steps: [] }
  reportContents(el, context, step.one, here, otherPlace)
  reportContents(el, context, step.other, otherPlace, here)
  const swap: StepIR = { step: 'swap', what: 'places', one: here.ir, other: otherPlace.ir, origin }
  el.annotations.set('faces', swap, {
    at: spanIn(context, step),
    face: widest(facesIn(el, here), facesIn(el, otherPlace)),
  })
  return {
    steps: [swap],
    ...(here.place && otherPlace.place ? { between: [here.name, otherPlace.name] } : {}),
  }
}

function isPiece(value: Value): boolean {
  return value.form === 'scalar' && value.type.kind === 'piece'
}

function pieceMeant(el: Reading, context: Context, e: Expression, value: Value): Scalar | undefined {
  if (value.form === 'scalar' && value.type.kind === 'hole') return undefined
  if (value.form !== 'scalar' || value.type.kind !== 'piece') {
    const what = value.form === 'scalar' ? typeWords(value.type) : value.form === 'set' ? 'a set' : 'a place'
    el.report('ST4102', spanIn(context, e), `Expected a piece, but this is ${what}.`, {
      help: 'You can swap two pieces, or two places or spaces with everything on them.',
    })
    return undefined
  }
  // An empty pile is a fault of the game here, as it is when dealing from one.
  if (value.orNone && e.kind !== 'top' && e.kind !== 'select')
    el.report('ST4104', spanIn(context, e), 'There may be nothing to swap here.', {
      help: cureForNone(el, context, e),
    })
  whatPublic(el, context, e, valueAsSet(el, context, e, value), 'is swapped')
  return value
}

/** Reports a kind that may not be in the other piece's possible place. */
function reportNoPlace(
  el: InWorld & Reporting,
  context: Context,
  e: Expression,
  { type }: Scalar,
  other: Scalar,
): void {
  if (type.kind !== 'piece' || other.type.kind !== 'piece') return
  const { kinds } = type
  const otherKinds = other.type.kinds
  const groups = other.onBoard === true ? [] : el.world.groups
  const places = el.world.places.filter(({ isBoard }) => isBoard || other.onBoard !== true)
  for (const { name, key, kinds: held } of [
    ...places.map((place) => ({ ...place, kinds: place.holdsKinds })),
    ...groups,
  ]) {
    if (!held.some((kind) => otherKinds.has(kind))) continue
    const misfit = [...kinds].find((kind) => !held.includes(kind))
    if (misfit === undefined) continue
    const what = el.world.kinds[misfit]?.name ?? 'piece'
    el.report(
      'ST4118',
      spanIn(context, e),
      `\`${what}\` cannot be in \`${name}\`, where the other may come from.`,
      {
        related: [{ span: key.span, label: 'what it holds is declared here' }],
      },
    )
    return
  }
}

/** Reports a thing that may be in one place but not in the other. */
function reportContents(
  el: InWorld & Reporting,
  context: Context,
  e: Expression,
  from: Container,
  to: Container,
): void {
  const groupClasses = from.place?.place.holdsGroups ?? []
  const group = from.group?.name ?? groupClasses[0]
  if (from.group !== undefined || groupClasses.join() !== (to.place?.place.holdsGroups ?? []).join()) {
    el.report('ST4118', spanIn(context, e), `\`${group ?? 'piece'}\` cannot be swapped like this.`, {
      help: 'Only places that hold the same can be swapped.',
    })
    return
  }
  const boards = el.world.places.filter(({ isBoard }) => isBoard)
  const kinds = from.place?.place.holdsKinds ?? boards.flatMap(({ holdsKinds }) => holdsKinds)
  if (group === undefined) reportMisfit(el, context, e, new Set(kinds), to)
}
