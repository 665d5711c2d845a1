import { FUNCTIONS, type LanguageFunction } from '../../language/functions.ts'
import { isLater } from '../../language/later.ts'
import { sideCalled } from './piece-sides.ts'
import { trackedTableValue } from './tracked-tables.ts'
import { areaValue, containerOfSeat, placeValue, trackedOf, trackedSet } from './declared-values.ts'
import { opponentOf } from './opponents.ts'
import { withFacts } from './apply-facts.ts'
import type { Expression, Name } from '../../expression/ast.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { cell, choose, compare, constant } from '../../ir/build.ts'
import { builtInCall } from './built-ins.ts'
import { useKey } from '../elaboration/name-uses.ts'
import { TEAM_TYPE, partnerOf, partnersOf } from '../nouns/teams.ts'
import { whoseSeat } from '../elaboration/on-turn.ts'
import { valueOfWords } from '../elaboration/word-sets.ts'
import type { InWorld, Reading } from '../elaboration/contexts.ts'
import { HOLE_VALUE, scalarOf, type Scalar, type Value, type Whose } from '../elaboration/values.ts'
import type { Of } from './expressions.ts'
import { callFunction } from '../functions/functions.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { pathOf, spanIn, type Context, type Slots } from '../elaboration/scope.ts'
import { directionsOf } from './directions-of.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { PUBLIC, SEAT, SPACE, widest } from '../../types/types.ts'
import { spaceKind } from '../nouns/spaces-of-kind.ts'
import type { AreaInfo } from '../world/world.ts'
import { mayBeNone } from './conversions.ts'
import { helpWithKindOf, helpWithTable } from './newcomers.ts'
import { fieldOf } from './fields.ts'
import { ordinalOf } from './ordered-things.ts'
import { groupCalled } from '../nouns/group-nouns.ts'
import { kindsCalled } from '../world/kinds-called.ts'
import { placeCalled, placeOfValue, placesOfSeat } from './indexed-places.ts'
import { elaborate, typed } from '../elaboration/dispatch.ts'

/** `your hand`, `your home`, `your score`. */
export function yourValue(el: Reading, context: Context, name: Name): Value {
  const found = ofSeat(el, name.text, el.readYou(), 'you')
  if (found !== undefined) {
    useOfSeat(el, context, name)
    return found
  }
  if (el.world.broken.has(name.text)) return HOLE_VALUE
  el.report(
    'ST4101',
    spanIn(context, name),
    `You have no \`${name.text}\`.`,
    meansPieces(el, name.text)
      ? { help: `Several things begin with \`all\`: \`all your ${name.text}\`.` }
      : { ...suggestion(name.text, seatNames(el)), ...helpWithTable(el, name.text, 'you') },
  )
  return HOLE_VALUE
}

function meansPieces(el: InWorld, written: string): boolean {
  return kindsCalled(el.world, written) !== undefined || groupCalled(el, written) !== undefined
}

function seatNames(el: Pick<Reading, 'tracked' | 'world'>): string[] {
  return [
    ...el.world.places
      .filter(({ indices }) => indices.some((index) => index.name === 'player'))
      .map((p) => p.name),
    ...el.world.areas.keys(),
    ...[...el.tracked].filter(([, list]) => list.some((t) => t.of === 'seat')).map(([name]) => name),
  ]
}

function ofSeat(el: Reading, text: string, seat: ExprIR, whose: Whose): Value | undefined {
  const place = el.world.places.find((p) => p.name === text)
  if (place?.eachPlayer === true) return placeValue(el, text, seat, whose)
  if (place !== undefined) {
    const several = placesOfSeat(el, place, seat, whose)
    if (several !== undefined) return several
  }
  const area = areaNamed(el, text)
  if (area !== undefined) return areaValue(el, area.name, seat)
  if (text === 'team' && el.world.teams.length > 0) return scalarOf(TEAM_TYPE, el.teamOf(seat))
  const several = trackedSet(el, text, 'seat', seat)
  return several === undefined ? trackedOf(el, text, 'seat', seat) : valueOfWords(el, several)
}

/** An area, or a kind of space: `pit of south`, `pits of south`. */
function areaNamed(el: InWorld, text: string): AreaInfo | undefined {
  return el.world.areas.get(text) ?? spaceKind(el, text)
}

