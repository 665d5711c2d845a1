import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openEditor } from './browser.ts'
import type { Opened } from './browser.ts'

let editor: Opened
beforeAll(async () => {
  editor = await openEditor()
})
afterAll(() => editor.close())

async function openGame(page: Page, title: string): Promise<void> {
  await page.locator('.game-button').click()
  await page
    .getByRole('dialog')
    .locator('li button', { has: page.getByText(title, { exact: true }) })
    .click()
  await page.locator('.game-button', { hasText: title }).waitFor()
}

describe('playing on the board', () => {
  test('a first visit shows a board, and a move by mouse is played', async () => {
    const { page, context, faults } = await editor.visit()
    await page.locator('[data-space="a2"]').click()
    await page.locator('[data-space="a3"]').click()
    await page.locator('.log li').first().waitFor()
    expect(await page.locator('.log li').count()).toBe(1)
    expect(await page.locator('[data-space="a3"]').getAttribute('aria-label')).toContain('white pawn')
    expect(await page.locator('.turn').innerText()).toContain('black')
    expect(faults).toEqual([])
    await context.close()
  })

  test('what may be chosen is offered by the keyboard alone', async () => {
    const { page, context, faults } = await editor.visit()
    await page.locator('[data-space][tabindex="0"]').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.locator('.log li').first().waitFor()
    await page.getByLabel('Search or type a move').fill('h7-h6')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.log li').count()).toBe(2)
    expect(await page.locator('[role=status].for-readers').innerText()).toBe('black: h7-h6.')
    expect(faults).toEqual([])
    await context.close()
  })

  test('a game without a board is played by its cards, and hot-seat hides before it shows', async () => {
    const { page, context, faults } = await editor.visit()
    await openGame(page, 'Patrols')
    await page.getByRole('dialog', { name: /^Pass the screen/ }).waitFor()
    expect(await page.locator('.card').count()).toBe(0)
    await page.getByRole('button', { name: /^I am/ }).click()
    await page.locator('.own-places .card').first().waitFor()
    expect(await page.locator('.own-places .card').count()).toBeGreaterThan(2)
    expect(faults).toEqual([])
    await context.close()
  })

  test('a secret set-up is made, and the other player does not see it', async () => {
    const { page, context, faults } = await editor.visit()
    await openGame(page, 'Stratego Barrage')
    await page.getByRole('button', { name: /^I am/ }).click()
    await page.getByRole('button', { name: 'flag in the corner' }).click()
    await page.getByRole('button', { name: 'Ready' }).click()
    await page.getByRole('button', { name: 'I am blue' }).click()
    await page.getByRole('button', { name: 'Ready' }).click()
    await page.getByRole('button', { name: 'I am red' }).click()
    await page.locator('[aria-label*="red scout"]').first().waitFor()
    const labels = await page
      .locator('[data-space]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(labels.filter((label) => label?.includes('blue an unknown piece'))).toHaveLength(8)
    expect(labels.filter((label) => label?.includes('red scout'))).toHaveLength(2)
    expect(faults).toEqual([])
    await context.close()
  })

  test('programs answer for the seats that are theirs', async () => {
    const { page, context, faults } = await editor.visit()
    await page.getByLabel('black is played by').selectOption('random')
    await page.locator('[data-space="b2"]').click()
    await page.locator('[data-space="b3"]').click()
    await expect.poll(() => page.locator('.log li').count(), { timeout: 10_000 }).toBe(2)
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('text and game', () => {
  test('a changed rule shows in the game that is on the board', async () => {
    const { page, context, faults } = await editor.visit({ viewport: { width: 390, height: 844 } })
    await page.locator('[data-space="a2"]').click()
    await page.locator('[data-space="a3"]').click()
    await page.locator('.log li').first().waitFor()
    await page.getByRole('button', { name: 'Rules', exact: true }).click()
    const area = page.locator('textarea.plain-editor')
    const text = await area.inputValue()
    await area.fill(text.replace('forward + forward diagonal, 1', 'forward diagonal, 1'))
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.getByText('is no longer allowed').waitFor()
    await page.getByRole('button', { name: 'Rules', exact: true }).click()
    await area.fill(text.replace('goal: spaces', 'goal: spaaces'))
    await page.locator('.problems .error').first().waitFor()
    await area.fill(text)
    await page.getByText('No problems').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})
