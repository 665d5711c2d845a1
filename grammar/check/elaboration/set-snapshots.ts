import { unwatched } from '../world/watched-world.ts'
import { arithmetic, cell, compare, constant, filter, loadWord } from '../../ir/build.ts'
import { NONE, type ExprIR, type SetIR, type StepIR } from '../../ir/ir.ts'
import { PUBLIC, type Type } from '../../types/types.ts'
import { valueType } from './value-types.ts'
import { inBoardOrder } from './board-order.ts'
import type { Lowering } from './contexts.ts'
import type { SetValue } from './values.ts'
import { wordRange } from './word-range.ts'
import { localSet, setMembers, valueOfWords, type WordSet } from './word-sets.ts'

/*
 * A set passed to a stage or action is a snapshot of its contents at the beginning, and so is one that `let` names. A
 * set of spaces and the like has a word for each possible member. Pieces and groups are listed in the order in which
 * they are passed, because their numbers reveal what they are, and observers number them differently.
 */
export type SetSnapshot = { readonly words: WordSet } | { readonly list: ThingList }

interface ThingList {
  readonly element: Type
  readonly members: number
  readonly first: number
  /** The word with their number. */
  readonly count: number
  readonly base: number
}

export function setSnapshot(el: Lowering, name: string, element: Type): SetSnapshot {
  const [first, last] = wordRange(unwatched(el.world), element)
  const members = last - first + 1
  if (element.kind !== 'piece' && element.kind !== 'group')
    return { words: localSet(el, name, element, members) }
  const count = el.memory.region({
    name: `number of ${name}`,
    length: 1,
    least: 0,
    most: members,
    orNone: true,
    start: 0,
    per: 'local',
  })
  const base = el.memory.region({
    name: `list of ${name}`,
    length: members,
    least: first,
    most: last,
    orNone: true,
    start: NONE,
    per: 'local',
    type: valueType(el, element),
  })
  return { list: { element, members, first, count, base } }
}

export function valueOfSnapshot(el: Lowering, set: SetSnapshot): SetValue {
  if ('words' in set) return valueOfWords(el, set.words)
  const { element, count, base } = set.list
  const { reg, ir: index } = el.boundRegister('number')
  const over = places(set.list)
  const listed: SetIR = { set: 'map', over, reg, item: loadWord(base, index) }
  el.readWord(count)
  return { form: 'set', element, ir: stillThere(el, element, listed), secrecy: PUBLIC, face: PUBLIC }
}

/** A group that has ended is no longer in any set. */
function stillThere(el: Pick<Lowering, 'boundRegister' | 'memory'>, element: Type, listed: SetIR): SetIR {
  if (element.kind !== 'group') return listed
  const { reg, ir: group } = el.boundRegister(element)
  return filter(listed, reg, compare('ne', loadWord(el.memory.at, group), constant(NONE)))
}

/** The occupied entries of the list. */
function places({ count }: ThingList): SetIR {
  return { set: 'range', from: constant(0), to: arithmetic('sub', cell(count), constant(1)) }
}

/** Replaces a stored set, possibly by an expression that mentions it. */
export function resetSnapshots(
  el: Lowering,
  name: string,
  set: SetSnapshot,
  to: SetIR,
  origin: number,
): readonly StepIR[] {
  if ('words' in set) return handSet(el, set, to, origin)
  const between = setSnapshot(el, `what ${name} becomes`, set.list.element)
  return [...beginSet(el, between, to, origin), ...handSet(el, set, valueOfSnapshot(el, between).ir, origin)]
}

/** Stores the set's value at the time of execution. */
export function handSet(el: Lowering, set: SetSnapshot, from: SetIR, origin: number): readonly StepIR[] {
  return 'words' in set
    ? setMembers(el, set.words, from, origin)
    : listThings(el, set.list, places(set.list), from, origin)
}

/** The same for a first write, when nothing is known of the old value, not even its length. */
export function beginSet(el: Lowering, set: SetSnapshot, from: SetIR, origin: number): readonly StepIR[] {
  if ('words' in set) return setMembers(el, set.words, from, origin)
  const all: SetIR = { set: 'range', from: constant(0), to: constant(set.list.members - 1) }
  return listThings(el, set.list, all, from, origin)
}

function listThings(
  el: Pick<Lowering, 'boundRegister' | 'eachStep'>,
  { element, members, first, count, base }: ThingList,
  cleared: SetIR,
  from: SetIR,
  origin: number,
): readonly StepIR[] {
  const store = { step: 'store', orNone: true, origin } as const
  const put = (index: ExprIR, value: ExprIR): StepIR => ({
    ...store,
    base,
    index,
    value,
    least: first,
    most: first + members - 1,
  })
  const number = (value: ExprIR): StepIR => ({
    ...store,
    base: count,
    index: constant(0),
    value,
    least: 0,
    most: members,
  })
  return [
    el.eachStep(
      'place',
      { kind: 'number', least: 0, most: members },
      cleared,
      members,
      (place) => [put(place, constant(NONE))],
      origin,
    ),
    number(constant(0)),
    el.eachStep(
      'thing',
      element,
      inBoardOrder(el, from),
      members,
      (thing) => [put(cell(count), thing), number(arithmetic('add', cell(count), constant(1)))],
      origin,
    ),
  ]
}
