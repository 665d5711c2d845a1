import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE } from '../../../interpreter/host-node/package-folder.ts'
import { phrasebook } from '../../../interpreter/host-node/phrasebook.ts'
import { reference } from '../../../grammar/phrasebook/reference.ts'
import { lessonIn, type Lesson } from '../lesson.ts'
import { documentPages, type SiteDocument } from './document-pages.tsx'
import { HOME } from './home-page.tsx'
import { messagePages } from './message-pages.tsx'
import type { LearnPage } from './page.ts'
import { phrasePagesOf } from './phrase-pages.tsx'
import { phrasePictures } from './phrase-pictures.ts'
import { recipes, topics } from './recipe-files.ts'
import { recipePages } from './recipe-pages.tsx'
import { referencePagesOf, seeAlsoOf } from './reference-pages.tsx'
import { Uses } from './uses.ts'
import { tourPages } from './tour-pages.tsx'
import { tutorialPages, tutorialsListed } from './tutorial-pages.tsx'

/** All pages of the site, from the documents, lessons, phrases and small games of the clone. */
export async function allPages(): Promise<readonly LearnPage[]> {
  const tour = lessons()
  const seeAlso = seeAlsoOf(reference())
  const games = await recipes()
  const phrases = phrasebook()
  const pictureOf = phrasePictures()
  const tutorials = documentsIn('docs/tutorials')
  return [
    HOME,
    ...tourPages(tour, tutorialsListed(tutorials)),
    ...tutorialPages(tutorials),
    ...phrasePagesOf(phrases, seeAlso, pictureOf),
    ...recipePages(games, topics(), phrases, seeAlso),
    ...referencePagesOf(new Uses(phrases, games), pictureOf),
    ...messagePages(tour),
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
