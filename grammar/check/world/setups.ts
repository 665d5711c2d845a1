import type { PieceIR, SeatIR } from '../../ir/ir.ts'
import type { MergedEntry, MergedGame } from '../../merge/merged.ts'
import type { Span } from '../../source/span.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { tidy } from '../../document/names.ts'
import { lowerFirst } from '../../diagnostics/sentence.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { AreaInfo, KindInfo, PlaceInfo, PreparedInfo, SetupInfo } from './world.ts'
import type { PlacedBoard } from './board.ts'
import { ownSquare, type OwnSquare } from './own-side.ts'
import { readPicture, type Picture } from './picture.ts'
import { countText, type Reporter } from './reporter.ts'
import { entryNamed, mapEntries, nameText, sectionEntries, entryText, entryTexts } from './tree-reading.ts'

interface SetupContext {
  readonly game: MergedGame
  readonly seats: readonly SeatIR[]
  readonly boards: readonly PlacedBoard[]
  readonly kinds: readonly KindInfo[]
  readonly places: readonly PlaceInfo[]
  readonly areas: ReadonlyMap<string, AreaInfo>
  readonly pieces: readonly PieceIR[]
  readonly reporter: Reporter
}

type Layout = readonly { readonly piece: number; readonly space: number }[]

/** A reason why a setup does not fit this game. */
interface Problem {
  readonly code: 'ST4023' | 'ST4022' | 'ST4029' | 'ST4037'
  readonly message: string
  readonly span: Span
  readonly label?: string
  readonly help?: string
}

/** The section `setups`: saved arrangements, drawn as their owner sees them. */
export function readSetups(context: SetupContext): readonly SetupInfo[] {
  const { game, reporter } = context
  const setups: SetupInfo[] = []
  const leftOut: LeftOut[] = []
  for (const [name, entry] of declaredEntriesOfSetups(game, reporter)) {
    const parts = mapEntries(entry.value, entry.key.span, `\`${name}\``, reporter)
    if (entryNamed(parts, 'answers') !== undefined) continue
    const setup = readSetup(name, entry, parts, context, leftOut)
    if (setup !== undefined) setups.push(setup)
  }
  // After an error this would only distract from it.
  if (!reporter.diagnostics.hasErrors) reportLeftOut(leftOut, reporter)
  return setups
}

/** A setup of a base that does not fit here, with the reason. */
interface LeftOut {
  readonly name: string
  readonly span: Span
  readonly why: string
}

function reportLeftOut(leftOut: readonly LeftOut[], reporter: Reporter): void {
  const [first, ...more] = leftOut
  if (first === undefined) return
  const which =
    more.length === 0
      ? `The setup \`${first.name}\` is`
      : `The setups ${leftOut.map(({ name }) => `\`${name}\``).join(', ')} are`
  const it = more.length === 0 ? 'it' : 'them'
  reporter.report('ST4030', first.span, `${which} left out: ${first.why}`, {
    why: 'It was drawn for the base game, which has other pieces or another board.',
    help: `Redraw ${it} in this document, or remove ${it}: \`${first.name}: removed\`.`,
  })
}

/** Prepared answers, from the same section. */
export function readPrepared(game: MergedGame, reporter: Reporter): readonly PreparedInfo[] {
  return declaredEntriesOfSetups(game, reporter).flatMap(([name, entry]): readonly PreparedInfo[] => {
    const parts = mapEntries(entry.value, entry.key.span, `\`${name}\``, reporter)
    const answers = entryNamed(parts, 'answers')
    if (answers === undefined) return []
    for (const other of ['of', 'rows']) {
      const found = entryNamed(parts, other)
      if (found !== undefined)
        reporter.report(
          'ST4031',
          found.key.span,
          `The setup \`${name}\` is either a picture or \`answers\`, and not both.`,
        )
    }
    const withEntry = entryNamed(parts, 'with')
    const options =
      withEntry === undefined
        ? []
        : mapEntries(withEntry.value, withEntry.key.span, '`with`', reporter).flatMap((option) => {
            const value = entryText(option, reporter)?.text
            return value === undefined ? [] : [[tidy(option.key.text), value] as const]
          })
    return [{ name, key: entry.key, answers: entryTexts(answers, reporter), options: new Map(options) }]
  })
}

