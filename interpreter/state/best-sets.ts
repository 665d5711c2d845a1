import type { Way } from '../../grammar/ir/pattern-alternatives.ts'
import { lastAnswer } from './last-answer.ts'
import { Taking, inColumn, sortsOf, type Sort, type Spend } from './pattern-sorts.ts'

/** A set that fits a pattern: how many of each sort it takes, as pairs. */
interface Fitting {
  readonly sorts: readonly (readonly [sort: number, count: number])[]
  readonly worth: number
  readonly size: number
}

/** The best division of what is left. */
interface Division {
  readonly worth: number
  readonly size: number
  /** The number taken of each sort. */
  readonly taken: readonly number[]
}

/**
 * Which of some things are in their best division into sets that fit one of these ways: the highest sum of what they
 * are worth, then the most things, then those of the earliest kinds. Every remainder is divided once.
 */
export function bestSets(ways: readonly Way[]) {
  return lastAnswer((kinds, worths, spend) => search(ways, kinds, worths, spend))
}

function search(
  ways: readonly Way[],
  kinds: readonly number[],
  worths: readonly number[],
  spend: Spend,
): readonly boolean[] {
  const byKind = sortsOf(kinds, worths)
  const sorts = alongSequences(byKind, ways)
  const fitting = fittingSets(ways, sorts, spend)
  const isIn = kinds.map(() => false)
  if (fitting.every((sets) => sets.length === 0)) return isIn
  const inOrder = byKind.map((sort) => sorts.indexOf(sort))
  const counts = sorts.map(({ count }) => count)
  const left = [...new Dividing(fitting, inOrder, spend).from(0, counts).taken]
  for (let i = 0; i < kinds.length; i++) {
    const sort = sorts.findIndex(({ kind, worth }) => kind === kinds[i] && worth === worths[i])
    if (left[sort]! > 0) {
      left[sort]!--
      isIn[i] = true
    }
  }
  return isIn
}

/**
 * The sorts in the order of a sequence, if the pattern has one: then what is left at any point differs only in the few
 * sorts that sequences begun before may still take, and most remainders are met again.
 */
function alongSequences(sorts: readonly Sort[], ways: readonly Way[]): readonly Sort[] {
  const order = ways.flat().find((part) => part.order !== undefined)?.order
  return order === undefined ? sorts : sorts.toSorted((a, b) => inColumn(order, a) - inColumn(order, b))
}

/** The sets that fit, each once, by their first sort. */
function fittingSets(
  ways: readonly Way[],
  sorts: readonly Sort[],
  spend: Spend,
): readonly (readonly Fitting[])[] {
  const fitting = sorts.map((): Fitting[] => [])
  const known = new Set<string>()
  const taking = new Taking(sorts, spend)
  const { taken } = taking
  for (const way of ways)
    taking.each(way, () => {
      const name = taken.join()
      if (known.has(name)) return
      known.add(name)
      spend(taken.length)
      const own = taken.flatMap((count, sort) => (count > 0 ? [[sort, count] as const] : []))
      const worth = own.reduce((sum, [sort, count]) => sum + count * sorts[sort]!.worth, 0)
      const first = own[0]?.[0]
      if (first !== undefined)
        fitting[first]!.push({ sorts: own, worth, size: own.reduce((sum, [, count]) => sum + count, 0) })
    })
  return fitting
}

class Dividing {
  private readonly known = new Map<string, Division>()
  private readonly fitting: readonly (readonly Fitting[])[]
  /** The sorts by their kinds: of equal divisions the one with more of the first is better. */
  private readonly inOrder: readonly number[]
  private readonly spend: Spend

  constructor(fitting: readonly (readonly Fitting[])[], inOrder: readonly number[], spend: Spend) {
    this.inOrder = inOrder
    this.fitting = fitting
    this.spend = spend
  }

  /** The best division of what is left of the sorts from this one on; nothing is left of those before. */
  from(first: number, left: readonly number[]): Division {
    let sort = first
    while (sort < left.length && (left[sort] === 0 || this.fitting[sort]!.length === 0)) sort++
    if (sort === left.length) return { worth: 0, size: 0, taken: left.map(() => 0) }
    const name = `${sort}:${left.slice(sort).join()}`
    const cached = this.known.get(name)
    if (cached !== undefined) return cached
    this.spend(left.length)
    let best: Division | undefined
    for (const { sorts, worth, size } of this.fitting[sort]!) {
      if (sorts.some(([each, count]) => left[each]! < count)) continue
      const rest = [...left]
      for (const [each, count] of sorts) rest[each]! -= count
      const further = this.from(sort, rest)
      const taken = [...further.taken]
      for (const [each, count] of sorts) taken[each]! += count
      const all = { worth: worth + further.worth, size: size + further.size, taken }
      if (best === undefined || this.isBetter(all, best)) best = all
    }
    // Whatever else is in this sort stays out.
    const without = this.from(sort + 1, left)
    if (best === undefined || this.isBetter(without, best)) best = without
    this.known.set(name, best)
    return best
  }

  private isBetter(one: Division, other: Division): boolean {
    if (one.worth !== other.worth) return one.worth > other.worth
    if (one.size !== other.size) return one.size > other.size
    const sort = this.inOrder.find((i) => one.taken[i] !== other.taken[i])
    return sort !== undefined && one.taken[sort]! > other.taken[sort]!
  }
}
