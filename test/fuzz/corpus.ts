import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import type { RulesetHost } from '../../grammar/source/host.ts'

export interface Sample {
  readonly name: string
  readonly text: string
  /** How often it is taken, against the others: what is dear to check is taken less often. */
  readonly weight: number
}

const ROOT = join(import.meta.dirname, '../..')

function yamlBelow(folder: string): readonly (readonly [string, string])[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [relative(ROOT, path), readFileSync(path, 'utf8')] as const)
}

const shipped = yamlBelow('rulesets')

/** What is built on others costs as much as these, whatever its own length; texts in a language are short and cheap. */
function cost(name: string, text: string): number {
  const builtOn = /^(?:extends|for|examples for|texts for): *(\S+)/m.exec(text)?.[1]
  const base = shipped.find(([path]) => path.endsWith(`/${builtOn ?? '-'}.yaml`))?.[1] ?? ''
  return text.length + 3 * base.length + (name.includes('.examples') ? 100_000 : 0)
}

/** Everything that is shipped, and the wrong rulesets, which are nearer to every refusal. */
export const SAMPLES: readonly Sample[] = [...shipped, ...yamlBelow('test/wrong')].map(([name, text]) => {
  const weight = Math.max(1, Math.round(2e8 / Math.max(2_000, cost(name, text)) ** 1.6))
  return { name, text, weight: name.includes('/texts/') ? Math.ceil(weight / 20) : weight }
})

/** Without examples, which would be read again for each of thousands of texts, and without texts in other languages. */
export const host: RulesetHost = memoryHost(
  shipped.filter(([name]) => !name.includes('.examples') && !/\.[a-z]{2}\.yaml$/.test(name)),
  'shipped',
)
