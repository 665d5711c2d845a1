/** A sentence of the phrasebook and the lines that say it. */
export interface Sentence {
  readonly id: string
  readonly say: string
  readonly also: readonly string[]
  readonly lines: string
}

/** With fewer letters nearly everything fits, and the rules themselves begin so. */
const LEAST = 9

/** How many are offered below a line. */
const MOST = 5

/** The words of each sentence, in the form in which they are compared. */
const compared = new WeakMap<Sentence, readonly string[]>()

/**
 * The sentences that somebody may be writing in plain words: two words with which a sentence or another name of it
 * begins, or four that stand side by side in one. The last word may be unfinished.
 */
export function offeredSentences(all: readonly Sentence[], typed: string): readonly Sentence[] {
  if (typed.trim().length < LEAST) return []
  const words = wordsOf(typed)
  const number = words.trim().split(' ').length
  if (number < 2) return []
  const fits = (other: string): boolean => (number > 3 ? other.includes(words) : other.startsWith(words))
  return all.filter((sentence) => textsOf(sentence).some(fits)).slice(0, MOST)
}

function textsOf(sentence: Sentence): readonly string[] {
  const { id, say, also } = sentence
  const texts = compared.get(sentence) ?? [id, say, ...also].map(wordsOf)
  compared.set(sentence, texts)
  return texts
}

/** ` draw until you have`: a space before each word, so that words are found from their beginning on. */
function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ` ${word}`).join('')
}
