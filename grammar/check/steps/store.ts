import type { Expression } from '../../expression/ast.ts'
import { EMPTY, arithmetic, constant } from '../../ir/build.ts'
import type { ExprIR, SetIR, StepIR } from '../../ir/ir.ts'
import type { Reading, Reporting } from '../elaboration/contexts.ts'
import type { Counted } from '../elaboration/services/functions.ts'
import { asTyped, unfitKind } from '../expressions/conversions.ts'
import { cureForNone } from '../expressions/cures-for-none.ts'
import { isBag, oneOfValue } from '../elaboration/bags.ts'
import type { BagType } from '../world/bag-values.ts'
import { scalarOf, type Scalar, type SetValue } from '../elaboration/values.ts'
import { resetSnapshots } from '../elaboration/set-snapshots.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { changeStep } from './change.ts'
import { localSetOf, locationOf, setLocationOf, type LocalSet } from './locations.ts'
import { noteMembers, setMembers, type WordSet } from '../elaboration/word-sets.ts'
import { pathOf, spanIn, type Context } from '../elaboration/scope.ts'
import type { Elaborated } from '../elaboration/step-place.ts'
import { noteSheet, sheetOf, tellsSum } from '../functions/tallies.ts'
import { DECIDER, PUBLIC, SECRECY_WORDS, fitsType, sameType, typeWords, widest } from '../../types/types.ts'
import type { Type } from '../../types/types.ts'
import { KEPT_FOR_BORDERS } from '../../types/read-type.ts'
import { asSet, elaborate, number, typed } from '../elaboration/dispatch.ts'
import { takeStep } from './move.ts'
import type { StepHere, StepHandlers, Of } from './step-handlers.ts'

export const CHANGES: StepHandlers<'set' | 'add' | 'subtract' | 'take'> = {
  set: (here, step) => {
    const changed = changeStep(here.el, here.context, step, here.origin)
    return changed === undefined ? (changedSet(here, step) ?? stored(here, step)) : here.done(changed)
  },
  add: (here, step) => changedSet(here, step) ?? stored(here, step),
  subtract: stored,
  take: (here, step) =>
    changedSet(here, step) ?? here.done(takeStep(here.el, here.context, step, here.origin)),
}

type Store = Of<'set'> | Of<'add'> | Of<'subtract'>

/** The step for a set in a variable or a tracked one; undefined if its target is no set. */
function changedSet({ el, context, origin, done }: StepHere, step: SetChange): Elaborated | undefined {
  const local = localSetOf(el, context, step.target)
  if (local !== undefined) return done(localSetStep(el, context, step, local, origin))
  const set = setLocationOf(el, context, step.target)
  return set && done(setStep(el, context, step, set, origin))
}

function stored({ el, context, origin, done }: StepHere, step: Store): Elaborated {
  const { steps, isThere } = storeStep(el, context, step, origin)
  const result = done(steps)
  const path = pathOf(step.target)
  if (path === undefined) return result
  el.notes.add('settings', path)
  return { ...result, scope: result.scope.afterSetting(path, isThere) }
}

function storeStep(
  el: Reading,
  context: Context,
  step: Store,
  origin: number,
): { readonly steps: StepIR[]; readonly isThere: boolean } {
  const target = locationOf(el, context, step.target)
  if (target === undefined) return { steps: [], isThere: false }
  if (target.token !== undefined)
    el.report('ST4116', spanIn(context, step.target), 'Tokens cannot be created or destroyed, only paid.', {
      help: 'Write `pay ... from ... to ...`.',
    })
  const { result: value, counted } = el.functions.counted(() =>
    target.type.kind === 'bag'
      ? valueForBag(el, context, step, target.type)
      : step.kind === 'set'
        ? // An empty pile is a fault of the game here, as it is when dealing from one.
          typed(el, context, step.value, target.type, target.orNone || step.value.kind === 'top')
        : number(el, context, step.value),
  )
  if (step.kind === 'set' && target.orNone) warnOfField(el, context, step)
  const sheets = sheetsCounted(el, counted, step.value, origin)
  publicOnly(el, target.whose, spanIn(context, step.target), 'Whose value changes')
  if (target.began !== undefined) fitsBeginning(el, context, step, target.began, value)
  else if (value.secrecy > target.secrecy)
    publicOnly(el, value.secrecy, spanIn(context, step.value), 'A value that everybody can look up')
  const { base, index, least, most, orNone } = target
  const now: ExprIR = { op: 'load', base, index }
  const adds = target.type.kind === 'bag' ? 'bagSum' : 'add'
  const ir = step.kind === 'set' ? value.ir : arithmetic(step.kind === 'add' ? adds : 'sub', now, value.ir)
  const store: StepIR = { step: 'store', base, index, value: ir, least, most, orNone, origin }
  return { steps: [...sheets, store], isThere: !value.orNone }
}

/** `set trumps to (top of deck).suit`: from an empty deck, the value becomes none. */
function warnOfField(el: Reading, context: Context, { target, value }: Of<'set'>): void {
  const e = value.kind === 'openly' ? value.term : value
  if (e.kind !== 'field' && e.kind !== 'of') return
  const taken = el.annotations.get('value', e.object)
  if (taken?.form !== 'scalar' || !taken.orNone) return
  const { text } = context.source
  const name = text.slice(target.start, target.end)
  el.report('ST4310', spanIn(context, e.object), `This may be none, and then \`${name}\` becomes none.`, {
    label: 'this may be none',
    help: `${cureForNone(el, context, e.object)} If none is meant, too, write \`(${text.slice(e.start, e.end)} otherwise none)\`.`,
  })
}

