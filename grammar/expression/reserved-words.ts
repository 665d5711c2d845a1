import { STEPS, type StepRow } from '../language/steps.ts'
import { LATER } from '../language/later.ts'
import { ALL_WORDS, CHANGE_STARTS, HEAD_STARTS, PHRASES, WORDS } from '../language/words.ts'

/** Words that cannot be a name, or part of a name, that rules use. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(Object.keys(WORDS))

/** Skipped everywhere, even inside names. */
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the'])

/** Words that are special at the start of a step, and after `or else`. */
export const STEP_WORDS: ReadonlySet<string> = new Set(
  Object.entries<StepRow>(STEPS).flatMap(([word, { begins, subject, isValue }]) =>
    begins === undefined && subject === undefined && isValue === undefined ? [word] : [],
  ),
)

/** Words of these that the language gained later: in a ruleset that has such a name, the word is only this name. */
export const YIELDING: ReadonlySet<string> = new Set(
  [...LATER.keys()].filter(
    (word) =>
      RESERVED_WORDS.has(word) || STEP_WORDS.has(word) || word in HEAD_STARTS || word in CHANGE_STARTS,
  ),
)

/** Words of the language in a name, their purpose in a rule, and the nearest name that can be parsed. */
export interface ReservedIn {
  readonly words: string
  readonly does: string
  readonly instead: string
}

export function reservedIn(name: string): ReservedIn | undefined {
  // A phrase is several words, and most names are one.
  const phrase = name.includes(' ')
    ? Object.keys(PHRASES).find((each) => ` ${name} `.includes(` ${each} `))
    : undefined
  const words = phrase ?? name.split(' ').find((each) => RESERVED_WORDS.has(each))
  const found = words === undefined ? undefined : ALL_WORDS[words]
  if (words === undefined || found === undefined) return undefined
  const instead = words === name ? found.instead : undefined
  return { words, does: found.does, instead: instead ?? hyphened(name) }
}

/** Phrases without a reserved word, such as `rounded up`. */
const ORDINARY_PHRASES = Object.keys(PHRASES).filter((phrase) => !phrase.split(' ').some(isReserved))

/** The longest name that may contain words of the language. */
const MOST_WORDS = 12

/** True for a name that rules can only use if the lexer knows it, because it contains words of the language. */
export function mustBeKnown(name: string): boolean {
  if (YIELDING.has(name)) return true
  const words = name.split(' ')
  if (words.length < 2 || words.length > MOST_WORDS || Object.hasOwn(PHRASES, name)) return false
  return words.some(isReserved) || ORDINARY_PHRASES.some((phrase) => ` ${name} `.includes(` ${phrase} `))
}

/** The same for a stage: a text that begins with such a word is otherwise read as a step. */
export function beginsStep(name: string): boolean {
  const [first = '', ...more] = name.split(' ')
  return more.length > 0 && more.length < MOST_WORDS && isStepAlone(first)
}

function isReserved(word: string): boolean {
  return RESERVED_WORDS.has(word) || (word < 'a' && RESERVED_WORDS.has(word.toLowerCase()))
}

/** The words for which a name is refused: it consists of nothing else, or texts with it could not be read. */
export function refusedFor(name: string): ReservedIn | undefined {
  return mustBeKnown(name) && !NEVER.test(name) ? undefined : reservedIn(name)
}

/** Heads are divided by `gives`. */
const NEVER = /(?:^| )gives(?: |$)/u

/** Followed by any text at all. */
const BEFORE_ANYTHING = 'say'

/** True for a step word that is the name of a stage where a text says no more: `deal`, `deal for dealer`. */
export function isStepAlone(name: string): boolean {
  return STEP_WORDS.has(name) && name !== BEFORE_ANYTHING
}

/** A stage with this name would be read as the step that begins with this word. */
export function stepWordOf(name: string, takesArguments: boolean): ReservedIn | undefined {
  const [words = '', ...rest] = name.split(' ')
  const isRead = words !== BEFORE_ANYTHING && (rest.length > 0 || !takesArguments)
  if (!STEP_WORDS.has(words) || YIELDING.has(name) || isRead) return undefined
  return { words, does: 'begins a step', instead: hyphened(name) }
}

/** With hyphens a name is one word, whatever its parts mean alone. */
function hyphened(name: string): string {
  return name.includes(' ') ? name.replaceAll(' ', '-') : `${name}-one`
}
