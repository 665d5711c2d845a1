import type { Words } from '../model/model.ts'

/**
 * How a language bends words in phrases, as far as it is told the articles of names. In a phrase `{the what}` asks for
 * the slot `what` with its article; what a modifier means is known to the language alone.
 */
export interface Inflection {
  /** Words of the language of rules itself have articles, too. */
  readonly articles: ReadonlyMap<string, string>
  /** The words with what a modifier asks for. The article is missing where nobody has said it. */
  readonly inflect: (modifier: string, words: Words, article: string | undefined) => Words
  /** Are these words about several things, as their article tells? */
  readonly isMany: (words: Words) => boolean
  /** What has grown together where words meet: `of` and `the`, perhaps. */
  readonly contract: (words: Words) => Words
}
