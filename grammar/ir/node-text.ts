import type { NodeIR } from './nodes.ts'
import { memoized } from '../source/memoized.ts'

/** A node as text, equal for equal nodes. What is looked up by it is looked up again and again, so it is written once. */
export const nodeText = memoized((node: NodeIR): string => JSON.stringify(node))
