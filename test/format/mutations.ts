/** Ways to spoil the layout of a well-formatted text without changing its meaning. */
export type Mutation = (lines: readonly string[], at: number, by: number) => readonly string[]

const OPENS_BLOCK = /[|>][-+0-9]*\s*$/

/** Whether a line has content of its own: it is not blank, a comment, or part of a block after `|`. */
function isContent(lines: readonly string[], at: number): boolean {
  return /^\s*[^\s#]/.test(lines[at] ?? '') && !isInBlock(lines, at)
}

function isInBlock(lines: readonly string[], at: number): boolean {
  let block: number | undefined
  for (let i = 0; i <= at; i++) {
    const line = lines[i] ?? ''
    if (block !== undefined && indentOf(line) > block) {
      if (i === at) return true
      continue
    }
    block = OPENS_BLOCK.test(line) ? keyColumn(line) : undefined
  }
  return false
}

/** The nearest line above that is not empty. */
function lastLine(lines: readonly string[], at: number): number {
  let last = at - 1
  while (last > 0 && (lines[last] ?? '').trim() === '') last--
  return last
}

function indentOf(line: string): number {
  return line.trim() === '' ? Infinity : line.length - line.trimStart().length
}

function keyColumn(line: string): number {
  return /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0
}

/** The end of the lines below a key that belong to it. */
function below(lines: readonly string[], at: number): number {
  const own = keyColumn(lines[at] ?? '')
  let end = at + 1
  while (end < lines.length && indentOf(lines[end] ?? '') > own) end++
  return end
}

/** Whether a line is a key whose whole value is on the lines below. */
function isHead(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  return isContent(lines, at) && /:(?: [|>]-?)?\s*$/.test(line) && below(lines, at) > at + 1
}

export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'deeper below a key': (lines, at, by) => {
    if (!isHead(lines, at)) return lines
    const end = below(lines, at)
    return lines.map((line, i) => (i > at && i < end && line.trim() !== '' ? ' '.repeat(by) + line : line))
  },
  'a list as far left as its key': (lines, at) => {
    const own = keyColumn(lines[at] ?? '')
    const next = lines[at + 1] ?? ''
    if (!isHead(lines, at) || !next.startsWith(`${' '.repeat(own + 2)}- `)) return lines
    const end = below(lines, at)
    return lines.map((line, i) => (i > at && i < end && line.trim() !== '' ? line.slice(2) : line))
  },
  'blanks at the end': (lines, at, by) =>
    isContent(lines, at) || (lines[at] === '' && !isInBlock(lines, lastLine(lines, at)))
      ? lines.map((line, i) => (i === at ? line + ' '.repeat(by) : line))
      : lines,
  'more empty lines': (lines, at, by) =>
    lines[at] === ''
      ? [...lines.slice(0, at), ...Array.from({ length: by }, () => ''), ...lines.slice(at)]
      : lines,
  'no blanks in braces': (lines, at) =>
    isContent(lines, at)
      ? lines.map((line, i) => (i === at ? line.replace(/^([^"#]*: )([{[]) (?=[\w])/, '$1$2') : line))
      : lines,
  'more dashes apart': (lines, at, by) => {
    const line = lines[at] ?? ''
    if (!isContent(lines, at) || !/^ *- /.test(line) || /^ *- (?:- |[^:]*:(?: |$))/.test(line)) return lines
    return lines.map((each, i) => (i === at ? each.replace(/^( *-)/, `$1${' '.repeat(by)}`) : each))
  },
}
