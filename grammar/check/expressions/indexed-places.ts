import { argumentCountText } from '../../diagnostics/sentence.ts'
import { spells } from '../../document/spelling.ts'
import type { Expression, Name } from '../../expression/ast.ts'
import {
  NOTHING,
  conjunction,
  arithmetic,
  choose,
  compare,
  constant,
  filter,
  isConstant,
  disjunction,
} from '../../ir/build.ts'
import { NONE, type ExprIR, type SetIR } from '../../ir/ir.ts'
import { SEAT, TRUTH, widest, type Type } from '../../types/types.ts'
import type { InWorld, Lowering, Reading, Reporting } from '../elaboration/contexts.ts'
import { whoseSeat } from '../elaboration/on-turn.ts'
import { useKey } from '../elaboration/name-uses.ts'
import { holdersOf } from '../elaboration/secrecy.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import type { PlaceValue, Scalar, SetValue, Value, Whereabouts, Whose } from '../elaboration/values.ts'
import { HOLE_VALUE, scalarOf } from '../elaboration/values.ts'
import type { IndexInfo, PlaceInfo } from '../world/world.ts'
import { typed } from '../elaboration/dispatch.ts'

/*
 * Places with one instance for each value of an enumeration, and possibly for each player. The instance is an ordinary
 * value: a container number.
 */

/**
 * True if each instance can be chosen and named as a thing. Places indexed only by player are named by their player
 * instead.
 */
export function isIndexed({ indices }: PlaceInfo): boolean {
  return indices.some((index) => index.name !== 'player')
}

/** Known places of the things in a place. Empty unless the place is indexed. */
export function inPlace(place: PlaceInfo): Whereabouts {
  return isIndexed(place) || place.madeOf.some(isIndexed) ? { lies: place } : {}
}

/** The places that a noun such as `zones` means. */
export function placesNamed(el: InWorld, written: string): PlaceInfo | undefined {
  return el.world.places.find((place) => isIndexed(place) && spells(written, place.name, undefined))
}

function placeNamed({ world }: InWorld, wanted: string): PlaceInfo | undefined {
  return world.places.find(({ name }) => name === wanted)
}

export function placeType({ name }: PlaceInfo): Type {
  return { kind: 'place', name }
}

/** `zone(you, front, west)`. Undefined if no place with indices has that name. */
export function placeCalled(
  el: Reading,
  context: Context,
  name: Name,
  args: readonly Expression[],
): Value | undefined {
  const place = el.world.places.find((one) => one.name === name.text && one.indices.length > 0)
  if (place === undefined) return undefined
  useKey(el, context, name, place)
  if (args.length !== place.indices.length) {
    el.report(
      'ST4107',
      spanIn(context, name),
      argumentCountText(name.text, place.indices.length, args.length),
      {
        related: [{ span: place.key.span, label: 'declared here' }],
      },
    )
    return HOLE_VALUE
  }
  const seats = place.indices.map(({ name: index }, i) => {
    const e = args[i]
    return index === 'player' && e !== undefined ? typed(el, context, e, SEAT) : undefined
  })
  const seat = seats.find((one) => one !== undefined)
  const owner = seat?.ir
  const values = args.map((e, i) => seats[i] ?? indexValue(el, context, place.indices[i], e, owner))
  const secrecy = widest(...values.map((value) => value.secrecy))
  publicOnly(el, secrecy, spanIn(context, name), 'Which place this is')
  const at = values.reduce<ExprIR>(
    (sum, value, i) =>
      arithmetic('add', arithmetic('mul', sum, constant(place.indices[i]?.count ?? 1)), value.ir),
    constant(0),
  )
  return onePlace(place, arithmetic('add', at, constant(place.container)), seat && whoseSeat(el, seat))
}

