/**
 * Cache of trees of valid texts, parsed in another process. A tree depends only on the text and this grammar, so the
 * cache must be invalidated with this version of it.
 */
export interface KeptTrees {
  /** Undefined if it is not cached. */
  of(start: string, text: string): unknown
  note(start: string, text: string, tree: unknown): void
}

let keeper: KeptTrees | undefined

export function keepTrees(trees: KeptTrees | undefined): void {
  keeper = trees
}

export function keptTrees(): KeptTrees | undefined {
  return keeper
}
