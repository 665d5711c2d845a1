import type { Nouns } from '../../expression/ast.ts'
import { NONE, type ExprIR, type SetIR } from '../../ir/ir.ts'
import {
  EMPTY,
  NOTHING,
  conjunction,
  any,
  arithmetic,
  choose,
  compare,
  constant,
  filter,
  loadWord,
} from '../../ir/build.ts'
import type { InWorld, Lowering, Reading } from '../elaboration/contexts.ts'
import { faceInGroup, holdersOf } from '../elaboration/secrecy.ts'
import { faceIn, placeMembers, valueAsSet } from '../expressions/conversions.ts'
import { asPlace, asPlaces, inPlace } from '../expressions/indexed-places.ts'
import { scalarOf, whereabouts, type PlaceValue, type Scalar, type SetValue } from '../elaboration/values.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { spells } from '../../document/spelling.ts'
import { DECIDER, PUBLIC, widest, type Secrecy, type Type } from '../../types/types.ts'
import type { GroupInfo } from '../world/world.ts'
import { elaborate } from '../elaboration/dispatch.ts'

/** The class of groups that a name means, singular or plural. */
export function groupCalled(el: InWorld, written: string): GroupInfo | undefined {
  return el.world.groups.find((group) => spells(written, group.name, group.plural))
}

export function groupOfType(el: InWorld, type: Type): GroupInfo | undefined {
  return type.kind === 'group' ? el.world.groups.find((group) => group.name === type.class) : undefined
}

/** The container number of a group. */
export function groupContainer({ container, first }: GroupInfo, group: ExprIR): ExprIR {
  return arithmetic('add', group, constant(container - first))
}

/** The pieces or groups in some groups, group by group. */
function membersOf(
  lowering: Pick<Lowering, 'boundRegister' | 'readPlace'>,
  info: GroupInfo,
  groups: SetIR,
): SetIR {
  lowering.readPlace(info.name)
  if (groups.set === 'one') return { set: 'members', container: groupContainer(info, groups.item) }
  const { reg, ir } = lowering.boundRegister({ kind: 'group', class: info.name })
  return { set: 'each', over: groups, reg, of: { set: 'members', container: groupContainer(info, ir) } }
}

function innerOf(el: InWorld, { of }: GroupInfo): GroupInfo | undefined {
  return of === undefined ? undefined : el.world.groups.find(({ name }) => name === of)
}

/** The pieces in some groups, including those in nested groups. */
function piecesOf(lowering: Lowering, info: GroupInfo, groups: SetIR): SetIR {
  const members = membersOf(lowering, info, groups)
  const inner = innerOf(lowering, info)
  return inner === undefined ? members : piecesOf(lowering, inner, members)
}

/** The groups of a class among some groups, or nested in them. Undefined if there never are any. */
function groupsAmong(
  lowering: Lowering,
  from: GroupInfo,
  groups: SetIR,
  wanted: GroupInfo,
): SetIR | undefined {
  if (from === wanted) return groups
  const inner = innerOf(lowering, from)
  if (inner === undefined || !isAround(lowering, inner, wanted)) return undefined
  return groupsAmong(lowering, inner, membersOf(lowering, from, groups), wanted)
}

function isAround(el: InWorld, outer: GroupInfo, wanted: GroupInfo): boolean {
  const inner = innerOf(el, outer)
  return outer === wanted || (inner !== undefined && isAround(el, inner, wanted))
}

/** The groups in a place, class by class if it holds several. */
function classesIn(
  lowering: Lowering,
  value: PlaceValue,
): readonly { readonly info: GroupInfo; readonly groups: () => SetIR }[] {
  const { holdsGroups } = value.place
  return holdsGroups.flatMap((name) => {
    const info = lowering.world.groups.find((group) => group.name === name)
    if (info === undefined) return []
    const groups = (): SetIR => {
      const members = placeMembers(lowering, value).ir
      if (holdsGroups.length === 1) return members
      const { reg, ir } = lowering.boundRegister({ kind: 'group', class: name })
      return filter(members, reg, isOfClass(info, ir))
    }
    return [{ info, groups }]
  })
}

