import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { phrasesIn } from '../../grammar/phrasebook/phrase.ts'
import type { Phrase, PhraseFile } from '../../grammar/phrasebook/phrase.ts'
import { readTexts } from './language-files.ts'
import { PACKAGE } from './package-folder.ts'

/** A file for each topic, and `games` with the small games to which the lines are added. */
export const PHRASEBOOK = join(PACKAGE, 'docs/phrasebook')

const SYNONYMS = 'synonyms.yaml'

/** All phrases, by topic. */
export function phrasebook(): readonly Phrase[] {
  return readdirSync(PHRASEBOOK)
    .filter((name) => name.endsWith('.yaml') && name !== SYNONYMS)
    .toSorted()
    .flatMap((name) => phrasesIn(readTexts(join(PHRASEBOOK, name)) as PhraseFile))
}

/** Lists of words that mean the same. */
export function synonyms(): readonly (readonly string[])[] {
  return readTexts(join(PHRASEBOOK, SYNONYMS)) as string[][]
}
