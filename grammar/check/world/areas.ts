import type { AreaPart, Name } from '../../expression/ast.ts'
import { bookText, type BookText } from '../../book/book-text.ts'
import { printArea } from '../../expression/print-area.ts'
import type { TextSource } from '../../expression/text-source.ts'
import type { SeatIR, SpaceIR } from '../../ir/ir.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { MergedGame } from '../../merge/merged.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { AreaInfo } from './world.ts'
import { declaredEntries } from './declared-name.ts'
import type { PlacedBoard } from './board.ts'
import { ownSize, ownSquare } from './own-side.ts'
import { withValues } from './area-numbers.ts'
import type { ConstantScope } from './constant.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import { sectionEntries, entryTexts } from './tree-reading.ts'

/** The section `areas`. */
export function readAreas(
  game: MergedGame,
  seats: readonly SeatIR[],
  boards: readonly PlacedBoard[],
  spaces: readonly SpaceIR[],
  boardless: boolean,
  scope: ConstantScope,
  reporter: Reporter,
): ReadonlyMap<string, AreaInfo> {
  const areas = new Map<string, AreaInfo>()
  for (const [name, entry] of declaredEntries(sectionEntries(game, 'areas', reporter), 'an area', reporter)) {
    const texts = entryTexts(entry, reporter)
    if (texts.length === 0)
      reporter.report('ST4031', entry.key.span, `The area \`${name}\` names no spaces.`, {
        help: 'Inside braces a comma ends the entry; write an area of several spaces on a line of its own.',
      })
    const parsed = texts.flatMap((text) => {
      const source = bookText(text)
      return partsOf(text, source, spaces, scope, reporter).map((part) => ({ part, source }))
    })
    const perSeat = parsed.some(({ part }) =>
      [part, ...(part.within ?? [])].some(({ name: { text } }) => text.startsWith('own ')),
    )
    if (boardless) {
      // Areas cannot be checked against a board that is still missing or was refused.
      areas.set(name, { name, key: entry.key, perSeat, spaces: perSeat ? seats.map(() => []) : [[]] })
      continue
    }
    if (parsed.length > SIZE_LIMITS.names) {
      reporter.report('ST4006', entry.key.span, `An area has at most ${SIZE_LIMITS.names} parts.`)
      reporter.broken.add(name)
      continue
    }
    if (spaces.length === 0) {
      reporter.report('ST4024', entry.key.span, `There is no board for the area \`${name}\`.`, {
        help: 'Draw the spaces under `places`, for instance as the `grid` of a place.',
      })
      reporter.broken.add(name)
      continue
    }
    const lists = (perSeat ? seats : [undefined]).map((seat) => {
      const found = parsed.map(({ part, source }) => partSpaces(part, source, seat, boards, spaces, reporter))
      return found.includes(undefined)
        ? undefined
        : [...new Set(found.flatMap((f) => f ?? []))].sort((a, b) => a - b)
    })
    if (parsed.length === 0 || lists.includes(undefined)) {
      reporter.broken.add(name)
      continue
    }
    const found = lists.map((list) => list ?? [])
    if (found.some((list) => list.length === 0))
      reporter.report('ST4027', entry.key.span, `The area \`${name}\` has no space.`)
    areas.set(name, { name, key: entry.key, perSeat, spaces: found })
  }
  return areas
}

/** The parts of an area, with the values of the numbers that it names. */
function partsOf(
  text: YamlText,
  source: BookText,
  spaces: readonly SpaceIR[],
  scope: ConstantScope,
  reporter: Reporter,
): readonly AreaPart<number>[] {
  const unknown: Name[] = []
  const valueOf = ({ text: name }: Name): number | undefined => {
    const known = scope.constant(name)
    return known !== undefined && known !== 'broken' && known.type.kind === 'number' ? known.value : undefined
  }
  const parts: AreaPart<number>[] = []
  for (const written of source.read('area', reporter.diagnostics) ?? []) {
    const part = withValues(written, valueOf, (name) => unknown.push(name))
    const before = parts.at(-1)
    // `columns 1, width`
    const further =
      before?.from !== undefined &&
      part.from === undefined &&
      spaces.every(({ name }) => name !== part.name.text)
        ? valueOf(part.name)
        : undefined
    parts.push(
      before === undefined || further === undefined ? part : { ...part, name: before.name, from: further },
    )
  }
  for (const name of unknown)
    reporter.report(
      'ST4004',
      source.spanOf(name.start, name.end),
      `There is no number called \`${name.text}\`.`,
      {
        ...suggestion(name.text, scope.constantNames()),
      },
    )
  if (unknown.length > 0) return []
  refuseMixture(text, parts, source, reporter)
  return parts
}

