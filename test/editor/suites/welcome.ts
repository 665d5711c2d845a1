import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { visit } from '../browser.ts'
import { boardDrawn, eventually, kept, largeEditor, PHONE } from '../steps.ts'

const FILE = 'rulesets/race/breakthrough/breakthrough.yaml'
const step = (page: Page, number: number) => page.locator('.tour', { hasText: `${number} / 5` }).waitFor()
const door = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })

async function playedByMouse(page: Page): Promise<void> {
  for (const space of ['a2', 'a4']) await page.locator(`.felt [data-space="${space}"]`).click()
}

async function isNotWider(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ ...PHONE.viewport, width })
  const wider = `innerWidth === ${width} && [document.documentElement, document.querySelector('dialog')]
    .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)`
  await eventually(() => page.evaluate(wider), `a page not wider than ${width}`).toEqual([0, 0])
}

describe('a first visit', () => {
  test('says what this is, offers three doors, and shows every game with a picture and a line', async () => {
    const { page } = await visit({}, { isNew: true })
    await page.getByText('Sandtable plays tabletop games from their written rules').waitFor()
    for (const name of ['Play a game', 'Change a rule in a minute', 'Begin your own'])
      expect(await door(page, name).count()).toBe(1)
    const tiles = page.locator('.games li')
    await eventually(() => tiles.count(), 'the games').toBeGreaterThan(14)
    for (const tile of await tiles.all()) {
      await tile.scrollIntoViewIfNeeded()
      await tile.locator('.sight :is(.board, .card, .die):visible').first().waitFor()
      expect(await tile.innerText()).toMatch(/\n.+[.!]\nPlayers: .+ · about \d+ min/u)
    }
    for (const width of [1280, 1920]) await isNotWider(page, width)
    await page.getByRole('searchbox', { name: 'Search games' }).fill('four disc')
    await eventually(() => tiles.allInnerTexts(), 'what was looked for').toEqual([
      expect.stringContaining('Connect Four'),
    ])
    await page.getByRole('searchbox', { name: 'Search games' }).fill('')
    await page.locator('.finder').getByLabel('Players').selectOption('3')
    await eventually(() => page.locator('.welcome h4').allInnerTexts(), 'families').toContain('Tricks')
    expect(await door(page, 'Chess').count()).toBe(0)
    await page.locator('.finder').getByLabel('Players').selectOption('0')
    await door(page, 'Chess').first().click()
    await page.locator('.game-button', { hasText: 'Chess' }).waitFor()
  })

  test('the guided first minute is done by keyboard alone, and ends in a game under the changed rule', async () => {
    const { page } = await visit({}, { isNew: true })
    await door(page, 'Change a rule').waitFor()
    await eventually(() => page.evaluate('document.activeElement?.textContent'), 'a door').toMatch(/^Play a/u)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await step(page, 1)
    await largeEditor(page)
    await eventually(() => page.evaluate('document.activeElement?.textContent'), 'the step').toMatch(/^Show/u)
    await page.keyboard.press('Enter')
    await step(page, 2)
    await page.locator('.monaco-editor .cursor').first().waitFor()
    await page.keyboard.press('Delete')
    await page.keyboard.type('2')
    // The board follows by itself.
    await step(page, 4)
    await eventually(() => kept(page, FILE), 'the changed text').toContain('step ways, 2)')
    await page.keyboard.press('F6')
    for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    await step(page, 5)
    await page.locator('.log', { hasText: '4' }).waitFor()
    await page.getByText('Your copy of breakthrough.yaml').waitFor()
    await page.getByRole('button', { name: 'Play on' }).click()
    expect(await page.locator('.tour').count()).toBe(0)
  })

  test('it is done on a phone with buttons, and is not shown again but can be reached', async () => {
    const { page } = await visit(PHONE, { isNew: true })
    await page.locator('.sight .board').first().waitFor()
    await isNotWider(page, PHONE.viewport.width)
    await door(page, 'Change a rule').click()
    await page.getByRole('button', { name: 'Show me the line' }).click()
    await page.getByRole('button', { name: 'Do it for me' }).click()
    await step(page, 3)
    await page.getByRole('button', { name: 'Look at the table' }).click()
    await step(page, 4)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    await playedByMouse(page)
    await step(page, 5)
    await page.reload()
    await boardDrawn(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('button', { name: 'Sandtable' }).click()
    await door(page, 'Play a game').waitFor()
    // The file of the tour has been changed, but there are other games with one.
    await door(page, 'Change a rule').waitFor()
  })

  test('the tour can be left at any step, and a small game of one’s own can be begun', async () => {
    const { page } = await visit(PHONE, { isNew: true })
    await door(page, 'Change a rule').click()
    await page.getByRole('button', { name: 'Leave the tour' }).click()
    expect(await page.locator('.tour').count()).toBe(0)
    await page.getByRole('button', { name: 'Sandtable' }).click()
    await door(page, 'Begin your own').click()
    await page.getByRole('radio', { name: 'Small complete game' }).check()
    await page.getByRole('dialog').getByLabel('Name').fill('Tiny')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.locator('.game-button', { hasText: 'Tiny' }).waitFor()
    await boardDrawn(page)
  })
})
