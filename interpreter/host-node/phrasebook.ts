import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { KnownDocuments } from '../../grammar/document/known-documents.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import { phrasesIn, rulesetOf, type Phrase, type PhraseFile } from '../../grammar/phrasebook/phrase.ts'
import { cachingHost } from '../../grammar/source/caching-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { readTexts } from './language-files.ts'
import { PACKAGE } from './package-folder.ts'
import { rulesetFolderHost } from './ruleset-folder.ts'
import { SHIPPED_FOLDER } from './shipped.ts'

/** A file for each topic, and `games` with the small games to which the lines are added. */
const PHRASEBOOK = join(PACKAGE, 'docs/phrasebook')

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

/** Each phrase as the variant that readers make of it. One for all: the games of the phrasebook are read once. */
export function phraseRequests(): (phrase: Phrase) => RulesetRequest {
  const games = join(PHRASEBOOK, 'games')
  const host = cachingHost(rulesetFolderHost({ shipped: SHIPPED_FOLDER, beside: games }))
  const known = new KnownDocuments()
  return (phrase) => ({
    file: sourceFile(join(games, `${phrase.id}.yaml`), rulesetOf(phrase)),
    host,
    known,
  })
}
