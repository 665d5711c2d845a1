import type { YamlMap } from '../yaml/tree.ts'
import type { TextRange } from './text-edit.ts'
import type { Workspace } from './workspace.ts'

/** Something in a document that can be run or inspected in play. */
export interface Lens extends TextRange {
  readonly kind: 'example' | 'action'
  /** The label of the example, or the key of the action. */
  readonly name: string
}

/** The examples and actions of a document, at the positions of their names. */
export function lenses(workspace: Workspace, name: string): readonly Lens[] {
  const root = workspace.document(name)?.root
  if (root === undefined) return []
  return [...lensesOf(root, 'examples', 'example'), ...lensesOf(root, 'actions', 'action')]
}

function lensesOf(root: YamlMap, section: string, kind: Lens['kind']): readonly Lens[] {
  const found = root.entries.find(({ key }) => key.text === section)?.value
  if (found?.kind !== 'map') return []
  return found.entries.map(({ key }) => ({ kind, name: key.text, start: key.span.start, end: key.span.end }))
}
