import type { NodeIR } from './nodes.ts'
import { memoized } from '../source/memoized.ts'

/** A node as text, equal for equal nodes. Cached, because it serves as a key in repeated lookups. */
export const nodeText = memoized((node: NodeIR): string => JSON.stringify(node))