/** `your hand`, `score of north`: notes the use of a place, an area or a value tracked for each player. */
function useOfSeat(el: Reading, context: Context, name: Name): void {
  const { world, names } = el
  const place = world.places.find((p) => p.name === name.text)
  const tracked = el.tracked.get(name.text)?.find((t) => t.of === 'seat')
  const isOfSeat = place?.indices.some((index) => index.name === 'player') === true
  const declaration = isOfSeat ? place : (areaNamed(el, name.text) ?? tracked)
  if (declaration !== undefined) names.use(names.symbols.ofKey(declaration.key), context.source, name)
}

/** The last of the things chosen in succession; there is at least one. */
function lastOf({ cells, empty }: Slots): ExprIR {
  return cells
    .map((own): ExprIR => cell(own))
    .reduce((before, own) => choose(compare('eq', own, constant(empty)), before, own))
}

/** `captured of player`, `home of opponent`, `battle points of you`, `opponent of player`, `captured of others`. */
export function ofValue(el: Reading, context: Context, e: Of<'of'>): Value {
  const name = e.name.text
  if (name === 'opponent') {
    el.names.use(el.names.symbols.find(name, 'word'), context.source, e.name)
    const seat = typed(el, context, e.object, SEAT)
    return { ...opponentOf(el, context, e, seat.ir), secrecy: seat.secrecy }
  }
  if (name === 'partner' || name === 'partners') {
    const seat = typed(el, context, e.object, SEAT)
    const found = name === 'partner' ? partnerOf(el, seat.ir) : partnersOf(el, seat.ir)
    if (found !== undefined) {
      el.names.use(el.names.symbols.find(name, 'word'), context.source, e.name)
      return { ...found, secrecy: seat.secrecy, other: undefined }
    }
  }
  const owner = elaborate(el, context, e.object)
  if (owner.form === 'set' && name === 'last' && e.object.kind === 'name') {
    const chosen = context.scope.variables.get(e.object.name.text)?.inSuccession
    if (chosen !== undefined) {
      el.names.use(el.names.symbols.find(name, 'word'), context.source, e.name)
      return scalarOf(owner.element, lastOf(chosen), { face: owner.face })
    }
  }
  if (owner.form === 'set' && owner.element.kind === 'seat') {
    const place = el.world.places.find((p) => p.name === name && p.eachPlayer)
    if (place !== undefined) {
      useOfSeat(el, context, e.name)
      publicOnly(el, owner.secrecy, spanIn(context, e), 'Whose places these are')
      const { reg, ir } = el.boundRegister('seat')
      const containers = { set: 'map', over: owner.ir, reg, item: containerOfSeat(place, ir) } as const
      return { form: 'place', place, container: undefined, containers, whose: whoseSeat(el, owner) }
    }
  }
  if (owner.form === 'set' && owner.element.kind === 'seat') {
    const area = areaNamed(el, name)
    if (area?.perSeat === true) {
      useOfSeat(el, context, e.name)
      publicOnly(el, owner.secrecy, spanIn(context, e), 'Whose spaces these are')
      const { reg, ir } = el.boundRegister('seat')
      const all: SetIR = {
        set: 'each',
        over: owner.ir,
        reg,
        of: el.tables.areaRow(area.name, area.spaces, ir),
      }
      return { form: 'set', element: SPACE, ir: all, secrecy: PUBLIC, face: PUBLIC }
    }
  }
  if (owner.form === 'scalar') {
    if (owner.type.kind === 'hole') return HOLE_VALUE
    if (owner.type.kind === 'seat' && e.arguments === undefined) {
      const found = ofSeat(el, name, owner.ir, whoseSeat(el, owner))
      if (found !== undefined) useOfSeat(el, context, e.name)
      if (found?.form === 'scalar') {
        const secrecy = widest(found.secrecy, owner.secrecy)
        return withFacts(context, pathOf(e), { ...found, secrecy, orNone: found.orNone || owner.orNone })
      }
      if (found !== undefined) {
        needsOwner(el, context, e, owner)
        publicOnly(el, owner.secrecy, spanIn(context, e), 'Whose place this is')
        return withFacts(context, pathOf(e), found)
      }
    }
    const ofOne = e.arguments === undefined ? placeOfValue(el, name, owner) : undefined
    if (ofOne !== undefined) {
      useKey(el, context, e.name, ofOne.place)
      needsOwner(el, context, e, owner)
      publicOnly(el, owner.secrecy, spanIn(context, e), 'Which place this is')
      return ofOne
    }
    useFunction(el, context, e.name)
    if (el.functions.declared.has(name))
      return callFunction(el, context, e.name, [...(e.arguments ?? []), e.object])
    const field = fieldOf(el, context, owner, name, e.name)
    if (field !== undefined) return withFacts(context, pathOf(e), field)
    const ways = directionsOf(el, context, e, owner)
    if (ways !== undefined) return ways
  }
  const member = e.arguments === undefined ? ordinalOf(el, context, name, e, owner) : undefined
  if (member !== undefined) {
    el.names.use(el.names.symbols.find(name, 'word'), context.source, e.name)
    return member
  }
  const whose = context.source.text.slice(e.object.start, e.object.end)
  el.report('ST4101', spanIn(context, e.name), `That has no \`${name}\`.`, {
    ...suggestion(name, [...seatNames(el), ...el.functions.declared.keys()]),
    ...(/^top \p{L}+$/u.test(name) ? { help: `Write \`top of ${whose}\`.` } : {}),
    ...helpWithKindOf(el, name, whose, owner.form === 'set'),
    ...helpWithTable(el, name, whose),
    ...(name === 'last' ? HELP_WITH_LAST : {}),
  })
  return HOLE_VALUE
}

