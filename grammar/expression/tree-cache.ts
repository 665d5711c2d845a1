/**
 * Cache of trees of valid texts, parsed in another process. A tree depends only on the text and the grammar. Discard the
 * cache whenever the grammar changes.
 */
export interface TreeCache {
  /** Undefined if it is not cached. */
  of(start: string, text: string): unknown
  note(start: string, text: string, tree: unknown): void
}

/* A module variable, because parsing is called from everywhere and the cache belongs to the process. */
let current: TreeCache | undefined

export function setTreeCache(trees: TreeCache | undefined): void {
  current = trees
}

export function treeCache(): TreeCache | undefined {
  return current
}
