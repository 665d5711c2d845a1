import { expect, test } from 'vitest'
import { PageSearch } from '../../grammar/phrasebook/find-pages.ts'
import { phrasePages, referencePages } from '../../grammar/phrasebook/reference-pages.ts'
import { phrasebook, synonyms } from '../../interpreter/host-node/phrasebook.ts'
import { IDIOMS, WANTED } from './wanted.ts'

const PHRASES = phrasebook()

const search = new PageSearch([...phrasePages(PHRASES), ...referencePages()], synonyms())
const firstTwo = (words: string): readonly string[] => search.find(words, 2).map(({ id }) => id)

test.each(Object.entries(WANTED))('%s leads to "%s"', (words, id) => {
  expect(firstTwo(words)).toContain(`phrase ${id}`)
})

test.each(IDIOMS)('"%s" is found within two searches', (id, ...searches) => {
  expect(searches.flatMap(firstTwo)).toContain(`phrase ${id}`)
  // The sentence found has lines to paste; `phrasebook.test.ts` checks them.
  expect(PHRASES.find((phrase) => phrase.id === id)?.lines).not.toBe('')
})
