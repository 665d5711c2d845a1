import { Fragment } from 'preact'
import type { Lesson } from '../lesson.ts'
import type { LearnPage } from './page.ts'
import { wordsOf } from './markdown.ts'
import { Line, Links, Prose, Rules, type Listed } from './parts.tsx'

const CHAPTERS = ['Play and change', 'Say rules', 'Cards, luck and secrets', 'Make it yours']

const pathOf = ({ id }: Lesson): string => `tour/${id}.html`

export function listedLesson(lesson: Lesson): Listed {
  return { path: pathOf(lesson), title: lesson.title }
}

/** A page for each lesson, and one with all of them and what to read next. */
export function tourPages(lessons: readonly Lesson[], tutorials: readonly Listed[]): readonly LearnPage[] {
  const index = 'tour/index.html'
  const pages = lessons.map((lesson, at): LearnPage => {
    const { title, text, ruleset, task, hint, solution } = lesson
    const [before, after] = [lessons[at - 1], lessons[at + 1]]
    return {
      path: pathOf(lesson),
      title,
      part: 'tour',
      also: [],
      text: wordsOf(`${text} ${task}`),
      data: { ...lesson, at: at + 1, pages: lessons.length, next: after?.id },
      before: before === undefined ? index : pathOf(before),
      after: after && pathOf(after),
      body: (
        <>
          <Prose markdown={text} />
          <p class="task">
            <strong>Your task:</strong> <Line markdown={task} />
          </p>
          <p>
            <a class="try" href={`../../#lesson=${lesson.id}`}>
              Do it in the editor
            </a>
          </p>
          <Rules text={ruleset} />
          <details>
            <summary>A hint</summary>
            <p>
              <Line markdown={hint} />
            </p>
          </details>
          <details>
            <summary>A solution</summary>
            {solution.map(({ was, now }) => (
              <Fragment key={was}>
                <Rules label="before" text={was} />
                <Rules label="after" text={now} />
              </Fragment>
            ))}
          </details>
        </>
      ),
    }
  })
  const first: LearnPage = {
    path: index,
    title: 'Tour',
    part: 'tour',
    also: ['tutorial', 'lessons', 'getting started', 'learn'],
    text: 'Twenty-four pages, each with a game to change and a task.',
    after: lessons[0] && pathOf(lessons[0]),
    body: (
      <>
        <p>Twenty-four pages, each with a small game, one idea, and a task that the page checks for you.</p>
        {CHAPTERS.map((title, i) => (
          <section key={title}>
            <h2>{title}</h2>
            <Links from={index} to={lessons.filter(({ chapter }) => chapter === i + 1).map(listedLesson)} />
          </section>
        ))}
        <section>
          <h2>A game of your own</h2>
          <p>From an empty file to a game that is played, tested, balanced and printed, in an hour each.</p>
          <Links from={index} to={tutorials} />
        </section>
      </>
    ),
  }
  return [first, ...pages]
}
