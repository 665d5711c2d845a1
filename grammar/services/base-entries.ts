import type { MergedEntry, MergedGame, MergedNode } from '../merge/merged.ts'
import { mergedGameOf } from './analysis.ts'
import type { LinePlace } from './line-place.ts'
import type { Workspace } from './workspace.ts'

/** The entries at a path in the game that a document changes. Naming one of them in the document changes it. */
export function baseEntries(
  workspace: Workspace,
  name: string,
  path: LinePlace['path'],
): readonly MergedEntry[] {
  const [section, ...deeper] = path
  let node: MergedNode | undefined = baseGameOf(workspace, name)?.sections.get(section ?? '')
  for (const step of deeper) node = entriesOf(node).find((entry) => entry.name === step)?.value
  return entriesOf(node)
}

/** The game that a document changes. */
export function baseGameOf(workspace: Workspace, name: string): MergedGame | undefined {
  const { extends: base, for: changed } = workspace.head(name) ?? {}
  const document = workspace.nameOf(base ?? changed ?? '')
  return document === undefined || document === name ? undefined : mergedGameOf(workspace, document)
}

function entriesOf(node: MergedNode | undefined): readonly MergedEntry[] {
  return node?.kind === 'map' ? node.entries.filter((entry) => 'name' in entry) : []
}
