import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { MergedEntry, MergedGame, MergedNode } from './merged.ts'
import type { Span } from '../source/span.ts'

type Related = NonNullable<Diagnostic['related']>[number]

/**
 * What the last document changed below a path of sections and names, if that is not the document where a mistake
 * shows up: its author looks for the mistake there.
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
  // The key is where the first document wrote it.
  const span = last.value.kind === 'map' ? last.key.span : last.value.span
  return span.file.name === at.file.name ? [] : [{ span, label }]
}

/** The entry that the last layer wrote. */
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
