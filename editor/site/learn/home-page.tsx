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
  part: undefined,
  also: [],
  text: '',
  body: (
    <>
      <p>
        New here? Begin with the <a href={PARTS.tour.path}>tour</a>: its first page has a whole game, and you
        change a rule of it. If you know what you want to say, type it into the search above, such as
        “captures are forced”.
      </p>
      <Links
        from="index.html"
        to={Object.entries(PARTS).map(([part, { title, path }]) => ({
          path,
          title,
          about: ABOUT[part as Part],
        }))}
      />
    </>
  ),
}
