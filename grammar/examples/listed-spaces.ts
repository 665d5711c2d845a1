import type { Reporter } from '../check/world/reporter.ts'
import type { GameIR } from '../ir/ir.ts'
import type { PictureSquare } from './example.ts'

/** Things of one of these kinds. Without an owner, of any owner. */
interface Listed {
  readonly kinds: ReadonlySet<number>
  readonly owner: number | undefined
}

type DrawnPiece = Extract<PictureSquare, { shows: 'piece' }>

/**
 * A line of `given` lists all contents of a space, even if a picture of the board draws a piece there, which is one of
 * them: on a pile, the topmost.
 */
export class ListedSpaces {
  private readonly contents: ReadonlyMap<number, Listed[]>
  private readonly drawn: DrawnPiece[] = []

  /** With the spaces that have a line of their own. */
  constructor(spaces: readonly number[]) {
    this.contents = new Map(spaces.map((space) => [space, []]))
  }

  /** True if a line lists the contents of the space, so that the drawn piece is not placed again. */
  draw(square: DrawnPiece): boolean {
    const isListed = this.contents.has(square.space)
    if (isListed) this.drawn.push(square)
    return isListed
  }

  list(space: number, things: Listed): void {
    this.contents.get(space)?.push(things)
  }

  /** Reports drawn pieces that contradict a line. */
  reportOthers({ containers }: GameIR, reporter: Reporter): void {
    for (const { space, kind, seat, sign, span } of this.drawn) {
      const { name = '', pile = false } = containers[space] ?? {}
      const visible = this.contents.get(space)?.slice(0, pile ? 1 : undefined) ?? []
      if (visible.some(({ kinds, owner }) => kinds.has(kind) && (owner ?? seat) === seat)) continue
      const where = pile ? `on top of \`${name}\`` : `on \`${name}\``
      reporter.report(
        'ST6002',
        span,
        `\`${sign}\` is drawn here, and \`${name}:\` puts nothing like it ${where}.`,
        {
          help: `Draw \`.\` here, or ${pile ? 'what is named first there' : 'what is named there'}.`,
        },
      )
    }
  }
}
