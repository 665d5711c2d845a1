import { kindsNamed } from '../elaboration/name-uses.ts'
import type { NamedSymbol, SymbolSort } from '../../names/symbol.ts'
import { PLAIN_WORDS } from '../../names/language-words.ts'
import type { Expression, Name } from '../../expression/ast.ts'
import { UNLIMITED } from '../../ir/ir.ts'
import { arithmetic, cell, compare, constant, load } from '../../ir/build.ts'
import type { ExprIR } from '../../ir/ir.ts'
import { builtInCall, directionNamed } from './built-ins.ts'
import { valueOfWords } from '../elaboration/word-sets.ts'
import type { WordSet } from '../elaboration/word-sets.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import type { Lowering } from '../elaboration/lowering.ts'
import type { TrackedValue } from '../elaboration/declared.ts'
import { elaborate, typed } from './expressions.ts'
import { HOLE_VALUE, scalarOf } from '../elaboration/values.ts'
import type { Of } from './expressions.ts'
import { callFunction } from '../functions/functions.ts'
import { streakValue } from './history-reading.ts'
import { spaceEmpty } from './is-test.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { unknownFace } from '../elaboration/secrecy.ts'
import type { Context } from '../elaboration/scope.ts'
import { pathOf, spanIn } from '../elaboration/scope.ts'
import { spells } from '../../names/spelling.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { Type } from '../../types/types.ts'
import { PUBLIC, SEAT, SPACE, TRUTH, typeWords, widest, withArticle } from '../../types/types.ts'
import type { PlaceInfo } from '../world/world.ts'
import type { PlaceValue, Scalar, Value } from '../elaboration/values.ts'
import { hasField, fieldNames, fieldOf } from './fields.ts'

/** Narrows a value by what tests have told about its path. */
export function withFacts<T extends Value>(context: Context, path: string | undefined, value: T): T | Scalar {
  const fact = path === undefined ? undefined : context.scope.facts.get(path)
  if (fact === undefined || value.form !== 'scalar') return value
  const kinds = fact.kinds
  const type: Type =
    kinds !== undefined && value.type.kind === 'piece'
      ? { ...value.type, kinds: new Set([...value.type.kinds].filter((kind) => kinds.has(kind))) }
      : value.type
  return { ...value, type, orNone: value.orNone && fact.notNone !== true }
}

/** What a name alone stands for. */
export function nameValue(el: Elaboration, context: Context, name: Name, expected?: Type): Value {
  const found = lookUpName(el, context, name, expected)
  if (found !== undefined) return withFacts(context, name.text, found)
  // What could not be read where it is declared has been complained about there.
  if (el.world.broken.has(name.text)) return HOLE_VALUE
  el.report('ST4101', spanIn(context, name), `There is nothing called \`${name.text}\` here.`, {
    label: 'not known here',
    help: 'Names come from `numbers`, `terms`, `track`, `places`, `pieces`, and from what an action chooses.',
    ...cutShort(name.text, namesIn(el, context)),
    ...suggestion(name.text, namesIn(el, context)),
    ...meantBy(el, context, name.text),
  })
  return HOLE_VALUE
}

/** What is there, but is spoken of in another way. */
function meantBy(el: Elaboration, context: Context, written: string): { readonly help?: string } {
  const { it } = context.scope
  if (it !== undefined && typeWords(it.type) === withArticle(written))
    return {
      help: `Behind \`where\`, \`has\` and \`in order of\` the thing looked at is \`it\`: write \`it\` for \`${written}\`.`,
    }
  const tracked = el.tracked.get(written)?.[0]
  if (tracked?.of === 'seat')
    return {
      help: `Every player has a \`${written}\`; say whose: \`your ${written}\`, \`you.${written}\`, \`${written} of opponent\`.`,
    }
  if (tracked !== undefined && tracked.of !== 'game') {
    const owner = tracked.of === 'space' ? 'space' : tracked.of.class
    return {
      help: `Every ${owner} has a \`${written}\`; say whose: \`${written} of ${owner}\`, \`it.${written}\`.`,
    }
  }
  return {}
}

