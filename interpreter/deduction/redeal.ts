import { H, type GameIR } from '../../grammar/ir/ir.ts'
import { distributions, type Below } from '../counting/kind-distributions.ts'
import { poolOf, type Domain, type Pool } from '../counting/matching.ts'
import { drawSecrets } from '../state/secrets.ts'
import { called, type Position } from './position.ts'
import { drawBySwaps, workOfDraw } from '../counting/swaps.ts'
import { domainsIn } from './revealed-by-choices.ts'
import type { Limits } from './unknown-spots.ts'

/** Redeals the faces a seat does not know among the places where it knows none. */
interface Deal {
  readonly pools: readonly Pool[]
  readonly domains: readonly Domain[]
  /** A kind for each unknown piece that its place may hold and that others' revelations allow. */
  kinds(below: Below): Int32Array
  /** Cost of one call of `kinds`, in visits. */
  readonly work: number
  /** The position with pieces of these kinds. Secret values and future chance are drawn again. */
  state(kindOf: Int32Array, below: Below): Int32Array
}

const MADE = new WeakMap<Position, { readonly limits: Limits; readonly deal: Deal }>()

/** A sampler of deals. All deals that respect each place's rules and the given limits are equally likely. */
export function dealOf(ir: GameIR, position: Position, limits: Limits): Deal | undefined {
  const cached = MADE.get(position)
  if (cached?.limits === limits) return cached.deal
  const domains = domainsIn(ir, position, limits)
  const pools = position.pools.map((pieces) =>
    poolOf(
      pieces,
      pieces.map((piece) => ir.pieces[piece]?.kind ?? -1),
    ),
  )
  const dealers = pools.map((pool) => ({ pool, exact: distributions(pool, domains) }))
  if (dealers.some(({ exact }) => exact?.count === 0)) return undefined
  const numbers = pools.map(({ pieces }) => byKind(ir, pieces))
  const deal: Deal = {
    pools,
    domains,
    work: workOfDraw(dealers),
    kinds(below) {
      const kindOf = new Int32Array(ir.pieces.length).fill(-1)
      for (const { pool, exact } of dealers)
        if (exact === undefined) drawBySwaps(pool, domains, below, kindOf)
        else exact.sample(below, kindOf)
      return kindOf
    },
    state(kindOf, below) {
      const to = Int32Array.from(ir.pieces.keys())
      pools.forEach(({ pieces }, i) => {
        const next = new Map<number, number>()
        for (const piece of pieces) {
          const kind = kindOf[piece] ?? -1
          const taken = next.get(kind) ?? 0
          next.set(kind, taken + 1)
          to[piece] = numbers[i]?.get(kind)?.[taken] ?? piece
        }
      })
      const state = called(ir, position, to)
      drawSecrets(ir, state, position.seat, below)
      for (const word of [H.seedLow, H.seedHigh]) state[word] = below(0x10000) * 0x10000 + below(0x10000)
      return state
    },
  }
  MADE.set(position, { limits, deal })
  return deal
}

function byKind(ir: GameIR, pieces: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const numbers = new Map<number, number[]>()
  for (const piece of [...pieces].sort((a, b) => a - b)) {
    const kind = ir.pieces[piece]?.kind ?? -1
    const same = numbers.get(kind)
    if (same === undefined) numbers.set(kind, [piece])
    else same.push(piece)
  }
  return numbers
}
