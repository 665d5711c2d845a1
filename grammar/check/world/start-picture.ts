import { NONE } from '../../ir/ir.ts'
import type { Span } from '../../source/span.ts'
import { ownedByNobody } from './owned-by-nobody.ts'
import { mayLie, type BoxContext } from './box.ts'
import { isOwned } from './ownerless.ts'
import { spaceAt } from './grid.ts'
import type { PlacedBoard } from './board.ts'
import { readPicture } from './picture.ts'
import { pieceSign } from '../../ir/picture-signs.ts'
import type { PieceLot } from './stock.ts'

/** The `start` pictures of the boards: capital letters are pieces of the first seat, small letters of the second, with a mark of the next two. */
export function readStartPictures(context: BoxContext): readonly PieceLot[] {
  return context.places.boards.flatMap((placed) => readStartPicture(placed, context))
}

function readStartPicture(placed: PlacedBoard, context: BoxContext): readonly PieceLot[] {
  const { places, classes, reporter, scope } = context
  const { board: grid, start, first } = placed
  const board = places.places.find((place) => place.name === placed.place)
  if (start === undefined || board === undefined || grid.spaces.length === 0) return []
  const picture = readPicture(start, reporter)
  if (picture === undefined) return []
  if (picture.rows.length !== grid.rows || picture.columns !== grid.columns) {
    const message = `This picture has ${picture.columns} columns and ${picture.rows.length} rows, the board has ${grid.columns} and ${grid.rows}.`
    const shape = placed.parts.find(({ name }) => name === 'grid' || name === 'hexes')?.value
    const drawn = shape?.kind === 'text' ? shape.span : undefined
    if (drawn === undefined || drawn.file === start.span.file) reporter.report('ST4023', start.span, message)
    else {
      // The author of a variant with another board may not have seen the start of its base.
      const board = `This board has ${grid.columns} columns and ${grid.rows} rows, and the \`start\` of the game it changes has ${picture.columns} and ${picture.rows.length}.`
      reporter.report('ST4023', drawn, board, {
        help: `Redraw the start as well, with as many rows and columns: \`places.${placed.place}.start: |\`.`,
        related: [{ span: start.span, label: 'this start' }],
      })
    }
    return []
  }
  const isFixed = classes.classes.some((c) => c.name === board.holdsClass && c.ownerFixed)
  const own = classes.kinds.flatMap((kind, index) =>
    kind.class === board.holdsClass ? [{ kind, index }] : [],
  )
  const lots: PieceLot[] = []
  const signs = new Map<string, Span>()
  for (const [line, cells] of picture.rows.entries())
    for (const [column, { sign, span }] of cells.entries()) {
      if (sign === '.') continue
      const space = spaceAt(grid, column, grid.rows - 1 - line)
      if (sign === '~') {
        if (space !== undefined)
          reporter.report('ST4023', span, `The grid has a space here: \`${grid.spaces[space]?.name ?? ''}\`.`)
        continue
      }
      const { letter, seat } = pieceSign(sign)
      const found = own.find(({ kind }) => kind.letter === letter.toUpperCase())
      if (found === undefined) {
        const what = board.holdsClass === '' ? 'piece' : `\`${board.holdsClass}\``
        const letters = own.flatMap(({ kind }) =>
          kind.letter === undefined ? [] : [`\`${kind.letter}\` ${kind.name}`],
        )
        const help =
          letters.length === 0 ? `Give the kinds of ${what} letters.` : `Letters are ${letters.join(', ')}.`
        reporter.report('ST4022', span, `No ${what} has the letter \`${sign}\`.`, { help })
        continue
      }
      if (space === undefined) {
        reporter.report('ST4037', span, 'This is not a space of the board, so there can be no piece on it.')
        continue
      }
      const fixed = isOwned(classes.classes, found.kind)
      if (isFixed && !fixed && seat !== 0) {
        reporter.report('ST4022', span, `A \`${found.kind.name}\` is nobody's, so its letter is a capital.`, {
          help: `Write \`${letter.toUpperCase()}\`.`,
        })
        continue
      }
      if (fixed && letter.toUpperCase() === letter.toLowerCase()) {
        const message = `\`${sign}\` is neither a capital nor a small letter, so it does not tell whose piece it is.`
        reporter.report('ST4022', span, message, { help: `Give \`${found.kind.name}\` a letter.` })
        continue
      }
      if (!signs.has(sign)) signs.set(sign, span)
      if (fixed && seat >= scope.seats.length) {
        reporter.report('ST4022', span, notASeat(seat, scope.seats.length))
        continue
      }
      if (mayLie(found.index, board, span, context))
        lots.push({ kind: found.index, owner: fixed ? seat : NONE, container: first + space, count: 1, span })
    }
  // Both cases of a letter: the author may use them for the two sides.
  const small = [...signs].find(([sign]) => sign !== sign.toUpperCase() && signs.has(sign.toUpperCase()))
  const mine = classes.classes.find(({ name }) => name === board.holdsClass)
  if (!isFixed && small !== undefined && mine !== undefined) {
    const [sign, span] = small
    const label = `\`${sign}\` is drawn like \`${sign.toUpperCase()}\` of another player`
    reporter.report('ST4147', mine.key.span, ...ownedByNobody(mine, span, label))
  }
  // Kinds in the order of their table, spaces from a1 on.
  return lots.sort((a, b) => a.kind - b.kind || a.container - b.container)
}

/** A picture with a piece of a player who is not there. */
function notASeat(seat: number, seats: number): string {
  if (seat === 1) return 'A small letter is a piece of the second player, and there is only one.'
  return `This is a piece of player ${seat + 1}, and there ${seats === 1 ? 'is only one' : `are only ${seats}`}.`
}