/** The spaces named by a text like `own rows 1..3` or `a1, c3`; undefined if something was refused. */
export function areaSpaces(
  text: YamlText,
  seat: SeatIR | undefined,
  boards: readonly PlacedBoard[],
  spaces: readonly SpaceIR[],
  scope: ConstantScope,
  reporter: Reporter,
): readonly number[] | undefined {
  // No spaces are known of a board that was refused.
  if (boards.some(({ board }) => board.spaces.length === 0)) return undefined
  // Spaces of a graph may have numbers as names, which are not words of the language.
  const named = text.text.split(',').map((part) => spaces.findIndex(({ name }) => name === part.trim()))
  if (!named.includes(-1)) return named
  // In `rows 1, 9`, the second number is that of a row.
  const missing = BAND_IN_TEXT.test(text.text)
    ? undefined
    : text.text.split(',').find((part, i) => named[i] === -1 && /^\s*\d/u.test(part))
  if (missing !== undefined)
    return reporter.report(
      'ST4004',
      text.span,
      `There is no space called \`${missing.trim()}\` on this board.`,
      {
        ...suggestion(
          missing.trim(),
          spaces.map(({ name }) => name),
        ),
      },
    )
  const source = bookText(text)
  const parts = partsOf(text, source, spaces, scope, reporter)
  const found = parts.map((part) => partSpaces(part, source, seat, boards, spaces, reporter))
  return found.includes(undefined) ? undefined : found.flatMap((part) => part ?? [])
}

/** Reports `own rows 1..2, columns 2..4` as ambiguous between union and intersection. */
function refuseMixture(
  text: YamlText,
  parts: readonly AreaPart<number>[],
  source: TextSource,
  reporter: Reporter,
): void {
  const isOf = (part: AreaPart<number>, word: string): boolean =>
    part.from !== undefined && new RegExp(`^(?:own )?${word}s?$`, 'u').test(part.name.text)
  const isMixed = parts.some((part, i) => {
    const before = parts[i - 1]
    if (before === undefined || source.text.slice(before.end, part.start).trim() !== ',') return false
    return (isOf(before, 'row') && isOf(part, 'column')) || (isOf(before, 'column') && isOf(part, 'row'))
  })
  if (!isMixed) return
  const shown = parts.map(({ start, end }) => source.text.slice(start, end))
  const all = printArea(parts)
  const crossing = parts.length === 2 ? shown.join(' and ') : undefined
  reporter.report(
    'ST4234',
    text.span,
    'This could mean all of these rows and columns, or only where they cross.',
    {
      label: 'all of them, or where they cross?',
      help:
        crossing === undefined
          ? `Write \`${all}\` for all of them, and \`rows 1..2 and columns 2..4\` for where such cross.`
          : `Write \`${crossing}\` for where they cross, \`${all}\` for all of them.`,
      ...(crossing === undefined
        ? { fix: { span: text.span, text: all } }
        : { fix: { span: text.span, text: crossing }, otherFixes: [{ span: text.span, text: all }] }),
      // Before it was refused, it meant all of them.
      newer: { span: text.span, text: all },
    },
  )
}

/** Other words for columns. */
const FILES: ReadonlySet<string> = new Set(['file', 'files'])

const BAND_IN_TEXT = /\b(?:row|column)s? \d/u

const BANDS = ['rows', 'row', 'columns', 'column'] as const

/** The spaces of a part, limited to the intersection of the parts joined by `and`. */
function partSpaces(
  part: AreaPart<number>,
  ...where: readonly [
    source: TextSource,
    seat: SeatIR | undefined,
    boards: readonly PlacedBoard[],
    spaces: readonly SpaceIR[],
    reporter: Reporter,
  ]
): readonly number[] | undefined {
  const [first, ...others] = [part, ...(part.within ?? [])].map((band) => bandSpaces(band, ...where))
  if (first === undefined || others.includes(undefined)) return undefined
  return first.filter((space) => others.every((other) => other?.includes(space)))
}

