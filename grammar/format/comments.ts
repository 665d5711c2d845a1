import type { YamlNode } from '../yaml/tree.ts'

/** All comments of a text in order, without surrounding blanks. */
export function commentsOf(text: string, tree: YamlNode): readonly string[] {
  const covered = new Uint8Array(text.length)
  cover(tree, covered)
  const comments: string[] = []
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== '#' || covered[at] === 1) continue
    const before = text[at - 1]
    if (before !== undefined && !/\s/.test(before)) continue
    const end = text.indexOf('\n', at)
    comments.push(text.slice(at, end < 0 ? undefined : end).trimEnd())
    at = end < 0 ? text.length : end
  }
  return comments
}

function cover(node: YamlNode, covered: Uint8Array): void {
  // The block indicator may be followed by a comment.
  if (node.kind === 'text') covered.fill(1, Math.max(node.span.start, node.offsetAt(0)), node.span.end)
  else if (node.kind === 'list') for (const item of node.items) cover(item, covered)
  else
    for (const { key, value } of node.entries) {
      cover(key, covered)
      cover(value, covered)
    }
}
