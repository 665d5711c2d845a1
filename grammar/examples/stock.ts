import type { CheckedGame } from '../check/check.ts'

/** Takes pieces out of the box one after the other, so that each stands in one place. */
export class Stock {
  private readonly taken = new Set<number>()
  private readonly checked: CheckedGame
  /** Words of pieces that are no longer what they were in the box. */
  readonly became: { address: number; value: number }[] = []

  constructor(checked: CheckedGame) {
    this.checked = checked
  }

  take(kinds: ReadonlySet<number>, owner: number | undefined): number | undefined {
    const { elaboration } = this.checked
    elaboration.readStock(kinds)
    const found = elaboration.numbered.pieces.findIndex(
      ({ kind, owner: mine }, piece) =>
        kinds.has(kind) && (owner === undefined || mine < 0 || mine === owner) && !this.taken.has(piece),
    )
    if (found < 0) return this.changed(kinds, owner)
    this.taken.add(found)
    return found
  }

  /** Another piece that can become what is wanted is that already. */
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
