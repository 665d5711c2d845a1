import type { Expression } from '../../../grammar/expression/ast.ts'
import type { TextSource } from '../../../grammar/expression/text-source.ts'

const ORIGIN = Symbol('the text that a part comes from')

interface FromText {
  readonly [ORIGIN]?: TextSource | 'none'
}

/** A part of a tree that was put into the tree of another text. */
export function comingFrom<T extends object>(part: T, source: TextSource | 'none' | undefined): T {
  return ORIGIN in part || source === undefined ? part : { ...part, [ORIGIN]: source }
}

/** The text to which the positions of a part belong. */
export function sourceOf(part: Expression, usual: TextSource | undefined): TextSource | undefined {
  const own = (part as FromText)[ORIGIN]
  return own === 'none' ? undefined : (own ?? usual)
}

/** A tree in which every part comes from its own text. */
export function allFrom<T>(tree: T, source: TextSource | undefined): T {
  const again = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(again)
    if (typeof part !== 'object' || part === null) return part
    const copy = Object.fromEntries(Object.entries(part).map(([key, each]) => [key, again(each)]))
    const now = { ...part, ...copy }
    return 'kind' in now ? comingFrom(now, source) : now
  }
  return again(tree) as T
}
