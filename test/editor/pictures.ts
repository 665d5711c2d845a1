import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { animatedWebp } from './animated-webp.ts'
import { closeAll, shown, visit } from './browser.ts'
import { boardDrawn, largeEditor, openGame, PHONE } from './steps.ts'

/* Retakes the pictures for the documentation: `node test/editor/pictures.ts`, with names of some to retake only these. */

const FOLDER = join(import.meta.dirname, '../../docs/pictures')
const LAPTOP = { viewport: { width: 1280, height: 720 } }

const PICTURES: Readonly<Record<string, () => Promise<unknown>>> = {
  async editor() {
    const { page } = await visit({ viewport: { width: 1280, height: 860 } })
    await boardDrawn(page)
    await openGame(page, 'Chess')
    await largeEditor(page)
    await page
      .locator('.view-line', { hasText: 'knight:' })
      .first()
      .click({ position: { x: 70, y: 10 } })
    await page.locator('.space.concerned').first().waitFor()
    await take(page, 'editor')
  },
  async simulate() {
    const { page } = await visit(LAPTOP)
    await boardDrawn(page)
    await openGame(page, 'English draughts')
    await page.getByRole('tab', { name: 'Simulate' }).click()
    await page.getByLabel('Games').fill('300')
    await page.getByRole('button', { name: 'Simulate' }).click()
    await page.getByText('300 of 300 games.').waitFor()
    await take(page, 'simulate')
  },
  async phone() {
    const { page } = await visit(PHONE)
    await openGame(page, 'Hearts')
    await page.locator('.own-places .card').first().waitFor()
    await take(page, 'phone')
  },
  async games() {
    const { page } = await visit(LAPTOP, { isNew: true })
    await page.locator('.sight .board').nth(3).waitFor()
    await page.locator('.sight .card').first().waitFor()
    await take(page, 'games')
  },
  async table() {
    const { page } = await visit(LAPTOP, { isNew: true })
    await page.getByRole('button', { name: 'Stratego Duel' }).click()
    await page.getByRole('button', { name: 'Ready' }).click()
    await page.locator('.log li').nth(1).waitFor()
    await page.locator('.space.target').first().click()
    await take(page, 'table')
  },
  film,
}

/** Losslessly, in half of a PNG's bytes: the package contains these pictures. */
async function take(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? LAPTOP.viewport
  const [still] = await inWebp([await page.screenshot()], size, 1)
  if (still !== undefined) writeFileSync(join(FOLDER, `${name}.webp`), still)
}

/** A rule is changed, and the game follows. */
async function film(): Promise<void> {
  const size = { width: 1180, height: 640 }
  const { page } = await visit({ viewport: size })
  await boardDrawn(page)
  await page.evaluate(`localStorage.setItem('sandtable divider', '54')`)
  await page.reload()
  await boardDrawn(page)
  await openGame(page, 'Breakthrough')
  await largeEditor(page)
  const frames: { readonly shot: Buffer; readonly time: number }[] = []
  const shoot = async (time: number): Promise<void> => {
    await page.waitForTimeout(600)
    frames.push({ shot: await page.screenshot(), time })
  }
  const space = (name: string) => page.locator(`.felt [data-space="${name}"]`)
  await page.locator('.monaco-editor').first().click()
  await page.keyboard.press('Control+f')
  await page.keyboard.type('step ways, 1')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Home')
  await shoot(900)
  await space('d2').click()
  await shoot(1800)
  const line = page.locator('.view-line', { hasText: 'step ways' }).last()
  await line.click()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await shoot(700)
  await page.keyboard.type('2')
  await page.keyboard.press('Home')
  // A line that mentions nothing on the board.
  await page.locator('.view-line', { hasText: /^actions:/u }).click()
  await shoot(1600)
  await space('d2').click()
  await shoot(2000)
  await space('d4').click()
  await page.locator('.log li').first().waitFor()
  await shoot(2000)
  const stills = await inWebp(
    frames.map(({ shot }) => shot),
    size,
    0.72,
  )
  const moving = frames.map(({ time }, i) => ({ time, still: stills[i] ?? Buffer.alloc(0) }))
  writeFileSync(join(FOLDER, 'change-a-rule.webp'), animatedWebp(moving, size.width, size.height))
}

/** The browser encodes pictures, losslessly at quality 1; the page of the editor may not read them. */
async function inWebp(
  shots: readonly Buffer[],
  { width, height }: { readonly width: number; readonly height: number },
  quality: number,
): Promise<readonly Buffer[]> {
  const page = await shown('<!doctype html><title>Encoder</title>')
  const made: Buffer[] = []
  for (const shot of shots) {
    const address = await page.evaluate<string>(`(async () => {
      const image = new Image()
      image.src = 'data:image/png;base64,${shot.toString('base64')}'
      await image.decode()
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: ${width}, height: ${height} })
      canvas.getContext('2d', { alpha: false }).drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', ${quality})
    })()`)
    made.push(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
  }
  return made
}

const wanted = process.argv.slice(2)
for (const [name, retake] of Object.entries(PICTURES))
  if (wanted.length === 0 || wanted.includes(name)) await retake()
await closeAll()
