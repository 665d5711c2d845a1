/** Something that an author says in a step. How tightly it binds says how it is read, and when it is printed in parentheses. */
export interface Said {
  readonly field: string
  readonly as: 'expression' | 'sum' | 'path'
}

/**
 * A step that is one word and behind it, in a fixed order, words of the language and what an author says. Its node, its rule,
 * how it is printed and what is expected in it follow from this description.
 */
export interface PlainStep {
  readonly word: string
  readonly form: readonly (string | Said)[]
  /** What comes behind its word, for whoever has not written on. */
  readonly expects: string
  /** What it lacks, where that is more than another value. */
  readonly lacks?: string
}
