import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VALIDATORS, validatorsModule } from '../../.ci/validators.ts'
import { CATALOGUE } from '../../grammar/diagnostics/catalogue.ts'
import { pageOf } from '../../grammar/diagnostics/explain.ts'
import { functionsTable } from './functions-table.ts'
import { LANGUAGE_FOLDERS, languageSchema } from './language-files.ts'

const ROOT = join(import.meta.dirname, '../..')
for (const folder of LANGUAGE_FOLDERS)
  writeFileSync(join(ROOT, folder, 'schema.generated.json'), languageSchema(folder))
writeFileSync(join(ROOT, VALIDATORS), validatorsModule())

const LANGUAGE = join(ROOT, 'docs/language.md')
writeFileSync(LANGUAGE, await functionsTable(readFileSync(LANGUAGE, 'utf8')))

/** Writes the pages for all codes from the catalogue. */
const PAGES = join(ROOT, 'docs/diagnostics')
mkdirSync(PAGES, { recursive: true })
const codes = Object.keys(CATALOGUE).sort()
for (const code of codes) writeFileSync(join(PAGES, `${code}.md`), pageOf(code) ?? '')
const index = codes
  .map((code) => `- [${code}](${code}.md): ${CATALOGUE[code as keyof typeof CATALOGUE].title}`)
  .join('\n')
writeFileSync(
  join(PAGES, 'README.md'),
  `# Diagnostics\n\nEvery message has a code. \`sandtable explain CODE\` prints its page.\n\n${index}\n`,
)
