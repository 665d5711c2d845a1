import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openEditor } from './browser.ts'
import type { Opened } from './browser.ts'

let editor: Opened
beforeAll(async () => {
  editor = await openEditor()
})
afterAll(() => editor.close())

/** What stands on a line of the text, as it is shown. */
async function lineText(page: Page, line: number): Promise<string> {
  const texts = await page.locator('.view-line').evaluateAll((lines) =>
    lines
      .map((one) => ({ top: Reflect.get(one, 'offsetTop') as number, text: one.textContent ?? '' }))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text.replaceAll('\u00a0', ' ')),
  )
  return texts[line - 1] ?? ''
}

describe('writing', () => {
  test('what is wrong is marked as one types, and a quick fix mends it', async () => {
    const { page, context, faults } = await editor.visit()
    await page.locator('.monaco-editor .view-line').first().waitFor()
    await page.locator('.view-line').nth(3).click()
    await page.keyboard.type('boxx: 1')
    await page.locator('.squiggly-error').first().waitFor()
    await page.locator('.problems .code', { hasText: 'ST2004' }).waitFor()
    await page.keyboard.press('Home')
    await page.keyboard.press('Control+.')
    await page.locator('.action-widget [role=option]').first().waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => lineText(page, 4)).toBe('box: 1')
    expect(faults).toEqual([])
    await context.close()
  })

  test('what needs an import of its own is there', async () => {
    const { page, context, faults } = await editor.visit()
    await page.locator('.monaco-editor .view-line').first().click()
    await page.keyboard.press('F1')
    const list = page.locator('.quick-input-widget')
    await list.waitFor()
    for (const command of ['Trigger Suggest', 'Fold All', 'Toggle Line Comment']) {
      await page.keyboard.press('Control+a')
      await page.keyboard.type(`>${command}`)
      await list.getByText(command, { exact: true }).first().waitFor()
    }
    expect(faults).toEqual([])
    await context.close()
  })

  test('completion knows what may stand where', async () => {
    const { page, context, faults } = await editor.visit()
    await page.locator('.monaco-editor .view-line').first().waitFor()
    await page.locator('.view-line').nth(3).click()
    await page.keyboard.type('opt')
    const widget = page.locator('.suggest-widget')
    await widget.getByText('options', { exact: true }).first().waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => lineText(page, 4)).toMatch(/^options:/u)
    expect(faults).toEqual([])
    await context.close()
  })
})
