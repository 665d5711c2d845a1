import { mentionsInGame, type Workspace } from '../../grammar/services/index.ts'
import { positionOf } from '../../interpreter/index.ts'
import type { Range } from './diagnostic-data.ts'

/** A line of the rules that mentions something. */
export interface Mention {
  readonly at: Range
  readonly text: string
}

/** Lines that mention a kind of piece, in a game and everything it is built on; each line once, in order. */
export function mentionsOf(workspace: Workspace, file: string, kind: string): readonly Mention[] {
  const found = new Map<string, Mention>()
  for (const { document, start, end } of mentionsInGame(workspace, file, kind, 'kind')) {
    const source = workspace.file(document)
    const head = workspace.head(document)
    // Only rules count, not their examples or their names in other languages.
    if (source === undefined || head?.examplesFor !== undefined || head?.textsFor !== undefined) continue
    const [from, to] = [positionOf(source, start), positionOf(source, end)]
    const key = `${document} ${from.line}`
    const text = source.text.split('\n')[from.line - 1]?.trim() ?? ''
    const at = {
      file: document,
      line: from.line,
      column: from.column,
      endLine: to.line,
      endColumn: to.column,
    }
    if (!found.has(key)) found.set(key, { at, text })
  }
  return [...found.values()]
}
