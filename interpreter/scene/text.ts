import type { GameIR } from '../../grammar/ir/ir.ts'
import { boardLines } from './board-text.ts'
import { wrap, wrapBeside, wrapHanging, padEnd, widthOf } from '../../grammar/diagnostics/text-width.ts'
import { tableText } from './columns.ts'
import { contentsLines, plainText, shortText, withHidden } from './contents.ts'
import type { Scene, SceneGroup, ScenePlace } from './scene.ts'
import { lotText, NO_BREAK } from './piece-lots.ts'
import { isTooLong, seatColumns, seatPlaces, type SeatPlaces } from './seat-table.ts'
import { seatColor } from './seat-color.ts'
import { valueTexts } from '../view/notable-values.ts'
import { placeTables } from './place-table.ts'
import { thingTables, type PrintedThing } from './thing-table.ts'

export interface TextOptions {
  readonly color: boolean
  /** Columns of a line. The default is 80. */
  readonly width?: number
  readonly prints?: Prints
  /** Printed values of regions. */
  readonly things?: readonly PrintedThing[]
  /** Names of the spaces that changed last. */
  readonly recent?: ReadonlySet<string>
}

/** Printed values of kinds of pieces, in a few words, if they are worth showing beside the names. */
export type Prints = ReadonlyMap<string, string>

const NO_PRINTS: Prints = new Map()

/**
 * A scene for a terminal: the board; a table of the seats; the contents of common places; groups, one per line; and
 * finally the pieces of the viewing seat.
 */
export function sceneText(ir: GameIR, scene: Scene, options: TextOptions): string {
  const { width = 80, prints = NO_PRINTS, things = [] } = options
  const tables = thingTables(ir, scene, things, width)
  const grids = placeTables(ir, scene, width)
  const places = seatPlaces(scene)
  const grouped = places.filter(({ of }) => of.some(({ groups }) => groups.length > 0))
  const own = places.flatMap(({ of }) => of.filter((place) => isOwn(scene, place)))
  const listed = places.filter((each) => !grouped.includes(each) && isListed(ir, each, width))
  const shownPlaces = new Set([...grouped, ...listed].map(({ place }) => place))
  const columns = seatColumns(ir, scene, shownPlaces)
  const blocks = [
    ...scene.boards.map((board) => [
      ...(scene.boards.length > 1 ? [`${board.place}:`] : []),
      ...boardLines(board, { ...options, width }),
    ]),
    seatLines(scene, columns, options, width),
    tables.lines,
    [
      ...valueLines(scene, width),
      ...seatValueLines(scene, width),
      ...thingLines(scene, tables.told, width),
      ...commonLines(ir, scene, grids.told, width, prints),
    ],
    grids.lines,
    listed.flatMap(({ of }) => of.flatMap((place) => placeLines(ir, place, width))),
    ...scene.seats.map((_, seat) =>
      grouped.flatMap(({ of }) => (of[seat] === undefined ? [] : groupLines(ir, of[seat], width))),
    ),
    hintLines(ir, scene, places, own, width),
    own.flatMap((place) => ownLines(ir, place, width, prints)),
  ]
  const text = blocks.flatMap((lines) => (lines.length === 0 ? [] : [lines.join('\n')])).join('\n\n')
  return `${text.replaceAll(NO_BREAK, ' ')}\n`
}

/** The seat's own place, if it is not public and not listed group by group. */
function isOwn(scene: Scene, { owner, open, count, groups }: ScenePlace): boolean {
  return (
    owner !== undefined && scene.seats[owner]?.looks === true && !open && count > 0 && groups.length === 0
  )
}

/** If a list needs more lines than this, the table only gives the number. */
const LISTED_LINES = 6

/** True if the public contents of a seat's place are short enough to be listed. */
function isListed(ir: GameIR, { of }: SeatPlaces, width: number): boolean {
  return (
    of.every(({ single, open, pile }) => !single && open && !pile) &&
    of.flatMap((place) => placeLines(ir, place, width)).length <= LISTED_LINES
  )
}

/** Names of the seats, the deciding seat, and facts about each. */
function seatLines(
  { seats }: Scene,
  columns: Parameters<typeof tableText>[1],
  options: TextOptions,
  width: number,
): readonly string[] {
  if (columns.length === 0) return []
  const names = seats.map(
    ({ name, looks, decides }) => `${decides ? '>' : ' '} ${name}${looks ? ' (you)' : ''}`,
  )
  return tableText(names, columns, width).map((line) => {
    const seat = seats.findIndex((_, i) => line.startsWith(names[i] ?? ''))
    return seat < 0 ? line : colored(line, names[seat] ?? '', seat, options)
  })
}

function colored(line: string, name: string, seat: number, { color }: TextOptions): string {
  return color ? `${seatColor(seat)}${name}\u001b[0m${line.slice(name.length)}` : line
}

function valueLines({ values }: Scene, width: number): readonly string[] {
  const valueTexts = values.flatMap(({ name, value }) =>
    value === undefined || value === false ? [] : [value === true ? name : `${name}: ${value}`],
  )
  // A text with commas has its own line.
  const [lists, words] = [
    valueTexts.filter((text) => text.includes(', ')),
    valueTexts.filter((text) => !text.includes(', ')),
  ]
  const short = words.map((text) => text.replaceAll(' ', NO_BREAK)).join(', ')
  return [
    ...(words.length === 0 ? [] : wrap(short, width)),
    ...lists.flatMap((text) => wrapHanging(text, width, '  ')),
  ]
}

/** Values of the seats that are too long for a table. */
function seatValueLines({ seats, seatValues }: Scene, width: number): readonly string[] {
  return seatValues.filter(isTooLong).flatMap(({ name, values }) =>
    seats.flatMap((seat, i) => {
      const value = values[i]
      return value === undefined || value === '-'
        ? []
        : wrapHanging(`${name} of ${seat.name}: ${value}`, width, '  ')
    }),
  )
}

