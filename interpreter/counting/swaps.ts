import { shuffled, type Below } from './kind-distributions.ts'
import { matching, type Domain, type Pool } from './matching.ts'

/** Minimum number of exchanges tried, and further ones for each piece. */
const MOST_EXCHANGES = 16_000
const FOR_EACH_PIECE = 8

/** Cost of trying one exchange, in visits. */
const WORK_OF_EXCHANGE = 4

const exchangesFor = (pieces: number): number =>
  Math.min(MOST_EXCHANGES + FOR_EACH_PIECE * pieces, 40 * pieces * pieces)

/** Cost of one draw from pools, in visits. Only pools without an exact count are drawn by exchanges. */
export function workOfDraw(pools: readonly { readonly pool: Pool; readonly exact: unknown }[]): number {
  return pools.reduce(
    (sum, { pool, exact }) =>
      sum + (exact === undefined ? WORK_OF_EXCHANGE * exchangesFor(pool.pieces.length) : 0),
    0,
  )
}

/**
 * Samples when there are too many distributions to count: starts with one and exchanges the kinds of two or three
 * pieces very often. The reachable distributions become roughly equally likely. In rare cases, when an exchange needs
 * four pieces at once, some are unreachable.
 */
export function drawBySwaps(pool: Pool, domains: readonly Domain[], below: Below, kindOf: Int32Array): void {
  const kinds = [...pool.stock.keys()]
  const nodeOf = new Map(kinds.map((kind, node) => [kind, node]))
  const pieces = shuffled(pool.pieces, below)
  const given = matching(
    pieces.map((piece) => shuffled(domains[piece] ?? [], below).map((kind) => nodeOf.get(kind) ?? -1)),
    kinds.map((kind) => pool.stock.get(kind) ?? 0),
  )
  if (given === undefined) return
  pieces.forEach((piece, i) => (kindOf[piece] = kinds[given[i] ?? -1] ?? -1))
  const steps = exchangesFor(pieces.length)
  for (let step = 0; step < steps; step++) exchangedIn(pieces, domains, kindOf, below)
}

/** Exchanges kinds within a pool. Returns a function that undoes it, or undefined if no exchange was possible. */
export function swapKinds(
  pools: readonly Pool[],
  domains: readonly Domain[],
  kindOf: Int32Array,
  below: Below,
): (() => void) | undefined {
  const { pieces } = pools[pools.length < 2 ? 0 : below(pools.length)] ?? { pieces: [] }
  if (pieces.length < 2) return undefined
  const before = kindOf.slice()
  return exchangedIn(pieces, domains, kindOf, below) ? () => kindOf.set(before) : undefined
}

/** Exchanges the kinds of two or three pieces. Returns false if that is impossible. */
function exchangedIn(
  pieces: readonly number[],
  domains: readonly Domain[],
  kindOf: Int32Array,
  below: Below,
): boolean {
  const isPair = below(2) === 0
  const one = pieces[below(pieces.length)] ?? -1
  const other = pieces[below(pieces.length)] ?? -1
  const third = isPair ? one : (pieces[below(pieces.length)] ?? -1)
  if (one === other || (!isPair && (third === one || third === other))) return false
  const [first = -1, second = -1, last = -1] = [kindOf[one], kindOf[other], kindOf[third]]
  const may = (piece: number, kind: number): boolean => domains[piece]?.includes(kind) ?? false
  if (!may(one, second) || !may(other, isPair ? first : last) || (!isPair && !may(third, first))) return false
  kindOf[one] = second
  kindOf[other] = isPair ? first : last
  if (!isPair) kindOf[third] = first
  return true
}
