import type { Start } from '../expression/parse.ts'
import type { YamlEntry, YamlNode, YamlText } from '../yaml/tree.ts'
import type { RulesetDocument } from './load-document.ts'
import { hasHead } from './names.ts'
import { resolved, shapeOfItem, shapeOfKey } from './schema/shape-at.ts'
import type { Declared, Shape } from './schema/shape.ts'
import { documentShape } from './shape.ts'

/** A text of a document: the start symbols it is parsed with, the sort of name that it declares, and what a key leads to. */
export interface TextSeen {
  readonly text: YamlText
  readonly starts: readonly Start[]
  readonly declares: Declared | undefined
  readonly value: YamlNode | undefined
}

/** Visits the texts of a document for which the schema has a place, in document order; `leftOut` skips sections. */
export function eachText(
  { root, kind }: Pick<RulesetDocument, 'root' | 'kind'>,
  see: (seen: TextSeen) => void,
  leftOut: ReadonlySet<string> = NONE,
): void {
  visit(
    { ...root, entries: root.entries.filter(({ key }) => !leftOut.has(key.text)) },
    documentShape(kind),
    false,
  )

  function visit(node: YamlNode, shape: Shape, isInList: boolean): void {
    const here = resolved(shape)
    if (node.kind === 'text') {
      const declares = isInList ? here['x-declares'] : undefined
      see({ text: node, starts: here['x-reads'] ?? [], declares, value: undefined })
    } else if (node.kind === 'list') {
      const inner = shapeOfItem(here)
      if (inner !== undefined) for (const item of node.items) visit(item, inner, true)
    } else for (const entry of node.entries) visitEntry(entry, here)
  }

  function visitEntry({ key, value }: YamlEntry, shape: Shape): void {
    const inner = shapeOfKey(shape, key.text)
    if (inner === undefined) return
    const { 'x-declares': declares, 'x-key': reads } = resolved(inner)
    see({ text: key, starts: startsOfKey(key, reads), declares, value })
    visit(value, inner, false)
  }
}

const NONE: ReadonlySet<string> = new Set()

function startsOfKey({ text }: YamlText, reads: Shape['x-key']): readonly Start[] {
  if (reads === undefined) return []
  if (reads !== 'label or signature') return [reads]
  return hasHead(text) ? ['signature'] : []
}