function isOfClass({ first, count }: GroupInfo, group: ExprIR): ExprIR {
  return conjunction([compare('le', constant(first), group), compare('lt', group, constant(first + count))])
}

function together(sets: readonly SetIR[]): SetIR | undefined {
  return sets.length === 0 ? undefined : sets.reduce((left, right): SetIR => ({ set: 'union', left, right }))
}

/** Groups of a class in a place, including nested ones. Undefined if there never are any. */
function groupsInPlace(lowering: Lowering, value: PlaceValue, wanted: GroupInfo): SetIR | undefined {
  return together(
    classesIn(lowering, value).flatMap(({ info, groups }) =>
      isAround(lowering, info, wanted) ? (groupsAmong(lowering, info, groups(), wanted) ?? []) : [],
    ),
  )
}

/** Pieces in the groups of a place. Undefined if it never holds any of these kinds. */
export function piecesInPlace(
  lowering: Lowering,
  value: PlaceValue,
  kinds: ReadonlySet<number>,
): SetIR | undefined {
  return together(
    classesIn(lowering, value)
      .filter(({ info }) => info.kinds.some((kind) => kinds.has(kind)))
      .map(({ info, groups }) => piecesOf(lowering, info, groups())),
  )
}

/** `patrols on your table`, `patrols`: the groups that exist. */
export function groupSet(el: Reading, context: Context, nouns: Nouns, info: GroupInfo): SetValue {
  const element: Type = { kind: 'group', class: info.name }
  const whole = (ir: SetIR, secrecy: Secrecy): SetValue => ({
    form: 'set',
    element,
    ir: groupsOfOwner(el, nouns, info, ir),
    secrecy,
    face: yoursAtMost(el, nouns, info),
  })
  if (nouns.within !== undefined) {
    const read = elaborate(el, context, nouns.within, element)
    const several = asPlaces(el, read)
    const value = several ?? asPlace(el, read)
    if (value.form === 'place' && value.place.holdsGroups.length > 0) {
      const found = groupsInPlace(el, value, info)
      if (found === undefined)
        el.report(
          'ST4108',
          spanIn(context, nouns.within),
          `\`${value.place.name}\` never holds \`${nouns.name.text}\`.`,
        )
      const face = nouns.owner === 'your' ? faceIn(el, { ...value, whose: 'you' }) : faceIn(el, value)
      const secrecy = several !== undefined && read.form === 'set' ? read.secrecy : PUBLIC
      return { ...whole(found ?? EMPTY, secrecy), face, ...inPlace(value.place) }
    }
    const within = valueAsSet(el, context, nouns.within, value)
    const outer = groupOfType(el, within.element)
    const found = outer === undefined ? undefined : groupsAmong(el, outer, within.ir, info)
    if (outer !== undefined && found === undefined)
      el.report(
        'ST4108',
        spanIn(context, nouns.within),
        `A \`${outer.name}\` never holds \`${nouns.name.text}\`.`,
      )
    return { ...whole(found ?? within.ir, within.secrecy), face: within.face, ...whereabouts(within) }
  }
  el.readPlace(info.name)
  const { reg, ir } = el.boundRegister(element)
  const every: SetIR = {
    set: 'range',
    from: constant(info.first),
    to: constant(info.first + info.count - 1),
  }
  return whole(filter(every, reg, compare('ne', loadWord(el.memory.at, ir), NOTHING)), PUBLIC)
}

/** Players know the faces in their own groups, unless the group can be in a place that nobody can see. */
function yoursAtMost(el: InWorld, { owner }: Nouns, info: GroupInfo): Secrecy {
  const face = faceInGroup(el, info)
  if (owner !== 'your' || face === PUBLIC) return face
  const isSeen = holdersOf(el, info).every(
    (place) => el.world.containers[place.container]?.seenBy !== 'nobody',
  )
  return isSeen ? DECIDER : face
}

export function groupsOfOwner(lowering: Lowering, nouns: Nouns, info: GroupInfo, groups: SetIR): SetIR {
  if (nouns.owner === undefined) return groups
  const { reg, ir } = lowering.boundRegister({ kind: 'group', class: info.name })
  const owner = ownerOfGroup(lowering, ir, info)
  const test =
    nouns.owner === 'your'
      ? compare('eq', owner, lowering.readYou())
      : conjunction([compare('ne', owner, lowering.readYou()), compare('le', constant(0), owner)])
  return filter(groups, reg, test)
}

