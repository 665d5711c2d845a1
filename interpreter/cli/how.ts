import { PageSearch } from '../../grammar/phrasebook/find-pages.ts'
import type { Phrase } from '../../grammar/phrasebook/phrase.ts'
import { phrasePages, referencePages } from '../../grammar/phrasebook/reference-pages.ts'
import { phrasebook, synonyms } from '../host-node/phrasebook.ts'
import { EXIT, UsageError } from './exit.ts'
import { fitted, print } from './output.ts'

/** How many other pages are named below the best one. */
const OTHERS = 6

/** Prints how a sentence of a rulebook is written as rules, and what else is near. */
export function how(words: readonly string[]): number {
  const phrases = phrasebook()
  const query = words.join(' ')
  const search = new PageSearch([...phrasePages(phrases), ...referencePages()], synonyms())
  const [best, ...others] = search.find(query, OTHERS + 1)
  if (best === undefined)
    throw new UsageError(
      'ST7028',
      `Nothing in the phrasebook is like \`${query}\`.`,
      'Try other words for it.',
    )
  const phrase = phrases.find(({ id }) => best.id === `phrase ${id}`)
  print(phrase === undefined ? `${best.title}\n\n${fitted(best.text)}` : phraseText(phrase))
  if (others.length > 0) print(`\nOther pages:\n${others.map(({ title }) => `  ${title}`).join('\n')}`)
  return EXIT.fine
}

function phraseText({ say, lines, note, shown }: Phrase): string {
  const parts = [
    say,
    indented(lines),
    fitted(note),
    shown === '' ? '' : `An example of it:\n\n${indented(shown)}`,
  ]
  return parts.filter((part) => part.trim() !== '').join('\n\n')
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gmu, '    ')
}
