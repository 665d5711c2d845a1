import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { constructsOf } from '../../../grammar/book/constructs.ts'
import type { RulesetDocument } from '../../../grammar/document/load-document.ts'
import type { RulesetRequest } from '../../../grammar/load.ts'
import { KnownDocuments } from '../../../grammar/document/known-documents.ts'
import { configure, loadRuleset } from '../../../grammar/load.ts'
import { sourceFile } from '../../../grammar/source/source-file.ts'
import { gallery } from '../../../interpreter/host-node/gallery.ts'
import { readTexts } from '../../../interpreter/host-node/language-files.ts'
import { PACKAGE } from '../../../interpreter/host-node/package-folder.ts'
import { rulesetFolderHost } from '../../../interpreter/host-node/ruleset-folder.ts'
import { SHIPPED_FOLDER, shippedDocuments } from '../../../interpreter/host-node/shipped.ts'
import { svgText } from '../../../interpreter/look/shape.ts'
import { boardMaps } from '../../../interpreter/map/board-map.ts'
import { mapPicture } from '../../../interpreter/map/picture.ts'
import { textIn } from '../../../interpreter/rulebook/sentences/reading.ts'
import type { Recipe, Topic } from './recipe.ts'

/** The parts of the language that a document uses, each with the first line that does. */
export function linesOf(document: RulesetDocument): ReadonlyMap<string, string> {
  const { text } = document.file
  return new Map(
    [...constructsOf(document)].map(([construct, at]) => {
      const end = text.indexOf('\n', at)
      return [construct, text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end).trim()]
    }),
  )
}

const CORPUS = join(PACKAGE, 'test/corpus')

/** The small games that the tests play, then the games of the shelf. */
export async function recipes(): Promise<readonly Recipe[]> {
  const { games, families } = await gallery()
  const paths = new Map(shippedDocuments().map(({ path, head }) => [head.id, path]))
  const small = readdirSync(CORPUS).filter((name) => name.endsWith('.yaml'))
  const known = new KnownDocuments()
  // One for all: a host reads its folders once.
  const host = rulesetFolderHost({ shipped: SHIPPED_FOLDER, beside: CORPUS })
  const read = (path: string): RulesetRequest => {
    const name = relative(PACKAGE, path).replaceAll(sep, '/')
    return { file: sourceFile(name, readFileSync(path, 'utf8')), host, known }
  }
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
    constructs: document === undefined ? new Map() : linesOf(document),
    file: about.file,
  }
}

export function topics(): readonly Topic[] {
  const rows = readTexts(join(PACKAGE, 'docs/recipes.yaml')) as Readonly<Record<string, Omit<Topic, 'name'>>>
  return Object.entries(rows).map(([name, row]) => ({ name, ...row }))
}
