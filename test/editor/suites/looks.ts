import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import axe from 'axe-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { upToDateSite } from '../../../editor/site/build-site.ts'
import { visit } from '../browser.ts'

/** What axe calls serious or critical on the page as it is. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')))`,
  )
  return Array.isArray(found) ? found.map(String) : ['axe said nothing']
}

describe.each(['light', 'dark'] as const)('for everybody, in %s', (colorScheme) => {
  test('no view has a serious finding of axe', async () => {
    const { page } = await visit({ colorScheme })
    await page.locator('[data-space]').first().waitFor()
    await page.locator('.monaco-editor .view-line').first().waitFor()
    expect(await findings(page)).toEqual([])
    for (const tab of ['Simulate', 'Variant']) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await findings(page)).toEqual([])
    }
    await page.locator('.game-button').click()
    expect(await findings(page)).toEqual([])
    await page.getByRole('dialog').locator('li button', { hasText: 'Patrols' }).first().click()
    await page.getByRole('tab', { name: 'Play' }).click()
    await page.getByRole('button', { name: /^I am/ }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: /^I am/ }).click()
    await page.locator('.own-places .card').first().waitFor()
    expect(await findings(page)).toEqual([])
  })
})

test('on a phone nothing is wider than the screen', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } })
  await page.locator('[data-space]').first().waitFor()
  for (const view of ['Play', 'Rules', 'Simulate', 'Variant']) {
    await page.locator('nav.bottom button', { hasText: view }).click()
    expect(await page.evaluate('document.documentElement.scrollWidth'), view).toBeLessThanOrEqual(360)
  }
})

test('the interface speaks the language of the browser, and another one when asked', async () => {
  const { page } = await visit({ locale: 'it-IT' })
  await page.getByText('Tocca a Bianco').waitFor()
  await page.getByLabel('Lingua').selectOption('de')
  await page.getByText('Weiß ist am Zug').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  await page.reload()
  await page.getByText('Weiß ist am Zug').waitFor()
})

describe('what has to be loaded is small', () => {
  const sizes = new Map<string, number>()
  let site = ''
  beforeAll(async () => {
    site = await upToDateSite(() => {})
    for (const folder of ['assets', 'workers'])
      for (const name of readdirSync(join(site, folder)))
        sizes.set(`${folder}/${name}`, gzipSync(readFileSync(join(site, folder, name))).length)
  })

  const together = (pattern: RegExp): number =>
    [...sizes].filter(([name]) => pattern.test(name)).reduce((sum, [, size]) => sum + size, 0)

  test('the shell', () => {
    const page = readFileSync(join(site, 'index.html'), 'utf8')
    const named = [...page.matchAll(/"\.\/(assets\/[^"]+\.(?:js|css))"/gu)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(1)
    expect(named.reduce((sum, name) => sum + (sizes.get(name) ?? Infinity), 0)).toBeLessThan(60 * 1024)
  })

  test.each([
    ['Monaco', /^assets\/start-.*\.js$/u, 960],
    ['the language worker', /^workers\/language-.*\.js$/u, 280],
  ] as const)('%s', (_name, files, most) => {
    expect(together(files)).toBeGreaterThan(0)
    expect(together(files)).toBeLessThan(most * 1024)
  })
})
