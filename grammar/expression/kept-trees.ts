/**
 * Trees of texts without mistakes that were parsed before, in another process. What a text says depends on nothing but
 * the text and this grammar, so whoever keeps them must keep them for exactly this version of it.
 */
export interface KeptTrees {
  /** undefined if it is not known. */
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
