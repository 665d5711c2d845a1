import { styleText } from 'node:util'
import type { PrettyOptions } from '../../grammar/diagnostics/render-pretty.ts'
import { forTerminal } from '../../grammar/diagnostics/safe-text.ts'
import { wrap, padEnd, padStart, widthOf } from '../../grammar/diagnostics/text-width.ts'

export const COLOR_CHOICES = ['auto', 'always', 'never'] as const
export type ColorChoice = (typeof COLOR_CHOICES)[number]

let choice: ColorChoice = 'auto'

/** Sets the value of `--color` for the current command. */
export function chooseColor(chosen: ColorChoice): void {
  choice = chosen
}

/**
 * True if colour is on, which is for people at a terminal that supports it. `--color` decides first, then
 * `FORCE_COLOR`, `NO_COLOR` and `TERM=dumb`.
 */
export function colorOn(stream: { readonly isTTY?: boolean }): boolean {
  if (choice !== 'auto') return choice === 'always'
  const { FORCE_COLOR: forced = '', NO_COLOR: none = '', TERM: terminal } = process.env
  if (forced !== '') return forced !== '0' && forced !== 'false'
  return none === '' && terminal !== 'dumb' && stream.isTTY === true
}

/** A text for standard output in a style, if colour is on. */
export function styled(style: Parameters<typeof styleText>[0], text: string): string {
  return colorOn(process.stdout) ? styleText(style, text, { validateStream: false }) : text
}

/** Assumed columns of a terminal that reports none. */
export const USUAL_WIDTH = 80

/** Columns of a stream, by default of standard output. Unlimited if it is not a terminal. */
export function outputWidth(stream: NodeJS.WriteStream = process.stdout): number {
  const { isTTY, columns } = stream
  if (isTTY !== true) return Infinity
  // Some pseudo-terminals have no size, which is reported as 0 or not at all.
  return columns > 0 ? Math.max(20, columns) : USUAL_WIDTH
}

/** How diagnostics are shown on a stream. */
export function prettyOn(stream: NodeJS.WriteStream): PrettyOptions {
  return { color: colorOn(stream), width: outputWidth(stream) }
}

/** Prints text on standard output. Control characters are removed, except styles. */
export function print(text: string): void {
  process.stdout.write(safeOn(process.stdout, text.endsWith('\n') ? text : `${text}\n`))
}

/** Prints a document on standard output: unchanged, unless a terminal would show it. */
export function printDocument(text: string): void {
  if (process.stdout.isTTY === true) print(text)
  else process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
}

/** Prints text on standard error. Control characters are removed, except styles. */
export function printError(text: string): void {
  process.stderr.write(safeOn(process.stderr, text))
}

export function safeOn(stream: { readonly isTTY?: boolean }, text: string): string {
  return forTerminal(text, colorOn(stream))
}

/** Wraps lines that are too long for the terminal between words, with continuation lines indented. */
export function fitted(text: string, width: number = outputWidth()): string {
  return text
    .split('\n')
    .flatMap((line) => {
      if (widthOf(line) <= width) return [line]
      const margin = ' '.repeat(Math.min(line.length - line.trimStart().length, width >> 1))
      return wrap(line.trimStart(), width - margin.length - GAP.length).map((part, i) =>
        i === 0 ? margin + part : margin + GAP + part,
      )
    })
    .join('\n')
}

const GAP = '  '

/**
 * A table with aligned columns, numbers right-aligned. On a terminal that is too narrow, the cells of the widest
 * columns are wrapped; if that is not enough, each row becomes a list.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width: number = outputWidth(),
): string {
  const cellsOf = (column: number): readonly string[] => [head, ...rows].map((row) => row[column] ?? '')
  const whole = head.map((_, column) => Math.max(...cellsOf(column).map(widthOf)))
  const least = head.map((_, column) =>
    Math.max(...cellsOf(column).flatMap((cell) => cell.split(' ').map(widthOf))),
  )
  const widths = narrowed(whole, least, width - GAP.length * (head.length - 1))
  if (widths === undefined) return asLists(head, rows, width)
  const isNumber = head.map((_, i) => rows.every((row) => /^[\d.,% /-]*$/.test(row[i] ?? '')))
  const line = (cells: readonly string[]): string => {
    const parts = head.map((_, i) => wrap(cells[i] ?? '', widths[i] ?? 0))
    return Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, row) =>
      parts
        .map((part, i) => (isNumber[i] === true ? padStart : padEnd)(part[row] ?? '', widths[i] ?? 0))
        .join(GAP)
        .trimEnd(),
    ).join('\n')
  }
  return [line(head), line(widths.map((wide) => '-'.repeat(wide))), ...rows.map(line)].join('\n')
}

/** Widths that fit the available columns: the widest column shrinks first. Undefined if words are too long. */
function narrowed(
  whole: readonly number[],
  least: readonly number[],
  room: number,
): readonly number[] | undefined {
  const widths = [...whole]
  const sum = (): number => widths.reduce((all, one) => all + one, 0)
  while (sum() > room) {
    const slack = widths.map((wide, i) => (wide > (least[i] ?? 0) ? wide : 0))
    const widest = slack.indexOf(Math.max(...slack))
    if ((slack[widest] ?? 0) === 0) return undefined
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  return widths
}

function asLists(head: readonly string[], rows: readonly (readonly string[])[], width: number): string {
  const longest = Math.max(...head.map(widthOf))
  const entry = (row: readonly string[]): readonly string[] =>
    head.flatMap((title, i) => {
      const lines = wrap(row[i] ?? '', width - longest - GAP.length)
      return (row[i] ?? '') === ''
        ? []
        : lines.map((line, at) => `${padEnd(at === 0 ? title : '', longest)}${GAP}${line}`.trimEnd())
    })
  return rows.map((row) => entry(row).join('\n')).join('\n\n')
}
