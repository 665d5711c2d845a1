import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { SMALL_GAMES } from './small-games.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import type { RulesetHost } from '../../grammar/source/host.ts'
import { trackedFiles } from '../tracked.ts'

export interface Sample {
  readonly name: string
  readonly text: string
  /** How often it is taken relative to the others: less often if it is expensive to check. */
  readonly weight: number
}

const ROOT = join(import.meta.dirname, '../..')

function yamlBelow(folder: string): readonly (readonly [string, string])[] {
  return trackedFiles(join(ROOT, folder))
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => join(ROOT, folder, name))
    .map((path) => [relative(ROOT, path), readFileSync(path, 'utf8')] as const)
}

export const shipped = yamlBelow('rulesets')
const invented = yamlBelow('test/corpus')

/** The cost of a check: a document that builds on another also costs as much as that one, whatever its own length. */
function cost(name: string, text: string): number {
  const builtOn = /^(?:extends|for|examples for|texts for): *(\S+)/m.exec(text)?.[1]
  const base = shipped.find(([, other]) => other.includes(`\nid: ${builtOn ?? '-'}\n`))?.[1]
  return text.length + (base === undefined ? 0 : 20_000) + (name.includes('.examples') ? 100_000 : 0)
}

/** The share of each sort of sample; cheap ones get most. */
const SHARES = { small: 0.86, invented: 0.04, shipped: 0.05, wrong: 0.04, texts: 0.01 } as const

function shared(share: number, texts: readonly (readonly [string, string])[]): readonly Sample[] {
  const cheap = texts.map(([name, text]) => 1 / cost(name, text) ** 1.5)
  const total = cheap.reduce((sum, each) => sum + each, 0)
  return texts.map(([name, text], i) => ({ name, text, weight: (share * (cheap[i] ?? 0)) / total }))
}

function evenly(share: number, texts: readonly (readonly [string, string])[]): readonly Sample[] {
  return texts.map(([name, text]) => ({ name, text, weight: share / texts.length }))
}

/** Everything that is shipped, small games, those of the corpus, and the wrong rulesets, which are closer to every refusal. */
export const SAMPLES: readonly Sample[] = [
  ...shared(SHARES.small, SMALL_GAMES),
  ...shared(SHARES.invented, invented),
  ...shared(
    SHARES.shipped,
    shipped.filter(([name]) => !name.includes('/texts/')),
  ),
  ...shared(
    SHARES.texts,
    shipped.filter(([name]) => name.includes('/texts/')),
  ),
  ...evenly(SHARES.wrong, yamlBelow('test/wrong')),
]

/** Without files of examples, which would be read again for each of thousands of texts, and without translations. */
const host: RulesetHost = memoryHost(
  [...shipped, ...invented].filter(
    ([name]) => !name.includes('.examples') && !/\.[a-z]{2}\.yaml$/.test(name),
  ),
  'shipped',
)

const nothing = memoryHost([])

/** Small games do not depend on other documents. */
export function hostFor(name: string): RulesetHost {
  return name.startsWith('small/') ? nothing : host
}
