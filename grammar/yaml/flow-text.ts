import type { Span } from '../source/span.ts'
import type { YamlList, YamlMap, YamlNode, YamlText } from './tree.ts'

/** The first part of a flow collection that YAML cut off at a comma: a key without a value, or a text with an open parenthesis. */
export function cutPart(node: YamlNode): YamlText | undefined {
  if (node.kind === 'text') return isOpen(node.text) ? node : undefined
  if (node.kind === 'list') return firstOf(node.items, cutPart)
  return firstOf(node.entries, ({ key, value }) => (isBare(value) || isOpen(key.text) ? key : cutPart(value)))
}

/**
 * Replaces a flow collection by indented lines, with texts that were cut put together again. `key`: that of the collection, unless it
 * is an item of a list. Returns undefined if a comment would be lost.
 */
export function inLines(
  node: YamlMap | YamlList,
  key: Span | undefined,
): { span: Span; text: string } | undefined {
  if (/\s#/u.test(written(node))) return undefined
  const at = (key ?? node.span).start
  const column = at - node.span.file.text.lastIndexOf('\n', at - 1) - 1
  const lines = asLines(node, ' '.repeat(key === undefined ? column : column + 2))
  return { span: node.span, text: key === undefined ? lines.trimStart() : `\n${lines}` }
}

/** The outermost flow collections in which a text was cut, as lines of their own. */
export function cutCollections(node: YamlNode, key?: Span): readonly { span: Span; text: string }[] {
  if (node.kind === 'text') return []
  if (node.flow) {
    const lines = cutPart(node) === undefined ? undefined : inLines(node, key)
    return lines === undefined ? [] : [lines]
  }
  if (node.kind === 'list') return node.items.flatMap((item) => cutCollections(item))
  return node.entries.flatMap((entry) => cutCollections(entry.value, entry.key.span))
}

function asLines(node: YamlMap | YamlList, indent: string): string {
  if (node.kind === 'list') return joined(node.items.map(written), node.items, (text) => `${indent}- ${text}`)
  const lines = whole(node).map(({ key, value }) => `${indent}${key}: ${value}`)
  return lines.join('\n')
}

/** True if a flow collection ends a text here: no value was written. */
function isBare(value: YamlNode): boolean {
  return value.kind === 'text' && value.flow && value.style === 'plain' && value.text === ''
}

/** True if the text ends before a parenthesis is closed, or closes one that was opened before it. */
export function isOpen(text: string): boolean {
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth++
    if (sign === ')' && --depth < 0) return true
  }
  return depth > 0
}

function whole({ entries }: YamlMap): readonly { readonly key: string; readonly value: string }[] {
  const lines: { key: string; value: string }[] = []
  let begun = ''
  for (const { key, value } of entries) {
    const last = lines.at(-1)
    const text = isBare(value) ? written(key) : `${written(key)}: ${written(value)}`
    if (last !== undefined && (isBare(value) || isOpen(last.value))) last.value += `, ${text}`
    // Without a preceding part, it begins a key that was cut.
    else if (isBare(value)) begun += `${written(key)}, `
    else {
      lines.push({ key: begun + written(key), value: written(value) })
      begun = ''
    }
  }
  return begun === '' ? lines : [...lines, { key: begun.slice(0, -2), value: '' }]
}

function joined(
  texts: readonly string[],
  items: readonly YamlNode[],
  line: (text: string) => string,
): string {
  const lines: string[] = []
  for (const [i, text] of texts.entries()) {
    const last = lines.at(-1)
    if (last !== undefined && items[i]?.kind === 'text' && isOpen(last))
      lines[lines.length - 1] = `${last}, ${text}`
    else lines.push(text)
  }
  return lines.map(line).join('\n')
}

function written({ span }: YamlNode): string {
  return span.file.text.slice(span.start, span.end)
}

function firstOf<T, R>(list: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}
