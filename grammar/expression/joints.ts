import { ARTICLES } from './reserved-words.ts'

/**
 * Takes the place of a blank within a name that contains words of the language, so that the lexer reads the name as one
 * word. No document contains this character.
 */
export const JOINT = '\u001f'
export const JOINT_CODE = JOINT.charCodeAt(0)

/** The same text for people. */
export function spaced(text: string): string {
  return text.includes(JOINT) ? text.replaceAll(JOINT, ' ') : text
}

/** The name that joined words are. */
export function named(joined: string): string {
  return joined
    .split(JOINT)
    .filter((word) => word !== '' && !ARTICLES.has(word))
    .join(' ')
}
