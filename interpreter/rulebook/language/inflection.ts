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
  /** A condition as a relative clause about `subject`; undefined if it is about something else. */
  readonly relative?: (condition: Words, subject: Words, isOne: boolean) => Words | undefined
  /** A truth whose text is a sentence, or one without its subject: `hat alles genommen`. */
  readonly said?: (text: string, told: Told) => Words | undefined
  /** True if phrases such as `the first of` take a single thing. */
  readonly hasSingular?: true
  /** Removes signs that only phrases need. */
  readonly finish?: (text: string) => string
  /** Contractions where words meet: `of` and `the`, perhaps. */
  readonly contract: (words: Words) => Words
}

/** The parts of a sentence that says a truth. */
export interface Told {
  /** The thing with this property; undefined for a truth about the whole game. */
  readonly subject: Words | undefined
  /** Further arguments of the truth. */
  readonly others: Words | undefined
  readonly isYou: boolean
  readonly isMany: boolean
  readonly isSo: boolean
  /** Shows a part of the text like the name that it stands for. */
  readonly show: (text: string) => Words
}