/** `red say Red`: a name runs on until something stops it, so what is missing makes one name of two. */
function cutShort(written: string, known: Iterable<string>): { readonly help?: string } {
  const first = [...known]
    .filter((name) => written.startsWith(`${name} `))
    .sort((a, b) => b.length - a.length)[0]
  if (first === undefined) return {}
  const rest = written.slice(first.length + 1)
  return {
    help: `\`${first}\` is known: does a colon, a comma or a word such as \`and\` belong between it and \`${rest}\`?`,
  }
}

function lookUpName(
  el: Elaboration,
  context: Context,
  name: Name,
  expected: Type | undefined,
): Value | undefined {
  const { text } = name
  const byType = expected === undefined ? undefined : valueOfType(el, text, expected)
  const variable = context.scope.variables.get(text)
  if (variable !== undefined) {
    el.names.use(variable.symbol, context.source, name)
    const { it } = context.scope
    const isMeant = it !== undefined && variable.insteadOfFieldOf === it
    if (it !== undefined && text !== 'it' && !isMeant && hasField(el, it.type, text))
      el.report(
        'ST4103',
        spanIn(context, name),
        `\`${text}\` could be the variable or what the thing looked at has.`,
        {
          help: `Write \`it.${text}\` for the field, or give the variable another name.`,
        },
      )
    return variable.value
  }
  if (byType !== undefined && expected !== undefined) {
    useValue(el, context, name, expected)
    return byType
  }
  if (context.scope.it !== undefined) {
    if (text === 'it') {
      el.names.use(el.names.symbols.find(text, 'word'), context.source, name)
      return context.scope.it
    }
    const field = fieldOf(el, context, context.scope.it, text, name)
    if (field !== undefined) return field
  }
  for (const { sorts, read } of NAMED) {
    const value = read(el, context, name)
    if (value === undefined) continue
    const symbol = value.form === 'scalar' ? symbolOfValue(el, text, value.type, sorts) : undefined
    el.names.use(symbol ?? el.names.symbols.find(text, ...sorts), context.source, name)
    return value
  }
  return undefined
}

/** What a name can mean where nothing near it has that name, in this order. */
const NAMED: readonly {
  readonly sorts: readonly SymbolSort[]
  readonly read: (el: Elaboration, context: Context, name: Name) => Value | undefined
}[] = [
  { sorts: ['word'], read: (el, context, name) => builtInName(el, context, name) },
  { sorts: ['history'], read: (el, context, { text }) => streakValue(el, context, text) },
  { sorts: ['number', 'option'], read: (el, _, { text }) => constantValue(el, text) },
  { sorts: ['tracked'], read: (el, _, { text }) => trackedValue(el, text) },
  {
    sorts: ['term', 'rule', 'tally', 'table'],
    read: (el, context, name) =>
      el.functions.has(name.text) ? callFunction(el, context, name, []) : undefined,
  },
  { sorts: ['place'], read: (el, _, { text }) => placeValue(el, text) },
  { sorts: ['area'], read: (el, _, { text }) => areaValue(el, text) },
  { sorts: ['seat', 'value'], read: (el, _, { text }) => namedThing(el, text) },
  { sorts: ['direction'], read: (el, _, { text }) => directionNamed(el, text) },
]

/** Two enumerations may have a value of one name; which one it is the type tells. */
function symbolOfValue(
  el: Elaboration,
  text: string,
  type: Type,
  sorts: readonly SymbolSort[],
): NamedSymbol | undefined {
  if (type.kind !== 'enumeration' || !sorts.includes('value')) return undefined
  return el.names.symbols.called(text, 'value').find(({ owner }) => owner?.name === type.name)
}

/** A value, kind or space, where that is what fits. */
function useValue(el: Elaboration, context: Context, name: Name, type: Type): void {
  if (type.kind === 'kind') kindsNamed(el, context.source, name, type.class)
  else el.names.use(symbolOfValue(el, name.text, type, ['value']), context.source, name)
}

