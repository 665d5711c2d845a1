/**
 * Words that the language gained after edition 1 was written, with the release that added each: functions, words, types,
 * fields and reserved words. A name that a ruleset declares wins over them, so no such word can break a ruleset.
 */
export const LATER: ReadonlyMap<string, string> = new Map([['beyond', '0.1']])

/** True if a ruleset may use the word of the language as a name of its own. */
export function isLater(word: string): boolean {
  return LATER.has(word)
}
