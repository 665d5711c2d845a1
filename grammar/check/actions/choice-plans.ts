import { unwatched } from '../world/watched-world.ts'
import { pluralOf } from '../../document/spelling.ts'
import { isBag, type Bag } from '../elaboration/bags.ts'
import { kindsNamed } from '../elaboration/name-uses.ts'
import type { Bundle, Choice, Expression, Nouns } from '../../expression/ast.ts'
import type { Span } from '../../source/span.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { constant } from '../../ir/build.ts'
import { NONE, type ExprIR } from '../../ir/ir.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Lowering, Reading, Reporting } from '../elaboration/contexts.ts'
import { NOTHING_IN_COMMON, columnByKind, commonOf, type Common } from '../nouns/common-columns.ts'
import { patternNamed } from '../nouns/patterns.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { typeWords, type Type } from '../../types/types.ts'
import type { World } from '../world/world.ts'
import { elaborate, number } from '../elaboration/dispatch.ts'

type ThingChoice = Extract<Choice, { kind: 'thing choice' }>

/** The requirements of one way of choosing: a slot for each thing, lots in the order of the text. */
export interface Plan {
  readonly slots: readonly Slot[]
  /** Properties that the things of each part have in common. Only a pattern joins several parts. */
  readonly parts: readonly Common[]
}

interface Slot {
  readonly kinds: ReadonlySet<number>
  readonly lot: number
  readonly part: number
}

/** With more things than this, not every combination can be offered. */
export const MOST_CHOSEN = 12
const MOST_WAYS = 200

/**
 * All ways to make a choice of several that take no more than possible. Open numbers are bounded by `room`, the
 * capacity of the source, or the total number if that is undefined. Undefined if the text was not understood.
 */
export function waysToChoose(
  el: Reading,
  context: Context,
  at: YamlText,
  parsed: ThingChoice,
  room: number | undefined,
): Ways | undefined {
  const ways = waysOf(el, context, parsed, room)
  if (ways === undefined) return undefined
  const fits = (count: number): boolean => count <= Math.max(1, room ?? el.stock(count))
  const plans = ways.byBundle ? ways.plans : ways.plans.filter(({ slots }) => fits(slots.length))
  // Few things are in sequence, however long it may be.
  const open = plans.filter(({ parts }) => parts.every(({ inSequence }) => inSequence === undefined))
  const largest = Math.max(0, ...open.map(({ slots }) => slots.length))
  if (largest <= MOST_CHOSEN && plans.length <= MOST_WAYS)
    return plans.length === ways.plans.length ? ways : { ...ways, plans }
  el.report('ST4129', at.span, `Up to ${largest} things could be chosen here at once.`, {
    why: `Every combination is a separate move, and more than ${MOST_CHOSEN} make too many moves.`,
    help: 'Limit the place, such as `holds: up to 8 cards`, or let players choose a few at a time with an action that is offered `repeatedly`.',
  })
  return undefined
}

interface Ways {
  readonly plans: readonly Plan[]
  /** Undefined if the player selects the plan by the things taken. */
  readonly row: ExprIR | undefined
  /**
   * True if there is a plan for each bundle, including those that are too large, because `row` is the number of a
   * bundle.
   */
  readonly byBundle: boolean
}