function namesIn(el: Elaboration, context: Context): Iterable<string> {
  const { world } = el
  return [
    ...context.scope.variables.keys(),
    ...(context.scope.it === undefined ? [] : fieldNames(el, context.scope.it.type)),
    ...world.constants.keys(),
    ...el.tracked.keys(),
    ...el.functions.keys(),
    ...world.places.map((p) => p.name),
    ...world.areas.keys(),
    ...world.seats.map((s) => s.name),
    ...[...world.enumerations.values()].flat(),
    ...Object.keys(PLAIN_WORDS),
  ]
}

/** A value of an enumeration, a kind, a seat or a space, where that is what fits. */
function valueOfType(el: Elaboration, text: string, type: Type): Scalar | undefined {
  if (type.kind === 'enumeration') {
    const index = el.world.enumerations.get(type.name)?.indexOf(text) ?? -1
    return index < 0 ? undefined : scalarOf(type, constant(index))
  }
  if (type.kind === 'kind') {
    const index = el.world.kinds.findIndex((k) => k.class === type.class && spells(text, k.name, k.plural))
    return index < 0 ? undefined : scalarOf(type, constant(index))
  }
  if (type.kind === 'space') {
    const index = el.world.spaces.findIndex((s) => s.name === text)
    return index < 0 ? undefined : scalarOf(SPACE, constant(index))
  }
  return undefined
}

function namedThing(el: Elaboration, text: string): Scalar | undefined {
  const seat = el.world.seats.findIndex((s) => s.name === text)
  if (seat >= 0) return scalarOf(SEAT, constant(seat))
  const space = valueOfType(el, text, SPACE)
  if (space !== undefined) return space
  for (const [name, values] of el.world.enumerations) {
    const index = values.indexOf(text)
    if (index >= 0) return scalarOf({ kind: 'enumeration', name }, constant(index))
  }
  return undefined
}

function builtInName(el: Elaboration, context: Context, name: Name): Value | undefined {
  switch (name.text) {
    case 'you':
      return scalarOf(SEAT, el.readYou())
    case 'opponent':
      return scalarOf(SEAT, opponentOf(el, context, name, el.readYou()))
    case 'others': {
      const { reg, ir } = el.boundRegister('seat')
      const last = constant(el.world.seats.length - 1)
      const where = compare('ne', ir, el.readYou())
      const set = { set: 'filter', of: { set: 'range', from: constant(0), to: last }, reg, where } as const
      return { form: 'set', element: SEAT, ir: set, secrecy: PUBLIC, face: PUBLIC }
    }
    case 'players':
      return {
        form: 'set',
        element: SEAT,
        ir: { set: 'range', from: constant(0), to: constant(el.world.seats.length - 1) },
        secrecy: PUBLIC,
        face: PUBLIC,
      }
    case 'number of players':
      return scalarOf({ kind: 'number', least: 1, most: 16 }, constant(el.world.seats.length))
    case 'unlimited':
      return scalarOf({ kind: 'number', least: UNLIMITED, most: UNLIMITED }, constant(UNLIMITED))
    case 'empty': {
      const it = context.scope.it
      if (it?.type.kind !== 'space') return undefined
      return scalarOf(TRUTH, spaceEmpty(el, it), { secrecy: it.secrecy })
    }
    default:
      return undefined
  }
}

/** The other one of two. */
export function opponentOf(
  el: Elaboration,
  context: Context,
  at: { start: number; end: number },
  seat: ExprIR,
): ExprIR {
  if (el.world.seats.length !== 2)
    el.report(
      'ST4102',
      spanIn(context, at),
      '`opponent` needs a game for two; here several players are the others.',
      {
        help: 'Say `others`, or `next(you)`.',
      },
    )
  return arithmetic('sub', constant(1), seat)
}

function constantValue(el: Elaboration, text: string): Scalar | undefined {
  const found = el.world.constants.get(text)
  if (found === undefined) return undefined
  const { type, value } = found
  return scalarOf(type.kind === 'number' ? { ...type, least: value, most: value } : type, constant(value))
}

