import type { LearnPage } from './page.ts'
import { wordsOf } from './markdown.ts'
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
  api: 'The library, for programmers.',
  compatibility: 'What stays valid.',
  limits: 'What is too large.',
  architecture: 'How it is built.',
}

/** A page for each document, and one with all of them. */
export function documentPages(documents: readonly SiteDocument[]): readonly LearnPage[] {
  const index = 'guides/index.html'
  const names = new Set(documents.map(({ name }) => name))
  const link = (target: string): string | undefined => {
    const [, file = '', anchor = ''] = /^([^#]*)(#.*)?$/u.exec(target) ?? []
    if (file === '') return anchor
    if (/^https?:/u.test(file)) return target
    const code = /^diagnostics\/(ST\d+)\.md$/u.exec(file)?.[1]
    if (code !== undefined) return `../messages/${code}.html`
    if (file === 'diagnostics/README.md') return '../messages/index.html'
    if (file.startsWith('pictures/')) return file
    const name = /^(?:docs\/)?([\w-]+)\.md$/u.exec(file)?.[1]
    return name !== undefined && names.has(name) ? `${name}.html${anchor}` : undefined
  }
  const titleOf = ({ markdown, name }: SiteDocument): string => /^# (.*)$/mu.exec(markdown)?.[1] ?? name
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
    body: <Prose markdown={each.markdown.replace(/^# .*$/mu, '')} link={link} />,
  }))
  return [first, ...pages]
}
