import type { Words } from '../model/model.ts'

/**
 * How a language inflects words in phrases, given the articles of names. In a phrase, `{the what}` asks for the slot
 * `what` with its article; only the language knows what a modifier means.
 */
export interface Inflection {
  /** Words of the rule language itself have articles, too. */
  readonly articles: ReadonlyMap<string, string>
  /** The words with what a modifier asks for. The article is missing if nobody has given it. */
  readonly inflect: (modifier: string, words: Words, article: string | undefined) => Words
  /** True if these words refer to several things, according to their article. If it does not show that, names do. */
  readonly isMany?: (words: Words) => boolean
  /** Contractions where words meet: `of` and `the`, perhaps. */
  readonly contract: (words: Words) => Words
}
