import { STEPS, type StepRow } from '../language/steps.ts'
import { ALL_WORDS, CHANGE_STARTS, HEAD_STARTS, SIGNS, type Word } from '../language/words.ts'

const ROWS = Object.entries<StepRow>(STEPS)

/** Requirements after certain words. */
const AFTER: ReadonlyMap<string, string | undefined> = new Map([
  ...[...ROWS, ...Object.entries<Word>(ALL_WORDS)].map(([word, { expects }]) => [word, expects] as const),
  ...Object.entries({ ...HEAD_STARTS, ...CHANGE_STARTS, ...SIGNS }),
  ['wins', 'how many points'],
])

/** Requirements of parts of the grammar that need a word. */
const IN_RULE: ReadonlyMap<string, string> = new Map<string, string>([
  ...ROWS.flatMap(([word, { lacks }]) => (lacks === undefined ? [] : [[`${word}Step`, lacks] as const])),
  ['folding', '`over` and a name of pieces or spaces'],
  ['universal', '`has` and a condition'],
  ['everyHead', '`in secret`'],
  ['givenValue', '`as` and the name of a choice'],
  ['whenLine', '`when` and a condition'],
  ['ruleRow', '`=>` and the result'],
  ['exceptRow', '`=>` and the result'],
  ['placed', '`at` and a place'],
  ['trailingPhase', '`more` or `fewer`'],
  ['repeatHead', '`times`'],
  ['marks', 'what is tracked of it, such as `with 2 wounds`'],
])

export function afterWord(word: string): string | undefined {
  return AFTER.get(word)
}

export function fitsInRule(rule: string): string | undefined {
  return IN_RULE.get(rule)
}
