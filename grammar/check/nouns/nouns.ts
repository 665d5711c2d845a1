import { scopeOfThing } from '../expressions/scope-of-thing.ts'
import { warnOfSwallowed, type Question } from '../expressions/doubtful-conditions.ts'
import { kindsCalled } from '../world/kinds-called.ts'
import { eachSymbol, kindsNamed, useKey } from '../elaboration/name-uses.ts'
import { bindName } from '../elaboration/bind-name.ts'
import type { Bundle, Expression, Nouns } from '../../expression/ast.ts'
import { EMPTY, constant, filter, not } from '../../ir/build.ts'
import type { InWorld, Reading, Reporting } from '../elaboration/contexts.ts'
import { valueAsSet } from '../expressions/conversions.ts'
import { memberOf, scalarOf, EMPTY_SET } from '../elaboration/values.ts'
import { coversBundle } from '../expressions/covers-bundle.ts'
import { bundleTest, hasPattern } from './bundle-tests.ts'
import { warnOfOtherWay } from './ways-and-distances.ts'
import { ordered } from './ordered-nouns.ts'
import { refuseItBesideName } from './it-beside-name.ts'
import { refusePlainNumbers } from './ambiguous-counts.ts'
import { kindSet } from './kind-nouns.ts'
import { groupCalled, groupOfType, groupSet, groupsOfOwner } from './group-nouns.ts'
import { owned, placeType, placesNamed, containersOf } from '../expressions/indexed-places.ts'
import {
  helpWithAdjective,
  helpWithDice,
  helpWithPlayer,
  helpWithQuantifier,
} from '../expressions/newcomers.ts'
import { nameValue } from '../expressions/name-values.ts'
import type { PlaceInfo } from '../world/world.ts'
import { spanIn, type Context, type Scope } from '../elaboration/scope.ts'
import { spells } from '../../document/spelling.ts'
import { everySpace } from '../expressions/steps-where.ts'
import { spaceKind, spacesOfKind } from './spaces-of-kind.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { KEPT_FOR_BORDERS, isBorder } from '../../types/read-type.ts'
import { PUBLIC, SPACE, TRUTH, typeWords, widest } from '../../types/types.ts'
import type { Scalar, SetValue, Value } from '../elaboration/values.ts'
import { pieceSet, piecesOfOwner } from './piece-nouns.ts'
import { seatSet } from './seat-nouns.ts'
import { asExpression, countedInBag, isDice, isWordOfValue, refuseOwner, valuesWithin } from './bag-values.ts'
import { printedNumbers } from './printed-numbers.ts'
import { directionSet } from './direction-nouns.ts'
import { asSet, asTruth, elaborate } from '../elaboration/dispatch.ts'
import { intersected } from './intersected.ts'

/** A noun phrase, evaluated step by step. */
export interface NounPhrase {
  /** The meaning of the noun alone, in all places. */
  readonly bare: () => SetValue
  /** The part of `bare` in the place that the phrase names. */
  readonly there: SetValue
  readonly where: Restriction | undefined
  /** The whole phrase, in its order. */
  readonly set: SetValue
}

/** A condition on each of several things. The register contains the thing being tested. */
interface Restriction {
  readonly reg: number
  readonly test: Scalar
}

/**
 * The things that a noun phrase denotes, in a fixed order. With `has`, only those that have it or, with `lacking`,
 * those that do not.
 */
export function nounSet(
  el: Reading,
  context: Context,
  nouns: Nouns,
  has?: Bundle | Expression,
  lacking = false,
  question?: Question,
): SetValue {
  const { set } = nounPhrase(el, context, nouns, question, has !== undefined)
  return has === undefined
    ? set
    : restricted(set, restriction(el, context, nouns, set, has, question), lacking)
}

export function nounPhrase(
  el: Reading,
  context: Context,
  nouns: Nouns,
  question: Question | undefined = undefined,
  isRestricted = false,
): NounPhrase {
  const { called } = nouns
  const { bare, set: there } = baseSet(el, context, nouns)
  const base = ordered(el, context, nouns, there, (it) => nounScope(el, context, nouns, it))
  // Even an unused name hides another.
  if (called !== undefined && nouns.where === undefined && !isRestricted)
    bindName(
      el,
      context.scope,
      eachSymbol(el, context.source, nouns),
      scalarOf(base.element, constant(0), base),
    )
  if (nouns.where === undefined) return { bare, there, where: undefined, set: base }
  const where = restriction(el, context, nouns, base, nouns.where, question)
  return { bare, there, where, set: restricted(base, where) }
}

