import { positionOf } from '../source/source-file.ts'
import type { YamlNode } from '../yaml/tree.ts'
import type { TextRange } from './text-edit.ts'
import type { Workspace } from './workspace.ts'

/** A foldable part: from the end of its first line to the end of its last. */
export interface Fold extends TextRange {
  readonly kind: 'part' | 'comment'
}

/** Parts of a document that span several lines, and runs of comment lines. */
export function folding(workspace: Workspace, name: string): readonly Fold[] {
  const file = workspace.file(name)
  const root = workspace.document(name)?.root
  if (file === undefined) return []
  const folds: Fold[] = []
  const endOfLine = (offset: number): number => {
    const next = file.lineStarts[positionOf(file, offset).line]
    return next === undefined ? file.text.length : file.text.slice(0, next).replace(/[\r\n]+$/u, '').length
  }
  const add = (from: number, to: number, kind: Fold['kind']): void => {
    const [start, end] = [endOfLine(from), endOfLine(to)]
    if (end > start) folds.push({ start, end, kind })
  }
  const visit = (node: YamlNode): void => {
    if (node.kind === 'list') node.items.forEach(visit)
    else if (node.kind === 'map')
      for (const { key, value } of node.entries) {
        add(key.span.start, lastOf(value), 'part')
        visit(value)
      }
  }
  if (root !== undefined) visit(root)
  for (const { index, 0: run } of file.text.matchAll(/(?:^[ \t]*#.*(?:\r?\n|$)){2,}/gmu))
    add(index, index + run.trimEnd().length, 'comment')
  return folds.sort((a, b) => a.start - b.start || b.end - a.end)
}

function lastOf({ span }: YamlNode): number {
  const written = span.file.text.slice(span.start, span.end)
  return span.start + written.trimEnd().length
}
