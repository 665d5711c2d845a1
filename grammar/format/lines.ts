import { positionOf, type SourceFile } from '../source/source-file.ts'
import type { YamlNode, YamlText } from '../yaml/tree.ts'

/** Classification of the lines of a document, according to its parsed tree. Lines and columns are zero-based here. */
export type Line =
  | { readonly kind: 'blank' }
  | { readonly kind: 'comment'; readonly column: number }
  /** Begins with dashes, a key or a value. */
  | {
      readonly kind: 'content'
      /** Columns of its dashes, and of what follows them. */
      readonly dashes: readonly number[]
      readonly column: number | undefined
      /** End of the last YAML token on this line. The rest is a comment or nothing. */
      readonly end: number
    }
  /** Continues a text or braces that began on the line `from`. */
  | { readonly kind: 'inside'; readonly from: number }
  /** A line of a block after `|` or `>`, whose indicator is on the line `from`. */
  | { readonly kind: 'block'; readonly from: number; readonly indicated: boolean; readonly indent: number }

export interface Scan {
  readonly lines: readonly Line[]
  /** Columns right after the colon of the last key in block style, by line. */
  readonly colons: ReadonlyMap<number, { readonly keyColumn: number; readonly after: number }>
  /** Offsets at which a blank belongs in braces or brackets on one line. */
  readonly blanks: ReadonlySet<number>
}

/** Undefined if the text contains something that should be left unchanged. */
export function scanLines(file: SourceFile, tree: YamlNode): Scan | undefined {
  const texts = file.text.split('\n')
  const lines: (Line | undefined)[] = texts.map(() => undefined)
  const ends = texts.map(() => 0)
  const colons = new Map<number, { keyColumn: number; after: number }>()
  const blanks: number[] = []
  const at = (offset: number): { readonly line: number; readonly column: number } => {
    const { line, column } = positionOf(file, offset)
    return { line: line - 1, column: column - 1 }
  }
  const goesOn = (start: number, end: number): void => {
    const [first, last] = [at(start), at(end)]
    for (let line = first.line + 1; line <= last.line; line++)
      lines[line] ??= { kind: 'inside', from: first.line }
    ends[last.line] = Math.max(ends[last.line] ?? 0, last.column)
  }
  const block = (node: YamlText): void => {
    const { line: from, column } = at(node.span.start)
    const first = from + 1
    let last = at(Math.max(node.span.start, node.span.end - 1)).line
    const sign = /^[|>]([-+0-9]*)/.exec((texts[from] ?? '').slice(column))?.[1] ?? ''
    // Blank lines at the end are not part of the text unless the indicator keeps them.
    if (!sign.includes('+')) while (last > first && (texts[last] ?? '').trim() === '') last--
    const inner = texts.slice(first, last + 1)
    const indent = leading(inner.find((line) => line.trim() !== '') ?? '')
    const indicated = /[0-9]/.test(sign)
    for (let line = first; line <= last; line++) lines[line] = { kind: 'block', from, indicated, indent }
  }
  const visit = (node: YamlNode): void => {
    if (node.kind === 'text') {
      if (node.style === 'literal' || node.style === 'folded') block(node)
      else goesOn(node.span.start, node.span.end)
      return
    }
    if (node.flow) {
      goesOn(node.span.start, node.span.end)
      if (at(node.span.start).line === at(node.span.end).line) blanks.push(...missingBlanks(file.text, node))
    }
    if (node.kind === 'list') for (const item of node.items) visit(item)
    else
      for (const { key, value } of node.entries) {
        visit(key)
        const rest = /^[ \t]*:/.exec(file.text.slice(key.span.end, key.span.end + 200))
        if (!node.flow && rest !== null) {
          const end = at(key.span.end + rest[0].length)
          ends[end.line] = Math.max(ends[end.line] ?? 0, end.column)
          colons.set(end.line, { keyColumn: at(key.span.start).column, after: end.column })
        }
        visit(value)
      }
  }
  visit(tree)
  const whole: Line[] = []
  for (const [index, text] of texts.entries()) {
    const line = lines[index] ?? plainLine(text, ends[index] ?? 0)
    if (line === undefined) return undefined
    whole.push(line)
  }
  return { lines: whole, colons, blanks: new Set(blanks) }
}

export function leading(text: string): number {
  return text.length - text.trimStart().length
}

/** Explicit keys, document markers and leading tabs are left to their author. */
function plainLine(text: string, end: number): Line | undefined {
  if (text.trim() === '') return { kind: 'blank' }
  const column = leading(text)
  if (text.slice(0, column).includes('\t')) return undefined
  if (text[column] === '#') return { kind: 'comment', column }
  if (/^(?:---|\.\.\.|%)/.test(text)) return undefined
  const dashes: number[] = []
  let at = column
  while (text[at] === '-' && (text[at + 1] === ' ' || at + 1 === text.trimEnd().length)) {
    dashes.push(at)
    at++
    while (text[at] === ' ') at++
  }
  if (text[at] === '\t' || (text[at] === '?' && (text[at + 1] ?? ' ') === ' ')) return undefined
  const isEmpty = at >= text.length || text[at] === '#'
  const lastDash = dashes.at(-1)
  return {
    kind: 'content',
    dashes,
    column: isEmpty ? undefined : at,
    end: Math.max(end, isEmpty && lastDash !== undefined ? lastDash + 1 : at),
  }
}

/** `{a: 1}` is easier to read as `{ a: 1 }`; existing blanks stay. */
function missingBlanks(text: string, node: YamlNode): readonly number[] {
  const { start, end } = node.span
  const closing = node.kind === 'map' ? '}' : ']'
  if (node.kind === 'text' || text[start] !== (node.kind === 'map' ? '{' : '[') || text[end - 1] !== closing)
    return []
  const parts = node.kind === 'list' ? node.items.map(({ span }) => span) : node.entries.map(pairSpan)
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined || last === undefined) return []
  const found: number[] = []
  if (first.start === start + 1) found.push(first.start)
  if (last.end === end - 1) found.push(last.end)
  parts.forEach((part, i) => {
    const next = parts[i + 1]
    if (next !== undefined && text.slice(part.end, next.start) === ',') found.push(next.start)
  })
  return found
}

function pairSpan({ key, value }: { readonly key: YamlText; readonly value: YamlNode }): {
  readonly start: number
  readonly end: number
} {
  return { start: key.span.start, end: Math.max(key.span.end, value.span.end) }
}
