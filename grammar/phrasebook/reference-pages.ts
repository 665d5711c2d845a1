import { aboutWord } from '../language/about-word.ts'
import { FUNCTIONS } from '../language/functions.ts'
import type { LanguageFunction } from '../language/functions.ts'
import { STEPS } from '../language/steps.ts'
import { ALL_WORDS } from '../language/words.ts'
import type { Page } from './find-pages.ts'
import type { Phrase } from './phrase.ts'

/** A page for each function, and each word that the language explains; examples of words would be found by their names. */
export function referencePages(): readonly Page[] {
  const functions = Object.entries<LanguageFunction>(FUNCTIONS).map(([name, { parameters, gives }]) => ({
    id: `function ${name}`,
    title: `${name}(${parameters.join(', ')})`,
    also: [],
    text: gives,
  }))
  const words = [...new Set([...Object.keys(STEPS), ...Object.keys(ALL_WORDS)])].flatMap((word) => {
    const text = aboutWord(word)?.replace(/: `.*$/u, '')
    return text === undefined ? [] : [{ id: `word ${word}`, title: word, also: [], text }]
  })
  return [...functions, ...words]
}

/** A page for each phrase. Its lines are not searched: their words are those of the language. */
export function phrasePages(phrases: readonly Phrase[]): readonly Page[] {
  return phrases.map(({ id, topic, say, also, note }) => ({
    id: `phrase ${id}`,
    title: say,
    also: [id, topic, ...also],
    text: note,
  }))
}
