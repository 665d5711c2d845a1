import { CATALOGUE, isCode } from '../../../grammar/diagnostics/catalogue.ts'
import { severityOf } from '../../../grammar/diagnostics/codes/severity.ts'
import { messagePath } from '../../../grammar/phrasebook/reference-path.ts'
import type { Lesson } from '../lesson.ts'
import type { LearnPage } from './page.ts'
import { Links, Prose, Rules } from './parts.tsx'
import { listedLesson } from './tour-pages.tsx'

/** A page for each message, with the lessons about it, and one with all of them. */
export function messagePages(lessons: readonly Lesson[]): readonly LearnPage[] {
  const index = 'messages/index.html'
  const codes = Object.keys(CATALOGUE).filter(isCode).toSorted()
  const pathOf = messagePath
  const first: LearnPage = {
    path: index,
    title: 'Messages',
    part: 'messages',
    also: ['errors', 'codes', 'warnings'],
    text: 'What every message means, with a wrong and a right text.',
    body: (
      <Links
        from={index}
        to={codes.map((code) => ({ path: pathOf(code), title: code, about: CATALOGUE[code].title }))}
      />
    ),
  }
  const pages = codes.map((code): LearnPage => {
    const { title, meaning, wrong, right } = CATALOGUE[code]
    const about = lessons.filter(({ messages }) => messages.includes(code)).map(listedLesson)
    return {
      path: pathOf(code),
      title: `${code}: ${title}`,
      part: 'messages',
      also: [code],
      text: meaning,
      weight: 0.25,
      before: index,
      body: (
        <>
          <p class="since">Severity: {severityOf(code)}.</p>
          <Prose markdown={meaning} />
          <Rules label="wrong" text={wrong} />
          <Rules label="right" text={right} />
          {about.length > 0 && (
            <>
              <h2>A lesson about it</h2>
              <Links from={pathOf(code)} to={about} />
            </>
          )}
        </>
      ),
    }
  })
  return [first, ...pages]
}
