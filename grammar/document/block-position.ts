import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { YamlNode } from '../yaml/tree.ts'
import type { Span } from '../source/span.ts'
import { cutPart, inLines, isOpen } from '../yaml/flow-text.ts'
import { resolved, shapeOfItem, shapeOfKey } from './schema/shape-at.ts'
import type { Shape } from './schema/shape.ts'

/** Refuses texts in braces or brackets that YAML has cut at a comma, and lists of texts that may contain commas themselves. */
export function blockPosition(
  root: YamlNode,
  shape: Shape,
  broken: Set<YamlNode>,
  diagnostics: Diagnostics,
): void {
  visit(root, shape, undefined)

  function visit(node: YamlNode, unresolved: Shape, key: Span | undefined): void {
    if (broken.has(node) || node.kind === 'text') return
    const here = resolved(unresolved)
    if (node.flow) {
      const cut = cutPart(node) ?? severalBundles(node, here)
      if (cut === undefined) return
      broken.add(node)
      const fix = inLines(node, key)
      diagnostics.add({
        code: 'ST2008',
        severity: 'error',
        message:
          cut.kind !== 'text'
            ? 'A comma here may join the things of one bundle or separate two.'
            : `YAML cuts a text at the comma ${isOpen(cut.text) ? 'after' : 'before'} \`${cut.text}\`.`,
        span: cut.span,
        why: 'Inside `{ }` and `[ ]` YAML ends a text at every comma, so a rule could lose its end unnoticed.',
        help: 'Write one `name: text` on each line, indented, or one `- step` on each line.',
        ...(fix === undefined ? {} : { fix }),
      })
      return
    }
    if (node.kind === 'map') {
      for (const entry of node.entries) {
        const inner = shapeOfKey(here, entry.key.text)
        if (inner !== undefined) visit(entry.value, inner, entry.key.span)
      }
    } else {
      const inner = shapeOfItem(here)
      if (inner !== undefined) for (const item of node.items) visit(item, inner, undefined)
    }
  }
}

/** In `[ 3 soldiers, 1 captain ]` the comma may join the things of one bundle or separate two. */
function severalBundles(node: YamlNode, unresolved: Shape | undefined): YamlNode | undefined {
  if (node.kind === 'text' || unresolved === undefined) return undefined
  const shape = resolved(unresolved)
  const inner =
    node.kind === 'list'
      ? node.items.map((item) => [item, shapeOfItem(shape)] as const)
      : node.entries.map(({ key, value }) => [value, shapeOfKey(shape, key.text)] as const)
  const [first, ...more] = inner
  if (first === undefined) return undefined
  // A printed cell may also list what is in a bag: `[2 eager, slow]`.
  const reads = resolved(first[1] ?? {})['x-reads'] ?? []
  if (node.kind === 'list' && more.length > 0 && reads.includes('bundle') && !reads.includes('expression'))
    return node
  return inner.map(([part, of]) => severalBundles(part, of)).find((found) => found !== undefined)
}
