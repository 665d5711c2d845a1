import { bookOf } from '../book/book.ts'
import { bareName } from '../document/names.ts'
import type { Declared, Shape } from '../document/schema/shape.ts'
import { resolved, shapeOfItem, shapeOfKey } from '../document/schema/shape-at.ts'
import { documentShape } from '../document/shape.ts'
import { nameSpan } from '../names/declarations.ts'
import type { YamlNode } from '../yaml/tree.ts'
import type { Location, TextRange } from './text-edit.ts'
import type { Workspace } from './workspace.ts'

/** A named part of a document. */
export interface OutlineItem extends TextRange {
  readonly name: string
  /** The sort of its name; a section is a part of the document. */
  readonly sort: Declared | 'section' | 'example'
  /** The name itself. */
  readonly selection: TextRange
  readonly children: readonly OutlineItem[]
}

/** The sections of a document and the names they declare. */
export function outline(workspace: Workspace, name: string): readonly OutlineItem[] {
  const document = workspace.document(name)
  if (document === undefined || document.kind === 'data') return []
  return itemsIn(document.root, documentShape(document.kind), 0, undefined)
}

function itemsIn(
  node: YamlNode,
  shape: Shape,
  depth: number,
  section: string | undefined,
): readonly OutlineItem[] {
  if (node.kind === 'text') return []
  if (node.kind === 'list') {
    const inner = shapeOfItem(shape)
    return inner === undefined ? [] : node.items.flatMap((item) => itemsIn(item, inner, depth + 1, section))
  }
  return node.entries.flatMap(({ key, value }): readonly OutlineItem[] => {
    const inner = shapeOfKey(shape, key.text)
    if (inner === undefined) return []
    const declared = resolved(inner)['x-declares']
    const isPart = depth === 0 && value.kind !== 'text'
    const sort = isPart ? 'section' : depth === 1 && section === 'examples' ? 'example' : declared
    const children = itemsIn(value, inner, depth + 1, section ?? key.text)
    if (sort === undefined) return children
    const { start, end } = nameSpan(key)
    const last = Math.max(key.span.end, value.span.end)
    return [
      {
        name: bareName(key.text),
        sort,
        start: key.span.start,
        end: last,
        selection: { start, end },
        children,
      },
    ]
  })
}

/** A name that some document of the workspace declares. */
export interface FoundSymbol extends Location {
  readonly name: string
  readonly sort: Declared
  /** The names that contain it, outermost first. */
  readonly within: readonly string[]
}

/** Names of the workspace that contain the letters of a query in order; nearest first. */
export function findSymbols(workspace: Workspace, query: string, most = 100): readonly FoundSymbol[] {
  const letters = [...query.toLowerCase().replace(/\s+/gu, '')]
  const found: FoundSymbol[] = []
  for (const document of workspace.names) {
    const read = workspace.document(document)
    if (read === undefined) continue
    for (const { node, declares, path, role } of bookOf(read)) {
      if (declares === undefined) continue
      const name = bareName(node.text)
      if (!holds(name.toLowerCase(), letters)) continue
      const { start, end } = nameSpan(node)
      found.push({
        document,
        start,
        end,
        name,
        sort: declares,
        within: role === 'key' ? path.slice(0, -1) : path,
      })
    }
  }
  const exact = query.trim().toLowerCase()
  const rank = ({ name }: FoundSymbol): number => {
    const written = name.toLowerCase()
    return written === exact ? 0 : written.startsWith(exact) ? 1 : written.includes(exact) ? 2 : 3
  }
  return found
    .sort((a, b) => rank(a) - rank(b) || a.name.length - b.name.length || compare(a.name, b.name))
    .slice(0, most)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function holds(name: string, letters: readonly string[]): boolean {
  let at = 0
  for (const letter of letters) {
    at = name.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}
