import type { MergedEntry } from '../../grammar/merge/merged.ts'
import type { Difference } from './difference.ts'
import { changePlace, type Place } from './change-place.ts'

/** The groups in which changes are listed, in this order. */
export const CHANGE_GROUPS = [
  'Modules',
  'Players',
  'Numbers',
  'Options',
  'Pieces',
  'Board and places',
  'Army and box',
  'Setups',
  'Tables',
  'Actions',
  'What is forbidden',
  'Course of the game',
  'How the game ends',
  'What the rules keep track of',
  'Words of the rules',
  'Rulings',
  'Other rules',
] as const
export type Group = (typeof CHANGE_GROUPS)[number]

/** One change for the players, in words. */
export interface Change {
  readonly group: Group
  readonly kind: 'new' | 'changed' | 'gone'
  readonly text: string
  /** Position of the new text, or of the removed one. */
  readonly place: Place | undefined
}

export function placeOfEntry(entry: MergedEntry | undefined): Place | undefined {
  if (entry === undefined) return undefined
  return changePlace(
    entry.value.kind === 'map' || entry.value.span.start === entry.value.span.end
      ? entry.key.span
      : entry.value.span,
  )
}

/** A change at the place of a difference. */
export function changeAt(group: Group, { before, after }: Difference, text: string): Change {
  const kind = before === undefined ? 'new' : after === undefined ? 'gone' : 'changed'
  return { group, kind, text, place: placeOfEntry(after ?? before) }
}

/** Items added to a list and removed from it, matched by identity. */
export function listChanges<Item>(
  group: Group,
  before: ReadonlyMap<string, Item>,
  after: ReadonlyMap<string, Item>,
  say: (item: Item, key: string, isNew: boolean) => Pick<Change, 'text' | 'place'>,
): readonly Change[] {
  const only = (these: typeof before, others: typeof before, kind: 'new' | 'gone'): readonly Change[] =>
    [...these].flatMap(([key, item]) =>
      others.has(key) ? [] : [{ group, kind, ...say(item, key, kind === 'new') }],
    )
  return [...only(after, before, 'new'), ...only(before, after, 'gone')]
}
