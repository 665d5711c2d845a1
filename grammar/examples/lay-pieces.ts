import type { CheckedGame } from '../check/checked-game.ts'
import { mayLie } from '../check/world/box.ts'
import type { Reporter } from '../check/world/reporter.ts'
import { NONE } from '../ir/ir.ts'
import type { Type } from '../types/types.ts'
import type { Span } from '../source/span.ts'
import { holderOf, type Laid } from './overfull.ts'
import { Stock } from './box-stock.ts'

/** Pieces that the box lacks. */
export interface Lack {
  /** The text that places the first missing piece. */
  readonly span: Span
  readonly kinds: ReadonlySet<number>
  readonly owner: number | undefined
  /** As written. Undefined for a letter. */
  readonly name: string | undefined
  readonly missing: number
}

interface Wanted {
  readonly count: number
  readonly kinds: ReadonlySet<number>
  readonly owner: number | undefined
  /** As written. Undefined for a letter. */
  readonly name?: string
  readonly span: Span
}

/** Moves pieces from the box to their places in an example. */
export class Laying {
  readonly placed: { readonly piece: number; readonly container: number }[] = []
  /** The same with the words that place them, and groups, but without exchanges for replacement pieces. */
  readonly laid: Laid[] = []
  readonly stock: Stock
  readonly reporter: Reporter
  private readonly checked: CheckedGame
  /** The first missing piece. */
  lack: Lack | undefined

  constructor(checked: CheckedGame, reporter: Reporter) {
    this.checked = checked
    this.reporter = reporter
    this.stock = new Stock(checked)
  }

  /** Puts as many pieces there as the box has, of the allowed kinds. */
  put({ count, kinds, owner, name, span }: Wanted, container: number): readonly number[] {
    const found: number[] = []
    const { world } = this.checked.reading
    const holder = holderOf(world, container)
    const fitting = new Set([...kinds].filter((kind) => holder?.holdsKinds.includes(kind)))
    if (fitting.size === 0) {
      const [first] = kinds
      if (holder !== undefined && first !== undefined)
        mayLie(first, holder, span, { classes: world, reporter: this.reporter })
      return found
    }
    while (found.length < count) {
      const piece = this.stock.take(fitting, owner, container)
      if (piece === undefined) {
        this.lack ??= { span, kinds, owner, name, missing: count - found.length }
        break
      }
      found.push(piece)
      this.placed.push({ piece, container })
      this.laid.push({ piece, container, span })
    }
    return found
  }

  /** The topmost piece of a type on a space. Of the box's pieces there, `aside` are gone. */
  topmost(
    space: number,
    type: Extract<Type, { kind: 'piece' }>,
    aside: ReadonlySet<number>,
  ): number | undefined {
    const { ir, facts } = this.checked
    const { pieces } = facts.world
    const laid = this.placed.filter(({ container }) => container === space).map(({ piece }) => piece)
    const moved = new Set(this.placed.map(({ piece }) => piece))
    const left = [...pieces.keys()].filter(
      (piece) => pieces[piece]?.container === space && !aside.has(piece) && !moved.has(piece),
    )
    const became = new Set(this.stock.became.map(({ address }) => address - (ir.memory.face ?? 0)))
    return (ir.containers[space]?.pile === true ? [...laid, ...left] : [...left, ...laid]).find(
      (piece) => became.has(piece) || type.kinds.has(pieces[piece]?.kind ?? NONE),
    )
  }

  /** Refills a supply for the pieces that were taken from it. */
  exchangeSpares(from: ReadonlySet<number>): void {
    const { world } = this.checked.facts
    for (const spare of this.stock.spares) {
      const piece = this.stock.exchangedFor(spare, from)
      const { kind = NONE, owner, container } = world.pieces[spare] ?? {}
      const laid = this.laid.find((each) => each.piece === spare)
      if (piece !== undefined && container !== undefined) this.placed.push({ piece, container })
      else if (laid !== undefined)
        this.lack ??= { span: laid.span, kinds: new Set(), owner, name: world.kinds[kind]?.name, missing: 1 }
    }
  }
}