/** `left: R1 3, R4 2`. For truth values, only the names. */
function thingLines(
  { thingValues }: Scene,
  shownValues: ReadonlySet<string>,
  width: number,
): readonly string[] {
  return thingValues.flatMap(({ name, of }) => {
    if (shownValues.has(name)) return []
    const things = of.map(({ thing, value }) =>
      (value === true ? thing : `${thing} ${value}`).replaceAll(' ', NO_BREAK),
    )
    return wrapHanging(`${name}: ${things.join(', ')}`, width, '  ')
  })
}

function commonLines(
  ir: GameIR,
  scene: Scene,
  shownPlaces: ReadonlySet<string>,
  width: number,
  prints: Prints,
): readonly string[] {
  return scene.places
    .filter(({ place, owner, count }) => owner === undefined && count > 0 && !shownPlaces.has(place))
    .flatMap((place) => (place.pile ? [pileLine(place)] : placeLines(ir, place, width, prints)))
}

function pileLine({ name, count, top }: ScenePlace): string {
  return `${name}: ${count}${top === undefined ? '' : `, on top ${top}`}`
}

/** The contents of one place. */
export function placeText(
  ir: GameIR,
  place: ScenePlace,
  { width = 80, prints }: Omit<TextOptions, 'color'>,
): string {
  const lines = place.count === 0 ? [`${place.name}: nothing`] : placeLines(ir, place, width, prints)
  return lines.join('\n').replaceAll(NO_BREAK, ' ')
}

function placeLines(
  ir: GameIR,
  place: ScenePlace,
  width: number,
  prints: Prints = NO_PRINTS,
): readonly string[] {
  const { name, count, known, marked } = place
  if (count === 0) return []
  if (place.groups.length > 0) return groupLines(ir, place, width)
  if (known.some(({ kind }) => prints.has(kind)))
    return [`${name}:`, ...printedLines(ir, place, width, prints)]
  const line = `${name}: ${withHidden(plainText(ir, known), known, count, marked)}`
  if (widthOf(line) <= width) return [line]
  const short = `${name}: ${withHidden(shortText(ir, known), known, count, marked)}`
  return wrapHanging(short, width, '  ')
}

/** One line for each lot, with its printed values. */
function printedLines(
  ir: GameIR,
  { known, count }: ScenePlace,
  width: number,
  prints: Prints,
): readonly string[] {
  const names = known.map((lot) => lotText(ir, lot))
  const longest = Math.max(0, ...names.map(widthOf))
  const hidden = count - known.reduce((sum, lot) => sum + lot.count, 0)
  return [
    ...known.flatMap(({ kind }, i) =>
      wrapBeside(`  ${padEnd(names[i] ?? '', longest)}  `, prints.get(kind) ?? '', width).map((line) =>
        line.trimEnd(),
      ),
    ),
    ...(hidden <= 0 ? [] : [`  ${hidden} unknown`]),
  ]
}

function groupLines(ir: GameIR, { name, groups }: ScenePlace, width: number): readonly string[] {
  if (groups.length === 0) return []
  return [`${name}:`, ...groupTexts(ir, groups, width)]
}

/** The contents of nested groups are indented below them. */
function groupTexts(ir: GameIR, groups: readonly SceneGroup[], width: number): readonly string[] {
  const longest = Math.max(...groups.map((group) => widthOf(group.name)))
  return groups.flatMap((group) =>
    group.groups.length === 0
      ? groupText(ir, group, longest, width)
      : [
          `  ${group.name}${marksText(group)}:`,
          ...groupTexts(ir, group.groups, width - 2).map((line) => `  ${line}`),
        ],
  )
}

function marksText({ values }: SceneGroup): string {
  return values.length === 0 ? '' : ` (${valueTexts(values).join(', ')})`
}

function groupText(ir: GameIR, group: SceneGroup, longest: number, width: number): readonly string[] {
  const { name, count, known, marked } = group
  const marks = marksText(group)
  const head = `  ${padEnd(name, longest)}  `
  const text = (contents: string): string => `${withHidden(contents, known, count, marked)}${marks}`
  const plain = text(plainText(ir, known))
  const lines =
    widthOf(head) + widthOf(plain) <= width
      ? [plain]
      : wrap(text(shortText(ir, known)), width - widthOf(head))
  return lines.map((line, i) => (i === 0 ? head + line : ' '.repeat(widthOf(head)) + line))
}

/** Pieces in hidden hands that the viewing seat, or everybody, happens to know. */
function hintLines(
  ir: GameIR,
  { seats }: Scene,
  places: readonly SeatPlaces[],
  own: readonly ScenePlace[],
  width: number,
): readonly string[] {
  const known = seats.some(({ looks }) => looks) ? 'you know of' : 'known of'
  return places.flatMap(({ of }) =>
    of.flatMap((place) =>
      place.open || own.includes(place) || place.known.length === 0
        ? []
        : wrapHanging(`${known} ${place.name}: ${plainText(ir, place.known)}`, width, '  '),
    ),
  )
}

function ownLines(ir: GameIR, own: ScenePlace, width: number, prints: Prints): readonly string[] {
  const { place, count, known, marked } = own
  const head = `your ${place} (${count}):`
  if (known.some(({ kind }) => prints.has(kind))) return [head, ...printedLines(ir, own, width, prints)]
  const [first = '', ...more] = contentsLines(ir, known, width - widthOf(head) - 1)
  if (more.length === 0) return [`${head} ${withHidden(first, known, count, marked)}`]
  return [head, ...contentsLines(ir, known, width - 2).map((line) => `  ${line}`)]
}
