import { EACH_SPACE } from '../../../grammar/check/world/box.ts'
import { ownSize } from '../../../grammar/check/world/own-side.ts'
import type { World } from '../../../grammar/check/world/world.ts'
import { signOfSeat } from '../../../grammar/ir/picture-signs.ts'
import { isNo, isYes } from '../../../grammar/check/world/tree-reading.ts'
import { signsOf } from '../../../grammar/check/world/picture.ts'
import { comparedName } from '../../../grammar/document/names.ts'
import { withValues } from '../../../grammar/check/world/area-numbers.ts'
import { printArea } from '../../../grammar/expression/print-area.ts'
import type { AreaPart } from '../../../grammar/expression/ast.ts'
import { entriesIn, goneItems, heading, labelled, section, titled, type Making } from '../sentences/making.ts'
import type { Block, Item, Picture, Section, Table, Words } from '../model/model.ts'
import { entriesOf, nameOf, readText, textIn, textsOf, valueIn, type Entry } from '../sentences/reading.ts'
import { condition, value } from '../sentences/dispatch.ts'
import { clause, foreign, frame, named, rule, told, translated, withSource } from '../sentences/speaker.ts'
import type { Speaker } from '../sentences/speaker.ts'
import { regionTables, spaceItems } from './spaces.ts'
import { boardLines } from '../../scene/board-text.ts'
import { boardMaps, withoutNotes, type BoardMap } from '../../map/board-map.ts'
import { mapPicture } from '../../map/picture.ts'
import { svgText } from '../../look/shape.ts'
import { wayLists } from '../../map/board-connections.ts'
import { enumerated, list, paragraph, plain, sentence, spoken, strong } from '../model/words.ts'

/** Where pieces lie, who may look there, and the board. */
export function places(making: Making): readonly Section[] {
  const { speaker, marks } = making
  const all = entriesIn(making, 'places')
  const areas = entriesIn(making, 'areas').map((entry): Item => ({
    words: frame(speaker, 'area', {
      name: strong(titled(speaker, nameOf(entry))),
      spaces: spaces(making, entry),
    }),
    mark: marks.of('areas', nameOf(entry)),
  }))
  const title = making.configured.world.boards.length === 0 ? 'places alone' : 'places'
  const blocks = [
    ...(all.length === 0 ? [] : [placeTable(making, all)]),
    ...all.flatMap((entry) => nextPlaces(making, entry)),
    ...all.flatMap((entry) => darkPlace(making, entry)),
    ...list(goneItems(making, 'places')),
    ...all.flatMap((entry) => board(making, entry)),
    ...labelled(speaker, 'named directions', list(all.flatMap((entry) => directions(making, entry)))),
    ...labelled(speaker, 'areas', list([...spaceItems(making), ...areas, ...goneItems(making, 'areas')])),
    ...regionTables(making),
  ]
  return section(making, 'places', blocks, title)
}

function placeTable(making: Making, all: readonly Entry[]): Table {
  const { speaker, marks } = making
  return {
    kind: 'table',
    caption: undefined,
    head: [frame(speaker, 'place'), frame(speaker, 'holds'), frame(speaker, 'seen by')],
    rows: all.map((entry) => {
      const each = textsOf(valueIn(entry.value, 'each')).map(({ text }) => named(speaker, text))
      const isPile = textIn(entry.value, 'pile') === 'yes'
      return {
        cells: [
          [
            ...strong(titled(speaker, nameOf(entry), textIn(entry.value, 'title'))),
            ...(each.length === 0
              ? []
              : [
                  ...plain(', '),
                  ...frame(speaker, 'one for each', { what: enumerated(each, speaker.phrases.and) }),
                ]),
          ],
          [...holds(speaker, entry), ...(isPile ? [...plain(', '), ...frame(speaker, 'a pile')] : [])],
          seen(speaker, entry),
        ],
        mark: marks.of('places', nameOf(entry)),
      }
    }),
  }
}

