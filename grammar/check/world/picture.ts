import { span, type Span } from '../../source/span.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'

/** One character or word of a picture drawn as text. */
interface PictureCell {
  readonly sign: string
  readonly span: Span
}

export interface Picture {
  /** From top to bottom, each from left to right; all of the same length. */
  readonly rows: readonly (readonly PictureCell[])[]
  readonly columns: number
  readonly span: Span
}

/** Every square of the largest board with its sign, blanks and frame, doubled. */
const LONGEST_PICTURE = 16 * SIZE_LIMITS.spaces

/**
 * Reads a board drawn as text. Signs may be separated by blanks or not. Rank numbers before every line and file letters
 * below are read as the frame of the picture. Undefined if the picture was refused. With `mends`, lines of another length
 * are reported but filled up to the longest, so that the rest can still be checked against the picture.
 */
export function readPicture(text: YamlText, reporter: Reporter, mends = false): Picture | undefined {
  if (text.text.length > LONGEST_PICTURE)
    return reporter.report('ST4006', text.span, 'This picture is larger than the largest board.')
  const folded = foldedLines(text)
  if (folded !== undefined) reportFolded(text, reporter)
  const lines = folded ?? text.text.split('\n')
  const offsetAt = folded === undefined ? text.offsetAt.bind(text) : (index: number) => startOf(text) + index
  let offset = 0
  const rows: { readonly cells: readonly PictureCell[]; readonly span: Span }[] = []
  let blank: Span | undefined
  for (const line of lines) {
    const at = (index: number) => offsetAt(offset + index)
    const cells: PictureCell[] = []
    for (const { sign, index } of signsIn(line))
      cells.push({ sign, span: span(text.span.file, at(index), at(index + sign.length)) })
    const here = span(text.span.file, at(0), at(line.length))
    if (cells.length > 0) {
      if (blank !== undefined && rows.length > 0)
        return reporter.report('ST4021', blank, 'A picture has no empty line between its rows.')
      rows.push({ cells, span: here })
    } else blank = rows.length > 0 ? here : undefined
    offset += line.length + 1
  }
  const unframed = withoutFrame(rows)
  const [first] = unframed
  if (first === undefined) return reporter.report('ST4021', text.span, 'This picture is empty.')
  const odd = unframed.find((row) => row.cells.length !== first.cells.length)
  if (odd !== undefined) {
    const message = `This line has ${odd.cells.length} characters, the first has ${first.cells.length}.`
    reporter.report('ST4021', odd.span, message, {
      why: 'Each character is a square of the board, so all lines must have the same length.',
      help: 'Draw a gap as `~`.',
      related: [{ span: first.span, label: 'the first line' }],
    })
    if (!mends) return undefined
  }
  const columns = Math.max(...unframed.map((row) => row.cells.length))
  const rowsOfOneLength = unframed.map(({ cells, span: at }) => [
    ...cells,
    ...Array.from({ length: columns - cells.length }, () => ({ sign: '~', span: at })),
  ])
  return { rows: rowsOfOneLength, columns, span: text.span }
}

const written = ({ span: { file, start, end } }: YamlText): string => file.text.slice(start, end)

/** Where the lines of a folded picture begin in the file. */
function startOf(text: YamlText): number {
  if (text.style === 'plain') return text.span.start
  return text.span.start + (text.style === 'folded' ? written(text).indexOf('\n') : 0) + 1
}

/** The lines as they are in the file, if YAML has joined them to fewer. */
function foldedLines(text: YamlText): readonly string[] | undefined {
  if (text.style === 'literal') return undefined
  const { file, end } = text.span
  const isQuoted = text.style === 'single' || text.style === 'double'
  const lines = file.text.slice(startOf(text), isQuoted ? end - 1 : end).split('\n')
  const count = (all: readonly string[]): number => all.filter((line) => line.trim() !== '').length
  return count(lines) > count(text.text.split('\n')) ? lines : undefined
}

function reportFolded(text: YamlText, reporter: Reporter): void {
  const { file, start } = text.span
  const fix = (from: number, to: number, now: string) => ({ fix: { span: span(file, from, to), text: now } })
  const colon = file.text.slice(0, start).trimEnd().length
  const indent = /\n( +)/u.exec(written(text))?.[1] ?? '  '
  reporter.report('ST4245', text.span, 'YAML joins the lines of this picture to one row.', {
    help: 'Write `|` after the colon, and the picture below it.',
    ...(text.style === 'folded' ? fix(start, start + 1, '|') : {}),
    ...(text.style === 'plain' ? fix(colon, start, ` |\n${indent}`) : {}),
  })
}

/** The signs of a checked picture, row by row from the top, without its frame. */
export function signsOf(text: string): readonly (readonly string[])[] {
  const rows = text.split('\n').flatMap((line) => {
    const cells = signsIn(line)
    return cells.length === 0 ? [] : [{ cells }]
  })
  return withoutFrame(rows).map(({ cells }) => cells.map(({ sign }) => sign))
}

/** The signs of a line and where they begin: its words, or the letters of a single word. */
function signsIn(line: string): readonly { readonly sign: string; readonly index: number }[] {
  const words = [...line.matchAll(/\S+/g)].map(({ 0: sign, index }) => ({ sign, index }))
  const [only] = words
  if (only === undefined || words.length > 1) return words
  let index = only.index
  return [...only.sign].map((sign) => {
    const here = { sign, index }
    index += sign.length
    return here
  })
}

function withoutFrame<R extends { readonly cells: readonly { readonly sign: string }[] }>(
  rows: readonly R[],
): readonly R[] {
  const letters = rows.at(-1)?.cells.map((cell) => cell.sign) ?? []
  // A board may leave out letters, or begin with another one.
  const lettered =
    letters.length > 1 && letters.every((sign, i) => /^[a-z]$/u.test(sign) && sign > (letters[i - 1] ?? ''))
  const inner = lettered ? rows.slice(0, -1) : rows
  // Rows may have other numbers than 1, 2, 3..., from the top as well as from the bottom.
  const numbers = inner.map((row) => Number(/^\d+$/u.exec(row.cells[0]?.sign ?? '')?.[0]))
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 1)
  const numbered =
    Math.abs(step) === 1 && numbers.every((number, i) => i === 0 || number === (numbers[i - 1] ?? 0) + step)
  // Only a complete frame counts: without the numbers, the letters may be pieces.
  return lettered && numbered && inner.every((row) => row.cells.length > 1)
    ? inner.map((row) => ({ ...row, cells: row.cells.slice(1) }))
    : rows
}
