import { ARTICLES } from './reserved-words.ts'

/**
 * Takes the place of a blank within a name that contains words of the language, so that the lexer reads the name as one
 * word. No document contains this character.
 */
export const JOINT = '\u001f'
export const JOINT_CODE = JOINT.charCodeAt(0)

/**
 * Comes at the end of a text, before each word of the language that is a name of the ruleset in it. No document contains
 * this character either.
 */
export const OWN = '\u001e'

/** The same text for people. */
export function spaced(text: string): string {
  const [said = ''] = text.includes(OWN) ? text.split(OWN) : [text]
  return said.includes(JOINT) ? said.replaceAll(JOINT, ' ') : said
}

/** The name that joined words are. */
export function named(joined: string): string {
  return joined
    .split(JOINT)
    .filter((word) => word !== '' && !ARTICLES.has(word))
    .join(' ')
}
