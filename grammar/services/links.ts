import type { YamlNode } from '../yaml/tree.ts'
import type { Location, TextRange } from './text-edit.ts'
import type { Workspace } from './workspace.ts'

/** The id of a document, and the document it leads to. */
export interface DocumentLink extends TextRange {
  readonly target: string
}

const LINKING: ReadonlySet<string> = new Set([
  'extends',
  'uses',
  'without',
  'for',
  'examples for',
  'texts for',
])

/** The ids in the head of a document that name other documents of the workspace. */
export function links(workspace: Workspace, name: string): readonly DocumentLink[] {
  const root = workspace.document(name)?.root
  return (root?.entries ?? []).flatMap(({ key, value }) =>
    LINKING.has(key.text) ? textsOf(value).flatMap((text) => linkOf(workspace, text)) : [],
  )
}

/** The beginning of the document named by the id at an offset. */
export function linkAt(workspace: Workspace, name: string, offset: number): Location | undefined {
  const found = links(workspace, name).find(({ start, end }) => start <= offset && offset <= end)
  return found === undefined ? undefined : { document: found.target, start: 0, end: 0 }
}

function textsOf(node: YamlNode): readonly Extract<YamlNode, { kind: 'text' }>[] {
  if (node.kind === 'text') return [node]
  return node.kind === 'list' ? node.items.flatMap(textsOf) : []
}

function linkOf(
  workspace: Workspace,
  { text, span }: Extract<YamlNode, { kind: 'text' }>,
): readonly DocumentLink[] {
  const target = workspace.nameOf(text)
  return target === undefined ? [] : [{ start: span.start, end: span.end, target }]
}
