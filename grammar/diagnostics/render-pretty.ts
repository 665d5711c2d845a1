import { lineText, positionOf, type SourceFile } from '../source/source-file.ts'
import type { Span } from '../source/span.ts'
import type { Diagnostic } from './diagnostic.ts'
import { sortDiagnostics } from './report.ts'
import { onOneLine } from './safe-text.ts'
import { wrapBeside, wrapHanging, widthOf } from './text-width.ts'

export interface PrettyOptions {
  readonly color: boolean
  /** Columns of a line: longer sentences are wrapped, longer lines of code are cut. Unlimited by default. */
  readonly width?: number
}

const COLORS = { error: 31, warning: 33, note: 36, bold: 1, frame: 34, help: 32 } as const

/** Framed code: the mistake, its position, related files, the reason, and the edit that helps. */
export function renderPretty(
  diagnostics: Diagnostic | readonly Diagnostic[],
  options: PrettyOptions = { color: false },
): string {
  const list = 'code' in diagnostics ? [diagnostics] : diagnostics
  const { shown, more } = sortDiagnostics(list)
  const parts = shown.map((diagnostic) => renderOne(diagnostic, options))
  if (more > 0) parts.push(`and ${more} more\n`)
  return parts.join('\n')
}

function paint(text: string, how: keyof typeof COLORS, { color }: PrettyOptions): string {
  return color ? `\u001b[${COLORS[how]}m${text}\u001b[0m` : text
}

interface Mark {
  readonly span: Span
  readonly label: string
  readonly first: boolean
}

function renderOne(diagnostic: Diagnostic, options: PrettyOptions): string {
  const {
    code,
    severity,
    message,
    span,
    label = '',
    related = [],
    why,
    help,
    fix,
    otherFixes = [],
  } = diagnostic
  const { width: columns = Infinity } = options
  const lines = [
    ...wrapHanging(
      `${paint(`${severity}[${code}]`, severity, options)}${paint(`: ${message}`, 'bold', options)}`,
      columns,
      '  ',
    ),
  ]
  const marks: Mark[] = [
    ...(span === undefined ? [] : [{ span, label, first: true }]),
    ...related.map((r) => ({ span: r.span, label: r.label, first: false })),
  ]
  const files = [...new Set(marks.map((mark) => mark.span.file))]
  const width = String(Math.max(1, ...marks.map((m) => positionOf(m.span.file, m.span.start).line))).length
  const bar = paint('|', 'frame', options)
  const gutter = ' '.repeat(width)
  for (const file of files) {
    const here = marks.filter((mark) => mark.span.file === file)
    const [head] = here
    if (head === undefined) continue
    const at = positionOf(file, head.span.start)
    const arrow = file === files[0] ? '-->' : ':::'
    lines.push(
      `${gutter}${paint(arrow, 'frame', options)} ${file.name}:${at.line}:${at.column}`,
      `${gutter} ${bar}`,
    )
    lines.push(...frame(file, here, width, severity, options))
    lines.push(`${gutter} ${bar}`)
  }
  const sign = `${gutter} ${paint('=', 'frame', options)}`
  if (why !== undefined) lines.push(...wrapBeside(`${sign} why: `, why, columns))
  if (help !== undefined)
    lines.push(...wrapBeside(`${sign} ${paint('help', 'help', options)}: `, help, columns))
  for (const { span: fixed, text } of fix === undefined ? [] : [fix, ...otherFixes]) {
    const at = positionOf(fixed.file, fixed.start)
    const line = lineText(fixed.file, at.line)
    const end = at.column - 1 + (fixed.end - fixed.start)
    if (end <= line.length && !text.includes('\n')) {
      const edited = `${line.slice(0, at.column - 1)}${text}${line.slice(end)}`
      lines.push(`${gutter} ${paint('+', 'help', options)} ${plain(edited).trim()}`)
    }
  }
  return `${lines.join('\n')}\n`
}

/** Tabs as two blanks, so that the marks line up. */
function plain(text: string): string {
  return onOneLine(text.replace(/\t/g, '  '))
}

const LONGEST_LINE = 160
/** For a longer line, this much is shown before the first mark. */
const BEFORE_MARK = 60
const CUT = '...'

/** The visible part of a line: all of it, or the surroundings of its first mark. */
function window(
  line: string,
  column: number,
  longest: number,
): { readonly start: number; readonly end: number; readonly text: string } {
  if (line.length <= longest) return { start: 0, end: line.length, text: line }
  // In a narrow terminal a mark that begins late would have no room left.
  const late = longest < LONGEST_LINE ? longest >> 1 : longest
  const start = column < late ? 0 : column - Math.min(BEFORE_MARK, longest >> 1)
  const end = Math.min(line.length, start + longest)
  const text = `${start > 0 ? CUT : ''}${line.slice(start, end)}${end < line.length ? CUT : ''}`
  return { start, end, text }
}

function frame(
  file: SourceFile,
  marks: readonly Mark[],
  width: number,
  severity: Diagnostic['severity'],
  options: PrettyOptions,
): readonly string[] {
  const bar = paint('|', 'frame', options)
  const byLine = new Map<number, Mark[]>()
  for (const mark of marks) {
    const { line } = positionOf(file, mark.span.start)
    byLine.set(line, [...(byLine.get(line) ?? []), mark])
  }
  const head = width + 3
  const { width: room = Infinity } = options
  const longest = Math.max(2, Math.min(LONGEST_LINE, room - head - 2 * CUT.length))
  const shown = [...byLine.keys()].sort((a, b) => a - b)
  const lines: string[] = []
  shown.forEach((line, index) => {
    if (index > 0 && line - (shown[index - 1] ?? 0) > 1) lines.push(`${' '.repeat(width)}...`)
    const here = byLine.get(line) ?? []
    const raw = lineText(file, line)
    const columns = here.map((mark) => positionOf(file, mark.span.start).column - 1)
    const { start, end, text: cut } = window(raw, Math.min(...columns), longest)
    lines.push(`${paint(String(line).padStart(width), 'frame', options)} ${bar} ${plain(cut)}`)
    for (const mark of here) {
      const from = positionOf(file, mark.span.start).column - 1
      const to = Math.min(end, from + (mark.span.end - mark.span.start))
      const dots = start > 0 ? CUT.length : 0
      const before = dots + widthOf(plain(raw.slice(start, Math.min(from, end))))
      const length = Math.max(1, widthOf(plain(raw.slice(from, Math.max(from, to)))))
      const sign = (mark.first ? '^' : '-').repeat(length)
      const label = mark.label === '' ? '' : ` ${mark.label}`
      const isLong = head + before + length + widthOf(label) > room
      const texts = isLong
        ? [' '.repeat(before) + sign, ...wrapHanging(mark.label, room - head, '  ')]
        : [' '.repeat(before) + sign + label]
      for (const text of texts) {
        const indent = text.length - text.trimStart().length
        const painted = paint(text.trimStart(), mark.first ? severity : 'frame', options)
        lines.push(`${' '.repeat(width)} ${bar} ${' '.repeat(indent)}${painted}`)
      }
    }
  })
  return lines
}