function restricted(base: SetValue, { reg, test }: Restriction, lacking = false): SetValue {
  return {
    ...base,
    ir: filter(base.ir, reg, lacking ? not(test.ir) : test.ir),
    secrecy: widest(base.secrecy, test.secrecy),
  }
}

function restriction(
  el: Reading,
  context: Context,
  nouns: Nouns,
  base: SetValue,
  where: Bundle | Expression,
  question?: Question,
): Restriction {
  const { reg, ir } = el.boundRegister(base.element)
  const it = memberOf(base, ir)
  const here = { ...context, scope: nounScope(el, context, nouns, it) }
  if (where.kind === 'bundle') refusePlainNumbers(el, here, where)
  if (base.element.kind === 'seat') el.turn.bindKnower(ir)
  refuseItBesideName(el, context, nouns, where, it)
  warnOfOtherWay(el, here, nouns)
  const test =
    where.kind === 'bundle'
      ? bundleTest(el, here, valueAsSet(el, here, pretend(where), it), where)
      : owns(el, here, it, where)
  if (question !== undefined && where.kind !== 'bundle') warnOfSwallowed(el, here, where, reg, question)
  return { reg, test }
}

/** A scope in which each thing is `it`, and has the name that the noun phrase gives it. */
export function nounScope(el: Reading, context: Context, nouns: Nouns, it: Scalar): Scope {
  const scope = scopeOfThing(el, context.scope, it)
  return nouns.called === undefined ? scope : bindName(el, scope, eachSymbol(el, context.source, nouns), it)
}

/** The test after `has`: a pattern or a printed bundle must be contained, anything else is a condition. */
function owns(el: Reading, context: Context, it: Scalar, what: Expression): Scalar {
  const pattern = hasPattern(el, context, what, () => valueAsSet(el, context, what, it))
  if (pattern !== undefined) return pattern
  const value = elaborate(el, context, what, TRUTH)
  if (value.form === 'scalar' && value.type.kind === 'bundle')
    return coversBundle(el, valueAsSet(el, context, what, it), value)
  return asTruth(el, context, what, value)
}

/** A position for messages about a bundle. */
function pretend(bundle: Bundle): Expression {
  return { kind: 'nothing', start: bundle.start, end: bundle.end }
}

