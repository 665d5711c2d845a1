/** Limits of one text of the language, checked before anything recursive processes it. */
export const MAX_EXPRESSION_LENGTH = 4_000
export const MAX_EXPRESSION_TOKENS = 1_000
/** Parentheses within parentheses, `not not not`, `x of y of z`, and the height of the tree that results. */
export const MAX_EXPRESSION_DEPTH = 64
/** Nodes and words of the tree together. */
export const MAX_EXPRESSION_NODES = 8_000

/** One file. No rulebook is longer, and a longer file slows an editor down at every keystroke. */
export const MAX_FILE_BYTES = 256 * 1024
/** Nested lists and maps. Far below where any reader's stack could matter. */
export const MAX_YAML_DEPTH = 32
/** Texts, lists and maps of one file. */
export const MAX_NODES = 50_000
/** Names in one map. */
export const MAX_KEYS = 2_000

/** A longer loop would exhaust the step budget of a decision. */
export const MOST_PASSES = 1_000_000
