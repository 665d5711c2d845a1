import { NONE, type SeatIR } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { readBlocks } from './blocks.ts'
import { NO_WRAP, type Board, type DirectionWords, type Wrap } from './board.ts'
import { sizeInDigits } from './board-size.ts'
import { readChains } from './chains.ts'
import type { ConstantScope } from './constant.ts'
import { withNames } from './board-files.ts'
import { spelledLeap, withLeaps, type Leap } from './leaps.ts'
import { readGraph } from './graph.ts'
import { readGrid } from './grid.ts'
import { readHexes } from './hexes.ts'
import { readLine } from './lines.ts'
import { warnOfParts } from './graph-warnings.ts'
import type { Reporter } from './reporter.ts'
import { entryNamed, fixedWord, nameText, entryText, entryTexts } from './tree-reading.ts'

/** Keys of a place that make it a board. */
export const BOARD_KEYS = ['grid', 'hexes', 'ring', 'lane', 'graph'] as const

/** Keys with more details of a board, and the boards they are for. */
const MORE = {
  files: ['grid', 'hexes'],
  rows: ['grid', 'hexes'],
  wraps: ['grid', 'hexes'],
  start: ['grid', 'hexes'],
  blocks: ['grid'],
  blocked: BOARD_KEYS,
  directions: BOARD_KEYS,
  spots: ['ring', 'lane', 'graph'],
} as const satisfies Readonly<Record<string, readonly (typeof BOARD_KEYS)[number][]>>

const WRAPS = {
  sideways: { columns: true, rows: false },
  'up and down': { columns: false, rows: true },
  'all round': { columns: true, rows: true },
} as const

/** The key that makes a place a board. */
export function boardKey(parts: readonly MergedEntry[]): MergedEntry | undefined {
  return parts.find((part) => BOARD_KEYS.some((key) => key === part.name))
}

/** The board of a place; undefined if it is not a board or was refused. */
export function readBoard(
  parts: readonly MergedEntry[],
  seats: readonly SeatIR[],
  leaps: readonly Leap[],
  scope: ConstantScope,
  reporter: Reporter,
): Board | undefined {
  const key = boardKey(parts)
  if (key === undefined) return undefined
  const second = parts.find((part) => part !== key && BOARD_KEYS.some((word) => word === part.name))
  if (second !== undefined)
    return reporter.report(
      'ST4024',
      second.key.span,
      `A board is drawn in one way only, this one by \`${key.name}\`.`,
      {
        related: [{ span: key.key.span, label: 'already here' }],
      },
    )
  for (const [word, of] of Object.entries(MORE)) {
    const entry = entryNamed(parts, word)
    if (entry !== undefined && !of.some((one) => one === key.name))
      reporter.report('ST4024', entry.key.span, `\`${word}\` means nothing with \`${key.name}\`.`)
  }
  const isDrawnInRows = key.name === 'grid' || key.name === 'hexes'
  const wrap = isDrawnInRows ? wrapOf(parts, reporter) : NO_WRAP
  const drawn = shapeOf(key, parts, wrap, scope, reporter)
  if (drawn === undefined) return undefined
  const [files, rows] = [entryNamed(parts, 'files'), entryNamed(parts, 'rows')]
  const divided = entryNamed(parts, 'blocks')
  const blocks = divided && readBlocks(divided, drawn, scope, reporter)
  const whole = blocks === undefined ? drawn : { ...drawn, blocks }
  const board = isDrawnInRows ? withNames(whole, files, rows, reporter) : whole
  if (board.shape === 'hexes') {
    const beside = seats.find(({ side }) => side === 'west' || side === 'east')
    if (beside !== undefined)
      reporter.report(
        'ST4028',
        key.key.span,
        `\`${beside.name}\` sits on the ${beside.side} side, but a board of hexagons has only south and north.`,
      )
  }
  const blocked = entryNamed(parts, 'blocked')
  const open = blocked === undefined ? board : withoutBlocked(board, blocked, reporter)
  warnOfParts(open, reporter)
  const leaping = withLeaps(open, wrap, leaps)
  const named = entryNamed(parts, 'directions')
  return named === undefined ? leaping : withDirections(leaping, named, seats, reporter)
}

