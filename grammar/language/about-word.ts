import { EXAMPLES } from './examples.ts'
import { STEPS } from './steps.ts'
import type { StepRow } from './steps.ts'
import { ALL_WORDS } from './words.ts'

/** Verbs of steps, and what they do. */
const VERBS = new Map(
  Object.entries<StepRow>(STEPS)
    .filter(([, { subject, begins }]) => subject === undefined && begins === undefined)
    .map(([verb, { does, example }]) => [verb, { does, example }]),
)

/** One sentence about a word of the language and a text with it, as Markdown. */
export function aboutWord(word: string): string | undefined {
  const does = VERBS.get(word)?.does ?? ALL_WORDS[word]?.does
  const example = VERBS.get(word)?.example ?? (EXAMPLES as Readonly<Record<string, string>>)[word]
  return does === undefined ? undefined : `\`${word}\` ${does}: \`${example}\``
}
