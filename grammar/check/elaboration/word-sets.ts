import { arithmetic, compare, constant, load } from '../../ir/build.ts'
import type { ExprIR, SetIR, StepIR } from '../../ir/ir.ts'
import { PUBLIC } from '../../types/types.ts'
import type { Type } from '../../types/types.ts'
import type { Elaboration } from './elaboration.ts'
import type { Lowering } from './lowering.ts'
import type { SetValue } from './values.ts'

/** A set that is kept in the state: a word for each thing that may be in it, 1 if it is. */
export interface WordSet {
  readonly element: Type
  readonly members: number
  /** The word of the first of them; those of a player follow at a distance. */
  readonly base: number
  readonly offset: ExprIR
}

/** Things of which a set may be kept: what has a number that tells nothing but what it is. */
export function canBeMember(type: Type): boolean {
  return type.kind === 'space' || type.kind === 'seat' || type.kind === 'enumeration' || type.kind === 'kind'
}

export function memberNames({ world }: Elaboration, type: Type): readonly string[] {
  switch (type.kind) {
    case 'space':
      return world.spaces.map(({ name }) => name)
    case 'seat':
      return world.seats.map(({ name }) => name)
    case 'kind':
      return world.kinds.map(({ name }) => name)
    case 'enumeration':
      return world.enumerations.get(type.name) ?? []
    case 'hole':
    case 'truth':
    case 'number':
    case 'directions':
    case 'piece':
    case 'group':
    case 'place':
    case 'bundle':
    case 'border':
    case 'bag':
      return []
  }
}

export function valueOfWords(lowering: Lowering, set: WordSet): SetValue {
  lowering.readWord(set.base)
  const { reg, ir } = lowering.boundRegister(set.element)
  const of: SetIR = { set: 'range', from: constant(0), to: constant(set.members - 1) }
  const where = compare('eq', load(set.base, indexOf(set, ir)), constant(1))
  const kept: SetIR = { set: 'filter', of, reg, where }
  return { form: 'set', element: set.element, ir: kept, secrecy: PUBLIC, face: PUBLIC }
}

function indexOf({ offset }: WordSet, member: ExprIR): ExprIR {
  return arithmetic('add', offset, member)
}

/** Each thing of `from` is noted as being in the set, or as not being there. */
export function noteMembers(
  lowering: Lowering,
  set: WordSet,
  from: SetIR,
  isIn: boolean,
  origin: number,
): StepIR {
  return forEachMember(
    lowering,
    set,
    from,
    (member) => [stored(set, member, constant(isIn ? 1 : 0), origin)],
    origin,
  )
}

/** The set is what `to` holds, of which nothing is lost on the way if it speaks of the set itself. */
export function setMembers(lowering: Lowering, set: WordSet, to: SetIR, origin: number): readonly StepIR[] {
  const all: SetIR = { set: 'range', from: constant(0), to: constant(set.members - 1) }
  const kept = localSet(lowering, 'set', set.element, set.members)
  return [
    forEachMember(
      lowering,
      kept,
      all,
      (item) => [stored(kept, item, { op: 'contains', set: to, item }, origin)],
      origin,
    ),
    forEachMember(lowering, set, all, (item) => [stored(set, item, load(kept.base, item), origin)], origin),
  ]
}

/** A set that only running rules see. */
export function localSet(lowering: Lowering, name: string, element: Type, members: number): WordSet {
  const base = lowering.memory.region({
    name: `members of ${name}`,
    length: members,
    least: 0,
    most: 1,
    orNone: false,
    start: 0,
    per: 'local',
  })
  return { element, members, base, offset: constant(0) }
}

function stored(set: WordSet, member: ExprIR, value: ExprIR, origin: number): StepIR {
  const index = indexOf(set, member)
  return { step: 'store', base: set.base, index, value, least: 0, most: 1, orNone: false, origin }
}

function forEachMember(
  lowering: Lowering,
  set: WordSet,
  over: SetIR,
  body: (member: ExprIR) => readonly StepIR[],
  origin: number,
): StepIR {
  return lowering.eachStep('member', set.element, over, set.members, body, origin)
}
