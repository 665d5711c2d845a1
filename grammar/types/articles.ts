/* `a` and `an` before words that are known only during play. */

/** Vowels that are spoken with a consonant before them: `a unit`, `a one`. */
const CONSONANT_SOUND = /^(?:eu|ewe|ones?\b|once\b|uni(?:[cfoqsv]|ts?\b|tes?\b)|u[bcfhjkqrst][aeiou]|u\b)/iu
/** Consonants that are not spoken, and numbers and letters whose names begin with a vowel. */
const VOWEL_SOUND = /^(?:hour|honest|hono|heir|8|11\b|18\b|[fhlmnrsx](?![\w’']))/iu

/** `a` or `an`, by the sound of the following word. */
export function indefiniteArticle(word: string): 'a' | 'an' {
  const isVowel = /^[aeiou]/iu.test(word) ? !CONSONANT_SOUND.test(word) : VOWEL_SOUND.test(word)
  return isVowel ? 'an' : 'a'
}

/** The words before a value, with the article that fits it: `claims to be an `, if an assassin follows. */
export function withArticleFor(before: string, word: string): string {
  const [, start, article] = /^(.*(?:^|[\s(“"]))(an?) $/isu.exec(before) ?? []
  if (start === undefined || article === undefined || word === '') return before
  const fitting = indefiniteArticle(word)
  return `${start}${article.startsWith('A') ? `A${fitting.slice(1)}` : fitting} `
}