export function baseSet(el: Reading, context: Context, nouns: Nouns): Pick<NounPhrase, 'bare' | 'set'> {
  const whole = (set: SetValue) => ({ set, bare: () => set })
  const written = nouns.name.text
  // A class has one name for singular and plural, so only a variable that holds a set can hide the noun.
  const isSet = context.scope.variables.get(written)?.value.form === 'set'
  if (isSet) refuseOneMeaning(el, context, nouns)
  if (nouns.arguments === undefined && nouns.fields.length === 0 && !isSet) {
    el.names.use(el.names.symbols.find(written, 'type'), context.source, nouns.name)
    if (written === 'spaces' || written === 'space') return whole(spaceSet(el, context, nouns))
    if (written === 'players' || written === 'player') return whole(seatSet(el, context, nouns))
    if (written === 'directions' || written === 'direction') return whole(directionSet(el, context, nouns))
    const kindsMeant = kindSet(el, context, nouns)
    if (kindsMeant !== undefined) return whole(kindsMeant)
    const spaceOfKind = spaceKind(el, written)
    if (spaceOfKind !== undefined) {
      el.names.use(el.names.symbols.ofKey(spaceOfKind.key), context.source, nouns.name)
      const set: SetValue = {
        form: 'set',
        element: SPACE,
        ir: spacesOfKind(el, spaceOfKind, nouns.owner === 'your'),
        secrecy: PUBLIC,
        face: PUBLIC,
      }
      if (nouns.within === undefined) return whole(set)
      return { bare: () => set, set: intersected(el, context, set, nouns.within) }
    }
    const group = groupCalled(el, written)
    if (group !== undefined) {
      useKey(el, context, nouns.name, group)
      return whole(groupSet(el, context, nouns, group))
    }
    const places = placesNamed(el, written)
    if (places !== undefined) {
      useKey(el, context, nouns.name, places)
      return whole(placeSet(el, context, nouns, places))
    }
    const kinds = kindsNamed(el, context.source, nouns.name)
    if (kinds !== undefined) {
      // No piece is in a bag of numbers, even if pieces are called dice.
      if (nouns.within !== undefined && isDice(el, context, nouns))
        return whole(asSet(el, context, nouns.within))
      const bare = () => pieceSet(el, context, { ...nouns, within: undefined }, kinds)
      return { bare, set: pieceSet(el, context, nouns, kinds) }
    }
    for (const [name, values] of el.world.enumerations)
      if (spells(written, name, undefined) && !isYours(el, nouns)) {
        refuseOwner(el, context, nouns)
        el.names.use(el.names.symbols.find(name, 'enumeration'), context.source, nouns.name)
        const all: SetValue = {
          form: 'set',
          element: { kind: 'enumeration', name },
          ir: { set: 'range', from: constant(0), to: constant(values.length - 1) },
          secrecy: PUBLIC,
          face: PUBLIC,
        }
        if (nouns.within === undefined) return whole(all)
        return { bare: () => all, set: valuesWithin(el, context, all, nouns.within) }
      }
  }
  const isVariable = context.scope.variables.has(written)
  const word = !isVariable && isWordOfValue(el, nouns) ? countedInBag(el, context, nouns) : undefined
  if (word !== undefined) return whole(word)
  // A variable or a term that is a set.
  let value: Value
  if (isYours(el, nouns)) {
    const { start, end } = nouns.name
    value = elaborate(el, context, { kind: 'your', name: nouns.name, start, end })
  } else if (nouns.arguments === undefined && nouns.fields.length === 0) {
    if (!known(el, context, written)) {
      const numbers = printedNumbers(el, context, nouns)
      if (numbers !== undefined) return whole(numbers)
      if (nouns.within !== undefined && isDice(el, context, nouns))
        return whole(asSet(el, context, nouns.within))
      el.report('ST4101', spanIn(context, nouns.name), `There is nothing called \`${written}\`.`, () => {
        const names = [
          'spaces',
          'players',
          ...el.world.groups.flatMap((g) => [g.name, g.plural]),
          ...el.world.classes.flatMap((c) => [c.name, `${c.name}s`, ...c.families.keys()]),
          ...el.world.kinds.flatMap((k) => [k.name, k.plural]),
        ]
        if (el.entryCalled('patterns', written) !== undefined)
          return {
            help: `It is a pattern: write \`${written} from your hand\`, or \`${written} from (all ... in your hand where ...)\`.`,
          }
        return (
          ownedNouns(el, written, names) ?? {
            ...suggestion(written, names),
            ...helpWithDice(el, context, written, 'in'),
            ...helpWithQuantifier(written),
            ...helpWithAdjective(written),
            ...helpWithPlayer(el, written),
            ...(isBorder(written) ? { help: KEPT_FOR_BORDERS } : {}),
          }
        )
      })
      return whole(EMPTY_SET)
    }
    value = nameValue(el, context, nouns.name)
  } else value = elaborate(el, context, asExpression(nouns))
  const inBag = countedInBag(el, context, nouns, value)
  if (inBag !== undefined) return whole(inBag)
  const set = ofOwner(el, context, nouns, valueAsSet(el, context, asExpression(nouns), value))
  if (nouns.within === undefined) return whole(set)
  return { bare: () => set, set: intersected(el, context, set, nouns.within) }
}

/**
 * `number of cards in discards`, where some cards were passed as `cards`: ambiguous between the cards there and the
 * passed ones there.
 */
function refuseOneMeaning(el: InWorld & Reporting, context: Context, { name, within, fields }: Nouns): void {
  const { text } = name
  // `cards in cards` are the same either way.
  if (within === undefined || (within.kind === 'name' && within.name.text === text)) return
  if (fields.length > 0 || kindsCalled(el.world, text) === undefined) return
  el.report(
    'ST4103',
    spanIn(context, name),
    `\`${text}\` could be those that are called so here, or any ${text}.`,
    {
      label: 'which of them?',
      why: `Some are called \`${text}\` here, and there are ${text} besides those.`,
      help: `Give those a name of their own, such as \`given ${text}\`.`,
    },
  )
}

/** `red men`, as examples name the men of red. */
function ownedNouns(
  el: InWorld,
  written: string,
  names: readonly string[],
): { readonly help: string } | undefined {
  const seat = el.world.seats.find(({ name }) => written.startsWith(`${name} `))?.name
  const rest = seat === undefined ? '' : written.slice(seat.length + 1)
  if (seat === undefined || !names.includes(rest)) return undefined
  return {
    help: `Ask for the owner with \`where\`: \`${rest} where owner is ${seat}\`; a place comes before that.`,
  }
}

