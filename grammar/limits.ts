/** How much one text of the small language may hold; checked before anything recursive looks at it. */
export const MAX_EXPRESSION_LENGTH = 4_000
export const MAX_EXPRESSION_TOKENS = 1_000
/** Parentheses within parentheses, `not not not`, `x of y of z`, and the height of the tree that results. */
export const MAX_EXPRESSION_DEPTH = 64
export const MAX_EXPRESSION_NODES = 2_000