/** `store of red`, for a place with an instance for each colour; compare `hand of north`. */
export function placeOfValue(el: InWorld, name: string, owner: Scalar): PlaceValue | undefined {
  const place = placeNamed(el, name)
  const [index, ...others] = place?.indices ?? []
  if (place === undefined || index === undefined || others.length > 0) return undefined
  if (owner.type.kind !== 'enumeration' || owner.type.name !== index.name) return undefined
  return onePlace(place, arithmetic('add', owner.ir, constant(place.container)), undefined)
}

function onePlace(place: PlaceInfo, container: ExprIR, whose: Whose): PlaceValue {
  return {
    form: 'place',
    place,
    container,
    containers: { set: 'one', item: container },
    whose,
  }
}

/** A value of an index; for a line, also the word that the owner of the place uses for it. */
function indexValue(
  el: Reading,
  context: Context,
  index: IndexInfo | undefined,
  e: Expression,
  owner: ExprIR | undefined,
): Scalar {
  const name = index?.name ?? ''
  const type: Type = { kind: 'enumeration', name }
  const own = owner === undefined ? undefined : ownWord(el, name, e, owner)
  return own === undefined ? typed(el, context, e, type) : scalarOf(type, own)
}

function ownWord(
  el: Pick<Lowering, 'lookUp' | 'world'>,
  line: string,
  e: Expression,
  owner: ExprIR,
): ExprIR | undefined {
  if (e.kind !== 'name') return undefined
  const word = e.name.text
  const { called = [] } = el.world.lines.get(line) ?? {}
  if (el.world.enumerations.get(line)?.includes(word) === true) return undefined
  const bySeat = called.map((words) => words.indexOf(word))
  if (bySeat.every((value) => value < 0)) return undefined
  const values = bySeat.map((value) => (value < 0 ? NONE : value))
  return isConstant(owner)
    ? constant(values[owner.value] ?? NONE)
    : el.lookUp(`${line} by seat`, values, owner)
}

/** All places of a name that belong to a player: `your zone`. */
export function placesOfSeat(
  el: Pick<Lowering, 'boundRegister' | 'ownerOfPlace'>,
  place: PlaceInfo,
  seat: ExprIR,
  whose: Whose,
): PlaceValue | undefined {
  if (!place.indices.some(({ name }) => name === 'player')) return undefined
  const { reg, ir } = el.boundRegister('container')
  const containers = filter(containersOf(place), reg, compare('eq', el.ownerOfPlace(ir), seat))
  return { form: 'place', place, container: undefined, containers, whose }
}

/** The containers of a place, or of all the places it is made of. */
export function containersOf(place: PlaceInfo): SetIR {
  const ranges: { from: number; to: number }[] = []
  for (const { container, containers } of place.madeOf.length > 0 ? place.madeOf : [place]) {
    const before = ranges.at(-1)
    if (before?.to === container - 1) before.to = container + containers - 1
    else ranges.push({ from: container, to: container + containers - 1 })
  }
  return ranges
    .map(({ from, to }): SetIR => ({ set: 'range', from: constant(from), to: constant(to) }))
    .reduce((left, right): SetIR => ({ set: 'union', left, right }))
}

/** Turns a value of a place type into the place itself. */
export function asPlace(el: InWorld, value: Value): Value {
  if (value.form !== 'scalar' || value.type.kind !== 'place') return value
  const { name } = value.type
  const place = placeNamed(el, name)
  if (place === undefined) return value
  return {
    form: 'place',
    place,
    container: value.ir,
    containers: { set: 'one', item: value.ir },
    whose: undefined,
  }
}

/** Turns a set of indexed places, `all stalls where it.row is front`, into all of them together. */
export function asPlaces(el: InWorld, value: Value): PlaceValue | undefined {
  if (value.form !== 'set' || value.element.kind !== 'place') return undefined
  const { name } = value.element
  const place = placeNamed(el, name)
  if (place === undefined) return undefined
  return { form: 'place', place, container: undefined, containers: value.ir, whose: undefined }
}

/** Turns one instance of an indexed place into a value of its place type. */
export function asThing(value: Value): Value {
  if (value.form !== 'place' || value.container === undefined || !isIndexed(value.place)) return value
  return scalarOf(placeType(value.place), value.container)
}

