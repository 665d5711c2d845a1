/** Kinds that a piece can be, ascending. Never mutated, because many pieces may share one. */
export type Domain = readonly number[]

/** Pieces that share a stock of kinds: each takes one, and all are taken. */
export interface Pool {
  readonly pieces: readonly number[]
  /** Number of pieces of each kind. Kinds with none are left out. */
  readonly stock: ReadonlyMap<number, number>
}

export function poolOf(pieces: readonly number[], kinds: readonly number[]): Pool {
  const stock = new Map<number, number>()
  for (const kind of kinds) stock.set(kind, (stock.get(kind) ?? 0) + 1)
  return { pieces, stock }
}

/**
 * Removes exactly those kinds that no distribution of the whole stock gives to a piece (Hall's theorem by way of
 * matchings): an edge is in some perfect matching if and only if it is in the one found or on an alternating cycle.
 * Returns false if there is no distribution at all.
 */
export function strikeByCount(pool: Pool, domains: Domain[]): boolean {
  const kinds = [...pool.stock.keys()]
  const nodeOf = new Map(kinds.map((kind, i) => [kind, i]))
  const allowed = pool.pieces.map((piece) =>
    (domains[piece] ?? []).map((kind) => nodeOf.get(kind) ?? -1).filter((node) => node >= 0),
  )
  const given = matching(
    allowed,
    kinds.map((kind) => pool.stock.get(kind) ?? 0),
  )
  if (given === undefined) return false
  // An edge from kind a to kind b: some piece that has a could have b instead.
  const steps = kinds.map(() => new Set<number>())
  given.forEach((node, i) => {
    for (const other of allowed[i] ?? []) if (other !== node) steps[node]?.add(other)
  })
  const component = components(steps.map((to) => [...to]))
  pool.pieces.forEach((piece, i) => {
    const mine = component[given[i] ?? -1]
    const before = domains[piece] ?? []
    const after = before.filter((kind) => {
      const node = nodeOf.get(kind)
      return node !== undefined && (node === given[i] || component[node] === mine)
    })
    if (after.length < before.length) domains[piece] = after
  })
  return true
}

/** Gives every piece a kind without using more of a kind than the stock has. Undefined if that is impossible. */
export function matching(
  allowed: readonly (readonly number[])[],
  stock: readonly number[],
): number[] | undefined {
  const given = allowed.map(() => -1)
  const takers = stock.map((): number[] => [])
  const place = (piece: number, tried: Set<number>): boolean => {
    for (const node of allowed[piece] ?? []) {
      if (tried.has(node)) continue
      tried.add(node)
      const here = takers[node] ?? []
      if (here.length < (stock[node] ?? 0)) {
        here.push(piece)
        given[piece] = node
        return true
      }
      for (let i = 0; i < here.length; i++) {
        if (!place(here[i] ?? -1, tried)) continue
        here[i] = piece
        given[piece] = node
        return true
      }
    }
    return false
  }
  // Pieces with the fewest possible kinds go first.
  const order = [...allowed.keys()].sort((a, b) => (allowed[a]?.length ?? 0) - (allowed[b]?.length ?? 0))
  return order.every((piece) => place(piece, new Set())) ? given : undefined
}

/** Strongly connected components of a small graph: the number of the component of each node. */
function components(steps: readonly (readonly number[])[]): readonly number[] {
  const reach = steps.map((_, from) => {
    const found = new Set([from])
    const open = [from]
    for (let node = open.pop(); node !== undefined; node = open.pop())
      for (const to of steps[node] ?? [])
        if (!found.has(to)) {
          found.add(to)
          open.push(to)
        }
    return found
  })
  const component: number[] = []
  steps.forEach((_, a) => {
    const first = component.findIndex((_, b) => reach[a]?.has(b) === true && reach[b]?.has(a) === true)
    component.push(first >= 0 ? first : a)
  })
  return component
}
