import type { GameIR } from '../../grammar/ir/ir.ts'
import { shortestWays } from './alike.ts'
import type { SeenGroup, SeenPiece, SeenValue, View } from './view.ts'

/** A change as one seat sees it. Places are names of spaces and of other places. */
export type Change =
  /** `was`: its kind as seen before, if that differs from now. */
  | (Pieces & { readonly change: 'moved'; readonly from: string; readonly to: string; readonly was?: Seen })
  /** It stayed in place and shows another face, or no longer shows one. */
  | (Pieces & { readonly change: 'turned'; readonly at: string; readonly was: Seen })
  /**
   * Its face was visible there in the meantime, and nobody could identify it now, for instance because it has been
   * mixed with others.
   */
  | (Pieces & { readonly change: 'shown'; readonly at: string })
  /** The seat cannot see where it went or came from, and that makes a difference. */
  | (Pieces & { readonly change: 'left'; readonly from: string })
  | (Pieces & { readonly change: 'came'; readonly to: string })
  /** A group of pieces moved to another place. It has no origin if it is new, and no goal if it is gone. */
  | {
      readonly change: 'group'
      readonly name: string
      readonly from: string | undefined
      readonly to: string | undefined
    }
  | {
      readonly change: 'value'
      readonly name: string
      /** For a value per seat, space or group: its name. */
      readonly of: string | undefined
      readonly from: SeenValue
      readonly to: SeenValue
    }

/** Name of a kind. Undefined if unknown. */
type Seen = string | undefined

interface Pieces {
  readonly count: number
  readonly owner: number | undefined
  readonly kind: Seen
}

/** Pieces in one place that look alike. */
interface Lot {
  readonly place: string
  readonly owner: number | undefined
  readonly kind: Seen
  readonly open: boolean
  /** Visible tracked values of those that were or are there. */
  readonly marks: Set<string>
  count: number
}

/**
 * The differences between two views of one seat. They are derived from the views alone, so they reveal nothing that the
 * seat has not seen. A piece that returned goes unnoticed, and indistinguishable pieces are assumed to have gone the
 * shortest ways.
 */
export function changesBetween(ir: GameIR, before: View, after: View): readonly Change[] {
  const { gone, come } = difference(ir, before, after)
  return [
    ...groupChanges(before, after),
    ...components(gone, come).flatMap((part) => explained(ir, part)),
    ...valueChanges(before, after),
  ]
}

/** Pieces in places that are no spaces, and in groups, by their names. */
function piecesInPlaces({ places }: View): ReadonlyMap<string, readonly SeenPiece[]> {
  const contents = new Map<string, readonly SeenPiece[]>()
  for (const { name, pieces, groups } of places) {
    contents.set(name, pieces)
    for (const group of groups) contents.set(group.name, group.pieces)
  }
  return contents
}

function difference(
  ir: GameIR,
  before: View,
  after: View,
): { readonly gone: readonly Lot[]; readonly come: readonly Lot[] } {
  const gone: Lot[] = []
  const come: Lot[] = []
  after.spaces.forEach((is, space) => compare(ir.spaces[space]?.name ?? '', before.spaces[space] ?? [], is))
  const [those, these] = [piecesInPlaces(before), piecesInPlaces(after)]
  for (const place of new Set([...those.keys(), ...these.keys()]))
    compare(place, those.get(place) ?? [], these.get(place) ?? [])
  return { gone, come }

  function compare(place: string, before: readonly SeenPiece[], after: readonly SeenPiece[]): void {
    if (looksSame(before, after)) return
    const lots = new Map<string, Lot>()
    let lot: Lot | undefined
    const count = ({ owner, kind, open, values }: SeenPiece, by: number): void => {
      // In a large supply, most pieces are like the one before.
      if (lot === undefined || lot.owner !== owner || lot.kind !== kind || lot.open !== open) {
        const key = `${owner ?? ''} ${open ? 1 : 0} ${kind ?? '?'}`
        lot = lots.get(key) ?? { place, owner, kind, open, marks: new Set(), count: 0 }
        lots.set(key, lot)
      }
      lot.count += by
      lot.marks.add(values === undefined || values.length === 0 ? '[]' : JSON.stringify(values))
    }
    for (const piece of before) count(piece, -1)
    for (const piece of after) count(piece, 1)
    for (const lot of lots.values())
      if (lot.count < 0) gone.push({ ...lot, count: -lot.count })
      else if (lot.count > 0) come.push(lot)
  }
}

function looksSame(before: readonly SeenPiece[], after: readonly SeenPiece[]): boolean {
  if (before === after) return true
  return (
    before.length === after.length &&
    before.every((piece, i) => {
      const other = after[i]
      return (
        piece === other ||
        (piece.owner === other?.owner && piece.kind === other?.kind && piece.open === other?.open)
      )
    })
  )
}