/** Tests whether a container belongs to a place. */
function isPartOf(container: ExprIR, place: PlaceInfo): ExprIR {
  const parts = place.madeOf.length > 0 ? place.madeOf : [place]
  return disjunction(
    parts.map(({ container: first, containers }) =>
      conjunction([
        compare('le', constant(first), container),
        compare('lt', container, constant(first + containers)),
      ]),
    ),
  )
}

/** An index of a place as a field: `there.row`, or its owner. */
export function fieldOfPlace(el: Lowering, place: Scalar, name: string): Scalar | undefined {
  if (place.type.kind !== 'place') return undefined
  const { name: called } = place.type
  const info = placeNamed(el, called)
  const isOwner = name === 'owner'
  const index = info?.indices.find((one) => one.name === (isOwner ? 'player' : name))
  if (info === undefined || index === undefined) return undefined
  const { type, at } = indexAt(el, index.name)
  return scalarOf(type, at(place.ir), { orNone: place.orNone, secrecy: place.secrecy })
}

/** The indexed place of a piece or group: `unit.zone`, `unit.sector`. Undefined if the name is not such a field. */
export function whereItLies(el: Lowering, thing: Scalar, name: string): Scalar | undefined {
  const { places } = el.world
  const place = places.find((one) => one.name === name && isIndexed(one))
  const possible = placesFor(el, thing)
  if (place !== undefined) {
    el.readPlace(place.name)
    const sure = possible.length > 0 && possible.every((one) => one === place)
    const { reg, ir } = el.boundRegister('container')
    const found = el.wherever(el.containerOf(thing.ir), (value) =>
      sure ? value : { op: 'let', reg, value, body: choose(isPartOf(ir, place), ir, NOTHING) },
    )
    return scalarOf(placeType(place), found, { orNone: thing.orNone || !sure, secrecy: thing.secrecy })
  }
  if (name === 'player' || !places.some(({ indices }) => indices.some((index) => index.name === name)))
    return undefined
  for (const one of places) if (one.indices.some((index) => index.name === name)) el.readPlace(one.name)
  const sure =
    possible.length > 0 && possible.every(({ indices }) => indices.some((index) => index.name === name))
  const index = indexAt(el, name)
  return scalarOf(index.type, el.wherever(el.containerOf(thing.ir), index.at), {
    orNone: thing.orNone || !sure,
    secrecy: thing.secrecy,
  })
}

/** The possible places of a thing, if it is anywhere. Empty if unknown. */
function placesFor(el: InWorld, { type, lies }: Scalar): readonly PlaceInfo[] {
  if (lies !== undefined) return lies.madeOf.length > 0 ? lies.madeOf : [lies]
  const group = type.kind === 'group' ? el.world.groups.find(({ name }) => name === type.class) : undefined
  return group === undefined ? [] : holdersOf(el, group).filter(({ madeOf }) => madeOf.length === 0)
}

/** The value of an index for each container. */
function indexAt(
  el: Lowering,
  name: string,
): { readonly type: Type; readonly at: (container: ExprIR) => ExprIR } {
  const values = el.tables.ofWorld(`index ${name}`, () => {
    const table = el.world.containers.map(() => NONE)
    for (const place of el.world.places) {
      const at = place.indices.findIndex((index) => index.name === name)
      if (at < 0) continue
      const step = place.indices.slice(at + 1).reduce((product, { count }) => product * count, 1)
      for (let i = 0; i < place.containers; i++)
        table[place.container + i] = Math.floor(i / step) % (place.indices[at]?.count ?? 1)
    }
    return table
  })
  return {
    type: name === 'player' ? SEAT : { kind: 'enumeration', name },
    at: (container) => el.lookUp(`${name} of places`, values, container),
  }
}

