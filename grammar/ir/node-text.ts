import type { NodeIR } from './nodes.ts'

const TEXTS = new WeakMap<NodeIR, string>()

/** A node as text, equal for equal nodes. What is looked up by it is looked up again and again, so it is written once. */
export function nodeText(node: NodeIR): string {
  const known = TEXTS.get(node)
  if (known !== undefined) return known
  const text = JSON.stringify(node)
  TEXTS.set(node, text)
  return text
}
