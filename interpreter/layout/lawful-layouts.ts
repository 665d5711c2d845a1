import { H, NONE, type ArrangeIR } from '../../grammar/ir/ir.ts'
import { distributions, shuffled, type Below } from '../counting/kind-distributions.ts'
import { matching } from '../counting/matching.ts'
import { drawBySwaps } from '../counting/swaps.ts'
import { Fault, type Program } from '../program/program.ts'

/** Draws layouts that meet the condition of an arrangement. */
interface LawfulLayouts {
  /** True if all of them are equally likely. */
  readonly uniform: boolean
  draw(below: Below): readonly number[]
}

interface Known {
  readonly table: string
  readonly layouts: LawfulLayouts
}

/** Cache of the last one of each seat: a condition seldom differs from game to game. */
const KNOWN = new WeakMap<ArrangeIR, Map<number, Known>>()

/** An empty space. */
const EMPTY = 0

/**
 * Layouts for the arranging seat. A condition concerns one piece on one space, so pieces that may be on the same spaces
 * are of one sort, and a layout deals sorts to spaces. Deals are counted, so that one can be drawn uniformly. If there
 * are too many to count, one is shuffled by exchanges. Throws a `Fault` if there is none.
 */
export function lawfulLayouts(program: Program, state: Int32Array, arrange: ArrangeIR): LawfulLayouts {
  const seat = state[H.decider] ?? NONE
  const pieces = arrange.pieces[seat] ?? []
  const spaces = arrange.spaces[seat] ?? []
  const rows = pieces.map((_, index) => spaces.map((space) => program.mayStand(state, index, space)))
  const keys = rows.map((row) => row.map(Number).join(''))
  const table = keys.join()
  let bySeat = KNOWN.get(arrange)
  if (bySeat === undefined) {
    bySeat = new Map<number, Known>()
    KNOWN.set(arrange, bySeat)
  }
  const cached = bySeat.get(seat)
  if (cached?.table === table) return cached.layouts
  const sorts = new Map<string, number[]>()
  keys.forEach((key, index) => sorts.set(key, [...(sorts.get(key) ?? []), index]))
  const layouts = layoutsOf([...sorts.values()], rows, spaces)
  if (layouts === undefined) throw noLayout(program, arrange, seat, rows)
  bySeat.set(seat, { table, layouts })
  return layouts
}

function layoutsOf(
  sorts: readonly (readonly number[])[],
  rows: readonly (readonly boolean[])[],
  spaces: readonly number[],
): LawfulLayouts | undefined {
  const stock = new Map(sorts.map((alike, sort) => [sort + 1, alike.length]))
  const free = spaces.length - rows.length
  if (free < 0) return undefined
  if (free > 0) stock.set(EMPTY, free)
  const domains = spaces.map((_, at) => [
    ...(free > 0 ? [EMPTY] : []),
    ...sorts.flatMap((alike, sort) => (rows[alike[0] ?? -1]?.[at] === true ? [sort + 1] : [])),
  ])
  const pool = { pieces: spaces.map((_, at) => at), stock }
  const kinds = [...stock.keys()]
  const fits = matching(
    domains.map((domain) => domain.map((sort) => kinds.indexOf(sort))),
    kinds.map((sort) => stock.get(sort) ?? 0),
  )
  if (fits === undefined) return undefined
  const counted = distributions(pool, domains)
  return {
    uniform: counted !== undefined,
    draw: (below) => {
      const sortOf = new Int32Array(spaces.length)
      if (counted === undefined) drawBySwaps(pool, domains, below, sortOf)
      else counted.sample(below, sortOf)
      const waiting = sorts.map((alike) => shuffled(alike, below))
      const layout = rows.map(() => NONE)
      sortOf.forEach((sort, at) => {
        const index = sort === EMPTY ? undefined : waiting[sort - 1]?.pop()
        if (index !== undefined) layout[index] = spaces[at] ?? NONE
      })
      return layout
    },
  }
}

/** The reason why there is none: a kind with too few spaces even by itself, if there is one. */
function noLayout(
  { ir }: Program,
  arrange: ArrangeIR,
  seat: number,
  rows: readonly (readonly boolean[])[],
): Fault {
  const byKind = new Map<number, number[]>()
  arrange.pieces[seat]?.forEach((piece, index) => {
    const kind = ir.pieces[piece]?.kind ?? -1
    byKind.set(kind, [...(byKind.get(kind) ?? []), index])
  })
  const crowded = [...byKind].map(([kind, mine]) => ({
    kind: ir.kinds[kind]?.name ?? '?',
    pieces: mine.length,
    spaces: (arrange.spaces[seat] ?? []).filter((_, at) => mine.some((index) => rows[index]?.[at] === true))
      .length,
  }))
  const worst = crowded.find(({ pieces, spaces }) => spaces < pieces)
  const why =
    worst === undefined
      ? 'each kind fits by itself, but not all kinds together'
      : `pieces of kind ${worst.kind}: ${worst.pieces}; spaces that the condition leaves them: ${worst.spaces}`
  const name = ir.seats[seat]?.name ?? 'this seat'
  return new Fault('ST5117', `There is no legal setup for ${name} (${why}).`, arrange.origin)
}
