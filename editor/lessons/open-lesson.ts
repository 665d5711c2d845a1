import type { Session } from '../session/session.ts'
import { lesson } from './lesson-state.ts'
import type { LessonPage } from './lesson-state.ts'

/** Opens what a page of the site links to: `lesson=a-board`, `recipe=barter`, `tutorial=a-card-game`, and a shipped game by
 * its file. False if the address means nothing of the kind. */
export async function openFromAddress(session: Session, fragment: string): Promise<boolean> {
  const [, kind, id] = /^(lesson|recipe|tutorial|game)=([\w./-]+)$/u.exec(fragment) ?? []
  if (id === undefined) return false
  if (kind === 'lesson') await openLesson(session, id)
  else if (kind === 'game') {
    await session.list.loaded()
    if (session.list.in(id) !== undefined) await session.openGame(id)
  } else {
    const copy = await read<{ readonly text: string }>(`learn/${kind}s/${id}.json`)
    if (copy !== undefined) {
      const name = `${/^id: (\S+)$/mu.exec(copy.text)?.[1] ?? id}.yaml`
      await session.files.receive({ files: [{ name, text: copy.text }], open: name })
    }
  }
  return true
}

/** Puts the ruleset of a lesson into a file of its own, and the examples of its task beside it. An edited one stays as it is. */
export async function openLesson(session: Session, id: string): Promise<void> {
  const page = await read<LessonPage>(`learn/tour/${id}.json`)
  if (page === undefined) return
  const file = `${id}.yaml`
  const check = `sandtable: 1\nexamples for: ${id}\n\nexamples:\n${page.check.replaceAll(/^(?=.)/gmu, '  ')}`
  session.workspace.write(`${id}.examples.yaml`, check)
  await session.files.add(file, session.workspace.text(file) ?? page.ruleset)
  lesson.value = { page, file }
}

/** Undefined if there is no such page, or no way to get it now. */
async function read<Page>(address: string): Promise<Page | undefined> {
  try {
    const response = await fetch(`./${address}`)
    return response.ok ? ((await response.json()) as Page) : undefined
  } catch {
    return undefined
  }
}
