import './lessons.css'
import { useEffect, useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import { lesson, type LessonPage, type OpenLesson } from './lesson-state.ts'
import { openLesson } from './open-lesson.ts'

/** Milliseconds without typing before the task is looked at. */
const PAUSE = 400

/** The open page of the tour above text and table: what it says, its task, and whether that is done. */
export function LessonBar({ session }: { readonly session: Session }) {
  return lesson.value === undefined ? null : (
    <Opened key={lesson.value.file} session={session} opened={lesson.value} />
  )
}

function Opened({
  session,
  opened: { page, file },
}: {
  readonly session: Session
  readonly opened: OpenLesson
}) {
  const [shows, setShows] = useState<'nothing' | 'hint' | 'solution'>('nothing')
  const isHere = session.tabs.current.value === file
  const results = session.results.examples.value?.results
  const hasErrors = session.checking.hasErrors
  // Typing while the examples run leaves them without a result, so they run again.
  const [runs, setRuns] = useState(0)
  useEffect(() => {
    if (!isHere || results !== undefined || hasErrors) return
    const timer = setTimeout(() => void session.results.runExamples().finally(() => setRuns(runs + 1)), PAUSE)
    return () => clearTimeout(timer)
  }, [isHere, results, hasErrors, runs])
  const isDone = isHere && results !== undefined && isTaskDone(page, results)
  const { next } = page
  return (
    <section class="lesson" aria-label={page.title}>
      <details open>
        <summary>
          {page.at} / {page.pages} <strong>{page.title}</strong>
        </summary>
        {page.text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <Said words={paragraph} />
          </p>
        ))}
      </details>
      <p class="task" aria-live="polite">
        <strong>{text(isDone ? 'lessonDone' : 'lessonTask')}</strong> {!isDone && <Said words={page.task} />}
      </p>
      {shows === 'hint' && (
        <p>
          <Said words={page.hint} />
        </p>
      )}
      {shows === 'solution' && (
        <pre tabindex={0}>
          {page.solution.map(({ was, now }) => `${marked('-', was)}\n${marked('+', now)}`).join('\n\n')}
        </pre>
      )}
      <div class="buttons">
        {!isDone && (
          <>
            <Button onClick={() => setShows(shows === 'hint' ? 'nothing' : 'hint')}>
              {text('lessonHint')}
            </Button>
            <Button onClick={() => setShows(shows === 'solution' ? 'nothing' : 'solution')}>
              {text('lessonSolution')}
            </Button>
          </>
        )}
        {next !== undefined && (
          <Button class={isDone ? 'primary' : 'quiet'} onClick={() => void openLesson(session, next)}>
            {text('lessonNext')}
          </Button>
        )}
        <Button class="quiet" onClick={() => (lesson.value = undefined)}>
          {text('tourLeave')}
        </Button>
      </div>
    </section>
  )
}

function isTaskDone(
  { check }: LessonPage,
  results: readonly { readonly label: string; readonly outcome: string }[],
): boolean {
  const labels = [...check.matchAll(/^(\S.*):$/gmu)].map(([, label]) => label)
  return labels.every((label) => results.some((one) => one.label === label && one.outcome === 'passed'))
}

/** Words in backticks are shown as text of the language. */
function Said({ words }: { readonly words: string }) {
  return <>{words.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))}</>
}

function marked(sign: string, lines: string): string {
  return lines.replaceAll(/^/gmu, `${sign} `)
}