/** The owner of a group: of pieces with fixed owners, the owner they all share; otherwise the owner of the place. */
export function ownerOfGroup(lowering: Lowering, group: ExprIR, info: GroupInfo): ExprIR {
  const isFixed = lowering.world.classes.some(({ name, ownerFixed }) => name === info.class && ownerFixed)
  if (!isFixed) return lowering.ownerOfContainer(lowering.containerOf(group))
  const pieces = piecesOf(lowering, info, { set: 'one', item: group })
  const first = lowering.boundRegister('seat')
  const other = lowering.boundRegister('piece')
  const differs = any(
    filter(pieces, other.reg, compare('ne', lowering.ownerOf(other.ir, info.class), first.ir)),
  )
  return {
    op: 'let',
    reg: first.reg,
    value: lowering.ownerOf({ op: 'first', set: pieces }, info.class),
    body: choose(differs, NOTHING, first.ir),
  }
}

/** The group that a piece or group is in, directly or nested; or none. */
export function enclosingGroup(lowering: Lowering, thing: Scalar, info: GroupInfo): Scalar {
  const own = thing.type.kind === 'group' ? groupOfType(lowering, thing.type) : undefined
  const levels = depthOf(lowering, info) - (own === undefined ? 0 : depthOf(lowering, own))
  return scalarOf(
    { kind: 'group', class: info.name },
    around(lowering, lowering.containerOf(thing.ir), info, levels),
    { orNone: true, secrecy: thing.secrecy, face: faceInGroup(lowering, info) },
  )
}

function around(lowering: Lowering, container: ExprIR, info: GroupInfo, levels: number): ExprIR {
  const { reg, ir } = lowering.boundRegister('container')
  const isInside = conjunction([
    compare('le', constant(info.container), ir),
    compare('lt', ir, constant(info.container + info.count)),
  ])
  const shift = constant(info.container - info.first)
  const [firstOfAll] = lowering.world.groups
  const further =
    levels > 1 && firstOfAll !== undefined
      ? choose(
          compare('le', constant(firstOfAll.container), ir),
          around(lowering, lowering.containerOf(arithmetic('sub', ir, shift)), info, levels - 1),
          constant(NONE),
        )
      : constant(NONE)
  const group = choose(isInside, arithmetic('sub', ir, shift), further)
  return { op: 'let', reg, value: container, body: group }
}

/** Number of levels of groups down to the pieces. */
function depthOf(el: InWorld, info: GroupInfo): number {
  const inner = innerOf(el, info)
  return inner === undefined ? 1 : 1 + depthOf(el, inner)
}

/** True if things of one class can be in groups of another. */
export function mayLieIn(el: InWorld, { type }: Pick<Scalar, 'type'>, outer: GroupInfo): boolean {
  if (type.kind === 'piece') return outer.class === type.class
  const own = groupOfType(el, type)
  const inner = innerOf(el, outer)
  return own !== undefined && inner !== undefined && isAround(el, inner, own)
}

/** The pieces or groups in one group, in order. */
export function membersAsSet(lowering: Lowering, group: Scalar, info: GroupInfo): SetValue {
  const inner = innerOf(lowering, info)
  if (inner === undefined) return groupAsPieces(lowering, group, info)
  return {
    form: 'set',
    element: { kind: 'group', class: inner.name },
    ir: membersOf(lowering, info, { set: 'one', item: group.ir }),
    secrecy: group.secrecy,
    face: group.face,
    ...whereabouts(group),
  }
}

/** The pieces in some groups. */
export function groupAsPieces(lowering: Lowering, group: Scalar | SetValue, info: GroupInfo): SetValue {
  const groups: SetIR = group.form === 'set' ? group.ir : { set: 'one', item: group.ir }
  return {
    form: 'set',
    element: { kind: 'piece', class: info.class, kinds: new Set(info.kinds) },
    ir: piecesOf(lowering, info, groups),
    secrecy: widest(group.secrecy),
    face: group.face,
  }
}
