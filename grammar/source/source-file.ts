/** One text, with an index of its lines. Offsets are UTF-16 code units. */
export interface SourceFile {
  /** How the file is named to people: a path relative to where they stand, or `rulesets/...` for a shipped one. */
  readonly name: string
  readonly text: string
  /** Offset of the first character of each line. */
  readonly lineStarts: readonly number[]
}

/** One-based line and column, as editors count. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Some programs put it at the beginning of a file; editors do not show it. */
const BYTE_ORDER_MARK = '\ufeff'

/** Lines end as in YAML: with either character or with both together. */
export function sourceFile(name: string, text: string): SourceFile {
  let starts: readonly number[] | undefined
  return {
    name,
    text,
    // Computed lazily, because most documents of a workspace never need lines.
    get lineStarts() {
      return (starts ??= lineStartsOf(text))
    },
  }
}

function lineStartsOf(text: string): readonly number[] {
  const starts = [text.startsWith(BYTE_ORDER_MARK) ? 1 : 0]
  for (const { index, 0: mark } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + mark.length)
  return starts
}

/** The position of an offset, found by bisection. */
export function positionOf(file: SourceFile, offset: number): Position {
  let low = 0
  let high = file.lineStarts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((file.lineStarts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: Math.max(0, offset - (file.lineStarts[low] ?? 0)) + 1 }
}

/** The text of a line (one-based) without its line break. */
export function lineText(file: SourceFile, line: number): string {
  const start = file.lineStarts[line - 1]
  if (start === undefined) return ''
  return file.text.slice(start, file.lineStarts[line]).replace(/[\r\n]+$/, '')
}
