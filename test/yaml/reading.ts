import { Diagnostics } from '../../grammar/diagnostics/diagnostic.ts'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { positionOf, sourceFile } from '../../grammar/source/source-file.ts'
import { readYaml } from '../../grammar/yaml/read.ts'
import type { YamlNode } from '../../grammar/yaml/tree.ts'

export interface Read {
  readonly tree: YamlNode | undefined
  readonly found: readonly Diagnostic[]
}

export function read(text: string): Read {
  const diagnostics = new Diagnostics()
  const tree = readYaml(sourceFile('a.yaml', text), diagnostics)
  return { tree, found: diagnostics.list }
}

/** A tree as a short text: `{a: b, c: [d]}`, with `_` for empty texts. */
export function short(node: YamlNode | undefined): string {
  if (node === undefined) return '-'
  if (node.kind === 'text') return node.text === '' ? '_' : node.text.replaceAll('\n', '/')
  if (node.kind === 'list') return `[${node.items.map(short).join(', ')}]`
  return `{${node.entries.map(({ key, value }) => `${short(key)}: ${short(value)}`).join(', ')}}`
}

/** `ST1003 2:1 limit`: code, line and column, and the marked text. */
export function told({ code, span }: Diagnostic): string {
  if (span === undefined) return code
  const { line, column } = positionOf(span.file, span.start)
  return `${code} ${line}:${column} ${span.file.text.slice(span.start, span.end)}`
}

/** The text after applying all the fixes that are offered. */
export function fixed(text: string, found: readonly Diagnostic[]): string {
  const fixes = found.flatMap(({ fix }) => (fix === undefined ? [] : [fix]))
  return fixes
    .sort((a, b) => b.span.start - a.span.start)
    .reduce((now, fix) => now.slice(0, fix.span.start) + fix.text + now.slice(fix.span.end), text)
}