function waysOf(
  el: Reading,
  context: Context,
  parsed: ThingChoice,
  room: number = Infinity,
): Ways | undefined {
  const { nouns, count, most, orMore } = parsed
  const isName = nouns.arguments === undefined && nouns.fields.length === 0
  const plain = isName && nouns.owner === undefined
  const pattern = plain ? patternNamed(el, context, nouns.name) : undefined
  if (pattern !== undefined) {
    alreadySaid(el, context, parsed)
    const plans = pattern.flatMap(({ source, bundle }) => plansOf(el, source, bundle))
    return { plans, row: plans.length === 1 ? constant(0) : undefined, byBundle: false }
  }
  // Without a kind, everything in the source place is meant.
  const kinds =
    plain || (isName && parsed.from === undefined) ? kindsNamed(el, context.source, nouns.name) : undefined
  if (kinds !== undefined) {
    const common = commonOf(el, context.source, parsed, kinds)
    if (common === undefined) return undefined
    const isOpen = orMore || most !== undefined
    const available = mostTogether(el, kinds, common, isOpen ? Infinity : count)
    if (count > available) return moreThanThereAre(el, spanIn(context, nouns), kinds, common, count)
    const last = mostChosen(el, context, parsed, Math.min(available, room))
    const plans = Array.from({ length: last - count + 1 }, (_, more): Plan => ({
      slots: Array.from({ length: count + more }, () => ({ kinds, lot: 0, part: 0 })),
      parts: [common],
    }))
    return { plans, row: plans.length === 1 ? constant(0) : undefined, byBundle: false }
  }
  const value = elaborate(el, context, nounsAsExpression(nouns))
  if (value.form === 'scalar' && value.type.kind === 'bundle') {
    alreadySaid(el, context, parsed)
    const plans = bundlePlans(el, bundlesPrinted(context, nouns), room, parsed.asManyAsThereAre)
    return { plans, row: value.ir, byBundle: true }
  }
  if (value.form !== 'scalar' || value.type.kind !== 'hole')
    el.report(
      'ST4102',
      spanIn(context, nouns),
      `Expected a number of pieces or a pattern, but this is ${value.form === 'scalar' ? typeWords(value.type) : 'a set'}.`,
      isBag(value)
        ? fromBag(context, value, nouns)
        : value.form === 'set' && value.element.kind === 'seat'
          ? {
              help: 'Players are chosen one by one: `victim: players`, then `next victim: players where it is not victim`.',
            }
          : {},
    )
  return undefined
}

/** `1..5 thrown`: how to choose among the values of a bag. */
function fromBag(context: Context, bag: Bag, nouns: Nouns): { readonly help: string } {
  const { of } = bag.type
  const values = of.kind === 'enumeration' ? pluralOf(of.name) : 'dice'
  const written = context.source.text.slice(nouns.start, nouns.end)
  return { help: `Say which of its values: \`${values} from ${written}\`, after their number.` }
}

/** A pattern itself defines common values, and so do printed values. */
function alreadySaid(
  el: Reporting,
  context: Context,
  { nouns, ofOne, ofDifferent, inSequence }: ThingChoice,
): void {
  const more = ofOne ?? ofDifferent ?? inSequence
  if (more === undefined) return
  const at = { start: nouns.end, end: more.end }
  el.report(
    'ST4119',
    spanIn(context, at),
    `What the pieces of \`${nouns.name.text}\` have in common is part of that pattern.`,
    {
      help: 'Write it in the pattern, after the pieces, or choose pieces by their class or kind.',
    },
  )
}

/** The maximum number that may be chosen at once. An explicit upper bound may exceed the number of things. */
export function mostChosen(
  el: Pick<Reading, 'dispatch' | 'report'>,
  context: Context,
  { count, orMore, most, nouns }: Pick<ThingChoice, 'count' | 'orMore' | 'most' | 'nouns'>,
  room: number,
): number {
  if (most === undefined && !orMore && count < 1) notFromOne(el, spanIn(context, nouns))
  if (most === undefined) return orMore ? Math.max(count, room) : count
  const { ir } = number(el, context, most)
  if (ir.op !== 'const' || ir.value < count) {
    notFromOne(el, spanIn(context, most))
    return count
  }
  return Math.max(count, Math.min(ir.value, room))
}

function notFromOne(el: Reporting, at: Span): void {
  el.report('ST4119', at, 'How many are chosen must be known before the game.', {
    help: 'Write a number of 1 or more, or a range such as `1..3`, or `0..3` if choosing nothing is one of the choices.',
  })
}

/** The possible bundles of something: those that these kinds print in a column. Undefined: any bundle. */
type Printed = { readonly of: Extract<Type, { kind: 'piece' }>; readonly column: string } | undefined

/** The column with the possible bundles of `weapon.destroys`. */
function bundlesPrinted(context: Context, { name, fields }: Nouns): Printed {
  const [field] = fields
  const thing = context.scope.variables.get(name.text)?.value
  return field !== undefined && fields.length === 1 && thing?.form === 'scalar' && thing.type.kind === 'piece'
    ? { of: thing.type, column: field.text }
    : undefined
}