/** Which instances of an indexed place are next to each other. */
function nextPlaces({ speaker }: Making, entry: Entry): readonly Block[] {
  const parts = textsOf(valueIn(entry.value, 'neighbours')).map(({ text }) => named(speaker, text))
  if (parts.length === 0) return []
  const name = titled(speaker, nameOf(entry), textIn(entry.value, 'title'))
  const words = frame(speaker, 'next places', { name, parts: enumerated(parts, speaker.phrases.and) })
  return [paragraph(words)]
}

/** Whether the pieces on a board can be overlooked, and where. */
function darkPlace({ speaker }: Making, entry: Entry): readonly Block[] {
  const [text] = textsOf(valueIn(entry.value, 'dark'))
  if (text === undefined || isNo(text.text)) return []
  const name = titled(speaker, nameOf(entry), textIn(entry.value, 'title'))
  if (isYes(text.text)) return [paragraph(sentence(frame(speaker, 'dark place', { name })))]
  const source = withSource(speaker, text)
  const parsed = readText(text, 'expression')
  const words =
    parsed === undefined ? foreign(speaker, plain(text.text)) : told(source, (s) => condition(s, parsed))
  return [paragraph(sentence(frame(speaker, 'dark space', { name, condition: words })))]
}

function holds(speaker: Speaker, entry: Entry): Words {
  const madeOf = textsOf(valueIn(entry.value, 'made of')).map(({ text }) => titled(speaker, text))
  if (madeOf.length > 0) return enumerated(madeOf, speaker.phrases.and)
  const isBoard = ['grid', 'graph'].some((part) => valueIn(entry.value, part) !== undefined)
  const what = textsOf(valueIn(entry.value, 'holds')).map((node): Words => {
    const holding = readText(node, 'holding')
    if (holding === undefined) return foreign(speaker, plain(node.text))
    const name = named(speaker, holding.name.text)
    if (holding.capacity === undefined) return name
    const slots = { number: String(holding.capacity), what: name }
    const onEach = isBoard ? clause(speaker, 'up to on each', slots) : undefined
    return onEach ?? frame(speaker, 'up to', slots)
  })
  return what.length === 0 ? rule(speaker, 'nothing') : enumerated(what, speaker.phrases.or)
}

function seen(speaker: Speaker, entry: Entry): Words {
  const by = who(speaker, textIn(entry.value, 'seen by'))
  const top = textIn(entry.value, 'top seen by')
  return top === undefined ? by : frame(speaker, 'top seen', { who: by, top: who(speaker, top) })
}

function who(speaker: Speaker, text: string | undefined): Words {
  switch (text?.trim()) {
    case 'owner':
      return frame(speaker, 'owner only')
    case 'others':
      return frame(speaker, 'all but owner')
    case 'team':
      return frame(speaker, 'owner and team')
    case 'nobody':
      return frame(speaker, 'nobody')
    case undefined:
    case 'everyone':
      return frame(speaker, 'everyone')
    default:
      return foreign(speaker, plain(text ?? ''))
  }
}

/** The directions that a place gives names to. */
function directions({ speaker, marks }: Making, entry: Entry): readonly Item[] {
  const named = (each: Entry, name: Words): Words =>
    frame(speaker, 'area', { name, spaces: leads(each.value) })
  const leads = (node: Entry['value']): Words => {
    const bySeat = entriesOf(node).map((each) => named(each, titled(speaker, nameOf(each))))
    if (bySeat.length > 0) return enumerated(bySeat, speaker.phrases.and)
    return textsOf(node).flatMap((text) => {
      const sum = readText(text, 'expression')
      return sum === undefined
        ? foreign(speaker, plain(text.text))
        : told(withSource(speaker, text), (s) => value(s, sum))
    })
  }
  return entriesOf(valueIn(entry.value, 'directions')).map((each) => ({
    words: named(each, strong(titled(speaker, nameOf(each)))),
    mark: marks.of('places', nameOf(entry), 'directions', nameOf(each)),
  }))
}