function bandSpaces(
  part: AreaPart<number>,
  source: TextSource,
  seat: SeatIR | undefined,
  boards: readonly PlacedBoard[],
  spaces: readonly SpaceIR[],
  reporter: Reporter,
): readonly number[] | undefined {
  const at = source.spanOf(part.start, part.end)
  const written = part.name.text
  const own = written.startsWith('own ')
  const [, last = '', word = ''] = /^(last )?(.*)$/u.exec(own ? written.slice(4) : written) ?? []
  const isLast = last !== '' && part.from === undefined && (word === 'row' || word === 'column')
  const band = isLast || last === '' ? BANDS.find((b) => b === word) : undefined
  if (band === undefined) {
    const space = part.from === undefined ? spaces.findIndex((s) => s.name === written) : -1
    if (space >= 0) return [space]
    const shown = part.from === undefined ? written : `${written} ${part.from}`
    const [of = '', letter = '', ...more] = word.split(' ')
    const lettered = BANDS.find((b) => b === of)
    if (lettered !== undefined && more.length === 0 && /^[a-z]$/.test(letter)) {
      const number = letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1
      return reporter.report(
        'ST4027',
        at,
        `\`${shown}\` has a letter, but rows and columns are numbered here.`,
        {
          help: `For example: \`${own ? 'own ' : ''}${lettered} ${number}\`, counted from the near left corner.`,
        },
      )
    }
    const bands = BANDS.flatMap((b) => [`own ${b}`, b])
    // The rest of the text contains letters of files, too.
    if (!FILES.has(of) && /^\s*(?:own )?files?\s/u.test(source.text)) return undefined
    if (FILES.has(of))
      return reporter.report('ST4004', at, `Whole \`${word}\` are called columns here.`, {
        help: `They have numbers, counted from the left: \`${own ? 'own ' : ''}column 1\` or \`columns 2..3\`, with a comma between several.`,
      })
    const near = suggestion(written, part.from === undefined ? spaces.map((s) => s.name) : bands)
    return reporter.report('ST4004', at, `There is no space called \`${shown}\` on this board.`, {
      ...near,
      help: near.help ?? spacesHelp(boards, spaces),
    })
  }
  if (part.from === undefined && !isLast)
    return reporter.report('ST4027', at, `Which \`${written}\`? A number is missing.`, {
      help: `For example: \`${written} 1\` or \`${written} 1..3\`. Rows and columns have numbers, not letters.`,
    })
  const side = own ? seat?.side : 'south'
  if (side === undefined)
    return reporter.report(
      'ST4028',
      at,
      `\`${written}\` depends on the side where a player sits, and not every seat has one.`,
      {
        help: `Say under \`players\` where everybody sits, such as \`sides: { ${seat?.name ?? 'red'}: south }\`.`,
      },
    )
  const rows = band === 'rows' || band === 'row'
  const drawn = boards.flatMap(({ board, first }) =>
    board.columns === 0 ? [] : [{ board, first, ...ownSize(side, board) }],
  )
  const what = rows ? 'rows' : 'columns'
  if (drawn.length === 0) return reporter.report('ST4027', at, `This board has no ${what}.`)
  const most = Math.max(...drawn.map((each) => (rows ? each.rows : each.columns)))
  const from = part.from ?? most
  const to = part.to ?? from
  if (from > to || from < 1 || to > most) {
    const message = from > to ? `\`${from}..${to}\` goes downwards.` : `This board has ${what} 1..${most}.`
    return reporter.report('ST4027', at, message)
  }
  return drawn.flatMap(({ board, first }) =>
    board.spaces.flatMap((space, index) => {
      const square = ownSquare(side, board, space)
      const number = (rows ? square.row : square.column) + 1
      return number >= from && number <= to ? [first + index] : []
    }),
  )
}

/** The most spaces listed when one is not found. */
const LISTED = 8

function spacesHelp(boards: readonly PlacedBoard[], spaces: readonly SpaceIR[]): string {
  if (spaces.length === 0) return 'This game has no board.'
  const names = spaces.map(({ name }) => `\`${name}\``)
  if (boards.some(({ board }) => board.columns > 0))
    return `Spaces go from ${names[0] ?? ''} to ${names.at(-1) ?? ''}; whole rows are \`own rows 1..3\` or \`row 4\`.`
  const more = names.length > LISTED ? `, and ${names.length - LISTED} more` : ''
  return `There are ${names.slice(0, LISTED).join(', ')}${more}.`
}