/** A way for each bundle. Only the kinds to take, and whether there are too many, depend on the actual bundle. */
function bundlePlans(
  el: Pick<Lowering, 'asked' | 'world'>,
  printed: Printed,
  room: number,
  asManyAsThereAre: boolean,
): readonly Plan[] {
  const plansIn = (world: World): readonly Plan[] => {
    const most = Math.max(1, room === Infinity ? world.pieces.length : room)
    return plansOfBundles(world, printed).map((plan) =>
      plan.slots.length <= most ? plan : asFarAsTheyFit(plan, most, asManyAsThereAre),
    )
  }
  const of = printed === undefined ? 'any bundle' : `${printed.column} of ${[...printed.of.kinds].join()}`
  const most = asManyAsThereAre ? 'as many as there are' : 'all'
  el.asked(`what is taken by ${of} with room for ${room}, ${most}`, (world) => {
    const plans = plansIn(world)
    const kinds = new Set(plans.flatMap(({ slots }) => slots.map((slot) => [...slot.kinds].join())))
    const largest = Math.max(MOST_CHOSEN, ...plans.map(({ slots }) => slots.length))
    return JSON.stringify([largest, plans.length > MOST_WAYS, [...kinds].sort()])
  })
  return plansIn(unwatched(el.world))
}

/**
 * The part of a bundle that can be taken from a place too small for all of it: nothing at all, or of each sort as many
 * as fit.
 */
function asFarAsTheyFit(plan: Plan, most: number, asManyAsThereAre: boolean): Plan {
  if (!asManyAsThereAre) return { ...plan, slots: [{ kinds: new Set(), lot: 0, part: 0 }] }
  const taken = new Map<number, number>()
  const slots = plan.slots.filter(({ lot }) => {
    taken.set(lot, (taken.get(lot) ?? 0) + 1)
    return (taken.get(lot) ?? 0) <= most
  })
  return { ...plan, slots }
}

function plansOfBundles(world: World, printed: Printed): readonly Plan[] {
  const own = world.classes.find(({ name }) => name === printed?.of.class)
  const column = own?.columns.find(({ name }) => name === printed?.column)
  const isPrinted =
    printed === undefined || own === undefined || column === undefined
      ? undefined
      : new Set([...printed.of.kinds].map((kind) => column.values[own.kinds.indexOf(kind)] ?? -1))
  return world.bundles.map((lots, bundle) => ({
    slots: (isPrinted?.has(bundle) === false ? [] : lots).flatMap((own, lot) => {
      const kinds = new Set(own.kinds)
      const pieceCount = world.pieces.filter(({ kind }) => kinds.has(kind)).length
      // One slot more than there are pieces is never filled, which is enough for a bundle that cannot be taken.
      return Array.from({ length: Math.min(own.count, pieceCount + 1) }, () => ({ kinds, lot, part: 0 }))
    }),
    parts: [NOTHING_IN_COMMON],
  }))
}

function nounsAsExpression(nouns: Nouns): Expression {
  const { start, end } = nouns.name
  const base: Expression = { kind: 'name', name: nouns.name, start, end }
  return nouns.fields.reduce<Expression>(
    (object, name) => ({ kind: 'field', object, name, start, end: name.end }),
    base,
  )
}

/** The plans of a pattern's alternative: one for each combination of the plans of its parts. */
function plansOf(el: Reading, source: TextSource, bundle: Bundle): readonly Plan[] {
  const parts = [bundle, ...bundle.joined]
  const plans = parts.map((part) => plansOfPart(el, source, part))
  if (parts.length > 1 && plans.every((own) => own.length > 0) && !areTold(el, source, parts, plans))
    return []
  return plans.reduce((before, own) =>
    before.length * own.length > MOST_WAYS * MOST_WAYS
      ? before
      : before.flatMap((plan) => own.map((next) => joined(plan, next))),
  )
}

/** Two plans one after the other. */
function joined(one: Plan, other: Plan): Plan {
  const lots = Math.max(0, ...one.slots.map(({ lot }) => lot + 1))
  const moved = other.slots.map(({ kinds, lot, part }) => ({
    kinds,
    lot: lot + lots,
    part: part + one.parts.length,
  }))
  return { slots: [...one.slots, ...moved], parts: [...one.parts, ...other.parts] }
}

/**
 * True if the things taken tell which part each is of, so that no move is listed twice: every part has one value of the
 * same column, and at most the last has nothing in common.
 */
