import { KnownDocuments } from '../../grammar/document/known-documents.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import { rulesetOf } from '../../grammar/phrasebook/phrase.ts'
import type { Phrase } from '../../grammar/phrasebook/phrase.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { join } from 'node:path'
import { PHRASEBOOK } from '../../interpreter/host-node/phrasebook.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'
import { SHIPPED_FOLDER } from '../../interpreter/host-node/shipped.ts'

const GAMES = join(PHRASEBOOK, 'games')
const host = rulesetFolderHost({ shipped: SHIPPED_FOLDER, beside: GAMES })
const known = new KnownDocuments()

/** A phrase as the variant that readers make of it. */
export function requestOf(phrase: Phrase): RulesetRequest {
  return { file: sourceFile(join(GAMES, `${phrase.id}.yaml`), rulesetOf(phrase)), host, known }
}
