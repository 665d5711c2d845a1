import type { Domain, Pool } from './matching.ts'

/** Draws a number from 0 to `bound - 1`. */
export type Below = (bound: number) => number

/** All distributions of a stock over pieces: their number, and a sampler that draws each with equal chance. */
interface Distributions {
  readonly count: number
  /** Writes the kind of each piece of the pool. */
  sample(below: Below, kindOf: Int32Array): void
}

/** Pieces with the same possible kinds. */
interface Slots {
  readonly pieces: readonly number[]
  readonly domain: ReadonlySet<number>
}

/** Counting gives up after this many different remainders. */
const MOST_REMAINDERS = 20_000
/** It also gives up after this many ways to share lots among groups. */
const MOST_SHARES = 200_000

/** Kinds that fit the same groups. Which piece gets which of them is decided last. */
interface Lot {
  /** One entry for each piece to be given a kind. */
  readonly kinds: readonly number[]
  /** For each group, true if its pieces can be these kinds. */
  readonly fits: readonly boolean[]
}

/**
 * Counts exactly: gives lot after lot to groups of pieces with the same possible kinds. The number of ways for the
 * remaining lots depends only on how many places each group has left. Undefined if that would be too much work.
 */
export function distributions(pool: Pool, domains: readonly Domain[]): Distributions | undefined {
  const sure = pool.pieces.filter((piece) => domains[piece]?.length === 1)
  const stock = new Map(pool.stock)
  for (const piece of sure) {
    const kind = domains[piece]?.[0] ?? -1
    stock.set(kind, (stock.get(kind) ?? 0) - 1)
  }
  const groups = groupsOf(
    pool.pieces.filter((piece) => domains[piece]?.length !== 1),
    domains,
  )
  const lots = lotsOf(stock, groups)
  const known = new Map<string, Shared>()
  let sharesTried = 0
  const shared = (index: number, left: readonly number[]): Shared => {
    const lot = lots[index]
    if (lot === undefined) return DONE
    const key = `${index}:${left.join()}`
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size > MOST_REMAINDERS || sharesTried > MOST_SHARES) return TOO_MUCH
    const options = shares(lot, left)
    if (options === undefined) return TOO_MUCH
    sharesTried += options.length
    const weights = options.map(({ weight, after }) => weight * shared(index + 1, after).ways)
    const count = { ways: weights.reduce((sum, weight) => sum + weight, 0), options, weights }
    known.set(key, count)
    return count
  }
  const full = groups.map(({ pieces }) => pieces.length)
  const count = lots.reduce((ways, { kinds }) => ways * orders(kinds), shared(0, full).ways)
  // Infinite if the count overflowed or counting gave up.
  if (!Number.isFinite(count)) return undefined
  return {
    count,
    sample: (below, kindOf) => {
      for (const piece of sure) kindOf[piece] = domains[piece]?.[0] ?? -1
      const waiting = groups.map(({ pieces }) => shuffled(pieces, below))
      let left: readonly number[] = full
      lots.forEach((lot, index) => {
        const { options, weights } = shared(index, left)
        const after = options[weighted(weights, below)]?.after ?? left
        const given = shuffled(lot.kinds, below)
        left.forEach((places, g) => {
          for (let i = places - (after[g] ?? places); i > 0; i--) {
            const piece = waiting[g]?.pop()
            if (piece !== undefined) kindOf[piece] = given.pop() ?? -1
          }
        })
        left = after
      })
    },
  }
}

function groupsOf(pieces: readonly number[], domains: readonly Domain[]): readonly Slots[] {
  const groups = new Map<string, number[]>()
  for (const piece of pieces) {
    const key = (domains[piece] ?? []).join()
    groups.set(key, [...(groups.get(key) ?? []), piece])
  }
  return [...groups.values()].map((alike) => ({ pieces: alike, domain: new Set(domains[alike[0] ?? -1]) }))
}

/** Lots that fit few groups come first, because that leads to fewer different remainders. */
function lotsOf(stock: ReadonlyMap<number, number>, groups: readonly Slots[]): readonly Lot[] {
  const lots = new Map<string, { readonly kinds: number[]; readonly fits: readonly boolean[] }>()
  for (const [kind, amount] of stock) {
    if (amount <= 0) continue
    const fits = groups.map(({ domain }) => domain.has(kind))
    const key = fits.join()
    const lot = lots.get(key) ?? { kinds: [], fits }
    for (let i = 0; i < amount; i++) lot.kinds.push(kind)
    lots.set(key, lot)
  }
  const width = ({ fits }: Lot): number => fits.filter(Boolean).length
  return [...lots.values()].sort((a, b) => width(a) - width(b))
}

/** The number of different orders of these kinds. */
function orders(kinds: readonly number[]): number {
  const amounts = new Map<number, number>()
  return kinds.reduce((ways, kind, index) => {
    const amount = (amounts.get(kind) ?? 0) + 1
    amounts.set(kind, amount)
    return (ways * (index + 1)) / amount
  }, 1)
}

/** The ways to give out the lots from an index on, and the options for the first of them. */
interface Shared {
  readonly ways: number
  readonly options: readonly Share[]
  /** The number of ways for each option. */
  readonly weights: readonly number[]
}

const DONE: Shared = { ways: 1, options: [], weights: [] }
const TOO_MUCH: Shared = { ways: Number.NaN, options: [], weights: [] }

interface Share {
  readonly weight: number
  readonly after: readonly number[]
}

/**
 * Every way to give a lot to groups it fits, with the number of ways inside the groups. Undefined if there are too
 * many.
 */
function shares({ kinds, fits }: Lot, left: readonly number[]): readonly Share[] | undefined {
  let open: { readonly weight: number; readonly after: number[]; readonly rest: number }[] = [
    { weight: 1, after: [...left], rest: kinds.length },
  ]
  let behind = left.reduce((sum, places, g) => sum + (fits[g] === true ? places : 0), 0)
  for (const [g, can] of fits.entries()) {
    if (!can) continue
    if (open.length > MOST_SHARES) return undefined
    const places = left[g] ?? 0
    behind -= places
    // This group must take the pieces for which later groups have no room.
    open = open.flatMap((share) => {
      const least = Math.max(0, share.rest - behind)
      return Array.from({ length: Math.max(0, Math.min(places, share.rest) - least + 1) }, (_, more) => {
        const given = least + more
        return {
          weight: share.weight * choose(places, given),
          after: share.after.with(g, places - given),
          rest: share.rest - given,
        }
      })
    })
  }
  return open.filter(({ rest }) => rest === 0)
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < Math.min(k, n - k); i++) ways = (ways * (n - i)) / (i + 1)
  return Math.round(ways)
}

/** A random index, with probability proportional to its weight. */
export function weighted(weights: readonly number[], below: Below): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  // 2^31 steps: the loss is less than one in a billion.
  let point = (total * (below(0x7fffffff) + 0.5)) / 0x7fffffff
  for (let i = 0; i < weights.length; i++) {
    point -= weights[i] ?? 0
    if (point < 0) return i
  }
  return weights.length - 1
}

export function shuffled<T>(items: readonly T[], below: Below): T[] {
  const order = [...items]
  for (let left = order.length - 1; left > 0; left--) {
    const other = below(left + 1)
    const [a, b] = [order[left], order[other]]
    if (a === undefined || b === undefined) continue
    order[left] = b
    order[other] = a
  }
  return order
}