function areTold(
  el: Reporting,
  source: TextSource,
  parts: readonly Bundle[],
  plans: readonly (readonly Plan[])[],
): boolean {
  const commons = plans.map((own) => own[0]?.parts[0] ?? NOTHING_IN_COMMON)
  const column = commons[0]?.ofOne
  const wrong = commons.findIndex(
    ({ ofOne, inSequence }, part) =>
      inSequence !== undefined ||
      (ofOne === undefined ? part === 0 || part < commons.length - 1 : ofOne !== column),
  )
  const at = parts[wrong]
  if (at === undefined) return true
  el.report(
    'ST4119',
    source.spanOf(at.start, at.end),
    'Players cannot choose sets that are joined like this.',
    {
      why: 'The cards or pieces chosen must tell which of them belong together.',
      help: 'Join sets of one value of the same column, such as `3 cards of one rank + 2 cards of one rank`; only the last may have nothing in common.',
    },
  )
  return false
}

/** One for each combination of the open numbers of the lots, small ones first. */
function plansOfPart(el: Reading, source: TextSource, bundle: Bundle): readonly Plan[] {
  const named = bundle.lots.map(({ name }) => kindsNamed(el, source, name))
  const common = commonOf(el, source, bundle, new Set(named.flatMap((kinds) => [...(kinds ?? [])])))
  if (common === undefined) return []
  if (bundle.inSequence !== undefined && bundle.lots.length > 1) {
    el.report(
      'ST4119',
      source.spanOf(bundle.inSequence.start, bundle.inSequence.end),
      'Things in sequence must all be of one sort.',
      { help: 'Name one sort that covers all of them, such as their class.' },
    )
    return []
  }
  let mixtures: readonly Plan['slots'][] = [[]]
  for (const [lot, { least, most, name }] of bundle.lots.entries()) {
    const kinds = named[lot]
    if (kinds === undefined) {
      const names = el.world.kinds.map((k) => k.name)
      el.report(
        'ST4101',
        source.spanOf(name.start, name.end),
        `There is no kind called \`${name.text}\`.`,
        suggestion(name.text, names),
      )
      return []
    }
    const available = mostTogether(
      el,
      kinds,
      common,
      Math.min(Math.max(least, most ?? Infinity), least + MOST_WAYS),
    )
    if (least > available) {
      moreThanThereAre(el, source.spanOf(name.start, name.end), kinds, common, least)
      return []
    }
    const last = Math.max(least, Math.min(most ?? available, available))
    mixtures = mixtures.flatMap((before) =>
      Array.from({ length: last - least + 1 }, (_, more) => [
        ...before,
        ...Array.from({ length: least + more }, () => ({ kinds, lot, part: 0 })),
      ]),
    )
    if (mixtures.length > MOST_WAYS * MOST_WAYS) break
  }
  return mixtures.filter((slots) => slots.length > 0).map((slots): Plan => ({ slots, parts: [common] }))
}

function moreThanThereAre(
  el: Reading,
  at: Span,
  kinds: ReadonlySet<number>,
  common: Common,
  count: number,
): undefined {
  const available = mostTogether(el, kinds, common, Infinity)
  el.report(
    'ST4140',
    at,
    `${count} can never be chosen: there ${available === 1 ? 'is' : 'are'} only ${available}.`,
    {
      help: 'Write a smaller number, or add copies to the game.',
    },
  )
}

/** The largest number of things that can be together: with one value of a column, or consecutive. */
function mostTogether(
  el: Lowering,
  kinds: ReadonlySet<number>,
  { ofOne, ofDifferent, inSequence }: Common,
  upTo: number,
): number {
  if (ofOne === undefined && ofDifferent === undefined && inSequence === undefined)
    return el.stock(upTo, kinds)
  const [same, apart, next] = [ofOne, ofDifferent, inSequence].map((one) => one && columnByKind(el, one))
  const columns = [ofOne, ofDifferent, inSequence].map((one) => one?.name)
  const question = `${[...kinds].join()} with ${columns.join(' and ')} in common`
  return el.asked(`up to ${upTo} of ${question}`, ({ pieces }) => {
    const available = pieces.flatMap(({ kind }) => (kinds.has(kind) ? [kind] : []))
    const alike = same === undefined ? available.length : mostOfOne(available.map(same))
    const unlike = apart === undefined ? alike : new Set(available.map(apart)).size
    return Math.min(alike, unlike, next === undefined ? alike : longestSequence(available.map(next)), upTo)
  })
}

function mostOfOne(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}

function longestSequence(all: readonly number[]): number {
  const values = new Set(all.filter((value) => value !== NONE))
  const from = (value: number): number => {
    let length = 1
    while (values.has(value + length)) length += 1
    return length
  }
  return Math.max(0, ...[...values].filter((value) => !values.has(value - 1)).map(from))
}