/** The set that is tracked of the game, or of a player. */
export function trackedSet(
  el: Elaboration,
  text: string,
  of: 'game' | 'seat',
  seat: ExprIR = constant(0),
): WordSet | undefined {
  const found = el.tracked.get(text)?.find((t) => t.of === of && t.members !== undefined)
  const { members } = found ?? {}
  if (found === undefined || members === undefined) return undefined
  const offset = of === 'game' ? constant(0) : arithmetic('mul', seat, constant(members))
  return { element: found.type, members, base: found.cell.base, offset }
}

function trackedValue(el: Elaboration, text: string): Value | undefined {
  const several = trackedSet(el, text, 'game')
  if (several !== undefined) return valueOfWords(el, several)
  const found = el.tracked.get(text)?.find((t) => t.of === 'game')
  if (found === undefined) return undefined
  el.readWord(found.cell.base)
  return scalarOf(found.type, cell(found.cell.base), {
    orNone: found.cell.orNone,
    face: unknownFace(el, found.type),
  })
}

/** A place without saying whose: the one place, the board, or all of the players' together. */
export function placeValue(
  el: Elaboration,
  text: string,
  seat?: ExprIR,
  yours = false,
): PlaceValue | undefined {
  const place = el.world.places.find((p) => p.name === text)
  if (place === undefined) return undefined
  const containers = {
    set: 'range',
    from: constant(place.container),
    to: constant(place.container + place.containers - 1),
  } as const
  if (place.isBoard) return { form: 'place', place, container: undefined, containers, yours: false }
  if (!place.eachPlayer) {
    const container = constant(place.container)
    return { form: 'place', place, container, containers: { set: 'one', item: container }, yours: false }
  }
  if (seat === undefined) return { form: 'place', place, container: undefined, containers, yours: false }
  const container = containerOfSeat(place, seat)
  return { form: 'place', place, container, containers: { set: 'one', item: container }, yours }
}

function containerOfSeat(place: PlaceInfo, seat: ExprIR): ExprIR {
  return arithmetic('add', constant(place.container), seat)
}

function areaValue(lowering: Lowering, text: string, seat?: ExprIR): Value | undefined {
  const area = lowering.world.areas.get(text)
  if (area === undefined) return undefined
  if (area.perSeat && seat === undefined) return { form: 'area', area }
  const { offsets, items } = lowering.rows(`area ${text}`, area.spaces)
  const index = area.perSeat && seat !== undefined ? seat : constant(0)
  return {
    form: 'set',
    element: SPACE,
    ir: { set: 'row', offsets, items, index },
    secrecy: PUBLIC,
    face: PUBLIC,
  }
}

/** `your hand`, `your home`, `your score`. */
export function yourValue(el: Elaboration, context: Context, name: Name): Value {
  const found = ofSeat(el, name.text, el.readYou(), true)
  if (found !== undefined) {
    useOfSeat(el, context, name)
    return found
  }
  el.report(
    'ST4101',
    spanIn(context, name),
    `You have no \`${name.text}\`.`,
    suggestion(name.text, seatNames(el)),
  )
  return HOLE_VALUE
}

function seatNames(el: Elaboration): string[] {
  return [
    ...el.world.places.filter((p) => p.eachPlayer).map((p) => p.name),
    ...el.world.areas.keys(),
    ...[...el.tracked].filter(([, list]) => list.some((t) => t.of === 'seat')).map(([name]) => name),
  ]
}

function ofSeat(el: Elaboration, text: string, seat: ExprIR, yours: boolean): Value | undefined {
  const place = el.world.places.find((p) => p.name === text)
  if (place?.eachPlayer === true) return placeValue(el, text, seat, yours)
  if (el.world.areas.has(text)) return areaValue(el, text, seat)
  const several = trackedSet(el, text, 'seat', seat)
  return several === undefined ? trackedOf(el, text, 'seat', seat) : valueOfWords(el, several)
}

/** `your hand`, `score of north`: the name of a place, an area or a value tracked of each player. */
function useOfSeat(el: Elaboration, context: Context, name: Name): void {
  const { world, names } = el
  const place = world.places.find((p) => p.name === name.text)
  const tracked = el.tracked.get(name.text)?.find((t) => t.of === 'seat')
  const declaration = place?.eachPlayer === true ? place : (world.areas.get(name.text) ?? tracked)
  if (declaration !== undefined) names.use(names.symbols.ofKey(declaration.key), context.source, name)
}