/** The value a bag is set to or that is added to it: a bag, or a single value. */
function valueForBag(el: Reading, context: Context, { kind, value: e }: Store, type: BagType): Scalar {
  if (kind === 'subtract')
    el.report(
      'ST4102',
      spanIn(context, e),
      '`subtract` does not work on a bag; values are taken out of it.',
      {
        help: 'Write `take ... out of ...`.',
      },
    )
  if (e.kind === 'nothing') return scalarOf(type, constant(0))
  const value = elaborate(el, context, e, type.of)
  if (isBag(value)) return asTyped(el, context, e, value, type)
  const one = asTyped(el, context, e, value, type.of)
  return scalarOf(type, oneOfValue(el, type, one.ir), { secrecy: one.secrecy })
}

type SetChange = Of<'set'> | Of<'add'> | Of<'subtract'> | Of<'take'>

/** `set L to E`, `add E to L`, `take E out of L` for a tracked set. */
function setStep(
  el: Reading,
  context: Context,
  step: SetChange,
  set: WordSet,
  origin: number,
): readonly StepIR[] {
  const value = thingsFor(el, context, step, set.element)
  if (value === undefined) return []
  // Players may note in their own secret what only they know.
  const at = spanIn(context, step.value)
  if (set.secrecy === PUBLIC) publicOnly(el, value.secrecy, at, 'What goes into a public set')
  else if (value.secrecy > DECIDER || (value.secrecy > PUBLIC && set.secrecy !== DECIDER))
    el.report('ST4106', at, 'What goes into this secret set is hidden from whoever reads it.', {
      label: `this is ${SECRECY_WORDS[value.secrecy]}`,
      why: 'In secret, players note in their own sets what they know themselves.',
      help: 'Show it to that player first, or note what the player knows.',
    })
  return step.kind === 'set'
    ? setMembers(el, set, value.ir, origin)
    : noteMembers(el, set, value.ir, step.kind === 'add', origin)
}

/** The same for a set named by `let`. */
function localSetStep(
  el: Reading,
  context: Context,
  step: SetChange,
  { symbol, value: before, members }: LocalSet,
  origin: number,
): readonly StepIR[] {
  const value = thingsFor(el, context, step, before.element)
  if (value === undefined) return []
  if (step.kind !== 'take') fitsBeginning(el, context, step, before, value)
  const after: SetIR =
    step.kind === 'set'
      ? value.ir
      : { set: step.kind === 'take' ? 'minus' : 'union', left: before.ir, right: value.ir }
  return resetSnapshots(el, symbol.name, members, after, origin)
}

/** The new contents of a set, or the added or removed members. `nothing` is the empty set. */
function thingsFor(el: Reading, context: Context, step: SetChange, element: Type): SetValue | undefined {
  if (step.value.kind === 'nothing' || step.value.kind === 'none')
    return { form: 'set', element, ir: EMPTY, secrecy: PUBLIC, face: PUBLIC }
  const value = asSet(el, context, step.value, element)
  if (!sameType(value.element, element)) {
    el.report(
      'ST4102',
      spanIn(context, step.value),
      `Expected ${typeWords(element)}, but this is ${typeWords(value.element)}.`,
      value.element.kind === 'border' ? { help: KEPT_FOR_BORDERS } : {},
    )
    return undefined
  }
  if (step.kind !== 'take' && !fitsType(value.element, element))
    unfitKind(el, spanIn(context, step.value), value.element, element)
  return value
}

/** Uses of a local rely on facts about its initial value, so these must hold for every new value. */
function fitsBeginning(
  el: Reporting,
  context: Context,
  step: SetChange,
  before: Scalar | SetValue,
  value: Scalar | SetValue,
): void {
  const { onBoard, lies } = before
  const isElsewhere =
    (onBoard === true && value.onBoard !== true) || (lies !== undefined && lies !== value.lies)
  if (isElsewhere && !(value.form === 'set' && value.ir.set === 'empty')) {
    const where = lies === undefined ? 'on a board' : `in \`${lies.name}\``
    const name = context.source.text.slice(step.target.start, step.target.end)
    el.report(
      'ST4102',
      spanIn(context, step.value),
      `\`${name}\` started with something ${where}; this may not be.`,
      {
        label: 'may be elsewhere',
        help: 'Say where it is, or give it another name under `let`.',
      },
    )
  }
  const telling = [
    value.secrecy > before.secrecy ? value.secrecy : PUBLIC,
    value.face > before.face ? value.face : PUBLIC,
  ]
  publicOnly(el, widest(...telling), spanIn(context, step.value), 'A name that began with less of a secret')
}

/**
 * Records the score sheets of a step's tallies before it, line by line. A sum of secrets is recorded only if the step
 * reveals it to everybody.
 */
function sheetsCounted(
  el: Reading,
  counting: readonly Counted[],
  value: Expression,
  origin: number,
): readonly StepIR[] {
  return counting.flatMap(({ declaration, seat }) => {
    // A quantifier's seat is known only inside the quantifier.
    const sheet = seat.op === 'cell' || seat.op === 'const' ? sheetOf(el, declaration) : undefined
    if (sheet === undefined || (sheet.hidden && !tellsSum(value, declaration))) return []
    return noteSheet(sheet.tally, seat, origin)
  })
}
