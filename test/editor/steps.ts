import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { PACKAGE } from '../../interpreter/host-node/package-folder.ts'

/* What people do in the editor, shared by all kinds of tests. */

export const PHONE = { viewport: { width: 390, height: 844 } }

export async function boardDrawn(page: Page): Promise<void> {
  await page.locator('[data-space]').first().waitFor()
}

/** On a wide screen, waits until the large editor can be typed into. */
export async function largeEditor(page: Page): Promise<void> {
  await page.locator('.monaco-editor .view-line').first().waitFor()
}

/** On a phone, opens the plain text of the rules. */
export async function plainText(page: Page) {
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  return page.locator('textarea.plain-editor')
}

/** Opens a game from the gallery, a new one even if one has been left. */
export async function openGame(page: Page, title: string): Promise<void> {
  await page.evaluate(`localStorage.removeItem('sandtable left games')`)
  await goBackTo(page, title)
}

/** Opens a game from the gallery, or the one of its rules that has been left. */
export async function goBackTo(page: Page, title: string): Promise<void> {
  await page.locator('.game-button').click()
  // The gallery begins with some of the games.
  await page.getByLabel('Search games').fill(title)
  await page
    .getByRole('dialog')
    .locator('li button', { has: page.getByText(title, { exact: true }) })
    .click()
  await page.locator('.game-button', { hasText: title }).waitFor()
}

/** Puts a new game of Breakthrough on the table. */
export async function openBreakthrough(page: Page): Promise<void> {
  await openGame(page, 'Breakthrough')
  await moves(page, 0)
  await movesKnown(page)
}

/** Waits until the rules have been read: the first picture of a game is there before them. */
export async function movesKnown(page: Page): Promise<void> {
  await page.getByText(/^All legal moves/u).waitFor({ state: 'attached' })
}

/** Imports a file into the page. */
export async function importFile(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Files', exact: true }).click()
  await page
    .getByLabel('Import files or a zip')
    .setInputFiles({ name, mimeType: 'text/yaml', buffer: Buffer.from(text) })
  await page.getByText('Files imported: 1.').waitFor()
  await page.keyboard.press('Escape')
}

/** Opens the game Breakthrough under another name, so that its text may be changed on a shared page. Returns its file. */
export async function ownBreakthrough(page: Page, name: string): Promise<string> {
  const text = readFileSync(join(PACKAGE, 'rulesets/race/breakthrough/breakthrough.yaml'), 'utf8')
  const title = `Breakthrough ${name}`
  const own = text.replace(/^id: .*$/mu, `id: ${name}`).replace(/^title: .*$/mu, `title: ${title}`)
  await importFile(page, `${name}.yaml`, own)
  await openGame(page, title)
  await boardDrawn(page)
  return `${name}.yaml`
}

/** Plays the first move of the list, which is closed at first. */
export async function firstListedMove(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^All legal moves/u, expanded: false }).click()
  await page.locator('.move-list .move').first().click()
}

export async function moves(page: Page, count: number): Promise<void> {
  await eventually(() => page.locator('.log li').count(), `${count} moves in the log`).toBe(count)
}

/** The stored text of a document; undefined if it is as shipped. */
export function kept(page: Page, file: string): Promise<unknown> {
  return page.evaluate(
    `new Promise((resolve, reject) => {
      const asked = indexedDB.open('sandtable')
      asked.onerror = () => reject(asked.error)
      asked.onsuccess = () => {
        const got = asked.result.transaction('documents').objectStore('documents').get(${JSON.stringify(file)})
        got.onsuccess = () => (asked.result.close(), resolve(got.result?.text))
      }
    })`,
  )
}

/** Waits until the game on the table is stored with a move. */
export async function gameKept(page: Page, move: string): Promise<void> {
  const stored = () => page.evaluate<string>(`localStorage.getItem('sandtable game') ?? ''`)
  await eventually(stored, 'the stored game').toContain(move)
}

/** Waits until an expectation holds; if it never does, says what was missing. */
export function eventually<T>(look: () => Promise<T>, what: string) {
  return expect.poll(look, { timeout: 60_000, message: what })
}

/**
 * Opens the list of quick fixes and waits until it has the focus, which it gets only after it is drawn. Before any problem
 * has been found there are no fixes, so this asks again.
 */
export async function quickFixes(page: Page, key: string): Promise<void> {
  const options = page.locator('.action-widget [role=option]')
  await eventually(async () => {
    await page.keyboard.press(key)
    return options
      .first()
      .waitFor({ timeout: 5_000 })
      .then(
        () => true,
        () => false,
      )
  }, 'quick fixes').toBe(true)
  await page.locator('.action-widget :focus').first().waitFor({ state: 'attached' })
}
