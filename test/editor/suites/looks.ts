import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { sharedVisit, visit } from '../browser.ts'
import { largeEditor, openGame, PHONE } from '../steps.ts'
import { oneIn } from '../../volume.ts'

/**
 * What axe calls serious or critical on the page in its current state, by all rules or only those about colours. `except`: a
 * part that has been looked at already.
 */
async function findings(
  page: Page,
  rules: 'all' | 'colours' = 'all',
  except: readonly string[] = [],
): Promise<readonly string[]> {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axe.source)
  const only = rules === 'all' ? '' : `, runOnly: ['color-contrast', 'link-in-text-block']`
  const found = await page.evaluate(
    `axe.run({ exclude: ${JSON.stringify(except)} }, { resultTypes: ['violations'], selectors: false, preload: false${only} }).then(({ violations }) => violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')))`,
  )
  return Array.isArray(found) ? found.map(String) : ['axe said nothing']
}

/** Everything that can be opened, in the order in which it is checked. */
const VIEWS: readonly (readonly [name: string, open: (page: Page) => Promise<unknown>])[] = [
  ['the first visit', (page) => page.locator('[data-space]').first().waitFor()],
  [
    'simulated games',
    async (page) => {
      await openGame(page, 'Stratego Duel')
      await page.getByRole('tab', { name: 'Simulate' }).click()
      await page.getByLabel('Games').fill('20')
      await page.getByRole('button', { name: 'Simulate' }).click()
      await page.getByText('20 of 20 games.').waitFor()
      await page.getByRole('button', { name: /^Measure/ }).click()
      await page.getByText('20 games measured.').waitFor()
    },
  ],
  [
    'the map',
    async (page) => {
      await page.getByRole('tab', { name: 'Map' }).click()
      await page.locator('.map').first().waitFor()
    },
  ],
  [
    'what a variant changes',
    async (page) => {
      await page.getByRole('tab', { name: 'Variant' }).click()
      await page.locator('.change-list').first().waitFor()
    },
  ],
  ['options and rulings', (page) => page.locator('.segments button', { hasText: 'Options' }).click()],
  [
    'the rulebook',
    async (page) => {
      await page.locator('.segments button', { hasText: 'Rulebook' }).click()
      await page.locator('.rulebook h3').first().waitFor()
    },
  ],
  ['the rules line by line', (page) => page.locator('.segments button', { hasText: 'Line by line' }).click()],
  [
    'tables',
    async (page) => {
      await page.locator('.segments button', { hasText: 'Tables' }).click()
      await page.locator('.matrix').first().waitFor()
    },
  ],
  [
    'files',
    async (page) => {
      await page.getByRole('tab', { name: 'Play' }).click()
      await page.getByRole('button', { name: 'Files', exact: true }).click()
    },
  ],
  [
    'a new game',
    async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'New game' }).click()
    },
  ],
  [
    'all games',
    async (page) => {
      await page.keyboard.press('Escape')
      await page.locator('.game-button').click()
      await page.locator('.sight .board').first().waitFor()
    },
  ],
  [
    'the guided first minute',
    async (page) => {
      await page.getByRole('button', { name: /^Change a rule/u }).click()
      await page.locator('.tour').waitFor()
    },
  ],
  [
    'a hand',
    async (page) => {
      await page.keyboard.press('Escape')
      await openGame(page, 'Patrols')
      await page.locator('.own-places .card').first().waitFor()
    },
  ],
  [
    'the pass screen',
    async (page) => {
      await page.getByRole('button', { name: 'New game' }).click()
      await page.getByRole('button', { name: 'Begin' }).click()
      await page.getByRole('button', { name: /^I am/ }).waitFor()
    },
  ],
  [
    'all open',
    async (page) => {
      await page.getByRole('button', { name: 'All open' }).click()
      await page.locator('.seat .card').first().waitFor()
    },
  ],
]

describe('for everybody', () => {
  test('no view has a serious finding of axe, in light or in dark colours', async () => {
    const { page } = await visit({ colorScheme: 'light', reducedMotion: 'reduce' })
    await largeEditor(page)
    const found: Record<string, readonly string[]> = {}
    const inDark = new Set(oneIn(2, VIEWS).map(([name]) => name))
    for (const [at, [name, open]] of VIEWS.entries()) {
      await open(page)
      // The text and what is above it are the same beside all panes.
      const except = at === 0 ? [] : ['.monaco-editor', '.top']
      found[name] = await findings(page, 'all', except)
      if (!inDark.has(name)) continue
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.locator('html[data-theme=dark]').waitFor()
      found[`${name} in dark`] = await findings(page, 'colours', except)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.locator('html[data-theme=light]').waitFor()
    }
    expect(found).toEqual(
      Object.fromEntries(
        VIEWS.flatMap(([name]) => (inDark.has(name) ? [name, `${name} in dark`] : [name])).map((name) => [
          name,
          [],
        ]),
      ),
    )
  })

  test.each([
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const)('nor has any on a phone, in %s colours', async (colorScheme, rules) => {
    const { page } = await sharedVisit(PHONE)
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
    const found: Record<string, readonly string[]> = {}
    for (const view of ['Play', 'Rules', 'Simulate', 'Variant', 'Map']) {
      await page.locator('nav.bottom button', { hasText: view }).click()
      found[view] = await findings(page, rules)
    }
    expect(found).toEqual({ Play: [], Rules: [], Simulate: [], Variant: [], Map: [] })
  })
})

test('on a phone nothing is wider than the screen, and only what is within it is rolled', async () => {
  const { page } = await sharedVisit(PHONE)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const view of ['Play', 'Rules', 'Simulate', 'Variant', 'Map']) {
    await page.locator('nav.bottom button', { hasText: view }).click()
    expect(await page.evaluate('document.documentElement.scrollWidth'), view).toBeLessThanOrEqual(360)
    expect(await page.evaluate('document.documentElement.scrollHeight'), view).toBeLessThanOrEqual(740)
  }
  await page.setViewportSize(PHONE.viewport)
})

test('the interface speaks the language of the browser, and another one when asked', async () => {
  const { page } = await visit({ ...PHONE, locale: 'it-IT' })
  await page.getByText('Tocca a Bianco').waitFor()
  await page.getByLabel('Lingua').selectOption('de')
  await page.getByText('Weiß ist am Zug').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  await page.getByLabel('Sprache').selectOption('ro')
  await page.getByText('La mutare:').waitFor()
  await page.getByLabel('Limbă').selectOption('de')
  await page.reload()
  await page.getByText('Weiß ist am Zug').waitFor()
})
