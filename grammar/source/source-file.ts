/** One text as it was read, with an index of its lines. Offsets are UTF-16 code units. */
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

export function sourceFile(name: string, text: string): SourceFile {
  const lineStarts = [0]
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) lineStarts.push(i + 1)
  return { name, text, lineStarts }
}

export function positionOf(file: SourceFile, offset: number): Position {
  let low = 0
  let high = file.lineStarts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((file.lineStarts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (file.lineStarts[low] ?? 0) + 1 }
}

/** The text of a line (one-based) without its line break. */
export function lineText(file: SourceFile, line: number): string {
  const start = file.lineStarts[line - 1]
  if (start === undefined) return ''
  const end = file.lineStarts[line] ?? file.text.length + 1
  return file.text.slice(start, end - 1).replace(/\r$/, '')
}
