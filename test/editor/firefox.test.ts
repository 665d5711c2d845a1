import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firefox } from 'playwright-core'
import { HOST } from '../../editor/server/address.ts'
import { serveSite } from '../../editor/server/serve.ts'
import { upToDateSite } from '../../editor/site/build-site.ts'
import { SEATED } from './browser.ts'
import { boardDrawn, firstListedMove, largeEditor, moves } from './steps.ts'

/* Another engine, if it is installed: `npx playwright-core install firefox` does that. */
const executablePath = firefox.executablePath()
const isMissing = !existsSync(executablePath)
if (isMissing) console.info('Firefox is not installed: 1 test skipped (npx playwright-core install firefox)')

test.skipIf(isMissing)(
  'in Firefox moves are played by mouse and by keys, and a mistake is marked',
  async () => {
    const server = await serveSite(await upToDateSite(() => {}), 0)
    const browser = await firefox.launch({ executablePath })
    try {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
      await page.addInitScript(SEATED)
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await page.goto(`http://${HOST}:${Reflect.get(Object(server.address()), 'port')}/`)
      await boardDrawn(page)
      await firstListedMove(page)
      await moves(page, 1)
      await largeEditor(page)
      // The board is one Tab stop that F6 leads to.
      await page.locator('.view-line').first().click()
      await page.keyboard.press('F6')
      expect(await page.evaluate('document.activeElement.tabIndex')).toBe(0)
      for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
      await moves(page, 2)
      await page.locator('.view-line').first().click()
      await page.keyboard.type('colour: red\n')
      await page.locator('.problems .error').first().waitFor()
      expect(faults).toEqual([])
    } finally {
      await browser.close()
      server.close()
      server.closeAllConnections()
    }
  },
)
