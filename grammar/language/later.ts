import { ORDINALS } from './ordinals.ts'

const ADDED: Readonly<Record<string, readonly string[]>> = {
  '0.1': ['beyond'],
  '0.2': [
    'leap',
    'forward leap',
    'backward leap',
    'before',
    'passed spaces',
    'seat',
    'nth',
    'place among',
    'opposite',
    'rotated',
    'best sets',
    'only',
    'best standing',
    'grown',
    'open ends',
    'grown together',
    'linked',
    'longest way',
    'sets worth',
    'starting seat',
    'turned space',
    'angle',
    ...ORDINALS,
  ],
}

/**
 * Words that the language gained after edition 1 was written, with the release that added each: functions, words, types,
 * fields and reserved words. A name that a ruleset declares wins over them, so no such word can break a ruleset.
 */
export const LATER: ReadonlyMap<string, string> = new Map(
  Object.entries(ADDED).flatMap(([release, words]) => words.map((word) => [word, release] as const)),
)

/** True if a ruleset may use the word of the language as a name of its own. */
export function isLater(word: string): boolean {
  return LATER.has(word)
}
