import { NONE, type GameIR } from '../../grammar/ir/ir.ts'
import type { Domain } from '../counting/matching.ts'
import type { Branch } from './branch.ts'
import { wordRoles } from './word-roles.ts'

/*
 * A piece that changes unseen is exchanged for one from a supply that only its owner sees. Pieces there about which
 * nothing is known are interchangeable, so one represents all.
 */

/** Pieces that begin together in a supply and that the seat cannot tell apart. */
export function suppliesOf(ir: GameIR, seat: number | undefined): readonly (readonly number[])[] {
  const pools = new Map<number, number[]>()
  ir.pieces.forEach(({ container }, piece) => {
    const place = ir.containers[container]
    if (place?.supply !== true || place.owner === seat) return
    pools.set(container, [...(pools.get(container) ?? []), piece])
  })
  return [...pools.values()]
}

/**
 * Representatives of a supply that must be considered, one for each set of equal pieces. Pieces added since the start
 * are skipped as long as each kind has an unknown one left, because taking that one has the same effect.
 */
export function differing(
  ir: GameIR,
  { state, domains, pools, rules }: Branch,
  handles: readonly number[],
): readonly number[] {
  const named = new Set([...wordRoles(ir).pieces].map((at) => state[at] ?? NONE))
  const ruled = new Set(rules.flatMap(({ pieces }) => pieces))
  const alike = new Map<string, number[]>()
  const [first = NONE] = handles
  const pool =
    pools.find(({ pieces }) => pieces.includes(first)) ??
    pools.find(({ pieces }) => handles.some((h) => pieces.includes(h)))
  const fresh: number[] = []
  for (const handle of handles) {
    const mentioned = named.has(handle) || ruled.has(handle)
    const domain = domains[handle] ?? []
    if (!mentioned && pool?.pieces.includes(handle) === true && domain.length === pool.stock.size) {
      fresh.push(handle)
      continue
    }
    const of = pools.findIndex(({ pieces }) => pieces.includes(handle))
    const key = mentioned ? `${handle}` : `${keyOf(domain)} ${of} ${state[ir.memory.seen + handle] ?? 0}`
    alike.set(key, [...(alike.get(key) ?? []), handle])
  }
  const takenCount = (pool?.pieces.length ?? 0) - fresh.length
  const isEnough = pool !== undefined && [...pool.stock.values()].every((count) => count > takenCount)
  const [one] = fresh
  const others = isEnough ? [] : [...alike.values()].flatMap(([handle]) => handle ?? [])
  return one === undefined ? others : [one, ...others]
}

function keyOf(domain: Domain): string {
  return domain.join()
}
