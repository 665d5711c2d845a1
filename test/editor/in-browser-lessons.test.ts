import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { lessonIn, solved } from '../../editor/site/lesson.ts'
import { trackedFiles } from '../tracked.ts'
import { VOLUME } from '../volume.ts'
import { visit } from './browser.ts'
import { inOneBrowser } from './one-browser.ts'
import { PHONE, eventually, plainText } from './steps.ts'

inOneBrowser()

const FOLDER = join(import.meta.dirname, '../../docs/lessons')
const LESSONS = trackedFiles(FOLDER)
  .toSorted()
  .map((name) => lessonIn(name, readFileSync(join(FOLDER, name), 'utf8')))

test('a reader walks through the tour: every task is open at first, and done with its solution', async () => {
  const [first] = LESSONS
  const { page } = await visit(PHONE, { fragment: `#lesson=${first?.id}`, isNew: true })
  // All pages, or as far as the first that says something wrong.
  for (const lesson of VOLUME.isLong ? LESSONS : LESSONS.slice(0, 3)) {
    await page.getByRole('region', { name: lesson.title }).waitFor()
    const area = await plainText(page)
    await eventually(() => area.inputValue(), 'the text of the lesson').toBe(lesson.ruleset)
    await page.getByText('Your task:').waitFor()
    await area.fill(solved(lesson))
    await page.getByText('Done! The examples of this task pass.').waitFor()
    if (lesson !== LESSONS.at(-1)) await page.getByRole('button', { name: 'Next page' }).click()
  }
})

test('a page to read leads into the editor, and a small game is opened as a copy', async () => {
  const { page, url } = await visit(PHONE, { fragment: 'learn/recipes/barter.html' })
  await page.getByLabel('Search').fill('draw pile empty')
  await page.locator('#found a').first().waitFor()
  await page.getByText('Open a copy in the editor').click()
  await page.waitForURL(url)
  const area = await plainText(page)
  await eventually(() => area.inputValue(), 'the text of the game').toContain('id: barter')
})

test('a tutorial ends in a game that opens as a copy', async () => {
  const { page, url } = await visit(PHONE, { fragment: 'learn/tutorials/a-card-game.html' })
  await page.getByText('Open the finished game in the editor').click()
  await page.waitForURL(url)
  const area = await plainText(page)
  await eventually(() => area.inputValue(), 'the text of the game').toContain('id: tide')
})

test('pages of every kind have no finding of axe, on a phone in the dark', async () => {
  const { page, url } = await visit({ ...PHONE, colorScheme: 'dark' }, { fragment: 'learn/index.html' })
  const found: Record<string, unknown> = {}
  const paths = [
    'index',
    'tutorials/a-card-game',
    'recipes/topics/auction',
    'recipes/early-ferry',
    'reference/index',
    'reference/step/roll',
    'messages/ST4106',
    'phrases/index',
    'guides/language',
  ]
  for (const path of paths) {
    await page.goto(`${url}learn/${path}.html`)
    await page.evaluate(axe.source)
    found[path] = await page.evaluate(
      'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`))',
    )
  }
  expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])))
})