/** The board with its initial contents, if that is drawn. */
function board(making: Making, entry: Entry): readonly Block[] {
  const { speaker, marks, configured } = making
  const map = boardMaps(configured.world).find((each) => each.board.place === nameOf(entry))
  const drawn = map?.board
  const written = signsOf(textIn(entry.value, 'grid') ?? '')
  const isDrawn = drawn === undefined ? written.length > 0 : drawn.shape === 'squares'
  if (!isDrawn) return drawing(making, entry)
  const grid = drawn === undefined ? written : gridOf(drawn)
  const filled = entriesIn(making, 'box').filter(isOnSpaces)
  const picked = signsOf(textIn(entry.value, 'start') ?? '')
  const start = filled.length > 0 && drawn !== undefined ? startOf(drawn) : picked
  const title = heading(speaker, nameOf(entry), textIn(entry.value, 'title'))
  const size = { name: title, columns: String(grid[0]?.length ?? 0), rows: String(grid.length) }
  const blocks = configured.world.divided.find(({ place }) => place === nameOf(entry))?.blocks
  const caption =
    blocks === undefined
      ? frame(speaker, 'size', size)
      : frame(speaker, 'size in blocks', {
          ...size,
          across: String(blocks.columns),
          up: String(blocks.rows),
        })
  const mark = marks.of('places', nameOf(entry), 'grid')
  const started =
    marks.of('places', nameOf(entry), 'start') ??
    filled.map((one) => marks.of('box', nameOf(one))).find((one) => one !== undefined)
  const shown = start.length === 0 ? mark : (mark ?? started)
  const words: Words =
    start.length === 0 ? caption : [...caption, ...plain('. '), ...frame(speaker, 'at the beginning')]
  const plainly = picture(start.length === 0 ? grid : start, words)
  if (map === undefined || drawn === undefined) return [{ ...plainly, mark: shown }]
  const svg = svgText(mapPicture(withoutNotes(map), spoken(title), false))
  return [{ ...asDrawn(plainly, drawn), svg, mark: shown }]
}

/** True for what the box puts on each space of an area. */
function isOnSpaces(entry: Entry): boolean {
  return EACH_SPACE.test(nameOf(entry))
}

function gridOf({ rows }: BoardMap['board']): readonly (readonly string[])[] {
  return rows.map((row) => row.map((square) => (square === undefined ? '~' : '.')))
}

/** As in a `start` picture: capital letters for the first player and for what is nobody's. */
function startOf({ rows }: BoardMap['board']): readonly (readonly string[])[] {
  return rows.map((row) =>
    row.map((square) => {
      if (square === undefined) return '~'
      const [piece] = square.pieces
      if (piece === undefined) return '.'
      return signOfSeat(piece.letter, piece.owner ?? 0)
    }),
  )
}

/** With the names of its files and rows, and the signs of its spaces. */
function asDrawn(shown: Picture, { files, ranks, rows }: BoardMap['board']): Picture {
  return {
    ...shown,
    across: files,
    down: ranks,
    cells: shown.cells.map((row, y) =>
      row.map((cell, x) => {
        const sign = rows[y]?.[x]?.sign
        if (cell.text !== '' || sign === undefined) return cell
        return sign === ' ' ? { text: '', tint: 'blank' } : { text: sign, tint: 'none' }
      }),
    ),
  }
}

/** Columns of a drawing in letters. */
const WIDE = 80

