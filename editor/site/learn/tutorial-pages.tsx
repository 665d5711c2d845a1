import { finished } from '../tutorial.ts'
import { linksFrom, titleOf, type SiteDocument } from './document-pages.tsx'
import { wordsOf } from './markdown.ts'
import { way, type LearnPage } from './page.ts'
import { Prose, type Listed } from './parts.tsx'

export function tutorialsListed(tutorials: readonly SiteDocument[]): readonly Listed[] {
  return tutorials.map((each) => ({ path: pathOf(each), title: titleOf(each) }))
}

/** A page for each tutorial, with the file that it ends with. */
export function tutorialPages(tutorials: readonly SiteDocument[]): readonly LearnPage[] {
  return tutorials.map((each, at): LearnPage => {
    const { name, markdown } = each
    const [before, after] = [tutorials[at - 1], tutorials[at + 1]]
    return {
      path: pathOf(each),
      title: titleOf(each),
      part: 'tour',
      also: ['tutorial', 'first game', 'own game', 'from scratch', 'new game'],
      text: wordsOf(markdown).slice(0, 400),
      data: { text: finished(markdown) },
      before: before === undefined ? 'tour/index.html' : pathOf(before),
      after: after && pathOf(after),
      body: (
        <>
          <Prose markdown={markdown.replace(/^# .*$/mu, '')} link={linksFrom('tutorials')} />
          <p>
            <a class="try" href={way(pathOf(each), `../#tutorial=${name}`)}>
              Open the finished game in the editor
            </a>
          </p>
        </>
      ),
    }
  })
}

function pathOf({ name }: SiteDocument): string {
  return `tutorials/${name}.html`
}
