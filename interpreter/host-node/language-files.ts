import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import type { LanguageFile } from '../rulebook/phrases/keys.ts'

const PHRASES = join(import.meta.dirname, '../rulebook/phrases')

/** Reads a YAML file in which every value is a text: the words of one language. */
export function readTexts(file: string): unknown {
  return load(readFileSync(file, 'utf8'), { schema: FAILSAFE_SCHEMA, filename: file })
}

/** The phrases of a rulebook. `test/project/languages.test.ts` compares every file with the schema. */
export function phrasesIn(code: string): LanguageFile {
  return readTexts(join(PHRASES, `${code}.yaml`)) as LanguageFile
}
