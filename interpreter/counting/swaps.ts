import type { Below } from './counting.ts'
import type { Domain, Pool } from './matching.ts'
import { matching } from './matching.ts'

/** The most exchanges tried, however many pieces there are. */
const MOST_EXCHANGES = 400_000

/**
 * For when there are too many distributions to count: begins with one and lets two or three pieces exchange their kinds,
 * very often. Every distribution reached this way becomes about equally likely, but not exactly, and in rare cases (an
 * exchange that needs four pieces at once) some are not reached.
 */
export function drawBySwaps(pool: Pool, domains: readonly Domain[], below: Below, kindOf: Int32Array): void {
  const kinds = [...pool.stock.keys()]
  const { pieces } = pool
  const given = matching(
    pieces.map((piece) => (domains[piece] ?? []).map((kind) => kinds.indexOf(kind))),
    kinds.map((kind) => pool.stock.get(kind) ?? 0),
  )
  if (given === undefined) return
  pieces.forEach((piece, i) => (kindOf[piece] = kinds[given[i] ?? -1] ?? -1))
  const may = (to: number, from: number): boolean => domains[to]?.includes(kindOf[from] ?? -1) ?? false
  const steps = Math.min(MOST_EXCHANGES, 40 * pieces.length * pieces.length)
  for (let step = 0; step < steps; step++) {
    const ring = Array.from({ length: 2 + below(2) }, () => pieces[below(pieces.length)] ?? -1)
    if (new Set(ring).size < ring.length) continue
    const before = ring.map((piece) => kindOf[piece] ?? -1)
    if (!ring.every((piece, i) => may(piece, ring[(i + 1) % ring.length] ?? -1))) continue
    ring.forEach((piece, i) => (kindOf[piece] = before[(i + 1) % ring.length] ?? -1))
  }
}