/** Functions by their usual names elsewhere. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  max: 'larger',
  maximum: 'larger',
  min: 'smaller',
  minimum: 'smaller',
}

const COUNTS: ReadonlySet<string> = new Set(['count', 'size', 'length', 'len'])

function meantFunction(name: string): { readonly help: string } | undefined {
  const own = ELSEWHERE[name]
  const gives =
    own === undefined ? undefined : (FUNCTIONS as Readonly<Record<string, LanguageFunction>>)[own]?.gives
  if (COUNTS.has(name))
    return { help: 'Write `number of PIECES in PLACE`, with your own words for what is in capitals.' }
  return gives === undefined ? undefined : { help: `\`${own}(...)\` is ${gives}.` }
}

const HELP_WITH_LAST = {
  help: '`last of` is the last of several things: of what lies in a place, or was chosen `in succession`.',
}

/** A place or several spaces cannot be none, so whoever they belong to must not be none either. */
function needsOwner(el: Reading, context: Context, { object }: Of<'of'>, owner: Scalar): void {
  if (owner.orNone && !context.scope.lenient) mayBeNone(el, context, object)
}

function useFunction(el: Pick<Reading, 'functions' | 'names'>, context: Context, name: Name): void {
  const declaration = el.functions.declared.get(name.text)
  if (declaration !== undefined)
    el.names.use(el.names.symbols.ofKey(declaration.entry.key), context.source, name)
}

/** True if a later function of the language yields to one of the ruleset. */
function isOwnFunction(el: Pick<Reading, 'functions' | 'tracked' | 'world'>, name: string): boolean {
  if (!isLater(name)) return false
  const parameters = el.functions.declared.get(name)?.signature?.parameters ?? []
  const isPlace = el.world.places.some((place) => place.name === name)
  return parameters.length > 0 || isPlace || el.tracked.get(name)?.[0]?.of === 'table'
}

export function callValue(
  el: Reading,
  context: Context,
  name: Name,
  args: readonly Expression[],
  e: Expression,
): Value {
  const builtIn = isOwnFunction(el, name.text) ? undefined : builtInCall(el, context, name, args, e)
  if (builtIn !== undefined) {
    el.names.use(el.names.symbols.find(name.text, 'function'), context.source, name)
    return builtIn
  }
  useFunction(el, context, name)
  if (el.functions.declared.has(name.text)) return callFunction(el, context, name, args)
  const place = placeCalled(el, context, name, args)
  if (place !== undefined) return place
  const side = sideCalled(el, context, name, args, e)
  if (side !== undefined) return side
  const tracked = trackedTableValue(el, context, name, args)
  if (tracked !== undefined) return tracked
  el.report(
    'ST4101',
    spanIn(context, name),
    `There is no term called \`${name.text}\`.`,
    meantFunction(name.text) ?? suggestion(name.text, el.functions.declared.keys()),
  )
  for (const argument of args) elaborate(el, context, argument)
  return HOLE_VALUE
}
