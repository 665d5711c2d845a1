import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { Diagnostics } from '../../../grammar/diagnostics/diagnostic.ts'
import { loadDocument, type RulesetDocument } from '../../../grammar/document/load-document.ts'
import { KnownDocuments } from '../../../grammar/document/known-documents.ts'
import { configure, loadRuleset, type RulesetRequest } from '../../../grammar/load.ts'
import { cachingHost } from '../../../grammar/source/caching-host.ts'
import { getOrMake } from '../../../grammar/source/memoized.ts'
import { sourceFile, type SourceFile } from '../../../grammar/source/source-file.ts'
import { gallery } from '../../../interpreter/host-node/gallery.ts'
import { readTexts } from '../../../interpreter/host-node/language-files.ts'
import { PACKAGE } from '../../../interpreter/host-node/package-folder.ts'
import { rulesetFolderHost } from '../../../interpreter/host-node/ruleset-folder.ts'
import { SHIPPED_FOLDER, shippedDocuments } from '../../../interpreter/host-node/shipped.ts'
import type { ShippedDocument } from '../../../interpreter/host-node/shipped.ts'
import { Shelf } from '../shelf.ts'
import { foundIn, recipeOf } from './recipe-of.ts'
import type { Found, Recipe, Topic } from './recipe.ts'

function documentIn(file: SourceFile): RulesetDocument | undefined {
  return loadDocument(file, new Diagnostics())
}

const CORPUS = join(PACKAGE, 'test/corpus')

/** The parts of the language that a file uses, each where the first of them is. */
export function foundInFile(file: SourceFile): ReadonlyMap<string, Found> {
  const document = documentIn(file)
  return foundIn(document === undefined ? [] : [document])
}

/** Reads documents of the clone by their paths below it. One for all: the folders are read once. */
export function rulesetRequests(): (path: string) => RulesetRequest {
  const known = new KnownDocuments()
  const host = cachingHost(rulesetFolderHost({ shipped: SHIPPED_FOLDER, beside: CORPUS }))
  return (path) => {
    const whole = resolve(PACKAGE, path)
    const name = relative(PACKAGE, whole).replaceAll(sep, '/')
    return { file: sourceFile(name, readFileSync(whole, 'utf8')), host, known }
  }
}

/** The small games that the tests play, then the games of the shelf. */
export async function recipes(): Promise<readonly Recipe[]> {
  const { games, families } = await gallery()
  const shelf = Shelf.ofThisBuild()
  const shipped = shippedDocuments()
  const files = new Map(shelf.documents.map(({ name, head }) => [head.id, name]))
  const listed = new Set(games.map(({ id }) => id))
  const read = rulesetRequests()
  const foundAt = new Map<string, ReadonlyMap<string, Found>>()
  // Hardly any of the documents has a rare word, and reading them all takes long.
  const companionWith = (id: string, construct: string): Found | undefined => {
    const word = construct.split(' ').at(-1) ?? ''
    for (const beside of companionsOf(id, shipped, listed)) {
      const { file } = read(beside)
      if (!file.text.includes(word)) continue
      const existing = getOrMake(foundAt, beside, () => foundInFile(file)).get(construct)
      if (existing !== undefined) return existing
    }
    return undefined
  }
  return [
    ...smallRecipes(read),
    ...games.flatMap(({ id, line, family }) => {
      const file = files.get(id)
      const game = file === undefined ? undefined : shelf.game(file)
      if (game === undefined) return []
      const about = { note: line['en'] ?? '', family: families.get(family)?.['en'], file }
      return [
        { ...game.recipe, ...about, companionWith: (construct: string) => companionWith(id, construct) },
      ]
    }),
  ]
}

function smallRecipes(read: (path: string) => RulesetRequest): readonly Recipe[] {
  const names = readdirSync(CORPUS).filter((name) => name.endsWith('.yaml'))
  return names.toSorted().flatMap((name) => {
    const request = read(join(CORPUS, name))
    const { ruleset } = loadRuleset(request)
    if (ruleset === undefined) return []
    const { configured } = configure(ruleset, ruleset.playerCounts[0] ?? 2)
    return [recipeOf(request.file.name, request.file.text, ruleset, configured?.world)]
  })
}

/** Paths of the modules, examples and texts written for a game, and of its bases that nobody plays. */
function companionsOf(
  id: string,
  shipped: readonly ShippedDocument[],
  listed: ReadonlySet<string>,
): readonly string[] {
  const base = shipped.find(({ head }) => head.id === id)?.head.extends
  const bases = shipped.filter(({ head }) => head.id === base && !listed.has(base ?? ''))
  // Texts in one language are enough.
  const written = shipped.filter(
    ({ path, head }) =>
      head.for === id || head.examplesFor === id || (head.textsFor === id && path.endsWith('.it.yaml')),
  )
  return [...bases, ...written].flatMap(({ path, head }) => [
    path,
    ...(head.id === undefined ? [] : companionsOf(head.id, shipped, listed)),
  ])
}

export function topics(): readonly Topic[] {
  const rows = readTexts(join(PACKAGE, 'docs/recipes.yaml')) as Readonly<Record<string, Omit<Topic, 'name'>>>
  return Object.entries(rows).map(([name, row]) => ({ name, ...row }))
}
