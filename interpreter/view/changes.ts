import type { GameIR } from '../../grammar/ir/ir.ts'
import type { SeenPiece, SeenValue, View } from './view.ts'

/** Something that is otherwise than before, as one seat sees it. Places are names of spaces and of other places. */
export type Change =
  /** `was`: its kind as it was seen before, where that is not as it is seen now. */
  | (Pieces & { readonly change: 'moved'; readonly from: string; readonly to: string; readonly was?: Seen })
  /** It stands where it stood and shows another face, or none any longer. */
  | (Pieces & { readonly change: 'turned'; readonly at: string; readonly was: Seen })
  /** Where it went, or where it came from, cannot be told by looking. */
  | (Pieces & { readonly change: 'left'; readonly from: string })
  | (Pieces & { readonly change: 'came'; readonly to: string })
  | {
      readonly change: 'value'
      readonly name: string
      /** Of a value that there is for each seat or space: which. */
      readonly of: string | undefined
      readonly from: SeenValue
      readonly to: SeenValue
    }

/** Name of a kind; undefined: not known. */
type Seen = string | undefined

interface Pieces {
  readonly count: number
  readonly owner: number | undefined
  readonly kind: Seen
}

/** Pieces in one place that look alike. */
interface Lot {
  readonly container: number
  readonly owner: number | undefined
  readonly kind: Seen
  readonly open: boolean
  count: number
}

/**
 * What differs between two views of one seat. It is made of the views alone, so it can tell nothing that the seat has not
 * seen; what has come back to where it was is not noticed, and pieces that look alike are taken for each other.
 */
export function changesBetween(ir: GameIR, before: View, after: View): readonly Change[] {
  const nameOf = (container: number): string => ir.containers[container]?.name ?? '?'
  const { gone, come } = difference(containersOf(before), containersOf(after))
  const pieces = components(gone, come).flatMap((part) => explained(part, nameOf))
  return [...pieces, ...valueChanges(before, after)]
}

function containersOf(view: View): readonly (readonly SeenPiece[])[] {
  return [...view.spaces, ...view.places.map((place) => place.pieces)]
}

function difference(
  before: readonly (readonly SeenPiece[])[],
  after: readonly (readonly SeenPiece[])[],
): { readonly gone: readonly Lot[]; readonly come: readonly Lot[] } {
  const gone: Lot[] = []
  const come: Lot[] = []
  before.forEach((pieces, container) => {
    const lots = new Map<string, Lot>()
    const count = (piece: SeenPiece, by: number): void => {
      const { owner, kind, open } = piece
      const key = `${owner ?? ''} ${open ? 1 : 0} ${kind ?? '?'}`
      const lot = lots.get(key) ?? { container, owner, kind, open, count: 0 }
      lot.count += by
      lots.set(key, lot)
    }
    for (const piece of pieces) count(piece, -1)
    for (const piece of after[container] ?? []) count(piece, 1)
    for (const lot of lots.values())
      if (lot.count < 0) gone.push({ ...lot, count: -lot.count })
      else if (lot.count > 0) come.push(lot)
  })
  return { gone, come }
}

interface Part {
  readonly gone: Lot[]
  readonly come: Lot[]
}

/** Lots that can have to do with each other: of one owner, and with nothing that says that their kinds differ. */
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

/** If all went to one place, or all came from one, it is clear what went where. */
function explained({ gone, come }: Part, nameOf: (container: number) => string): readonly Change[] {
  const [from] = gone
  const [to] = come
  const sum = (lots: readonly Lot[]): number => lots.reduce((all, { count }) => all + count, 0)
  if (from !== undefined && to !== undefined && sum(gone) === sum(come)) {
    if (gone.length === 1) return come.map((lot) => moved(from, lot, lot.count, nameOf))
    if (come.length === 1) return gone.map((lot) => moved(lot, to, lot.count, nameOf))
  }
  return [
    ...gone.map(({ container, count, owner, kind }): Change => ({
      change: 'left',
      count,
      owner,
      kind,
      from: nameOf(container),
    })),
    ...come.map(({ container, count, owner, kind }): Change => ({
      change: 'came',
      count,
      owner,
      kind,
      to: nameOf(container),
    })),
  ]
}

function moved(from: Lot, to: Lot, count: number, nameOf: (container: number) => string): Change {
  const { owner, kind } = to
  const pieces = { count, owner, kind }
  if (from.container === to.container)
    return { change: 'turned', ...pieces, at: nameOf(to.container), was: from.kind }
  const places = { from: nameOf(from.container), to: nameOf(to.container) }
  const was = from.kind === kind ? {} : { was: from.kind }
  return { change: 'moved', ...pieces, ...places, ...was }
}

function valueChanges(before: View, after: View): readonly Change[] {
  return after.values.flatMap(({ name, values }, region) =>
    values.flatMap(({ of, value }, index): readonly Change[] => {
      const from = before.values[region]?.values[index]?.value
      return from === value ? [] : [{ change: 'value', name, of, from, to: value }]
    }),
  )
}
