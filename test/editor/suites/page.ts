import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { sharedVisit, visit } from '../browser.ts'
import { boardDrawn, eventually, moves, openBreakthrough, openGame, PHONE, plainText } from '../steps.ts'

const box = async (page: Page, what: string) => {
  const found = await page.locator(what).first().boundingBox()
  if (found === null) throw new Error(`${what} is not shown`)
  return found
}

/** What is too wide, once everything is laid out for a window of this width. */
const WIDER = (width: number) => `innerWidth === ${width} && new Promise((resolve) =>
  requestAnimationFrame(() => setTimeout(() =>
    resolve([document.documentElement, document.querySelector('.pane.play')]
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)))))`

describe('the page', () => {
  test.each([
    // Its sentences need a third line.
    ['on a phone', PHONE, [PHONE.viewport], 70],
    [
      'on wide screens',
      undefined,
      [
        { width: 1024, height: 768 },
        { width: 1280, height: 720 },
        { width: 1920, height: 1080 },
        { width: 1366, height: 768 },
      ],
      50,
    ],
  ])('nothing overflows and the status stays low, %s', async (_where, screen, sizes, most) => {
    const { page } = await sharedVisit(screen)
    for (const title of ['Breakthrough', 'Chess', 'Hearts', 'Pocket Battles']) {
      await openGame(page, title)
      await page.locator('.status').waitFor()
      for (const size of sizes) {
        await page.setViewportSize(size)
        const what = `${title}, ${size.width} wide`
        await eventually(() => page.evaluate(WIDER(size.width)), what).toEqual([0, 0])
        expect((await box(page, '.status')).height, what).toBeLessThan(most)
      }
    }
  })

  test('the divider is moved by keys and by the pointer, the board grows, and the place is remembered', async () => {
    const { page } = await visit({ viewport: { width: 1440, height: 1000 } })
    await boardDrawn(page)
    const divider = page.getByRole('separator', { name: 'Divider between text and table' })
    const before = await box(page, '.felt .board')
    await divider.focus()
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft')
    expect(await divider.getAttribute('aria-valuenow')).toBe('30')
    const after = await box(page, '.felt .board')
    expect(after.width).toBeGreaterThan(before.width + 60)
    const at = await box(page, '.divider')
    await page.mouse.move(at.x + at.width / 2, 500)
    await page.mouse.down()
    await page.mouse.move(720, 500)
    await page.mouse.up()
    expect(await divider.getAttribute('aria-valuenow')).toBe('50')
    await page.reload()
    await boardDrawn(page)
    expect(await divider.getAttribute('aria-valuenow')).toBe('50')
  })

  test('a board fills the screen and comes back with Escape', async () => {
    const { page } = await sharedVisit()
    await openBreakthrough(page)
    const before = await box(page, '.felt .board')
    await page.getByRole('button', { name: 'Full screen' }).click()
    await eventually(async () => (await box(page, '.felt .board')).height, 'a larger board').toBeGreaterThan(
      before.height,
    )
    expect(await page.locator('.top').isVisible()).toBe(false)
    await page.locator('[data-space="a2"]').click()
    await page.locator('[data-space="a3"]').click()
    await page.locator('.log li').first().waitFor()
    await page.evaluate('document.exitFullscreen().catch(() => {})')
    await page.keyboard.press('Escape')
    await page.locator('.top').waitFor()
  })

  test('the status says whose turn it is, what is asked, and what happened', async () => {
    const { page } = await sharedVisit()
    await openBreakthrough(page)
    const status = page.locator('.status')
    await status.getByText('white to move: Move', { exact: true }).waitFor()
    await page.locator('[data-space="a2"]').click()
    await status.getByText('white to move: Move – goal', { exact: true }).waitFor()
    await page.locator('[data-space="a3"]').click()
    await status.getByText('white: a2-a3.', { exact: true }).waitFor()
  })

  test('moves that the table offers are listed only when asked for', async () => {
    const { page } = await sharedVisit()
    await openBreakthrough(page)
    expect(await page.locator('.move-list .move').count()).toBe(0)
    await page.getByLabel('Search or type a move').fill('b')
    await page.locator('.move-list .move').first().waitFor()
    await page.getByLabel('Search or type a move').fill('')
    await page.getByRole('button', { name: 'All legal moves (22)' }).click()
    await eventually(() => page.locator('.move-list .move').count(), 'all moves').toBe(22)
  })
})

test('a program plays opposite at first, and one click lets people share the screen', async () => {
  const { page } = await visit({}, { isNew: true })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Play a game/u })
    .click()
  await page.locator('.felt [data-space]').first().waitFor()
  const seats = () =>
    page.locator('.seat select').evaluateAll((all) => all.map((one) => Reflect.get(one, 'value')))
  expect(await seats()).toEqual(['person', 'search:beginner'])
  for (const space of ['a2', 'a3']) await page.locator(`[data-space="${space}"]`).click()
  await moves(page, 2)
  await page.getByRole('button', { name: /^Share this screen/u }).click()
  expect(await seats()).toEqual(['person', 'person'])
  for (const space of ['b2', 'b3']) await page.locator(`[data-space="${space}"]`).click()
  await moves(page, 3)
  // Whoever shared the screen once finds it shared by the next game.
  await openGame(page, 'English draughts')
  await eventually(seats, 'who plays').toEqual(['person', 'person'])
  await page.getByRole('button', { name: 'Play against programs' }).click()
  expect(await seats()).toEqual(['person', 'search:beginner'])
})

test('typing into a shipped game makes a copy, which is said and can be dropped', async () => {
  const { page } = await sharedVisit(PHONE)
  await openBreakthrough(page)
  const area = await plainText(page)
  const shipped = await area.inputValue()
  await area.fill(`${shipped}# mine\n`)
  const note = page.getByText('Your copy of breakthrough.yaml: the shipped game is kept.')
  await note.getByRole('button', { name: 'Reset' }).click()
  await note.waitFor({ state: 'detached' })
  expect(await area.inputValue()).toBe(shipped)
})
