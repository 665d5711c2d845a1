import type { MergedEntry } from '../../merge/merged.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { GAP, fileName, isGap } from '../../ir/topology.ts'
import type { Board } from './board.ts'
import type { Reporter } from './reporter.ts'
import { entryText } from './tree-reading.ts'

/** A letter, or a range of them. */
const LETTERS = /^([a-z])(?:\s*\.\.\s*([a-z]))?$/u
/** A number, or a range of them in either direction. */
const NUMBERS = /^(\d{1,3})(?:\s*\.\.\s*(\d{1,3}))?$/u

interface Words {
  readonly are: 'files' | 'rows'
  readonly one: string
  readonly two: string
  /** The names in a part of the text. Empty if it is not a valid part. */
  readonly read: (part: string) => readonly string[]
  readonly wrong: string
  readonly help: string
}

const FILES: Words = {
  are: 'files',
  one: 'one letter',
  two: 'letters',
  read: (part) => {
    const [, first, last = first] = LETTERS.exec(part) ?? []
    if (first === undefined || last === undefined) return []
    return upTo(first.charCodeAt(0), last.charCodeAt(0)).map((code) => String.fromCharCode(code))
  },
  wrong: 'is no letter of a file, and no range of them.',
  help: 'Write small letters and ranges, from left to right: `a..h, j..t`.',
}

const ROWS: Words = {
  are: 'rows',
  one: 'one number',
  two: 'numbers',
  read: (part) => {
    const [, first, last = first] = NUMBERS.exec(part) ?? []
    if (first === undefined || last === undefined) return []
    const [from, to] = [Number(first), Number(last)]
    return (from <= to ? upTo(from, to) : upTo(to, from).toReversed()).map(String)
  },
  wrong: 'is not a number of a row, and no range of them.',
  help: 'Write numbers and ranges, from bottom to top: `1..9`, `9..1`, `1, -, 2`.',
}

function upTo(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
}

/**
 * `files: a..h, j`, `rows: 1, -, 2`: names for the files of a board, from left to right, and for its rows, from bottom
 * to top. A gap has the name of its predecessor with a mark.
 */
export function withNames(
  board: Board,
  files: MergedEntry | undefined,
  rows: MergedEntry | undefined,
  reporter: Reporter,
): Board {
  const across = namesIn(files, FILES, board.columns, reporter)
  const up = namesIn(rows, ROWS, board.rows, reporter)
  if (across === undefined && up === undefined) return board
  const hasGaps = across?.some(isGap) === true
  const [letters, numbers] = [
    across ?? upTo(0, board.columns - 1).map(fileName),
    up ?? upTo(1, board.rows).map(String),
  ]
  return {
    ...board,
    // Otherwise the files are seen in the names of the spaces.
    ...(across !== undefined && (hasGaps || up !== undefined) ? { files: across } : {}),
    ...(up === undefined ? {} : { ranks: up }),
    spaces: board.spaces.map((space) => ({
      ...space,
      name: `${letters[space.column] ?? ''}${numbers[space.row] ?? ''}`,
    })),
  }
}

/** Undefined if there are none, or they were refused. */
function namesIn(
  entry: MergedEntry | undefined,
  words: Words,
  count: number,
  reporter: Reporter,
): readonly string[] | undefined {
  const text = entry && entryText(entry, reporter)
  if (text === undefined) return undefined
  const names: string[] = []
  for (const written of text.text.split(',')) {
    const part = written.trim()
    const last = names.at(-1)
    if (part === '-' && last === undefined)
      return refused(text, `A gap stands after one of the ${words.are}, not before the first.`, reporter)
    const found = part === '-' ? [`${last ?? ''}${GAP}`] : words.read(part)
    if (found.length === 0) return refused(text, `\`${part}\` ${words.wrong}`, reporter, words.help)
    names.push(...found)
  }
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) return refused(text, `There are two ${words.are} called \`${twice}\`.`, reporter)
  if (names.length === count) return names
  const isGapped = names.some(isGap)
  const much = names.length === 1 ? words.one : `${names.length} ${words.two}${isGapped ? ' and gaps' : ''}`
  return refused(
    text,
    `The board has ${count} ${words.are}, and this is ${much}.`,
    reporter,
    `\`${names[0] ?? ''}..${names.at(-1) ?? ''}\` includes both ends.`,
  )
}

function refused(text: YamlText, message: string, reporter: Reporter, help?: string): undefined {
  return reporter.report('ST4043', text.span, message, help === undefined ? {} : { help })
}