/** Names of setups are labels: they may contain any words. */
function declaredEntriesOfSetups(
  game: MergedGame,
  reporter: Reporter,
): readonly (readonly [string, MergedEntry])[] {
  return sectionEntries(game, 'setups', reporter).map((entry) => [entry.key.text.trim(), entry] as const)
}

function readSetup(
  name: string,
  entry: MergedEntry,
  parts: readonly MergedEntry[],
  context: SetupContext,
  leftOut: LeftOut[],
): SetupInfo | undefined {
  const { reporter, places, areas } = context
  const of = entryNamed(parts, 'of')
  const rows = entryNamed(parts, 'rows')
  if (of === undefined || rows === undefined) {
    const missing = of === undefined ? '`of`, such as `of: army on home`' : '`rows`, a picture'
    return reporter.report('ST4031', entry.key.span, `The setup \`${name}\` has no ${missing}.`)
  }
  const ofText = entryText(of, reporter)
  const rowsText = entryText(rows, reporter)
  if (ofText === undefined || rowsText === undefined) return undefined
  const [placeName, areaName, ...more] = ofText.text.split(/\s+(?:on|in)\s+/).map(nameText)
  if (placeName === undefined || areaName === undefined || more.length > 0)
    return reporter.report(
      'ST4001',
      ofText.span,
      'A setup is `of` a place on an area, such as `army on home`.',
    )
  const place = places.find((p) => p.name === placeName)
  const area = areas.get(areaName)
  if (place === undefined)
    return unknownName(
      'place',
      placeName,
      ofText,
      places.map((p) => p.name),
      reporter,
    )
  if (area === undefined) return unknownName('area', areaName, ofText, [...areas.keys()], reporter)
  if (!place.eachPlayer)
    return reporter.report(
      'ST4033',
      ofText.span,
      `\`${placeName}\` is not one for each player, so nobody sets it up.`,
    )
  const picture = readPicture(rowsText, reporter)
  if (picture === undefined || context.boards.length === 0) return undefined
  const inherited = isInherited(entry, parts, context.game)
  const problems: Problem[] = []
  const layout = context.seats.map((seat, index) => {
    const spaces = area.spaces[area.perSeat ? index : 0] ?? []
    const found = layoutOf(picture, seat, index, spaces, place, area, context)
    if (!('problems' in found)) return found.layout
    problems.push(...found.problems)
    return undefined
  })
  if (inherited) {
    const [first] = problems
    if (first !== undefined) leftOut.push({ name, span: entry.key.span, why: lowerFirst(first.message) })
  } else for (const { code, span, message, ...more } of problems) reporter.report(code, span, message, more)
  return { name, key: entry.key, place: placeName, area: areaName, layout }
}

function unknownName(
  what: string,
  name: string,
  text: YamlText,
  known: readonly string[],
  reporter: Reporter,
): undefined {
  if (reporter.isBroken(name)) return undefined
  return reporter.report(
    'ST4004',
    text.span,
    `There is no ${what} called \`${name}\`.`,
    suggestion(name, known),
  )
}

/** True if it comes from a layer below the document itself. */
function isInherited(entry: MergedEntry, parts: readonly MergedEntry[], game: MergedGame): boolean {
  const last = Math.max(...game.layers.map((layer) => layer.index))
  return Math.max(entry.layer.index, ...parts.map((part) => part.layer.index)) < last
}

