import type { Way, WayPart } from '../../grammar/ir/pattern-alternatives.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { lastAnswer } from './last-answer.ts'
import { inColumn, isOther, sortsOf, type Same, type Sort, type Spend } from './pattern-sorts.ts'

/** The question about the things; see `standing` in the IR. */
interface Asked {
  readonly ways: readonly Way[]
  readonly least: number
  readonly base: number
  readonly digits: number
  readonly all: boolean
}

/** The number of some things by `standing` in the IR: digits for the way and for what its things are worth. */
export function standing({ ways, least, base, digits, all }: Asked) {
  return lastAnswer((kinds, worths, spend): number => {
    const sorts = sortsOf(kinds, worths).sort((a, b) => b.worth - a.worth)
    for (const [index, way] of ways.entries()) {
      const best = new Fit(way, sorts, all ? kinds.length : undefined, spend).best()
      if (best === undefined) continue
      let number = ways.length - index
      for (let digit = 0; digit < digits; digit++) {
        const worth = best[digit]
        number = number * base + (worth === undefined ? 0 : worth - least + 1)
      }
      return number
    }
    return 0
  })
}

/** Where a search has got to. */
interface Point {
  readonly part: number
  readonly lot: number
  /** How many things the lot has taken. */
  readonly got: number
  /** The sort taken last in this lot. */
  readonly last: number | undefined
  /** The property that the part has in common, once it has taken something. */
  readonly same: number | undefined
  /** Sorts that the part has taken. */
  readonly own: readonly number[]
  readonly others: readonly Same[]
}

/**
 * The highest things that fit one way, compared in the order in which they are taken. The first that leads to the end
 * is the best, so lower ones are not tried; only equal ones are compared by what follows.
 */
class Fit {
  private readonly left: number[]
  private readonly way: Way
  private readonly sorts: readonly Sort[]
  private readonly exactly: number | undefined
  private readonly spend: Spend
  private count = 0

  constructor(way: Way, sorts: readonly Sort[], exactly: number | undefined, spend: Spend) {
    this.way = way
    this.sorts = sorts
    this.exactly = exactly
    this.spend = spend
    this.left = sorts.map(({ count }) => count)
  }

  best(): readonly number[] | undefined {
    return this.from({ part: 0, ...FRESH, others: [] })
  }

  private from(at: Point): readonly number[] | undefined {
    this.spend(1)
    const part = this.way[at.part]
    if (part === undefined) return this.exactly === undefined || this.exactly === this.count ? [] : undefined
    const lot = part.lots[at.lot]
    if (lot === undefined) return this.from({ part: at.part + 1, ...FRESH, others: withSame(part, at) })
    const longer = lot.most === undefined || at.got < lot.most ? this.next(part, lot.kinds, at) : undefined
    if (longer !== undefined || at.got < lot.least) return longer
    return this.from({ ...at, lot: at.lot + 1, got: 0, last: undefined })
  }

  private next(part: WayPart, kinds: readonly number[], at: Point): readonly number[] | undefined {
    let best: readonly number[] | undefined
    let worth: number | undefined
    for (const [i, sort] of this.sorts.entries()) {
      if (best !== undefined && sort.worth !== worth) break
      if (this.left[i] === 0 || kinds[sort.kind] !== 1 || !this.fits(part, i, at)) continue
      this.left[i]!--
      this.count++
      const same = part.same === undefined ? undefined : inColumn(part.same, sort)
      const rest = this.from({ ...at, got: at.got + 1, last: i, same, own: [...at.own, i] })
      this.left[i]!++
      this.count--
      if (rest === undefined) continue
      const all = [sort.worth, ...rest]
      if (best === undefined || isHigher(all, best)) best = all
      worth = sort.worth
    }
    return best
  }

  private fits(part: WayPart, i: number, { last, same, own, others }: Point): boolean {
    const sort = this.sorts[i]!
    if (!isOther(sort, others)) return false
    if (part.same !== undefined && same !== undefined && inColumn(part.same, sort) !== same) return false
    const { apart, order } = part
    if (apart !== undefined) {
      const value = inColumn(apart, sort)
      if (own.some((each) => inColumn(apart, this.sorts[each]!) === value)) return false
    }
    if (order === undefined) return last === undefined || i >= last
    const value = inColumn(order, sort)
    return value !== NONE && (last === undefined || inColumn(order, this.sorts[last]!) === value + 1)
  }
}

const FRESH = { lot: 0, got: 0, last: undefined, same: undefined, own: [] } as const

function withSame({ same: column }: WayPart, { same, others }: Point): readonly Same[] {
  return column === undefined || same === undefined ? others : [...others, { column, value: same }]
}

function isHigher(one: readonly number[], other: readonly number[]): boolean {
  const i = one.findIndex((worth, at) => worth !== other[at])
  if (i < 0) return false
  const otherValue = other[i]
  return otherValue === undefined || one[i]! > otherValue
}
