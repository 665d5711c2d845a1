import type { WayLot, WayPart } from '../../grammar/ir/pattern-alternatives.ts'
import { NONE } from '../../grammar/ir/ir.ts'

/** Things of one kind and worth, which a pattern cannot tell apart. */
export interface Sort {
  readonly kind: number
  readonly worth: number
  /** How many there are. */
  count: number
}

/** Counts work. Throws if it is too much. */
export type Spend = (steps: number) => void

/** The sorts of some things, by their kinds, so that the order of the things does not matter. */
export function sortsOf(kinds: readonly number[], worths: readonly number[]): Sort[] {
  const sorts: Sort[] = []
  for (let i = 0; i < kinds.length; i++) {
    const [kind, worth] = [kinds[i]!, worths[i]!]
    // Hands are short, so sorting while inserting is the fastest.
    let at = sorts.length
    while (at > 0 && isBehind(sorts[at - 1]!, kind, worth)) at--
    const same = at === 0 ? undefined : sorts[at - 1]!
    if (same !== undefined && same.kind === kind && same.worth === worth) same.count++
    else sorts.splice(at, 0, { kind, worth, count: 1 })
  }
  return sorts
}

function isBehind(sort: Sort, kind: number, worth: number): boolean {
  return sort.kind === kind ? sort.worth > worth : sort.kind > kind
}

/** The number of a sort in a column. */
export function inColumn(column: readonly number[], sort: Sort): number {
  return column[sort.kind] ?? NONE
}

/** A part in the course of being taken. */
interface Within {
  readonly part: WayPart
  /** The sorts that it may take. */
  readonly among: readonly number[]
  /** The things that earlier parts have taken. */
  readonly before: readonly number[]
  /** True if a set of twice the least things is two sets of its own, so that a division needs no larger one. */
  readonly splits: boolean
  readonly next: () => void
}

/** Sorts with one value in the column that a part has in common. */
interface Group {
  readonly value: number
  readonly among: readonly number[]
}

/** Takes things, sort by sort, as an alternative of a pattern demands. */
export class Taking {
  /** The number taken of each sort. */
  readonly taken: number[]
  private readonly sorts: readonly Sort[]
  private readonly spend: Spend

  constructor(sorts: readonly Sort[], spend: Spend) {
    this.sorts = sorts
    this.spend = spend
    this.taken = sorts.map(() => 0)
  }

  /** Calls `found` for each way to take a whole alternative, the same things perhaps more than once. */
  each(parts: readonly WayPart[], found: () => void): void {
    this.part(parts, 0, [], found)
  }

  private part(parts: readonly WayPart[], at: number, others: readonly Same[], found: () => void): void {
    const part = parts[at]
    if (part === undefined) return found()
    const { same, order } = part
    const splits = parts.length === 1 && part.lots.length === 1
    // A part that takes nothing has nothing in common.
    if (part.lots.every(({ least }) => least === 0)) this.part(parts, at + 1, others, found)
    const groups = this.groups(part, others)
    if (groups.length === 0) return
    const before = [...this.taken]
    for (const { value, among } of groups) {
      const after = same === undefined ? others : [...others, { column: same, value }]
      const next = (): void => this.part(parts, at + 1, after, found)
      const within = { part, among, before, splits, next }
      if (order === undefined) this.lot(within, 0, 0, 0)
      else for (const i of among) this.sequence(within, order, i, 1)
    }
  }

  /** The sorts that a part may take together, if there are enough things. Of most values there are too few. */
  private groups({ same, lots }: WayPart, others: readonly Same[]): readonly Group[] {
    const least = lots.reduce((sum, lot) => sum + lot.least, 0)
    const own: number[] = []
    const values: number[] = []
    const counts: number[] = []
    for (let i = 0; i < this.sorts.length; i++) {
      if (others.length > 0 && !isOther(this.sorts[i]!, others)) continue
      own.push(i)
      const value = same === undefined ? NONE : this.valueIn(same, i)
      const at = values.indexOf(value)
      if (at >= 0) counts[at]! += this.leftOf(i)
      else {
        values.push(value)
        counts.push(this.leftOf(i))
      }
    }
    if (same === undefined) return (counts[0] ?? 0) < least ? [] : [{ value: NONE, among: own }]
    const groups: Group[] = []
    for (let at = 0; at < values.length; at++) {
      const value = values[at]!
      if (counts[at]! >= least)
        groups.push({ value, among: own.filter((i) => this.valueIn(same, i) === value) })
    }
    return groups
  }

  private leftOf(i: number): number {
    return this.sorts[i]!.count - this.taken[i]!
  }

  /** Takes things of a lot in the order of the sorts, from one of them on. */
  private lot(within: Within, lot: number, got: number, from: number): void {
    this.spend(1)
    const { part, among, next } = within
    const own = part.lots[lot]
    if (own === undefined) return next()
    if (got >= own.least) this.lot(within, lot + 1, 0, 0)
    if (got >= mostOf(within, own)) return
    for (let at = from; at < among.length; at++) {
      const i = among[at]!
      if (!this.mayTake(within, own.kinds, i)) continue
      this.taken[i]!++
      this.lot(within, lot, got + 1, at)
      this.taken[i]!--
    }
  }

  /** Takes a thing, then those that follow it. */
  private sequence(within: Within, order: readonly number[], i: number, got: number): void {
    this.spend(1)
    const { part, among, next } = within
    const [lot] = part.lots
    const value = this.valueIn(order, i)
    if (lot === undefined || got > mostOf(within, lot)) return
    if (value === NONE || !this.mayTake(within, lot.kinds, i)) return
    this.taken[i]!++
    if (got >= lot.least) next()
    for (const j of among) if (this.valueIn(order, j) === value + 1) this.sequence(within, order, j, got + 1)
    this.taken[i]!--
  }

  private mayTake({ part, among, before }: Within, kinds: readonly number[], i: number): boolean {
    const sort = this.sorts[i]!
    if (this.taken[i]! >= sort.count || kinds[sort.kind] !== 1) return false
    const { apart } = part
    if (apart === undefined) return true
    const value = this.valueIn(apart, i)
    return !among.some((j) => this.taken[j]! > before[j]! && this.valueIn(apart, j) === value)
  }

  private valueIn(column: readonly number[], i: number): number {
    return inColumn(column, this.sorts[i]!)
  }
}

function mostOf({ splits }: Within, { least, most }: WayLot): number {
  return most ?? (splits && least > 0 ? 2 * least - 1 : Infinity)
}

/** A value that things of later parts must not have. */
export interface Same {
  readonly column: readonly number[]
  readonly value: number
}

export function isOther(sort: Sort, others: readonly Same[]): boolean {
  return others.every(({ column, value }) => inColumn(column, sort) !== value)
}
