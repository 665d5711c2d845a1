import { STEPS } from '../language/steps.ts'
import type { StepRow } from '../language/steps.ts'
import { ALL_WORDS, PHRASES, WORDS } from '../language/words.ts'

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

/** A stage with this name would be read as the step that begins with this word. */
export function stepWordOf(name: string): ReservedIn | undefined {
  const [words = ''] = name.split(' ')
  if (!STEP_WORDS.has(words)) return undefined
  return { words, does: 'begins a step', instead: hyphened(name) }
}

/** With hyphens a name is one word, whatever its parts mean alone. */
function hyphened(name: string): string {
  return name.includes(' ') ? name.replaceAll(' ', '-') : `${name}-one`
}
