import { YOU, arithmetic, cell, constant, loadWord } from '../../ir/build.ts'
import type { ExprIR } from '../../ir/ir.ts'
import { valueOfWords, type WordSet } from '../elaboration/word-sets.ts'
import type { InWorld, Lowering, Reading } from '../elaboration/contexts.ts'
import type { TrackedValue } from '../elaboration/declarations.ts'
import { scalarOf, type PlaceValue, type Scalar, type Value, type Whose } from '../elaboration/values.ts'
import { unknownFace } from '../elaboration/secrecy.ts'
import { containersOf } from './indexed-places.ts'
import { spells } from '../../document/spelling.ts'
import { ACTION } from '../../names/language-words.ts'
import { DECIDER, HIDDEN, PUBLIC, SEAT, SPACE, type Secrecy, type Type } from '../../types/types.ts'
import type { PlaceInfo } from '../world/world.ts'

/** The enumeration value, kind or space of this name, if `type` is such a type. */
export function valueOfType(el: InWorld, text: string, type: Type): Scalar | undefined {
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

export function namedThing(el: InWorld, text: string): Scalar | undefined {
  const seat = el.world.seats.findIndex((s) => s.name === text)
  if (seat >= 0) return scalarOf(SEAT, constant(seat))
  const space = valueOfType(el, text, SPACE)
  if (space !== undefined) return space
  for (const [name, values] of el.world.enumerations) {
    if (name === ACTION) continue
    const index = values.indexOf(text)
    if (index >= 0) return scalarOf({ kind: 'enumeration', name }, constant(index))
  }
  return undefined
}

export function constantValue(el: InWorld, text: string): Scalar | undefined {
  const existing = el.world.constants.get(text)
  if (existing === undefined) return undefined
  const { type, value } = existing
  return scalarOf(type.kind === 'number' ? { ...type, least: value, most: value } : type, constant(value))
}

/** A set tracked for the game or for a player. */
export function trackedSet(
  el: Pick<Reading, 'tracked' | 'turn'>,
  text: string,
  of: 'game' | 'seat',
  seat: ExprIR = constant(0),
): WordSet | undefined {
  const existing = el.tracked.get(text)?.find((t) => t.of === of && t.members !== undefined)
  const { members } = existing ?? {}
  if (existing === undefined || members === undefined) return undefined
  const offset = of === 'game' ? constant(0) : arithmetic('mul', seat, constant(members))
  return {
    element: existing.type,
    members,
    first: existing.first,
    base: existing.cell.base,
    offset,
    secrecy: knownTo(el, existing, seat),
  }
}

export function trackedValue(el: Reading, text: string): Value | undefined {
  const several = trackedSet(el, text, 'game')
  if (several !== undefined) return valueOfWords(el, several)
  const existing = el.tracked.get(text)?.find((t) => t.of === 'game')
  if (existing === undefined) return undefined
  el.readWord(existing.cell.base)
  return scalarOf(existing.type, cell(existing.cell.base), {
    orNone: existing.cell.orNone,
    face: unknownFace(el, existing.type),
  })
}

/** A place, or one player's if a seat is given; without a seat, the single place, the board, or those of all players. */
export function placeValue(el: InWorld, text: string, seat?: ExprIR, whose?: Whose): PlaceValue | undefined {
  const place = el.world.places.find((p) => p.name === text)
  if (place === undefined) return undefined
  const containers = containersOf(place)
  if (place.madeOf.length > 0)
    return { form: 'place', place, container: undefined, containers, whose: undefined }
  if (place.isBoard) return { form: 'place', place, container: undefined, containers, whose: undefined }
  if (place.indices.length === 0) {
    const container = constant(place.container)
    return { form: 'place', place, container, containers: { set: 'one', item: container }, whose: undefined }
  }
  if (seat === undefined || !place.eachPlayer)
    return { form: 'place', place, container: undefined, containers, whose: undefined }
  const container = containerOfSeat(place, seat)
  return { form: 'place', place, container, containers: { set: 'one', item: container }, whose }
}

export function containerOfSeat(place: PlaceInfo, seat: ExprIR): ExprIR {
  return arithmetic('add', constant(place.container), seat)
}

export function areaValue(
  lowering: Pick<Lowering, 'tables' | 'world'>,
  text: string,
  seat?: ExprIR,
): Value | undefined {
  const area = lowering.world.areas.get(text)
  if (area === undefined) return undefined
  if (area.perSeat && seat === undefined) return { form: 'area', area }
  const index = area.perSeat && seat !== undefined ? seat : constant(0)
  const ir = lowering.tables.areaRow(text, area.spaces, index)
  return { form: 'set', element: SPACE, ir, secrecy: PUBLIC, face: PUBLIC }
}

export function trackedOf(
  el: Reading,
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
  return scalarOf(found.type, loadWord(found.cell.base - found.first, index), {
    orNone: found.cell.orNone,
    secrecy: knownTo(el, found, index),
    face: unknownFace(el, found.type),
  })
}

/** Who may know a value of the player or thing with this number. */
function knownTo(
  { turn: { eachKnower = YOU } }: Pick<Reading, 'turn'>,
  { secret }: TrackedValue,
  index: ExprIR,
): Secrecy {
  if (secret !== true) return PUBLIC
  return index === eachKnower ? DECIDER : HIDDEN
}
