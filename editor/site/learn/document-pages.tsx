import type { LearnPage } from './page.ts'
import { wordsOf, type Link } from './markdown.ts'
import { Links, Prose } from './parts.tsx'

/** A document of `docs/`, by the name of its file without the ending. */
export interface SiteDocument {
  readonly name: string
  readonly markdown: string
}

/** In the order in which they are offered, with a sentence about each; others come after them. */
const ABOUT: Readonly<Record<string, string>> = {
  'first-house-rule-in-the-browser': 'Change a rule in the browser, step by step.',
  'first-house-rule': 'The same with commands.',
  editor: 'Text and game side by side.',
  balance: 'Is a rule fair, and what does it change?',
  strength: 'How well programs play, and how that is measured.',
  language: 'The complete language.',
  'two-games': 'One with cards, one with a board.',
  boards: 'Moves that pieces print, tiles, walls between spaces.',
  secrets: 'Hidden sides, tries in the dark, and their limits.',
  detours: 'What takes other words, and what cannot be said.',
  looks: 'Colours, shapes, symbols and layout.',
  api: 'The library, for programmers.',
  compatibility: 'What stays valid.',
  limits: 'What is too large.',
  architecture: 'How it is built.',
}

/** The heading of a document. */
export function titleOf({ markdown, name }: SiteDocument): string {
  return /^# (.*)$/mu.exec(markdown)?.[1] ?? name
}

/** How links of a document are written on a page of this folder of the site. */
export function linksFrom(folder: 'guides' | 'tutorials'): Link {
  return (target) => {
    const [, file = '', anchor = ''] = /^([^#]*)(#.*)?$/u.exec(target) ?? []
    if (file === '') return anchor
    if (/^https?:/u.test(file)) return target
    const [, up, below = '', name = '', ending = ''] =
      /^(\.\.\/)?(?:docs\/)?(?:(\w+)\/)?([\w-]+)\.(\w+)$/u.exec(file) ?? []
    if (folder === 'guides' && up !== undefined) return undefined
    const at = below === '' && (folder === 'guides' || up !== undefined) ? 'guides' : below || folder
    if (at === 'pictures') return `../guides/pictures/${name}.${ending}`
    if (ending !== 'md') return undefined
    if (at === 'diagnostics') return `../messages/${name === 'README' ? 'index' : name}.html`
    return at === 'guides' || at === 'tutorials' ? `../${at}/${name}.html${anchor}` : undefined
  }
}

/** A page for each document, and one with all of them. */
export function documentPages(documents: readonly SiteDocument[]): readonly LearnPage[] {
  const index = 'guides/index.html'
  const order = Object.keys(ABOUT)
  const at = ({ name }: SiteDocument): number => (order.includes(name) ? order.indexOf(name) : order.length)
  const sorted = documents.toSorted((one, other) => at(one) - at(other))
  const first: LearnPage = {
    path: index,
    title: 'Guides',
    part: 'documents',
    also: ['documents', 'manual'],
    text: 'Longer texts.',
    body: (
      <Links
        from={index}
        to={sorted.map((each) => ({
          path: `guides/${each.name}.html`,
          title: titleOf(each),
          about: ABOUT[each.name] ?? '',
        }))}
      />
    ),
  }
  const pages = sorted.map((each): LearnPage => ({
    path: `guides/${each.name}.html`,
    title: titleOf(each),
    part: 'documents',
    also: [each.name],
    // The beginning is enough for the search: phrases and reference have the words of the rest.
    text: wordsOf(each.markdown).slice(0, 400),
    before: index,
    body: <Prose markdown={each.markdown.replace(/^# .*$/mu, '')} link={linksFrom('guides')} />,
  }))
  return [first, ...pages]
}
