/** A line of YAML: blanks, dashes, and a key with its text, or just a text. */
interface Line {
  readonly start: number
  /** Columns of the dashes. */
  readonly dashes: readonly number[]
  /** Where the key or text begins. */
  readonly column: number
  readonly rest: string
  /** Undefined if there is no colon. */
  readonly key: string | undefined
}

/** The place where the author is writing, found from lines and blanks alone so that it also works in broken documents. */
export interface LinePlace {
  /** Keys and list items (`undefined`) that lead there, outermost first; for a value including its own key. */
  readonly path: readonly (string | undefined)[]
  readonly role: 'key' | 'value'
  /** The text before the offset, and from the offset to the end of the line. */
  readonly before: string
  readonly after: string
  readonly start: number
  /** Other keys of the same map. */
  readonly siblings: ReadonlySet<string>
  /** The column of a key, for what is written below it. */
  readonly column: number
}

const KEY = /^((?:[^\s#'"{[\]}&*!|>%@`-]|-(?=\S))(?:[^:#]|:(?=\S)|(?<=\S)#)*?)\s*:(?=\s|$)/u

/** Undefined inside comments and braces. */
export function linePlace(text: string, offset: number): LinePlace | undefined {
  const lines = linesOf(text)
  const at = lines.findLastIndex(({ start }) => start <= offset)
  const line = lines[at]
  if (line === undefined) return undefined
  const written = text.slice(line.start, offset)
  if (/(?:^|\s)#/u.test(written) || /[{[]/u.test(written)) return undefined
  const whole = line.rest.replace(/\s+#.*$/u, '')
  const column = Math.min(line.column, written.length)
  const inRest = written.slice(column)
  const isValue =
    line.key !== undefined && inRest.length > line.key.length && inRest.slice(line.key.length).includes(':')
  const steps: (string | undefined)[] = isValue && line.key !== undefined ? [line.key] : []
  const inner = line.dashes.filter((dash) => dash < column)
  // The next key above that is left of this column is the parent; a list may be directly below its key.
  let limit = inner.length === 0 ? column : (inner[0] ?? column) + 1
  steps.unshift(...inner.map(() => undefined))
  for (const { key, rest, column: own, dashes } of lines.slice(0, at).reverse()) {
    if (rest === '' || rest.startsWith('#') || key === undefined || own >= limit) continue
    const outer = dashes.filter((dash) => dash < own)
    steps.unshift(...outer.map(() => undefined), key)
    limit = outer.length === 0 ? own : (outer[0] ?? own) + 1
  }
  const valueStart = isValue
    ? column +
      (/^.*?:\s*/u.exec(inRest.slice(line.key?.length ?? 0))?.[0].length ?? 0) +
      (line.key?.length ?? 0)
    : column
  return {
    path: steps,
    role: isValue ? 'value' : 'key',
    before: written.slice(valueStart),
    after: whole.slice(Math.max(0, written.length - line.column)),
    start: line.start + Math.min(valueStart, written.length),
    siblings: siblingsOf(lines, at, column),
    column,
  }
}

function siblingsOf(lines: readonly Line[], at: number, column: number): ReadonlySet<string> {
  const found = new Set<string>()
  for (const step of [-1, 1])
    for (let i = at + step; i >= 0 && i < lines.length; i += step) {
      const line = lines[i]
      if (line === undefined || line.rest === '' || line.rest.startsWith('#')) continue
      if (line.column < column) break
      if (line.column === column && line.key !== undefined) found.add(line.key)
      if (step === -1 && line.dashes.length > 0 && line.column === column) break
      if (step === 1 && line.dashes.some((dash) => dash < column)) break
    }
  if ((lines[at]?.dashes.length ?? 0) === 0) return found
  return new Set([...found].filter((key) => lines.slice(at + 1).some((line) => line.key === key)))
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  for (const { index, 0: written } of text.matchAll(/^.*$/gmu)) {
    const dashes: number[] = []
    let column = 0
    for (let found = /^( *)(-(?= |$))?/u.exec(written); found !== null;) {
      column += found[1]?.length ?? 0
      if (found[2] === undefined) break
      dashes.push(column)
      column++
      found = /^( *)(-(?= |$))?/u.exec(written.slice(column))
    }
    const rest = written.slice(column).trimEnd()
    lines.push({ start: index, dashes, column, rest, key: KEY.exec(rest)?.[1] })
  }
  return lines
}
