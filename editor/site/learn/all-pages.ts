import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { boardMaps } from '../../../interpreter/map/board-map.ts'
import { mapPicture } from '../../../interpreter/map/picture.ts'
import { svgText } from '../../../interpreter/look/shape.ts'
import { configure, loadRuleset } from '../../../grammar/load.ts'
import { KnownDocuments } from '../../../grammar/document/known-documents.ts'
import { sourceFile } from '../../../grammar/source/source-file.ts'
import { textIn } from '../../../interpreter/rulebook/sentences/reading.ts'
import { PACKAGE } from '../../../interpreter/host-node/package-folder.ts'
import { phrasebook } from '../../../interpreter/host-node/phrasebook.ts'
import { lessonIn } from '../lesson.ts'
import type { Lesson } from '../lesson.ts'
import { documentPages } from './document-pages.tsx'
import type { SiteDocument } from './document-pages.tsx'
import { HOME } from './home-page.tsx'
import { messagePages } from './message-pages.tsx'
import type { LearnPage } from './page.ts'
import { phrasePagesOf } from './phrase-pages.tsx'
import { recipePages } from './recipe-pages.tsx'
import type { Recipe } from './recipe-pages.tsx'
import { referencePagesOf } from './reference-pages.tsx'
import { tourPages } from './tour-pages.tsx'
import { tutorialPages, tutorialsListed } from './tutorial-pages.tsx'

/** All pages of the site, from the documents, lessons, phrases and small games of the clone. */
export function allPages(): readonly LearnPage[] {
  const reference = referencePagesOf()
  const tutorials = documentsIn('docs/tutorials')
  return [
    HOME,
    ...tourPages(lessons(), tutorialsListed(tutorials)),
    ...tutorialPages(tutorials),
    ...phrasePagesOf(phrasebook(), reference.seeAlso),
    ...recipePages(recipes(), reference.seeAlso),
    ...reference.pages,
    ...messagePages(),
    ...documentPages(documentsIn('docs')),
  ]
}

function filesIn(folder: string, ending: string): readonly (readonly [name: string, text: string])[] {
  const whole = join(PACKAGE, folder)
  return readdirSync(whole)
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => [name, readFileSync(join(whole, name), 'utf8')] as const)
}

/** The pages of the tour, in order. */
function lessons(): readonly Lesson[] {
  return filesIn('docs/lessons', '.md').map(([name, text]) => lessonIn(name, text))
}

function documentsIn(folder: string): readonly SiteDocument[] {
  return filesIn(folder, '.md').map(([name, markdown]) => ({ name: name.replace(/\.md$/u, ''), markdown }))
}

/** The small games that the tests play. */
function recipes(): readonly Recipe[] {
  const known = new KnownDocuments()
  return filesIn('test/corpus', '.yaml').flatMap(([name, text]) => {
    const request = { file: sourceFile(name, text), host: { documents: () => [] }, known }
    const { ruleset } = loadRuleset(request)
    if (ruleset === undefined) return []
    const players = [...ruleset.playerCounts]
    const world = configure(ruleset, players[0] ?? 2).configured?.world
    const [map] = world === undefined ? [] : boardMaps(world)
    const { title } = ruleset.game
    const recipe: Recipe = {
      id: name.replace(/\.yaml$/u, ''),
      title,
      note: textIn(ruleset.game.sections.get('implements'), 'note') ?? '',
      players,
      text,
      picture: map === undefined ? undefined : svgText(mapPicture(map, title, false)),
    }
    return [recipe]
  })
}
