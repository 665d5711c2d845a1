import { unwatched } from '../world/watched-world.ts'
import { NOTHING, arithmetic, compare, constant, filter, loadWord } from '../../ir/build.ts'
import type { ExprIR, SetIR, StepIR } from '../../ir/ir.ts'
import { matchSet } from '../../ir/match.ts'
import { isSet, type StepOf } from '../../ir/nodes.ts'
import { passedOn } from '../../ir/walk.ts'
import { COUNT, PUBLIC, matchType, type Secrecy, type Type } from '../../types/types.ts'
import { listedNames } from '../world/listed-names.ts'
import type { Elaboration, InWorld, Lowering } from './contexts.ts'
import { unknownFace } from './secrecy.ts'
import type { SetValue } from './values.ts'
import { storeOperand } from './stored-operand.ts'
import { wordRange } from './word-range.ts'

type StoreIR = StepOf<'store'>

/** A set stored in the state: a word for each possible member, 1 if it is in the set. */
export interface WordSet {
  readonly element: Type
  readonly members: number
  /** The number of the first of them. */
  readonly first: number
  /** The word of the first of them. Those of other players follow at fixed distances. */
  readonly base: number
  readonly offset: ExprIR
  /** Who may know its contents. */
  readonly secrecy: Secrecy
}

/** True for types whose sets can be stored: their things have numbers that are known before the game. */
export function canBeMember(type: Type): boolean {
  return matchType(type, { listed: () => true, things: () => true, plain: () => false })
}

/** True for types whose sets can be listed: those of stored sets, and also numbers and values of a bag. */
export function canBeListed(type: Type): boolean {
  return canBeMember(type) || ['hole', 'number', 'bag', 'directions', 'border'].includes(type.kind)
}

/** Names of the members whose membership is visible only through the rules. */
export function memberNames({ world }: InWorld, type: Type): readonly string[] {
  return listedNames(world, type) ?? []
}

export function valueOfWords(lowering: Lowering, set: WordSet): SetValue {
  lowering.readWord(wordsFrom(set))
  const { reg, ir } = lowering.boundRegister(set.element)
  const where = compare('eq', wordOf(set, ir), constant(1))
  const filtered: SetIR = { set: 'filter', of: allOf(set), reg, where }
  const face = unknownFace(lowering, set.element)
  return { form: 'set', element: set.element, ir: filtered, secrecy: set.secrecy, face }
}

/** All possible members, by number. */
function allOf({ first, members }: WordSet): SetIR {
  return { set: 'range', from: constant(first), to: constant(first + members - 1) }
}

/** The address of the word for number 0, which may not exist. */
function wordsFrom({ base, first }: WordSet): number {
  return base - first
}

function wordOf(set: WordSet, member: ExprIR): ExprIR {
  return loadWord(wordsFrom(set), indexOf(set, member))
}

function indexOf({ offset }: WordSet, member: ExprIR): ExprIR {
  return arithmetic('add', offset, member)
}

/** Stores for each thing of `from` that it is in the set, or that it is not. */
export function noteMembers(
  lowering: Lowering,
  set: WordSet,
  from: SetIR,
  isIn: boolean,
  origin: number,
): readonly StepIR[] {
  const note = (own: WordSet, member: ExprIR): StoreIR => stored(own, member, constant(isIn ? 1 : 0), origin)
  // A chosen or named thing needs no loop, and no words for its members.
  if (from.set === 'one' && from.item.op === 'cell')
    return [
      {
        step: 'if',
        condition: compare('ne', from.item, NOTHING),
        then: [note(set, from.item)],
        else: [],
        origin,
      },
    ]
  return inOwnPlace(lowering, set, origin, (own) => [
    forEachMember(lowering, own, from, (member) => note(own, member), origin),
  ])
}

/** Assigns `to` to the set. All changes are computed before any is made, because `to` may mention the set itself. */
export function setMembers(lowering: Lowering, set: WordSet, to: SetIR, origin: number): readonly StepIR[] {
  return inOwnPlace(lowering, set, origin, (own) => {
    if (isWalked(to)) return setToListed(lowering, own, to, origin)
    const { reg, ir: item } = lowering.boundRegister(own.element)
    return [turnOver(lowering, own, reg, item, { op: 'contains', set: to, item }, origin)]
  })
}

