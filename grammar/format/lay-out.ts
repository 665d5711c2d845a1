import { Diagnostics } from '../diagnostics/diagnostic.ts'
import { sourceFile } from '../source/source-file.ts'
import { readYaml } from '../yaml/read.ts'
import { spaceLines } from './blank-lines.ts'
import { indentLines, type Indented } from './indent.ts'
import { scanLines, type Line, type Scan } from './lines.ts'

/** The parts of a line. Its trailing comment is positioned when all lines are known. */
export interface Built {
  readonly line: Line
  readonly content: string
  /** A trailing comment, and its original column. */
  readonly comment: { readonly text: string; readonly column: number; readonly gap: number } | undefined
}

/** One round. Undefined if the text should be left unchanged. */
export function layOut(name: string, text: string): string | undefined {
  const file = sourceFile(name, text)
  const tree = readYaml(file, new Diagnostics())
  const scan = tree === undefined ? undefined : scanLines(file, tree)
  if (scan === undefined) return undefined
  const texts = text.split('\n')
  const indented = indentLines(texts, scan)
  const built = texts.map((line, index) =>
    build(index, line, scan, indented[index], file.lineStarts[index] ?? 0, isAligned(index, texts, scan)),
  )
  return spaceLines(withComments(built))
}

function build(
  index: number,
  text: string,
  { lines, colons, blanks }: Scan,
  indented: Indented | undefined,
  offset: number,
  keepsGap: boolean,
): Built {
  const line = lines[index] ?? { kind: 'blank' }
  const { from, prefix } = indented ?? { from: 0, prefix: '' }
  if (line.kind !== 'content') {
    const content = prefix + text.slice(from)
    return { line, content: keepsEnd(line, content) ? content : content.trimEnd(), comment: undefined }
  }
  const behind = text.slice(line.end)
  const hash = /(?:^|[ \t])#/.exec(behind)
  const commentAt = hash === null ? text.length : line.end + hash.index + hash[0].length - 1
  const before = text.slice(0, commentAt)
  const end = before.trimEnd().length
  const colon = colons.get(index)
  let content = prefix
  for (let at = from; at < end; at++) {
    if (blanks.has(offset + at)) content += ' '
    const isGap = colon !== undefined && at >= colon.after && before.slice(colon.after, at + 1).trim() === ''
    if (isGap && !keepsGap && at > colon.after && before[at] === ' ') continue
    content += before[at] ?? ''
  }
  const comment =
    hash === null
      ? undefined
      : { text: text.slice(commentAt).trimEnd(), column: commentAt, gap: commentAt - end }
  return { line, content, comment }
}

/** Trailing blanks of a picture line belong to the picture, and one after a backslash to the quoted text. */
function keepsEnd({ kind }: Line, text: string): boolean {
  return kind === 'block' || (kind === 'inside' && text.trimEnd().endsWith('\\'))
}

/** Values of neighbouring lines that begin in one column are aligned intentionally. */
function isAligned(index: number, texts: readonly string[], { lines, colons }: Scan): boolean {
  const own = valueColumn(index)
  if (own === undefined) return false
  return [-1, 1].some((way) => {
    let other = index + way
    while (lines[other] !== undefined && lines[other]?.kind !== 'content') other += way
    const neighbour = lines[other] === undefined ? undefined : valueColumn(other)
    return neighbour?.key === own.key && neighbour.value === own.value
  })

  function valueColumn(at: number): { readonly key: number; readonly value: number } | undefined {
    const colon = colons.get(at)
    const rest = colon === undefined ? '' : (texts[at] ?? '').slice(colon.after)
    if (colon === undefined || rest.trim() === '' || rest.trimStart().startsWith('#')) return undefined
    return { key: colon.keyColumn, value: colon.after + rest.length - rest.trimStart().length }
  }
}

/** Comments keep their column. Consecutive ones stay aligned. */
function withComments(built: readonly Built[]): readonly (Built & { readonly text: string })[] {
  const done: (Built & { readonly text: string })[] = []
  for (let start = 0; start < built.length;) {
    const first = built[start]
    if (first?.comment === undefined) {
      if (first !== undefined) done.push({ ...first, text: first.content })
      start++
      continue
    }
    const { column } = first.comment
    let end = start + 1
    for (let next = built[end]; next !== undefined && standsAt(next, column); next = built[end]) end++
    const run = built.slice(start, end)
    const isAlone = run.length === 1
    const widths = run.map(({ content, comment }) => (comment === undefined ? 0 : content.length))
    const fits = widths.every((width) => width < column)
    const place =
      isAlone && first.comment.gap <= 2
        ? first.content.length + first.comment.gap
        : fits
          ? column
          : Math.max(...widths) + 2
    for (const one of run) {
      const text =
        one.comment === undefined
          ? ' '.repeat(place) + one.content.trim()
          : one.content.padEnd(place) + one.comment.text
      done.push({ ...one, text })
    }
    start = end
  }
  return done
}

function standsAt({ line, comment }: Built, column: number): boolean {
  return line.kind === 'comment' ? line.column === column : comment?.column === column
}
