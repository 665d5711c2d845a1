import { formatRuleset } from '../format/format.ts'
import type { TextEdit } from './text-edit.ts'
import type { Workspace } from './workspace.ts'

/** The edit that formats a document. Empty if it is already formatted or cannot be read. */
export function formatting(workspace: Workspace, name: string): readonly TextEdit[] {
  const before = workspace.text(name)
  const formatted = formatRuleset(name, before)
  if (formatted.kind === 'refused' || formatted.text === before) return []
  const after = formatted.text
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let same = 0
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++
  return [{ document: name, start, end: before.length - same, text: after.slice(start, after.length - same) }]
}
