import { join } from 'node:path'
import { loadRuleset } from '../../grammar/load.ts'
import { KnownDocuments } from '../../grammar/document/known-documents.ts'
import { cachingHost } from '../../grammar/source/caching-host.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'
import { MODULES, REFUSED, SHIPPED } from './module-pairs.ts'

export type Pair = readonly [one: string, two: string]

/** The frozen rulesets of the first edition: shipped ones may change their sentences. */
const kept = cachingHost(rulesetFolderHost({ shipped: join(import.meta.dirname, '../editions/1/rulesets') }))
const known = new KnownDocuments()

function textOf(game: string, [id, part]: Pair): Pair {
  return [`${id}.yaml`, `sandtable: 1\nid: ${id}\nfor: ${game}\ntitle: ${id}\n${part}\n`]
}

/** A game with some of its made modules, in this order. */
export function loadTogether(game: string, uses: readonly string[]): ReturnType<typeof loadRuleset> {
  const modules = Object.entries(MODULES[game] ?? {}).map((module) => textOf(game, module))
  const documents = [...kept.documents(), ...memoryHost(modules).documents()]
  const text = `sandtable: 1\nid: together\nextends: ${game}\ntitle: Together\nuses: [ ${uses.join(', ')} ]\n`
  const file = sourceFile('together.yaml', text)
  return loadRuleset({ file, host: { documents: () => documents }, known })
}

/** All pairs of the modules of a game. */
export function pairsOf(game: string): readonly Pair[] {
  const ids = [...Object.keys(MODULES[game] ?? {}), ...(SHIPPED[game] ?? [])]
  return ids.flatMap((one, i) => ids.slice(i + 1).map((two) => [one, two] as const))
}

export const refusalOf = ([one, two]: Pair): string | undefined => REFUSED[`${one} ${two}`]
