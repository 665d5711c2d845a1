import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { visit } from '../browser.ts'
import { largeEditor, quickFixes } from '../steps.ts'

const GUIDE = join(import.meta.dirname, '../../../docs/first-house-rule-in-the-browser.md')

type Step = (page: Page, words: readonly string[], block: string) => Promise<void>

/** The text of a label begins with the name, followed by what is said about the field. */
function field(page: Page, name: string) {
  return page.getByLabel(new RegExp(`^${name}`, 'u')).first()
}

/** Sentences of the guide, and what a reader does on reading them. */
const STEPS: readonly (readonly [RegExp, Step])[] = [
  [
    /^Press the keys \*\*(.+?)\*\* and \*\*(.+?)\*\*/u,
    async (page, [first = '', second = '']) => {
      await quickFixes(page, first)
      await page.keyboard.press(second)
    },
  ],
  [
    /^The tab \*\*(.+?)\*\* opens/u,
    (page, [name = '']) => page.locator('.tab.current', { hasText: name }).waitFor(),
  ],
  [
    // The words begin their line. A key could go to a completion list that has just opened.
    /^Put the cursor on \*\*(.+?)\*\*/u,
    (page, [word = '']) =>
      page
        .locator('.view-line', { hasText: word })
        .last()
        .click({ position: { x: 20, y: 8 } }),
  ],
  [
    /^Open the door \*\*(.+?)\*\*/u,
    (page, [name = '']) => page.getByRole('dialog').getByRole('button', { name }).click(),
  ],
  [
    /^Press \*\*(.+?)\*\*/u,
    (page, [name = '']) => page.getByRole('button', { name, exact: true }).first().click(),
  ],
  [/^Choose \*\*(.+?)\*\*/u, (page, [name = '']) => page.getByRole('radio', { name }).check()],
  [
    /^Under \*\*(.+?)\*\* choose \*\*(.+?)\*\*/u,
    async (page, [name = '', label = '']) => {
      await field(page, name).selectOption({ label })
    },
  ],
  [
    /^Under \*\*(.+?)\*\* write \*\*(.+?)\*\*/u,
    (page, [name = '', words = '']) => field(page, name).fill(words),
  ],
  [/^Tick \*\*(.+?)\*\*/u, (page, [name = '']) => page.getByLabel(name).check()],
  [
    /^Open the tab \*\*(.+?)\*\*/u,
    (page, [name = '']) => page.getByRole('tab', { name, exact: true }).click(),
  ],
  [
    /^At the end of the text write:/u,
    async (page, _words, block) => {
      await largeEditor(page)
      await page.locator('.monaco-editor .view-lines').first().click()
      await page.keyboard.press('Control+End')
      await page.keyboard.insertText(block)
    },
  ],
  [
    /^(?:Below the text you|You) see \*\*(.+?)\*\*/u,
    (page, [words = '']) => page.getByText(words.replaceAll('*', '')).first().waitFor(),
  ],
]

test('the guide to a first house rule in the browser is followed word by word', async () => {
  const guide = readFileSync(GUIDE, 'utf8')
  const lines = [...guide.matchAll(/^- (.+)(?:\n\n```yaml\n([^`]*)```)?/gmu)]
  expect(lines.length).toBeGreaterThan(20)
  const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] }, { isNew: true })
  for (const [, sentence = '', block = ''] of lines) {
    const known = STEPS.find(([pattern]) => pattern.test(sentence))
    if (known === undefined) throw new Error(`nobody knows how to do this: ${sentence}`)
    const [pattern, step] = known
    await step(page, pattern.exec(sentence)?.slice(1) ?? [], block)
  }
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/#share=/u)
})
