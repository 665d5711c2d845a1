/** A number in a line of the rules. */
export interface NumberInLine {
  readonly value: number
  /** Its line, from 1, and its columns. */
  readonly line: number
  readonly column: number
  readonly endColumn: number
  /** The whole line. */
  readonly text: string
}

/** The number at `#` in the line with this pattern; undefined if no line has it. */
export function numberIn(text: string, pattern: string): NumberInLine | undefined {
  const [before = '', after = ''] = pattern.split('#')
  for (const [at, whole] of text.split('\n').entries()) {
    const line = whole.trim()
    const value = line.slice(before.length, after === '' ? undefined : -after.length)
    if (!line.startsWith(before) || !line.endsWith(after) || !/^\d+$/u.test(value)) continue
    const column = whole.indexOf(line) + before.length + 1
    return { value: Number(value), line: at + 1, column, endColumn: column + value.length, text: line }
  }
  return undefined
}

export function withNumber(text: string, { line, column, endColumn }: NumberInLine, value: number): string {
  const lines = text.split('\n')
  const old = lines[line - 1] ?? ''
  lines[line - 1] = `${old.slice(0, column - 1)}${value}${old.slice(endColumn - 1)}`
  return lines.join('\n')
}
