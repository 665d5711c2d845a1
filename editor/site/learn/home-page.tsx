import { PARTS, type LearnPage, type Part } from './page.ts'
import { Links } from './parts.tsx'

const ABOUT: Readonly<Record<Part, string>> = {
  tour: 'Change a small game, one idea at a time.',
  phrases: 'Find a sentence of your rulebook, and the lines that say it.',
  recipes: 'Copy from small games that work.',
  reference: 'Look up a word of the language.',
  messages: 'Understand what the checker says.',
  documents: 'Read about the editor, balance, and the library.',
}

/** The first page: where to go. */
export const HOME: LearnPage = {
  path: 'index.html',
  title: 'Learn Sandtable',
  part: 'tour',
  also: [],
  text: '',
  body: (
    <Links
      from="index.html"
      to={Object.entries(PARTS).map(([part, { title, path }]) => ({
        path,
        title,
        about: ABOUT[part as Part],
      }))}
    />
  ),
}