function squareOf(space: number, side: SeatIR['side'], boards: readonly PlacedBoard[]): OwnSquare {
  const on = boards.find(({ board, first }) => space >= first && space < first + board.spaces.length)
  const square = on?.board.spaces[space - on.first]
  return on === undefined || square === undefined ? { row: 0, column: 0 } : ownSquare(side, on.board, square)
}

/** One seat's pieces on its spaces as drawn. */
function layoutOf(
  picture: Picture,
  seat: SeatIR,
  seatIndex: number,
  spaces: readonly number[],
  place: PlaceInfo,
  area: AreaInfo,
  context: SetupContext,
): { readonly layout: Layout } | { readonly problems: readonly Problem[] } {
  const { boards, kinds, pieces } = context
  // A player without a side sees the board as it is drawn.
  const squares = spaces.map((space) => ({
    space,
    ...squareOf(space, seat.side, boards),
  }))
  const front = Math.max(...squares.map((s) => s.row))
  const back = Math.min(...squares.map((s) => s.row))
  const left = Math.min(...squares.map((s) => s.column))
  const right = Math.max(...squares.map((s) => s.column))
  const height = front - back + 1
  const width = right - left + 1
  if (picture.rows.length !== height || picture.columns !== width) {
    const message = `The picture has ${countText(picture.rows.length, 'line', 'lines')} of ${countText(picture.columns, 'character', 'characters')}, but \`${area.name}\` has ${countText(height, 'row', 'rows')} of ${width}.`
    return { problems: [{ code: 'ST4023', message, span: picture.span }] }
  }
  const own = kinds.flatMap((kind, index) => (kind.class === place.holdsClass ? [{ kind, index }] : []))
  const problems: Problem[] = []
  const drawn: { readonly kind: number; readonly space: number }[] = []
  picture.rows.forEach((cells, line) =>
    cells.forEach(({ sign, span }, column) => {
      if (sign === '.' || sign === '~') return
      const square = squares.find((s) => s.row === front - line && s.column === left + column)
      const found = own.find(({ kind }) => kind.letter === sign.toUpperCase())
      if (found === undefined) {
        const letters = own.flatMap(({ kind }) =>
          kind.letter === undefined ? [] : [`\`${kind.letter}\` ${kind.name}`],
        )
        const message = `No ${place.holdsClass === '' ? 'piece' : `\`${place.holdsClass}\``} has the letter \`${sign}\`.`
        problems.push({ code: 'ST4022', message, span, help: `Letters are ${letters.join(', ')}.` })
      } else if (square === undefined)
        problems.push({ code: 'ST4037', message: `This square is not a space of \`${area.name}\`.`, span })
      else drawn.push({ kind: found.index, space: square.space })
    }),
  )
  if (problems.length > 0) return { problems }
  const stock = new Map<number, number[]>()
  pieces.forEach((piece, index) => {
    if (piece.container === place.container + seatIndex)
      stock.set(piece.kind, [...(stock.get(piece.kind) ?? []), index])
  })
  const differences = own.flatMap(({ kind, index }) => {
    const wanted = drawn.filter((d) => d.kind === index).length
    const available = stock.get(index)?.length ?? 0
    return wanted === available
      ? []
      : [`${countText(wanted, kind.name, kind.plural)} instead of ${available}`]
  })
  if (differences.length > 0) {
    const listed = differences.join(', ').replace(/, ([^,]*)$/, ' and $1')
    const message = `The picture does not match the box: it has ${listed}.`
    return {
      problems: [
        {
          code: 'ST4029',
          message,
          span: picture.span,
          label: 'this picture',
          help: 'A setup shows every piece that the box gives a player, and no other.',
        },
      ],
    }
  }
  const layout: { readonly piece: number; readonly space: number }[] = []
  for (const { kind, space } of drawn) {
    const piece = stock.get(kind)?.shift()
    if (piece !== undefined) layout.push({ piece, space })
  }
  return { layout: layout.sort((a, b) => a.piece - b.piece) }
}
