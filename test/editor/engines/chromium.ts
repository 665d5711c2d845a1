import type { Page } from 'playwright-core'
import { launchChromium } from '../chromium.ts'
import type { Driver, InputSource } from './engine.ts'

/** Names of keys that are not signs, by their numbers in the WebDriver standard. */
const NAMES: Readonly<Record<string, string>> = {
  '\uE009': 'Control',
  '\uE007': 'Enter',
  '\uE004': 'Tab',
  '\uE00C': 'Escape',
  '\uE011': 'Home',
  '\uE010': 'End',
  '\uE012': 'ArrowLeft',
  '\uE013': 'ArrowUp',
  '\uE014': 'ArrowRight',
  '\uE015': 'ArrowDown',
  '\uE036': 'F6',
}

export async function launchChromiumDriver(folder: string): Promise<Driver> {
  const browser = await launchChromium(folder)
  const page = await browser.newPage()
  return {
    open: async (url) => {
      await page.goto(url)
    },
    reload: async () => {
      await page.reload()
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    act: async (source) => act(page, source),
    close: () => browser.close(),
  }
}

async function act({ keyboard, mouse }: Page, { actions }: InputSource): Promise<void> {
  for (const action of actions) {
    const { type, value, x, y } = Object(action)
    const key = NAMES[value] ?? value
    if (type === 'keyDown') await keyboard.down(key)
    if (type === 'keyUp') await keyboard.up(key)
    if (type === 'pointerMove') await mouse.move(x, y)
    if (type === 'pointerDown') await mouse.down()
    if (type === 'pointerUp') await mouse.up()
  }
}
