import { existsSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { loadRuleset } from '../../grammar/load.ts'
import type { Loaded } from '../../grammar/load.ts'
import { SHIPPED_FOLDER } from '../../interpreter/host-node/shipped.ts'
import { host, known, shippedFile } from '../rulesets/shipped-documents.ts'
import { trackedDocuments } from '../tracked.ts'

/** A playable game of the shelf. */
export interface ShelfGame {
  readonly id: string
  /** Its path in the folder of rulesets. */
  readonly path: string
  readonly family: string
  /** The id of what it extends. */
  readonly base: string | undefined
  readonly ruleset: NonNullable<Loaded['ruleset']>
  /** Languages other than English in which all of it has words. */
  readonly languages: readonly string[]
}

/** How many small changes of the rules were tried, and those that no example noticed, perhaps with the reason why none can. */
export interface Survived {
  readonly mutants: number
  readonly survivors: Readonly<Record<string, string>>
}

/** Survivors for which no reason is known. */
export const unexplained = ({ survivors }: Survived): number =>
  Object.values(survivors).filter((why) => why === '').length

const documents = trackedDocuments().map(({ path, head }) => ({
  path: relative(SHIPPED_FOLDER, path).split(sep).join('/'),
  head,
}))

/** Languages with a document of texts for a game or a variant. */
function languagesOf(id: string): readonly string[] {
  return documents.flatMap(({ path, head }) =>
    head.textsFor === id ? [basename(path, '.yaml').split('.').at(-1) ?? ''] : [],
  )
}

/** All playable games, by path. What is abstract is none. */
export function shelf(): readonly ShelfGame[] {
  return documents.flatMap(({ path, head }): readonly ShelfGame[] => {
    if (head.id === undefined || head.for !== undefined) return []
    const { ruleset } = loadRuleset({ file: shippedFile(path), host, known })
    if (ruleset === undefined) throw new Error(`${path} cannot be loaded`)
    if (ruleset.game.abstract) return []
    const [own = [], ...others] = ruleset.game.layers.map((layer) => languagesOf(layer.id))
    const languages = own.filter((code) => code !== 'en' && others.every((all) => all.includes(code)))
    return [{ id: head.id, path, family: path.split('/')[0] ?? '', base: head.extends, ruleset, languages }]
  })
}

const KEPT = join(import.meta.dirname, 'kept')

export const keptPath = (id: string): string => join(KEPT, `${id}.json`)

/** What a long run found, and `npm run shelf -- --mutants ID` wrote down. */
export function survivedIn(id: string): Survived | undefined {
  const path = keptPath(id)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