/** A board that is not drawn in rows, as `map` draws it; the lists below describe its special spaces. */
function drawing(making: Making, entry: Entry): readonly Block[] {
  const { speaker, marks, configured } = making
  const name = nameOf(entry)
  const found = boardMaps(configured.world).find(({ board: { place } }) => place === name)
  if (found === undefined) return []
  const caption = heading(speaker, name, textIn(entry.value, 'title'))
  const bare = withoutNotes(found)
  const ways = wayLists(found).map(([kind, paths]): Item => ({
    words: frame(speaker, 'area', { name: strong(titled(speaker, kind)), spaces: plain(paths) }),
  }))
  return [
    {
      kind: 'drawing',
      caption,
      mark: marks.of('places', name),
      svg: svgText(mapPicture(bare, spoken(caption), false)),
      lines: boardLines(bare.board, { color: false, width: WIDE }),
      ways,
    },
  ]
}

const FILES = 'abcdefghijklmnopqrstuvwxyz'

/** `side`: one player's own view, in which all pieces are that player's. */
export function picture(rows: readonly (readonly string[])[], caption: Words, isOneSide = false): Picture {
  const width = Math.max(...rows.map((row) => row.length))
  return {
    kind: 'picture',
    look: 'board',
    caption,
    down: isOneSide ? rows.map(() => '') : rows.map((_, index) => String(rows.length - index)),
    across: isOneSide ? [] : Array.from({ length: width }, (_, index) => FILES[index] ?? String(index + 1)),
    cells: rows.map((row) =>
      row.map((sign) => {
        if (sign === '.') return { text: '', tint: 'none' }
        if (sign === '~') return { text: '', tint: 'void' }
        return { text: sign, tint: sign === sign.toUpperCase() ? 0 : 1 }
      }),
    ),
  }
}

function spaces(making: Making, entry: Entry): Words {
  const { speaker } = making
  if (entry.value.kind !== 'text') return []
  const parts = readText(entry.value, 'area')
  if (parts === undefined) return foreign(speaker, plain(entry.value.text))
  // Rows `and` columns could be only where they cross.
  const isEither = printArea(parts).includes(' or ')
  return enumerated(
    parts.map((part) => crossing(making, part)),
    isEither ? speaker.phrases.or : speaker.phrases.and,
  )
}

/** `own last row` as the number of that row. */
function inNumbers(written: AreaPart, { boards, seats, constants }: World): AreaPart<number> {
  const part = withValues(written, ({ text }) => constants.get(comparedName(text))?.value)
  const [, own = '', band] = /^(own )?last (row|column)$/u.exec(part.name.text) ?? []
  const board = boards.find(({ columns }) => columns > 0)
  if (band === undefined || board === undefined || part.from !== undefined) return part
  const { rows, columns } = own === '' ? board : ownSize(seats[0]?.side, board)
  return {
    ...part,
    name: { ...part.name, text: `${own}${band}` },
    from: band === 'row' ? rows : columns,
  }
}

function crossing(making: Making, { within = [], ...part }: AreaPart): Words {
  return within.reduce(
    (one, other) => frame(making.speaker, 'crossing', { one, other: areaPart(making, other) }),
    areaPart(making, part),
  )
}

const BANDS = ['row', 'column'] as const

function areaPart({ speaker, configured }: Making, part: AreaPart): Words {
  const { name, from, to } = inNumbers(part, configured.world)
  // A space named by column and row has the same name in every language.
  const space =
    from === undefined ? configured.world.spaces.find((each) => each.name === name.text) : undefined
  if (space !== undefined) return plain(translated(speaker, name.text) ?? name.text)
  const isOwn = name.text === 'own rows' || name.text === 'own row'
  if (from === undefined) return foreign(speaker, plain(name.text))
  const isSingle = to === undefined || to === from
  const slots = { from: String(from), to: String(to) }
  if (isOwn) return frame(speaker, isSingle ? 'own row' : 'own rows', slots)
  // Of `rows 1, 3` each is a row.
  const band = BANDS.find((one) => name.text === one || name.text === `${one}s`)
  if (band !== undefined) return frame(speaker, isSingle ? `one ${band}` : `several ${band}s`, slots)
  return foreign(speaker, plain(`${name.text} ${isSingle ? from : `${from} to ${to}`}`))
}