/** `enemy targets`, where `targets` is a term or a choice: those that belong to another player. */
function ofOwner(el: Reading, context: Context, nouns: Nouns, set: SetValue): SetValue {
  if (nouns.owner === undefined || isYours(el, nouns) || set.element.kind === 'hole') return set
  if (set.element.kind === 'piece') return piecesOfOwner(el, context, nouns, set)
  const group = groupOfType(el, set.element)
  if (group !== undefined) return { ...set, ir: groupsOfOwner(el, nouns, group, set.ir) }
  const { element } = set
  const place = element.kind === 'place' && el.world.places.find(({ name }) => name === element.name)
  if (place) return owned(el, place, set, nouns.owner)
  el.report('ST4102', spanIn(context, nouns.name), `${typeWords(set.element)} belongs to nobody.`, {
    help: `Leave out \`${nouns.owner}\`.`,
  })
  return set
}

/** `your gem`, a value tracked for each player, even if it has the name of its enumeration. Or `your hand`. */
function isYours(el: Pick<Reading, 'tracked' | 'world'>, { owner, name }: Nouns): boolean {
  if (owner !== 'your') return false
  return (
    el.tracked.get(name.text)?.some(({ of }) => of === 'seat') === true ||
    el.world.places.some((place) => place.name === name.text && place.eachPlayer)
  )
}

function known(el: Reading, context: Context, word: string): boolean {
  return (
    context.scope.variables.has(word) ||
    el.functions.declared.has(word) ||
    el.tracked.has(word) ||
    el.world.constants.has(word) ||
    el.world.places.some((p) => p.name === word) ||
    ['others', 'it', 'you', 'opponent'].includes(word)
  )
}

function spaceSet(el: Reading, context: Context, nouns: Nouns): SetValue {
  const whole: SetValue = {
    form: 'set',
    element: SPACE,
    ir: everySpace(el),
    secrecy: PUBLIC,
    face: PUBLIC,
  }
  if (nouns.within === undefined) return whole
  const value = elaborate(el, context, nouns.within, SPACE)
  if (value.form === 'place') {
    if (!value.place.isBoard)
      el.report('ST4102', spanIn(context, nouns.within), `\`${value.place.name}\` has no spaces.`)
    return { ...whole, ir: value.place.isBoard ? value.containers : EMPTY }
  }
  if (value.form === 'scalar') refuseHidden(el, context, nouns.within)
  const set = valueAsSet(el, context, nouns.within, value)
  if (set.element.kind !== 'hole' && set.element.kind !== 'space') {
    el.report(
      'ST4102',
      spanIn(context, nouns.within),
      `There are no spaces in this set: each thing in it is ${typeWords(set.element)}.`,
    )
    return { ...EMPTY_SET, element: SPACE }
  }
  return { ...set, element: SPACE }
}

/** `spaces in house` where a variable for one space hides the kind `house`: the kind was meant, not that single space. */
function refuseHidden(el: InWorld & Reporting, context: Context, within: Expression): void {
  if (within.kind !== 'name') return
  const { text } = within.name
  const kind = context.scope.variables.has(text) ? spaceKind(el, text) : undefined
  if (kind === undefined) return
  el.report(
    'ST4103',
    spanIn(context, within),
    `\`${text}\` is one space here, not all spaces of that kind.`,
    {
      help: `Give the space another name, as in \`space called chosen ${text}\`, so that \`${text}\` means the kind again.`,
    },
  )
}

/** `zones`, `your zones`, `zones on field`: places as things. */
function placeSet(el: Reading, context: Context, nouns: Nouns, place: PlaceInfo): SetValue {
  const whole: SetValue = {
    form: 'set',
    element: placeType(place),
    ir: containersOf(place),
    secrecy: PUBLIC,
    face: PUBLIC,
  }
  const theirs = owned(el, place, whole, nouns.owner)
  if (nouns.within === undefined) return theirs
  const among = elaborate(el, context, nouns.within)
  if (among.form !== 'place') return intersected(el, context, theirs, nouns.within)
  const { reg, ir } = el.boundRegister(theirs.element)
  return { ...theirs, ir: filter(theirs.ir, reg, { op: 'contains', set: among.containers, item: ir }) }
}
