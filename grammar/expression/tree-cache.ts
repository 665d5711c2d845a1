/**
 * Cache of trees of valid texts, parsed in another process. A tree depends only on the text and this grammar, so the
 * cache must be invalidated with this version of it.
 */
export interface TreeCache {
  /** Undefined if it is not cached. */
  of(start: string, text: string): unknown
  note(start: string, text: string, tree: unknown): void
}

let keeper: TreeCache | undefined

export function setTreeCache(trees: TreeCache | undefined): void {
  keeper = trees
}

export function treeCache(): TreeCache | undefined {
  return keeper
}