interface Part {
  readonly gone: Lot[]
  readonly come: Lot[]
}

/** Lots that may correspond: of one owner, and without known different kinds. */
function components(gone: readonly Lot[], come: readonly Lot[]): readonly Part[] {
  const parts: Part[] = []
  const left = new Set<Lot>([...gone, ...come])
  const wasGone = new Set(gone)
  for (const seed of [...gone, ...come]) {
    if (!left.delete(seed)) continue
    const reached = [seed]
    for (const lot of reached)
      for (const other of left)
        if (wasGone.has(other) !== wasGone.has(lot) && canBeSame(lot, other)) {
          left.delete(other)
          reached.push(other)
        }
    parts.push({
      gone: reached.filter((lot) => wasGone.has(lot)),
      come: reached.filter((l) => !wasGone.has(l)),
    })
  }
  return parts
}

function canBeSame(a: Lot, b: Lot): boolean {
  return a.owner === b.owner && (a.kind === b.kind || a.kind === undefined || b.kind === undefined)
}

/** If everything went to one place, or came from one, the ways are clear, or the difference does not matter. */
function explained(ir: GameIR, { gone, come }: Part): readonly Change[] {
  const [from] = gone
  const [to] = come
  const sum = (lots: readonly Lot[]): number => lots.reduce((all, { count }) => all + count, 0)
  if (from !== undefined && to !== undefined && sum(gone) === sum(come)) {
    if (gone.length === 1) return come.map((lot) => moved(from, lot, lot.count))
    if (come.length === 1) return gone.map((lot) => moved(lot, to, lot.count))
    const ways = areAlike([...gone, ...come]) ? shortestWays(ir, gone, come) : undefined
    if (ways !== undefined) return ways.map((way) => moved(way.from, way.to, way.count))
  }
  return [
    ...gone.map(({ place, count, owner, kind }): Change => ({
      change: 'left',
      count,
      owner,
      kind,
      from: place,
    })),
    ...come.map(({ place, count, owner, kind }): Change => ({
      change: 'came',
      count,
      owner,
      kind,
      to: place,
    })),
  ]
}

/** True if the seat knows all of them and they do not differ. */
function areAlike(lots: readonly Lot[]): boolean {
  const [first] = lots
  return (
    lots.every(({ kind }) => kind !== undefined && kind === first?.kind) &&
    new Set(lots.flatMap(({ marks }) => [...marks])).size === 1
  )
}

function moved(from: Lot, to: Lot, count: number): Change {
  const { owner, kind } = to
  const pieces = { count, owner, kind }
  if (from.place === to.place) return { change: 'turned', ...pieces, at: to.place, was: from.kind }
  const was = from.kind === kind ? {} : { was: from.kind }
  return { change: 'moved', ...pieces, from: from.place, to: to.place, ...was }
}

function groupChanges(before: View, after: View): readonly Change[] {
  const placesOf = (view: View): ReadonlyMap<string, string> =>
    new Map(view.places.flatMap(({ name, groups }) => groups.map((group) => [group.name, name] as const)))
  const [placesBefore, placesAfter] = [placesOf(before), placesOf(after)]
  return [...new Set([...placesBefore.keys(), ...placesAfter.keys()])].flatMap((name): readonly Change[] => {
    const [from, to] = [placesBefore.get(name), placesAfter.get(name)]
    return from === to ? [] : [{ change: 'group', name, from, to }]
  })
}

function valueChanges(before: View, after: View): readonly Change[] {
  const changes: Change[] = []
  const compare = (name: string, of: string | undefined, from: SeenValue, to: SeenValue): void => {
    if (from !== to) changes.push({ change: 'value', name, of, from, to })
  }
  for (const [i, { name, values }] of after.values.entries()) {
    const were = before.values[i]?.values
    for (const [j, { of, value }] of values.entries()) compare(name, of, were?.[j]?.value, value)
  }
  const were = new Map(groupsOf(before).map(({ name, values }) => [name, values]))
  for (const group of groupsOf(after))
    for (const [i, { name, value }] of group.values.entries())
      compare(name, group.name, were.get(group.name)?.[i]?.value, value)
  return changes
}

const groupsOf = ({ places }: View): readonly SeenGroup[] => places.flatMap(({ groups }) => groups)

/** The places of changes. */
export function placesIn(changes: readonly Change[]): readonly string[] {
  const places = changes.flatMap((change): readonly (string | undefined)[] => {
    switch (change.change) {
      case 'moved':
      case 'group':
        return [change.from, change.to]
      case 'turned':
      case 'shown':
        return [change.at]
      case 'left':
        return [change.from]
      case 'came':
        return [change.to]
      case 'value':
        return []
    }
  })
  return [...new Set(places.flatMap((place) => place ?? []))]
}
