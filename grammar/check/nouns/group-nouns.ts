import type { Nouns } from '../../expression/ast.ts'
import { NONE } from '../../ir/ir.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { NOTHING, all, arithmetic, choose, compare, constant, filter, load } from '../../ir/build.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import type { Lowering } from '../elaboration/lowering.ts'
import { elaborate, valueAsSet } from '../expressions/expressions.ts'
import { asPlace } from '../expressions/indexed-places.ts'
import { scalarOf, whereabouts } from '../elaboration/values.ts'
import type { Context } from '../elaboration/scope.ts'
import { spells } from '../../document/spelling.ts'
import type { Secrecy, Type } from '../../types/types.ts'
import { HIDDEN, PUBLIC, widest } from '../../types/types.ts'
import type { Scalar, SetValue } from '../elaboration/values.ts'
import type { GroupInfo } from '../world/world.ts'

/** The class of groups that a name means, singular or plural. */
export function groupCalled(el: Pick<Lowering, 'world'>, written: string): GroupInfo | undefined {
  return el.world.groups.find((group) => spells(written, group.name, group.plural))
}

export function groupOfType(el: Pick<Lowering, 'world'>, type: Type): GroupInfo | undefined {
  return type.kind === 'group' ? el.world.groups.find((group) => group.name === type.class) : undefined
}

/** The container that a group is. */
export function groupContainer({ container, first }: GroupInfo, group: ExprIR): ExprIR {
  return arithmetic('add', group, constant(container - first))
}

/** Who may know the faces of what lies in such groups: whoever sees the places where they may lie. */
export function faceInGroup(el: Pick<Lowering, 'world'>, { name }: GroupInfo): Secrecy {
  const holders = el.world.places.filter((place) => place.holdsGroup === name)
  const open = holders.every((place) => el.world.containers[place.container]?.seenBy === 'everyone')
  return open ? PUBLIC : HIDDEN
}

/** The pieces in some groups, group by group. */
export function membersOf(lowering: Lowering, info: GroupInfo, groups: SetIR): SetIR {
  lowering.readPlace(info.name)
  if (groups.set === 'one') return { set: 'members', container: groupContainer(info, groups.item) }
  const { reg, ir } = lowering.boundRegister({ kind: 'group', class: info.name })
  return { set: 'each', over: groups, reg, of: { set: 'members', container: groupContainer(info, ir) } }
}

/** `patrols on your table`, `patrols`: those that there are. */
export function groupSet(el: Elaboration, context: Context, nouns: Nouns, info: GroupInfo): SetValue {
  const element: Type = { kind: 'group', class: info.name }
  const whole = (ir: SetIR, secrecy: Secrecy): SetValue => ({
    form: 'set',
    element,
    ir: owned(el, nouns, info, ir),
    secrecy,
    face: faceInGroup(el, info),
  })
  if (nouns.within !== undefined) {
    const value = asPlace(el, elaborate(el, context, nouns.within, element))
    const within = valueAsSet(el, context, nouns.within, value)
    return { ...whole(within.ir, within.secrecy), ...whereabouts(within) }
  }
  el.readPlace(info.name)
  const { reg, ir } = el.boundRegister(element)
  const every: SetIR = {
    set: 'range',
    from: constant(info.first),
    to: constant(info.first + info.count - 1),
  }
  return whole(filter(every, reg, compare('ne', load(el.memory.at, ir), NOTHING)), PUBLIC)
}

function owned(lowering: Lowering, nouns: Nouns, info: GroupInfo, groups: SetIR): SetIR {
  if (nouns.owner === undefined) return groups
  const { reg, ir } = lowering.boundRegister({ kind: 'group', class: info.name })
  const owner = lowering.ownerOfContainer(lowering.containerOf(ir))
  const test =
    nouns.owner === 'your'
      ? compare('eq', owner, lowering.readYou())
      : all([compare('ne', owner, lowering.readYou()), compare('le', constant(0), owner)])
  return filter(groups, reg, test)
}

/** The group that a piece lies in, or none. */
export function enclosingGroup(lowering: Lowering, piece: Scalar, info: GroupInfo): Scalar {
  const { reg, ir } = lowering.boundRegister('container')
  const isInside = all([
    compare('le', constant(info.container), ir),
    compare('lt', ir, constant(info.container + info.count)),
  ])
  const group = choose(isInside, arithmetic('sub', ir, constant(info.container - info.first)), constant(NONE))
  return scalarOf(
    { kind: 'group', class: info.name },
    { op: 'let', reg, value: lowering.containerOf(piece.ir), body: group },
    { orNone: true, secrecy: piece.secrecy, face: faceInGroup(lowering, info) },
  )
}

/** The members of one group, as a set of pieces. */
export function groupAsPieces(lowering: Lowering, group: Scalar | SetValue, info: GroupInfo): SetValue {
  const groups: SetIR = group.form === 'set' ? group.ir : { set: 'one', item: group.ir }
  return {
    form: 'set',
    element: { kind: 'piece', class: info.class, kinds: new Set(info.kinds) },
    ir: membersOf(lowering, info, groups),
    secrecy: widest(group.secrecy),
    face: faceInGroup(lowering, info),
  }
}