/** Fields that a thing has because of its place. */
export function whereFields({ world }: InWorld): string[] {
  const indices = world.places.flatMap((place) => place.indices.map(({ name }) => name))
  return [
    ...new Set([
      ...world.places.filter(isIndexed).map(({ name }) => name),
      ...indices.filter((name) => name !== 'player'),
    ]),
  ]
}

/** `sector is next to unit.sector`: adjacent values of a line. */
export function nextInLine(
  el: InWorld & Reporting,
  context: Context,
  at: Expression,
  left: Scalar,
  right: Scalar,
): Scalar {
  if (left.type.kind !== 'enumeration' || !el.world.lines.has(left.type.name)) {
    const name = left.type.kind === 'enumeration' ? left.type.name : ''
    el.report('ST4039', spanIn(context, at), `The values of \`${name}\` are not in a line.`, {
      help: `Declare it as a line: \`${name}: { line: [ ... ] }\`.`,
    })
    return scalarOf(TRUTH, constant(0))
  }
  const existing = [left, right].filter((v) => v.orNone).map((v) => compare('ne', v.ir, NOTHING))
  const apart = arithmetic('sub', left.ir, right.ir)
  const isNext = disjunction([compare('eq', apart, constant(1)), compare('eq', apart, constant(-1))])
  return scalarOf(TRUTH, conjunction([...existing, isNext]), { secrecy: widest(left.secrecy, right.secrecy) })
}

/** Tests whether two instances of a place are one step apart in exactly one of the indices listed in `neighbours`. */
export function placesNextTo(
  el: Reading,
  context: Context,
  at: Expression,
  left: Scalar,
  right: Scalar,
): Scalar {
  const name = left.type.kind === 'place' ? left.type.name : ''
  const place = placeNamed(el, name)
  if (place === undefined || place.neighbours.length === 0) {
    el.report('ST4102', spanIn(context, at), `\`${name}\` has no neighbours.`, {
      help: `Declare them: \`neighbours: [ ... ]\` of \`${name}\`.`,
      ...(place === undefined ? {} : { related: [{ span: place.key.span, label: 'declared here' }] }),
    })
    return scalarOf(TRUTH, constant(0))
  }
  const { containers: count, container: first } = place
  const pairs = el.tables.ofWorld(place.neighbours, () =>
    Array.from({ length: count * count }, (_, i) =>
      areNeighbours(place, Math.floor(i / count), i % count) ? 1 : 0,
    ),
  )
  const existing = [left, right].filter((v) => v.orNone).map((v) => compare('ne', v.ir, NOTHING))
  const offset = (value: Scalar): ExprIR => arithmetic('sub', value.ir, constant(first))
  const index = arithmetic('add', arithmetic('mul', offset(left), constant(count)), offset(right))
  const table = el.lookUp(`${name} next to ${name}`, pairs, index)
  return scalarOf(TRUTH, conjunction([...existing, compare('eq', table, constant(1))]), {
    secrecy: widest(left.secrecy, right.secrecy),
  })
}

function areNeighbours({ indices, neighbours }: PlaceInfo, one: number, other: number): boolean {
  let [a, b] = [one, other]
  let steps = 0
  for (const { name, count } of indices.toReversed()) {
    const apart = Math.abs((a % count) - (b % count))
    if (apart > 1 || (apart === 1 && !neighbours.includes(name))) return false
    steps += apart
    a = Math.floor(a / count)
    b = Math.floor(b / count)
  }
  return steps === 1
}

/** Filters places by owner, as in `your zones`. */
export function owned(
  el: Lowering,
  place: PlaceInfo,
  set: SetValue,
  owner: 'your' | 'enemy' | undefined,
): SetValue {
  if (owner === undefined) return set
  const { reg, ir } = el.boundRegister(placeType(place))
  const seat = el.ownerOfPlace(ir)
  const test =
    owner === 'your'
      ? compare('eq', seat, el.readYou())
      : conjunction([compare('ne', seat, el.readYou()), compare('le', constant(0), seat)])
  return { ...set, ir: filter(set.ir, reg, test) }
}
