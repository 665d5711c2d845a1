import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { MergedEntry, MergedGame, MergedNode } from './merged.ts'
import type { Span } from '../source/span.ts'

type Related = NonNullable<Diagnostic['related']>[number]

/**
 * The last document that changed something below a path of sections and names, if it is not the one that shows the
 * mistake: its author looks for the mistake there.
 */
export function changedIn(
  game: MergedGame,
  path: readonly string[],
  at: Span,
  label: string,
): readonly Related[] {
  const [section = '', ...names] = path
  let node = game.sections.get(section)
  let entry: MergedEntry | undefined
  for (const name of names) {
    entry = node?.kind === 'map' ? node.entries.find((each) => each.name === name) : undefined
    node = entry?.value
  }
  const last = node === undefined ? undefined : latest(node, entry)
  if (last === undefined) return []
  // The key is in the first document that has it.
  const span = last.value.kind === 'map' ? last.key.span : last.value.span
  return span.file.name === at.file.name ? [] : [{ span, label }]
}

/** The entry from the last layer. */
function latest(
  node: MergedNode | MergedEntry['value'],
  own: MergedEntry | undefined,
): MergedEntry | undefined {
  if (node.kind !== 'map') return own
  let found = own
  for (const entry of node.entries) {
    if (!('layer' in entry)) continue
    const inner = latest(entry.value, entry)
    if (inner !== undefined && (found === undefined || inner.layer.index > found.layer.index)) found = inner
  }
  return found
}
