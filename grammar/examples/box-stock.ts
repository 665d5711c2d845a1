import type { CheckedGame } from '../check/checked-game.ts'
import { isSupply } from '../check/world/spare-pieces.ts'
import { changingFaces } from '../check/world/changing-faces.ts'
import { sortsOf } from '../check/world/stock.ts'

/** Takes pieces out of the box one after the other, so that each is in one place. */
export class Stock {
  private readonly taken = new Set<number>()
  private readonly checked: CheckedGame
  /** Words of pieces whose face differs from that in the box. */
  readonly became: { address: number; value: number }[] = []
  /** Pieces of a supply that others have become. */
  readonly spares: number[] = []

  constructor(checked: CheckedGame) {
    this.checked = checked
  }

  /** A piece for a container: one that the box puts there, or another from the box, or from a supply. */
  take(kinds: ReadonlySet<number>, owner: number | undefined, into: number): number | undefined {
    const { containers } = this.checked.reading.world
    const inBox =
      this.next(kinds, owner, (container) => container === into) ??
      this.next(kinds, owner, (container) => !isSupply(containers, container))
    const spare =
      inBox === undefined
        ? this.next(kinds, owner, (container) => isSupply(containers, container))
        : undefined
    const found = inBox ?? spare
    if (found === undefined) return this.changed(kinds, owner)
    this.taken.add(found)
    if (spare !== undefined) this.spares.push(spare)
    return found
  }

  /** A piece from the box that replaces a spare in its supply; `from` are the candidates. */
  exchangedFor(spare: number, from: ReadonlySet<number>): number | undefined {
    const { world } = this.checked.facts
    const classOf = (piece: number): string | undefined => world.kinds[world.pieces[piece]?.kind ?? -1]?.class
    const found = [...from].find(
      (piece) =>
        !this.taken.has(piece) &&
        classOf(piece) === classOf(spare) &&
        world.pieces[piece]?.owner === world.pieces[spare]?.owner,
    )
    if (found !== undefined) this.taken.add(found)
    return found
  }

  /** The first one left. For pieces in the box, only the number of each sort matters. */
  private next(
    kinds: ReadonlySet<number>,
    owner: number | undefined,
    isFrom: (container: number) => boolean,
  ): number | undefined {
    const { world } = this.checked.facts
    for (const [index, { kind, owner: mine, first, count, container }] of sortsOf(world.pieces).entries()) {
      if (!isFrom(container)) continue
      if (!kinds.has(kind) || (owner !== undefined && mine >= 0 && mine !== owner)) continue
      const all = Array.from({ length: count }, (_, i) => first + i)
      const left = all.filter((piece) => !this.taken.has(piece))
      const removedCount = count - left.length
      const isLeft = this.checked.reading.asked(`more than ${removedCount} of sort ${index}`, ({ pieces }) =>
        Number((sortsOf(pieces)[index]?.count ?? 0) > removedCount),
      )
      if (isLeft === 1) return left[0]
    }
    return undefined
  }

  /** A piece that can become the wanted one: of the most numerous sort, because the others are rarer. */
  private changed(kinds: ReadonlySet<number>, owner: number | undefined): number | undefined {
    const { ir, reading } = this.checked
    const { pieces } = reading.world
    const faces = changingFaces(reading.world)
    const { face } = ir.memory
    if (face === undefined) return undefined
    let most: readonly { readonly piece: number; readonly value: number }[] = []
    for (const { first, count } of sortsOf(pieces)) {
      const left = Array.from({ length: count }, (_, i) => first + i).flatMap((piece) => {
        const value = this.taken.has(piece) ? undefined : faces?.becoming(piece, kinds, owner)
        return value === undefined ? [] : [{ piece, value }]
      })
      if (left.length > 0 && left.length >= most.length) most = left
    }
    const found = most.at(-1)
    if (found === undefined) return undefined
    this.taken.add(found.piece)
    this.became.push({ address: face + found.piece, value: found.value })
    return found.piece
  }
}
