import type { Session } from '../session/session.ts'
import { lesson, type LessonPage } from './lesson-state.ts'
import { rulesOn } from './rules-on-page.ts'

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
    const text =
      kind === 'recipe'
        ? await read(`learn/recipes/${id}.html`, async (page) => rulesOn(await page.text()))
        : await read(`learn/tutorials/${id}.json`, async (page): Promise<string> => (await page.json()).text)
    if (text !== undefined) {
      const name = `${/^id: (\S+)$/mu.exec(text)?.[1] ?? id}.yaml`
      await session.files.receive({ files: [{ name, text }], open: name })
    }
  }
  return true
}

/** Puts the ruleset of a lesson into a file of its own, and the examples of its task beside it. An edited one stays as it is. */
export async function openLesson(session: Session, id: string): Promise<void> {
  const page = await read(`learn/tour/${id}.json`, (answer): Promise<LessonPage> => answer.json())
  if (page === undefined) return
  const file = `${id}.yaml`
  const check = `sandtable: 1\nexamples for: ${id}\n\nexamples:\n${page.check.replaceAll(/^(?=.)/gmu, '  ')}`
  session.workspace.write(`${id}.examples.yaml`, check)
  await session.files.add(file, session.workspace.text(file) ?? page.ruleset)
  lesson.value = { page, file }
}

/** Undefined if there is no such page, or no way to get it now. */
async function read<Page>(
  address: string,
  how: (response: Response) => Promise<Page>,
): Promise<Page | undefined> {
  try {
    const response = await fetch(`./${address}`)
    return response.ok ? await how(response) : undefined
  } catch {
    return undefined
  }
}
