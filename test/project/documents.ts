import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Pages for readers, whose rulesets, programs and commands the tests try. */
export const DOCUMENTS: readonly string[] = [
  'README.md',
  ...['docs', 'docs/tutorials'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
]
