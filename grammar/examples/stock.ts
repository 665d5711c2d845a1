import type { CheckedGame } from '../check/check.ts'
import { sortsOf } from '../check/world/stock.ts'

/** Takes pieces out of the box one after the other, so that each is in one place. */
export class Stock {
  private readonly taken = new Set<number>()
  private readonly checked: CheckedGame
  /** Words of pieces that are no longer what they were in the box. */
  readonly became: { address: number; value: number }[] = []

  constructor(checked: CheckedGame) {
    this.checked = checked
  }

  take(kinds: ReadonlySet<number>, owner: number | undefined): number | undefined {
    const found = this.next(kinds, owner)
    if (found === undefined) return this.changed(kinds, owner)
    this.taken.add(found)
    return found
  }

  /** The first one left. For pieces in the box, only the number of each sort matters. */
  private next(kinds: ReadonlySet<number>, owner: number | undefined): number | undefined {
    const { elaboration } = this.checked
    for (const [index, { kind, owner: mine, first, count }] of sortsOf(
      elaboration.numbered.pieces,
    ).entries()) {
      if (!kinds.has(kind) || (owner !== undefined && mine >= 0 && mine !== owner)) continue
      const all = Array.from({ length: count }, (_, i) => first + i)
      const left = all.filter((piece) => !this.taken.has(piece))
      const gone = count - left.length
      const isLeft = elaboration.asked(`more than ${gone} of sort ${index}`, ({ pieces }) =>
        Number((sortsOf(pieces)[index]?.count ?? 0) > gone),
      )
      if (isLeft === 1) return left[0]
    }
    return undefined
  }

  /** A piece that can become what is wanted already is that. */
  private changed(kinds: ReadonlySet<number>, owner: number | undefined): number | undefined {
    const { ir, elaboration } = this.checked
    const { pieces } = elaboration.world
    const { face } = ir.memory
    if (face === undefined) return undefined
    for (let piece = pieces.length - 1; piece >= 0; piece--) {
      const value = this.taken.has(piece) ? undefined : elaboration.faces?.becoming(piece, kinds, owner)
      if (value === undefined) continue
      this.taken.add(piece)
      this.became.push({ address: face + piece, value })
      return piece
    }
    return undefined
  }
}
