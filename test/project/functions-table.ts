import { format, resolveConfig } from 'prettier'
import { FUNCTIONS, isFunction, signatureOf } from '../../grammar/language/functions.ts'
import type { LanguageFunction } from '../../grammar/language/functions.ts'

/** The page about the language with the table of its functions as they are described in the sources. */
export async function functionsTable(page: string): Promise<string> {
  const from = page.indexOf('| built in ')
  const to = page.indexOf('\n\n', from)
  const rows = Object.keys(FUNCTIONS)
    .filter(isFunction)
    .map((name) => `| \`${signatureOf(name)}\` | ${cellOf(FUNCTIONS[name])} |\n`)
  const table = `| built in | gives |\n| --- | --- |\n${rows.join('')}`
  const options = await resolveConfig('docs/language.md')
  const formatted = await format(table, { ...options, parser: 'markdown' })
  return page.slice(0, from) + formatted.trimEnd() + page.slice(to)
}

function cellOf({ gives, example }: LanguageFunction): string {
  return example === undefined ? gives : `${gives}: \`${example}\``
}
