import type { MergedEntry, MergedNode } from '../merge/merged.ts'
import { gameOf } from './analysis.ts'
import type { LinePlace } from './line-place.ts'
import type { Workspace } from './workspace.ts'

/** What the game that a document changes has at a path: a document that names one of these entries changes it. */
export function baseEntries(
  workspace: Workspace,
  name: string,
  path: LinePlace['path'],
): readonly MergedEntry[] {
  const { extends: base, for: changed } = workspace.head(name) ?? {}
  const document = workspace.nameOf(base ?? changed ?? '')
  if (document === undefined || document === name) return []
  const [section, ...deeper] = path
  let node: MergedNode | undefined = gameOf(workspace, document)?.sections.get(section ?? '')
  for (const step of deeper) node = entriesOf(node).find((entry) => entry.name === step)?.value
  return entriesOf(node)
}

function entriesOf(node: MergedNode | undefined): readonly MergedEntry[] {
  return node?.kind === 'map' ? node.entries.filter((entry) => 'name' in entry) : []
}
