import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { constructsOf } from '../../../grammar/book/constructs.ts'
import { Diagnostics } from '../../../grammar/diagnostics/diagnostic.ts'
import { loadDocument } from '../../../grammar/document/load-document.ts'
import type { RulesetDocument } from '../../../grammar/document/load-document.ts'
import type { RulesetRequest } from '../../../grammar/load.ts'
import { KnownDocuments } from '../../../grammar/document/known-documents.ts'
import { configure, loadRuleset } from '../../../grammar/load.ts'
import { heldHost } from '../../../grammar/source/held-host.ts'
import { sourceFile } from '../../../grammar/source/source-file.ts'
import type { SourceFile } from '../../../grammar/source/source-file.ts'
import { gallery } from '../../../interpreter/host-node/gallery.ts'
import { readTexts } from '../../../interpreter/host-node/language-files.ts'
import { PACKAGE } from '../../../interpreter/host-node/package-folder.ts'
import { rulesetFolderHost } from '../../../interpreter/host-node/ruleset-folder.ts'
import { SHIPPED_FOLDER, shippedDocuments } from '../../../interpreter/host-node/shipped.ts'
import type { ShippedDocument } from '../../../interpreter/host-node/shipped.ts'
import { svgText } from '../../../interpreter/look/shape.ts'
import { boardMaps } from '../../../interpreter/map/board-map.ts'
import { mapPicture } from '../../../interpreter/map/picture.ts'
import { textIn } from '../../../interpreter/rulebook/sentences/reading.ts'
import type { Found, Recipe, Topic } from './recipe.ts'

export function documentIn(file: SourceFile): RulesetDocument | undefined {
  return loadDocument(file, new Diagnostics())
}

/** The parts of the language that documents use, each where the first of them does. */
export function foundIn(documents: readonly RulesetDocument[]): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>()
  for (const document of documents)
    for (const [construct, at] of constructsOf(document))
      if (!found.has(construct)) found.set(construct, { file: document.file, at })
  return found
}

const CORPUS = join(PACKAGE, 'test/corpus')

/** Reads documents of the clone by their paths below it. One for all: the folders are read once. */
export function rulesetRequests(): (path: string) => RulesetRequest {
  const known = new KnownDocuments()
  const host = heldHost(rulesetFolderHost({ shipped: SHIPPED_FOLDER, beside: CORPUS }))
  return (path) => {
    const whole = resolve(PACKAGE, path)
    const name = relative(PACKAGE, whole).replaceAll(sep, '/')
    return { file: sourceFile(name, readFileSync(whole, 'utf8')), host, known }
  }
}

/** The small games that the tests play, then the games of the shelf. */
export async function recipes(): Promise<readonly Recipe[]> {
  const { games, families } = await gallery()
  const shipped = shippedDocuments()
  const paths = new Map(shipped.map(({ path, head }) => [head.id, path]))
  const listed = new Set(games.map(({ id }) => id))
  const small = readdirSync(CORPUS).filter((name) => name.endsWith('.yaml'))
  const read = rulesetRequests()
  return [
    ...small.toSorted().flatMap((name) => recipeOf(read(join(CORPUS, name)), {}) ?? []),
    ...games.flatMap(({ id, line, family }) => {
      const path = paths.get(id)
      if (path === undefined) return []
      const request = read(path)
      return (
        recipeOf(request, {
          note: line['en'] ?? '',
          family: families.get(family)?.['en'],
          file: request.file.name,
          companions: () =>
            foundIn(
              companionsOf(id, shipped, listed).flatMap((beside) => documentIn(read(beside).file) ?? []),
            ),
        }) ?? []
      )
    }),
  ]
}

function recipeOf(request: RulesetRequest, about: Partial<Recipe>): Recipe | undefined {
  const { ruleset } = loadRuleset(request)
  if (ruleset === undefined) return undefined
  const { game, playerCounts } = ruleset
  const document = game.read.get(request.file.name)
  const players = [...playerCounts]
  // A variant looks much like its base, which has the picture.
  const isVariant = /^extends:/mu.test(request.file.text)
  const world = isVariant ? undefined : configure(ruleset, players[0] ?? 2).configured?.world
  const [map] = world === undefined ? [] : boardMaps(world)
  return {
    id: game.id,
    title: game.title,
    note: about.note ?? textIn(game.sections.get('implements'), 'note') ?? '',
    family: about.family,
    players,
    text: request.file.text,
    picture: map === undefined ? undefined : svgText(mapPicture(map, game.title, false)),
    constructs: foundIn(document === undefined ? [] : [document]),
    companions: about.companions ?? (() => new Map()),
    file: about.file,
  }
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