/** Flips the words that differ from the wanted value. */
function turnOver(
  lowering: Pick<Lowering, 'eachStep'>,
  set: WordSet,
  reg: number,
  item: ExprIR,
  should: ExprIR,
  origin: number,
): StepIR {
  const wrong = filter(allOf(set), reg, compare('ne', wordOf(set, item), should))
  const turned = (member: ExprIR): ExprIR => arithmetic('sub', constant(1), wordOf(set, member))
  return forEachMember(lowering, set, wrong, (member) => stored(set, member, turned(member), origin), origin)
}

/** The owner of the set must be known before its first member changes. */
function inOwnPlace(
  lowering: Pick<Lowering, 'local' | 'memory'>,
  set: WordSet,
  origin: number,
  change: (own: WordSet) => readonly StepIR[],
): readonly StepIR[] {
  const { steps, ir: offset } = storeOperand(lowering, set.offset, COUNT, origin)
  return [...steps, ...change({ ...set, offset })]
}

/** True if membership requires a scan of the set. It is then listed once. */
function isWalked(set: SetIR): boolean {
  return matchSet(
    set,
    {
      board: () => true,
      map: () => true,
      each: () => true,
      minus: ({ left, right }) => isWalked(left) || isWalked(right),
    },
    (one) => passedOn(one).some((part) => isSet(part) && isWalked(part)),
  )
}

/** The new contents are first stored in temporary words. */
function setToListed(lowering: Lowering, set: WordSet, to: SetIR, origin: number): readonly StepIR[] {
  const listed: WordSet = {
    ...localSet(lowering, 'a set that is worked out', set.element, set.members),
    first: set.first,
  }
  const note = (from: SetIR, isIn: boolean): StepIR[] => {
    if (from.set === 'union') return [...note(from.left, isIn), ...note(from.right, isIn)]
    if (from.set === 'minus' && isIn) return [...note(from.left, true), ...note(from.right, false)]
    return [...noteMembers(lowering, listed, from, isIn, origin)]
  }
  const one = lowering.boundRegister(set.element)
  const other = lowering.boundRegister(set.element)
  const left = filter(allOf(listed), other.reg, compare('eq', wordOf(listed, other.ir), constant(1)))
  return [
    ...note(to, true),
    turnOver(lowering, set, one.reg, one.ir, wordOf(listed, one.ir), origin),
    ...noteMembers(lowering, listed, left, false, origin),
  ]
}

/** A local set of the running rules. */
export function localSet(
  lowering: Pick<Lowering, 'memory'>,
  name: string,
  element: Type,
  members: number,
): WordSet {
  const base = lowering.memory.region({
    name: `members of ${name}`,
    length: members,
    least: 0,
    most: 1,
    orNone: false,
    start: 0,
    per: 'local',
    ...(element.kind === 'piece' ? { of: element.class } : {}),
  })
  return { element, members, first: 0, base, offset: constant(0), secrecy: PUBLIC }
}

function stored(set: WordSet, member: ExprIR, value: ExprIR, origin: number): StoreIR {
  const index = indexOf(set, member)
  return { step: 'store', base: wordsFrom(set), index, value, least: 0, most: 1, orNone: false, origin }
}

function forEachMember(
  lowering: Pick<Lowering, 'eachStep'>,
  set: WordSet,
  over: SetIR,
  body: (member: ExprIR) => StoreIR,
  origin: number,
): StepIR {
  const { element, members } = set
  return lowering.eachStep('member', element, over, members, (member) => [body(member)], origin)
}

/** Numbers up to this have a capacity of their own. */
const MOST_OF_NUMBERS = 1 << 16
const FEW = 8

/**
 * One more than the greatest number of a thing of this type. A small capacity for types without such numbers. Groups of
 * all classes are numbered after the pieces.
 */
export function capacityOf(el: Pick<Elaboration, 'world'>, element: Type): number {
  const world = unwatched(el.world)
  if (element.kind === 'number' && element.most <= MOST_OF_NUMBERS) return Math.max(FEW, element.most + 1)
  if (!canBeMember(element)) return FEW
  if (element.kind === 'group')
    return world.groups.reduce((sum, group) => sum + group.count, world.pieces.length)
  return wordRange(world, element)[1] + 1
}
