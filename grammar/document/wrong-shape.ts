import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { lowerFirst } from '../diagnostics/sentence.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { Span } from '../source/span.ts'
import { draftOf } from '../yaml/repaired-text.ts'
import { missingSpace, touchingAt } from '../yaml/missing-space.ts'
import type { YamlMap, YamlNode } from '../yaml/tree.ts'
import { LIST_TEXT, REMOVED, type Shape } from './schema/shape.ts'

/** The message about a value that the schema does not allow here. */
export function wrongShape(
  node: YamlNode,
  keySpan: Span,
  name: string | undefined,
  { enum: allowed, type = [], pattern, description }: Shape,
): Diagnostic {
  const key = name ?? 'The document'
  const why =
    description === undefined ? {} : { why: `What belongs under \`${key}\`: ${lowerFirst(description)}` }
  if (allowed !== undefined) {
    const words = [...new Set(allowed.map(String))].filter(
      (word) => !(word === 'true' || word === 'false') || !allowed.includes('yes'),
    )
    const written = node.kind === 'text' ? node.text : undefined
    const near = written === undefined ? undefined : nearest(written, words)
    return {
      code: 'ST2007',
      severity: 'error',
      message: `\`${key}\` is ${orList(words)}, not ${written === undefined || written === '' ? what(node) : `\`${written}\``}.`,
      span: node.span,
      ...why,
      ...(near === undefined || written === near
        ? {}
        : { help: `Did you mean \`${near}\`?`, fix: { span: node.span, text: near } }),
    }
  }
  const expected = orList([
    ...(type.includes('object') ? ['a map, with one `name: value` on each line'] : []),
    ...(type.includes('array') ? ['a list'] : []),
    ...(type.includes('string') && pattern !== REMOVED && pattern !== LIST_TEXT ? ['a text'] : []),
  ])
  if (node.kind === 'text' && node.text === '') {
    return {
      code: 'ST2009',
      severity: 'error',
      message: `There is nothing under \`${key}\`.`,
      span: keySpan,
      ...why,
      help: `Write ${expected}, or delete the line.`,
    }
  }
  const single = type.includes('object') ? entryWithoutSpace(node) : undefined
  if (single !== undefined) return single
  return {
    code: 'ST2005',
    severity: 'error',
    message: `\`${key}\` should be ${expected}, but this is ${what(node)}.`,
    span: node.span,
    ...why,
    ...help(node, type),
  }
}

/** `limit:3` on a line of its own, which is a text to YAML if no other entry follows, and so is `turn:x` above items. */
function entryWithoutSpace(node: YamlNode): Diagnostic | undefined {
  const { file, start } = node.span
  if (node.kind !== 'text' || node.style !== 'plain') return undefined
  if (!/^[ ]*$/.test(file.text.slice(file.text.lastIndexOf('\n', start - 1) + 1, start))) return undefined
  const draft = draftOf(file.text)
  const name = touchingAt(draft, start)
  const put = /\n *- /.test(file.text.slice(start, node.span.end)) ? ' # ' : ' '
  return name === undefined ? undefined : { severity: 'error', ...missingSpace(file, draft, name, put) }
}

function help(node: YamlNode, type: readonly string[]): Partial<Diagnostic> {
  if (node.kind === 'list' && type.includes('object'))
    return {
      help: node.flow
        ? 'Give each item a name, a colon and a line of its own, without the brackets.'
        : 'Remove the `-` and give each line a name.',
    }
  if (node.kind === 'text' && type.includes('object') && isOverLines(node))
    return { help: 'A line with other lines below it ends with a colon: `name:`.' }
  if (node.kind === 'map' && !type.includes('object') && type.includes('array'))
    return { help: 'Begin each line with `-`.' }
  if (node.kind === 'map' && type.includes('string') && isInBraces(node)) return inQuotes(node)
  if (node.kind === 'map' && type.includes('string') && node.entries.length === 1) {
    return { help: 'A `: ` inside a text turns it into a map; write the text without it.' }
  }
  return {}
}

/** `{goal}`: names without values. */
function isInBraces({ flow, entries }: YamlMap): boolean {
  return (
    flow && entries.length > 0 && entries.every(({ value }) => value.kind === 'text' && value.text === '')
  )
}

function inQuotes({ span }: YamlNode): Partial<Diagnostic> {
  const { file, start, end } = span
  const written = file.text.slice(start, end)
  const text = /["\\\n]/u.test(written) ? `'${written.replaceAll("'", "''")}'` : `"${written}"`
  return { help: `To YAML, braces are a map. Put the text in quotes: \`${text}\`.`, fix: { span, text } }
}

function isOverLines({ span }: YamlNode): boolean {
  return span.file.text.slice(span.start, span.end).includes('\n')
}

function what(node: YamlNode): string {
  if (node.kind === 'map') return 'a map'
  if (node.kind === 'list') return 'a list'
  return node.text === '' ? 'nothing' : 'a text'
}

function orList(words: readonly string[]): string {
  const quoted = words.map((word) => (/^[a-z0-9]+$/u.test(word) ? `\`${word}\`` : word))
  return quoted.length < 2
    ? (quoted[0] ?? 'something else')
    : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}
