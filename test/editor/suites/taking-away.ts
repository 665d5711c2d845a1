import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { sharedVisit } from '../browser.ts'
import { boardDrawn, moves, openBreakthrough, firstListedMove, openGame, PHONE } from '../steps.ts'

async function downloaded(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), path: await file.path() }
}

test('a game is taken away and brought back, and its board as a picture', async () => {
  const { page } = await sharedVisit(PHONE)
  await openBreakthrough(page)
  await boardDrawn(page)
  for (const space of ['a2', 'a3']) await page.locator(`[data-space="${space}"]`).click()
  await moves(page, 1)
  const game = await downloaded(page, 'Save game')
  expect(game.name).toBe('Breakthrough.game')
  await page.getByRole('button', { name: 'Take back' }).click()
  await moves(page, 0)
  await page.getByLabel('Open a saved game').setInputFiles(game.path)
  await moves(page, 1)
  await page
    .getByLabel('Open a saved game')
    .setInputFiles({ name: 'x.game', mimeType: 'text/plain', buffer: Buffer.from('no game') })
  await page.getByText('This game cannot continue under these rules.').waitFor()

  const drawn = await downloaded(page, 'Picture (SVG)')
  const svg = readFileSync(drawn.path, 'utf8')
  expect(drawn.name).toBe('Breakthrough.svg')
  // Every man is a path, and whoever drew it is named.
  expect(svg.match(/<path/gu)?.length).toBeGreaterThanOrEqual(32)
  expect(svg).toContain('CC BY 3.0')
  expect(svg.match(/class=|var\(|onclick/giu)).toBeNull()
  expect(svg.length).toBeLessThan(60_000)
  const pixels = await downloaded(page, 'Picture (PNG)')
  expect(readFileSync(pixels.path).subarray(1, 4).toString()).toBe('PNG')

  await page.getByRole('button', { name: 'Files' }).click()
  await page.getByRole('button', { name: 'Search all files' }).click()
  await page.getByRole('searchbox', { name: 'Search all files' }).fill('own rows 1..depth')
  const line = page.locator('.found-lines button', { hasText: 'breakthrough.yaml' })
  await line.first().waitFor()
})

test('a position is copied, and another game begins there', async () => {
  const { page, context } = await sharedVisit(PHONE)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openBreakthrough(page)
  await boardDrawn(page)
  for (const space of ['a2', 'a3']) await page.locator(`[data-space="${space}"]`).click()
  await moves(page, 1)
  await page.getByRole('button', { name: 'Copy the position' }).click()
  await page.getByText('Copied.', { exact: true }).waitFor()
  const position = String(await page.evaluate('navigator.clipboard.readText()'))
  expect(position).toMatch(/^board: .*; now: black at /u)
  const beginAt = async (text: string): Promise<void> => {
    await page.getByLabel('Begin at a position').fill(text)
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
  }
  await page.getByRole('button', { name: 'New game' }).click()
  await beginAt('board: nowhere')
  await page.getByRole('alert').filter({ hasText: 'The position' }).waitFor()
  await beginAt(position)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await moves(page, 0)
  await page.getByRole('button', { name: 'Copy the position' }).click()
  await page.getByText('Copied.', { exact: true }).waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(position)
  // A page that is opened again returns to the game.
  await page.reload()
  await boardDrawn(page)
  await page.getByRole('button', { name: 'Copy the position' }).click()
  await page.getByText('Copied.', { exact: true }).waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(position)
})

test('a game is written into its rules as an example, which passes', async () => {
  const { page } = await sharedVisit()
  await openGame(page, 'Hearts')
  await firstListedMove(page)
  await page.getByRole('button', { name: /^I am/ }).click()
  await page.getByRole('button', { name: 'Save as an example' }).click()
  await page.getByText(/\d+ examples passed\./u).waitFor()
  expect(await page.getByText(/failed$/u).count()).toBe(0)
})
