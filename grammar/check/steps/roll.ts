import { FULL_WORD, MOST_OF_ONE } from '../../ir/bags.ts'
import { NOTHING, cell, constant } from '../../ir/build.ts'
import type { StepIR } from '../../ir/ir.ts'
import { localSymbol } from '../../names/declarations.ts'
import { DICE, HOLE, fitsType, sameType, typeWords, type Type } from '../../types/types.ts'
import { MOST_FACES, valuesOf, bagWordCount, type BagType } from '../world/bag-values.ts'
import { bagValue } from '../elaboration/bags.ts'
import { bindName } from '../elaboration/bind-name.ts'
import type { Reading, Reporting } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { scalarOf, type Scalar } from '../elaboration/values.ts'
import { locationOf, type Location } from './locations.ts'
import { settleAfter } from './settling.ts'
import { number } from '../elaboration/dispatch.ts'
import type { Elaborated, StepPlace } from '../elaboration/step-place.ts'
import type { StepHandlers, Of } from './step-handlers.ts'

export const ROLLING: StepHandlers<'roll'> = {
  roll: ({ el, place, context, origin }, step) => rollStep(el, place, context, step, origin),
}

type Roll = Of<'roll'>

/** `roll a die`, `roll d6`: reports a die given as if it were a number. */
function namesDie(el: Pick<Reading, 'names' | 'report'>, context: Context, { count }: Roll): boolean {
  if (count?.kind !== 'name') return false
  const { text } = count.name
  const [, faces] = /^(?:die|dice|d(\d+))$/u.exec(text) ?? []
  if (faces === undefined && text !== 'die' && text !== 'dice') return false
  const isKnown =
    context.scope.variables.has(text) ||
    el.names.symbols.find(text, 'number', 'option', 'term', 'tracked') !== undefined
  if (isKnown) return false
  const shows = faces === undefined || faces === '6' ? '' : ` with 1..${faces}`
  el.report(
    'ST4101',
    spanIn(context, count),
    `There is no number called \`${text}\`; \`roll\` says how many dice.`,
    {
      help: `Write \`one die${shows}\`, or \`2 dice${shows}\` for several.`,
    },
  )
  return true
}

/** `roll 2 dice called rolled`: chance decides what they show. The result gets a name or is stored in an existing value. */
function rollStep(el: Reading, place: StepPlace, context: Context, step: Roll, origin: number): Elaborated {
  const nothing: Elaborated = { steps: [], scope: place.scope }
  const bag = bagOfFaces(el, context, step)
  if (namesDie(el, context, step)) return nothing
  const count = step.count === undefined ? undefined : number(el, context, step.count)
  if (count !== undefined && step.count !== undefined) {
    publicOnly(el, count.secrecy, spanIn(context, step.count), 'How many dice are rolled')
    if (count.type.kind === 'number' && count.type.least > MOST_OF_ONE)
      el.report('ST4006', spanIn(context, step.count), `At most ${MOST_OF_ONE} dice are rolled at once.`)
  }
  if (bag === undefined) return nothing
  const { least, count: values } = valuesOf(el.world, bag)
  const sides =
    (bag.of.kind === 'enumeration' ? el.world.sides.get(bag.of.name) : undefined) ??
    Array<number>(values).fill(1)
  const type: Type = count === undefined ? bag.of : bag
  const name = step.called?.text ?? 'rolled'
  const cells = Array.from({ length: count === undefined ? 1 : bagWordCount(el.world, bag) }, (_, word) =>
    el.local(name, type, word),
  )
  const what = count === undefined ? 'one' : 'bag'
  const named = bag.of.kind !== 'number'
  const roll: StepIR = {
    step: 'roll',
    what,
    count: count?.ir ?? constant(1),
    least,
    sides,
    named,
    cells,
    origin,
  }
  const rolled = count === undefined ? scalarOf(type, cell(cells[0] ?? 0)) : bagValue(bag, cells.map(cell))
  const target = keptIn(el, context, step)
  if (target !== undefined) {
    const seen = target.secret === true ? { ...roll, for: target.index } : roll
    // A secret result must not remain in the scratch cells.
    const cleared = cells.map((base): StepIR => ({
      step: 'store',
      base,
      index: constant(0),
      value: NOTHING,
      least: 0,
      most: FULL_WORD,
      orNone: true,
      origin,
    }))
    const hides = target.secret === true ? cleared : []
    const steps = [seen, ...stored(el, context, step, target, rolled, origin), ...hides]
    return {
      steps: place.settles ? [...steps, ...settleAfter(el.notes, steps)] : steps,
      scope: place.scope,
    }
  }
  const { called } = step
  if (called === undefined) return { steps: [roll], scope: place.scope }
  const symbol = localSymbol('variable', called.text, spanIn(context, called))
  return { steps: [roll], scope: bindName(el, place.scope, symbol, rolled) }
}

/** The type of the result. Undefined if a die cannot show it, which is then already reported. */
function bagOfFaces(el: Reading, context: Context, step: Roll): BagType | undefined {
  if (step.with === undefined) return DICE
  const of = el.readType(step.with, context.source)
  if (of === undefined) return undefined
  if (of.kind === 'enumeration' || (of.kind === 'number' && of.most - of.least < MOST_FACES)) {
    if (of.kind === 'enumeration')
      el.names.use(el.names.symbols.find(of.name, 'enumeration'), context.source, step.with)
    return { kind: 'bag', of }
  }
  el.report('ST4102', spanIn(context, step.with), `A die does not show ${typeWords(of)}.`, {
    help: `Name an enumeration of its faces, or at most ${MOST_FACES} numbers: \`with 1..10\`.`,
  })
  return undefined
}

/** The destination of the result: a tracked value, or an existing name from `let`. */
function keptIn(el: Reading, context: Context, { to, called }: Roll): Location | undefined {
  if (to !== undefined) return locationOf(el, context, to)
  const named = called === undefined ? undefined : context.scope.variables.get(called.text)
  if (called === undefined || named?.cell === undefined) return undefined
  const { start, end } = called
  return locationOf(el, context, { kind: 'name', name: called, start, end })
}

function stored(
  el: Reporting,
  context: Context,
  step: Roll,
  target: Location,
  rolled: Scalar,
  origin: number,
): readonly StepIR[] {
  const { base, index, type, least, most, orNone } = target
  const at = spanIn(context, step.to ?? step.called ?? step)
  publicOnly(el, target.whose, at, 'Whose value changes')
  if (type.kind === HOLE.kind) return []
  if (!sameType(rolled.type, type) || !fitsType(rolled.type, type) || rolled.more !== undefined) {
    el.report('ST4102', at, `This is ${typeWords(type)}, but the roll gives ${typeWords(rolled.type)}.`, {
      help:
        step.count === undefined
          ? 'One die gives one value; several dice give a bag: `roll 2 dice called rolled`.'
          : 'Several dice give a bag. Give it a name and count in it: `sum of it over rolled`.',
    })
    return []
  }
  const range = type.kind === 'bag' ? { least: 0, most: FULL_WORD } : { least, most }
  return [{ step: 'store', base, index, value: rolled.ir, ...range, orNone, origin }]
}
