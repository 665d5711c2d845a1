import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { YamlNode } from '../yaml/tree.ts'
import type { Span } from '../source/span.ts'
import { cutPart, inLines, isOpen } from '../yaml/flow-text.ts'
import { resolved, shapeOfItem, shapeOfKey } from './schema/shape-at.ts'
import type { Shape } from './schema/shape.ts'

/** Refuses texts in braces or brackets that YAML has cut at a comma. */
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
    // A list of moves is joined again by its reader.
    if (node.kind === 'list' && resolved(shapeOfItem(here) ?? {})['x-reads']?.includes('move') === true)
      return
    if (node.flow) {
      const cut = cutPart(node)
      if (cut === undefined) return
      broken.add(node)
      const fix = inLines(node, key)
      diagnostics.add({
        code: 'ST2008',
        severity: 'error',
        message: `YAML cuts a text at the comma ${isOpen(cut.text) ? 'after' : 'before'} \`${cut.text}\`.`,
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
