import { EXAMPLES } from './examples.ts'
import { STEPS, type StepRow } from './steps.ts'
import { CHANGES, HEADS, type Explained } from './types.ts'
import { ALL_WORDS } from './words.ts'

/** Verbs of steps, and what they do. */
const VERBS = new Map(
  Object.entries<StepRow>(STEPS)
    .filter(([, { subject, begins }]) => subject === undefined && begins === undefined)
    .map(([verb, { does, example }]) => [verb, { does, example }]),
)

/** One sentence about a word of the language, and a text with it. */
export function explainedWord(word: string): Explained | undefined {
  const verb = VERBS.get(word) ?? HEADS[word] ?? CHANGES[word]
  if (verb !== undefined) return verb
  const does = ALL_WORDS[word]?.does
  const example = (EXAMPLES as Readonly<Record<string, string>>)[word]
  return does === undefined || example === undefined ? undefined : { does, example }
}

/** One sentence about a word of the language and a text with it, as Markdown. */
export function aboutWord(word: string): string | undefined {
  const explained = explainedWord(word)
  return explained && `\`${word}\` ${explained.does}: \`${explained.example}\``
}
