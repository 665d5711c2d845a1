import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { FUNCTIONS, isFunction, signatureOf } from '../../grammar/language/functions.ts'
import type { LanguageFunction } from '../../grammar/language/functions.ts'

const SETTINGS = join(import.meta.dirname, '../../.oxfmtrc.json')

/** The page about the language with the table of its functions as they are described in the sources. */
export async function functionsTable(page: string): Promise<string> {
  const from = page.indexOf('| built in ')
  const to = page.indexOf('\n\n', from)
  const rows = Object.keys(FUNCTIONS)
    .filter(isFunction)
    .map((name) => `| \`${signatureOf(name)}\` | ${cellOf(FUNCTIONS[name])} |\n`)
  const table = `| built in | gives |\n| --- | --- |\n${rows.join('')}`
  const { code } = await format('functions.md', table, JSON.parse(readFileSync(SETTINGS, 'utf8')))
  return page.slice(0, from) + code.trimEnd() + page.slice(to)
}

function cellOf({ gives, example }: LanguageFunction): string {
  return example === undefined ? gives : `${gives}: \`${example}\``
}
