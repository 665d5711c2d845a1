/*
 * Checks and plays frozen texts in a language that has gained some of their own names as words: `node
 * test/editions/with-later-words.ts later`. Prints the texts that broke, as JSON. With `at once` instead of `later`, the language
 * claims the words as if they had always been its own.
 */
import { FUNCTIONS } from '../../grammar/language/functions.ts'
import { LATER } from '../../grammar/language/later.ts'
import { STEPS } from '../../grammar/language/steps.ts'
import { CHANGE_STARTS, HEAD_STARTS, WORDS } from '../../grammar/language/words.ts'
import type { NamedSymbol } from '../../grammar/names/symbol.ts'
import type { Frozen } from './frozen.ts'

/** A function, which several games have as a term or a table, and a word, which several have as a choice. */
const GAINED_FUNCTIONS = ['meeting', 'near']
const GAINED_WORDS = ['target']
/** A reserved word, which many games have as a place. */
const GAINED_RESERVED = 'hand'
/** Words with which heads, changes of terms and steps begin; games have them as stages and actions. */
const GAINED_STARTS = { head: 'round', change: 'bid', step: 'march' }
const GAINED = [...GAINED_FUNCTIONS, ...GAINED_WORDS, GAINED_RESERVED, ...Object.values(GAINED_STARTS)]

for (const name of GAINED_FUNCTIONS)
  Object.assign(FUNCTIONS, { [name]: { parameters: ['x'], gives: 'a number', number: (x: unknown) => x } })
Object.assign(WORDS, { [GAINED_RESERVED]: { does: 'is made up' } })
Object.assign(HEAD_STARTS, { [GAINED_STARTS.head]: 'a made-up value' })
Object.assign(CHANGE_STARTS, { [GAINED_STARTS.change]: 'a made-up value' })
Object.assign(STEPS, { [GAINED_STARTS.step]: { does: 'is made up', example: GAINED_STARTS.step, form: [] } })
if (process.argv[2] === 'later') for (const name of GAINED) (LATER as Map<string, string>).set(name, '9.9')

const { LANGUAGE_SYMBOLS } = await import('../../grammar/names/language-words.ts')
for (const name of GAINED_WORDS)
  (LANGUAGE_SYMBOLS as NamedSymbol[]).push({
    sort: 'word',
    name,
    plural: undefined,
    owner: undefined,
    declared: [],
    doc: undefined,
    namedAfter: undefined,
  })

const { FROZEN, frozen, isGame } = await import('./frozen.ts')
const { difference, played } = await import('./course.ts')
const { recordedCourses } = await import('./record.ts')

const gained = new RegExp(`\\b(?:${GAINED.join('|')})\\b`, 'u')
const tried = new Set(
  FROZEN.filter((text) => isGame(text) && gained.test(text.file.text)).map(({ name }) => name),
)
const broken: string[] = []
for (const course of recordedCourses()) {
  if (!tried.has(course.of) || course.uses.length > 0 || course.seed > 1) continue
  const wrong = wrongWith(frozen(course.of), () =>
    difference(course, played(frozen(course.of), course, course)),
  )
  if (wrong !== undefined) broken.push(wrong)
}
console.log(JSON.stringify({ tried: tried.size, broken }))

function wrongWith({ name }: Frozen, work: () => string | undefined): string | undefined {
  try {
    const found = work()
    return found === undefined ? undefined : `${name}: ${found}`
  } catch (thrown) {
    return `${name}: ${String(thrown)}`
  }
}