export function trackedOf(
  el: Elaboration,
  text: string,
  of: TrackedValue['of'],
  index: ExprIR,
): Scalar | undefined {
  const found = el.tracked
    .get(text)
    ?.filter((t) => t.members === undefined)
    .find((t) => (typeof of === 'object' ? typeof t.of === 'object' && t.of.class === of.class : t.of === of))
  if (found === undefined) return undefined
  el.readWord(found.cell.base - found.first)
  return scalarOf(found.type, load(found.cell.base - found.first, index), {
    orNone: found.cell.orNone,
    face: unknownFace(el, found.type),
  })
}

/** `captured of player`, `home of opponent`, `battle points of you`, `opponent of player`, `captured of others`. */
export function ofValue(el: Elaboration, context: Context, e: Of<'of'>): Value {
  const name = e.name.text
  if (name === 'opponent') {
    el.names.use(el.names.symbols.find(name, 'word'), context.source, e.name)
    const seat = typed(el, context, e.object, SEAT)
    return scalarOf(SEAT, opponentOf(el, context, e, seat.ir), { secrecy: seat.secrecy })
  }
  const owner = elaborate(el, context, e.object)
  if (owner.form === 'set' && owner.element.kind === 'seat') {
    const place = el.world.places.find((p) => p.name === name && p.eachPlayer)
    if (place !== undefined) {
      useOfSeat(el, context, e.name)
      publicOnly(el, owner.secrecy, spanIn(context, e), 'Whose places these are')
      const { reg, ir } = el.boundRegister('seat')
      const containers = { set: 'map', over: owner.ir, reg, item: containerOfSeat(place, ir) } as const
      return { form: 'place', place, container: undefined, containers, yours: false }
    }
  }
  if (owner.form === 'scalar') {
    if (owner.type.kind === 'hole') return HOLE_VALUE
    if (owner.type.kind === 'seat' && e.arguments === undefined) {
      const found = ofSeat(el, name, owner.ir, owner.ir === el.you)
      if (found !== undefined) useOfSeat(el, context, e.name)
      if (found?.form === 'scalar') {
        const secrecy = widest(found.secrecy, owner.secrecy)
        return withFacts(context, pathOf(e), { ...found, secrecy })
      }
      if (found !== undefined) {
        publicOnly(el, owner.secrecy, spanIn(context, e), 'Whose place this is')
        return withFacts(context, pathOf(e), found)
      }
    }
    useFunction(el, context, e.name)
    if (el.functions.has(name)) return callFunction(el, context, e.name, [...(e.arguments ?? []), e.object])
    const field = fieldOf(el, context, owner, name, e.name)
    if (field !== undefined) return withFacts(context, pathOf(e), field)
  }
  el.report(
    'ST4101',
    spanIn(context, e.name),
    `There is no \`${name}\` of that.`,
    suggestion(name, [...seatNames(el), ...el.functions.keys()]),
  )
  return HOLE_VALUE
}

function useFunction(el: Elaboration, context: Context, name: Name): void {
  const declaration = el.functions.get(name.text)
  if (declaration !== undefined)
    el.names.use(el.names.symbols.ofKey(declaration.entry.key), context.source, name)
}

export function callValue(
  el: Elaboration,
  context: Context,
  name: Name,
  args: readonly Expression[],
  e: Expression,
): Value {
  const builtIn = builtInCall(el, context, name, args, e)
  if (builtIn !== undefined) {
    el.names.use(el.names.symbols.find(name.text, 'function'), context.source, name)
    return builtIn
  }
  useFunction(el, context, name)
  if (el.functions.has(name.text)) return callFunction(el, context, name, args)
  el.report(
    'ST4101',
    spanIn(context, name),
    `There is no term called \`${name.text}\`.`,
    suggestion(name.text, el.functions.keys()),
  )
  for (const argument of args) elaborate(el, context, argument)
  return HOLE_VALUE
}