function shapeOf(
  key: MergedEntry,
  parts: readonly MergedEntry[],
  wrap: Wrap,
  scope: ConstantScope,
  reporter: Reporter,
): Board | undefined {
  if (key.name === 'graph') return readGraph(key, entryNamed(parts, 'spots'), reporter)
  const written = entryText(key, reporter)
  const text = written === undefined ? undefined : sizeInDigits(written, scope, reporter)
  if (text === undefined) return undefined
  if (key.name === 'ring' || key.name === 'lane')
    return readLine(key.name, text, entryNamed(parts, 'spots'), reporter)
  return key.name === 'grid' ? readGrid(text, wrap, reporter) : readHexes(text, wrap, reporter)
}

function wrapOf(parts: readonly MergedEntry[], reporter: Reporter): Wrap {
  const wrapped = entryNamed(parts, 'wraps')
  const word =
    wrapped === undefined ? undefined : fixedWord(wrapped, ['sideways', 'up and down', 'all round'], reporter)
  return word === undefined ? NO_WRAP : WRAPS[word]
}

/** `blocked: a1-a2, c3-c4-c5`: removes the steps between consecutive spaces, both ways. */
function withoutBlocked(board: Board, entry: MergedEntry, reporter: Reporter): Board {
  const { spaces, ways } = board
  const width = ways.directions.length
  const steps = [...ways.steps]
  const index = new Map(spaces.map(({ name }, i) => [name, i]))
  for (const chain of readChains(entryTexts(entry, reporter), reporter) ?? [])
    chain.forEach(({ name, span }, i) => {
      const [from, to] = [index.get(chain[i - 1]?.name ?? ''), index.get(name)]
      if (to === undefined)
        reporter.report('ST4004', span, `There is no space called \`${name}\` on this board.`, {
          ...suggestion(name, [...index.keys()]),
        })
      if (from === undefined || to === undefined) return
      let cut = 0
      for (let direction = 0; direction < width; direction++)
        for (const [one, other] of [
          [from, to],
          [to, from],
        ] as const)
          if (steps[one * width + direction] === other) {
            steps[one * width + direction] = NONE
            cut++
          }
      if (cut === 0)
        reporter.report(
          'ST4152',
          span,
          `There is no path from \`${chain[i - 1]?.name ?? ''}\` to \`${name}\` to block.`,
        )
    })
  return { ...board, ways: { ...ways, steps } }
}

/** `directions: { homeward: { white: onward, black: back } }`: names for sums of directions, for each seat. */
function withDirections(
  board: Board,
  entry: MergedEntry,
  seats: readonly SeatIR[],
  reporter: Reporter,
): Board {
  if (entry.value.kind !== 'map') {
    reporter.report('ST4001', entry.key.span, '`directions` is a map of names to directions.')
    return board
  }
  const words = new Map(board.ways.words)
  for (const each of entry.value.entries) {
    const name = nameText(each.name)
    if (words.has(name))
      reporter.report('ST4003', each.key.span, `This board already has a direction \`${name}\`.`)
    else if (each.value.kind === 'map') {
      const bySeat = new Map<string, (seat: SeatIR) => number>()
      for (const own of each.value.entries) {
        const seat = seats.find((one) => one.name === nameText(own.name))
        const text = entryText(own, reporter)
        if (seat === undefined)
          reporter.report('ST4004', own.key.span, `There is no player called \`${own.name}\`.`, {
            ...suggestion(
              own.name,
              seats.map((one) => one.name),
            ),
          })
        else if (text !== undefined) bySeat.set(seat.name, sumOf(text, board.ways.words, reporter))
      }
      const missing = seats.find((seat) => !bySeat.has(seat.name))
      if (missing !== undefined)
        reporter.report('ST4031', each.key.span, `\`${name}\` has no direction for \`${missing.name}\`.`)
      words.set(name, (seat) => bySeat.get(seat.name)?.(seat) ?? 0)
    } else {
      const text = entryText(each, reporter)
      if (text !== undefined) words.set(name, sumOf(text, board.ways.words, reporter))
    }
  }
  return { ...board, ways: { ...board.ways, words } }
}

/** `up + left`. */
function sumOf(text: YamlText, words: DirectionWords, reporter: Reporter): (seat: SeatIR) => number {
  const parts = text.text.split('+').map((part) => {
    const word = spelledLeap(nameText(part))
    const mask = words.get(word)
    if (mask === undefined)
      reporter.report('ST4004', text.span, `This board has no direction called \`${word}\`.`, {
        ...suggestion(word, [...words.keys()]),
      })
    return mask ?? (() => 0)
  })
  return (seat) => parts.reduce((sum, part) => sum | part(seat), 0)
}
