import { join } from 'node:path'
import { closeAll, visit } from './browser.ts'
import { boardDrawn, largeEditor, openGame, PHONE } from './steps.ts'

/* Retakes the screenshots for the documentation: `node test/editor/pictures.ts`. */

const FOLDER = join(import.meta.dirname, '../../docs/pictures')
const picture = (name: string) => ({ path: join(FOLDER, `${name}.png`) })
const LAPTOP = { viewport: { width: 1280, height: 720 } }

{
  const { page } = await visit(LAPTOP)
  await boardDrawn(page)
  await openGame(page, 'Chess')
  await largeEditor(page)
  await page
    .locator('.view-line', { hasText: 'knight:' })
    .first()
    .click({ position: { x: 70, y: 10 } })
  await page.locator('.space.concerned').first().waitFor()
  await page.screenshot(picture('editor'))
}
{
  const { page } = await visit(LAPTOP)
  await boardDrawn(page)
  await openGame(page, 'English draughts')
  await page.getByRole('tab', { name: 'Simulate' }).click()
  await page.getByLabel('Games').fill('300')
  await page.getByRole('button', { name: 'Simulate' }).click()
  await page.getByText('300 of 300 games.').waitFor()
  await page.screenshot(picture('simulate'))
}
{
  const { page } = await visit(PHONE)
  await openGame(page, 'Hearts')
  await page.locator('.own-places .card').first().waitFor()
  await page.screenshot(picture('phone'))
}
await closeAll()
