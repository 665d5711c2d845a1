/**
 * An author's part of a step. Its binding strength determines how it is parsed, and when it is printed in
 * parentheses.
 */
export interface Said {
  readonly field: string
  readonly as: 'expression' | 'sum' | 'path'
}

/**
 * A step that is one word followed, in a fixed order, by words of the language and the author's parts. Its node, its
 * rule, its printing and its expectations are derived from this description.
 */
export interface PlainStep {
  readonly word: string
  readonly form: readonly (string | Said)[]
  /** What follows its word, for messages about incomplete steps. */
  readonly expects: string
  /** What it lacks, where that is more than another value. */
  readonly lacks?: string
}
