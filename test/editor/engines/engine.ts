import { setTimeout as sleep } from 'node:timers/promises'

/** A browser with a profile of its own and one page, whatever protocol it speaks. */
export interface Driver {
  open(url: string): Promise<void>
  reload(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs the body of an async function in the page. Its result is plain data. */
  run(body: string): Promise<unknown>
  /** Performs actions of the WebDriver standard. */
  act(source: InputSource): Promise<void>
  close(): Promise<void>
}

export interface InputSource {
  readonly type: 'key' | 'pointer'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' }
  readonly actions: readonly object[]
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Keys that are not signs, by their numbers in the WebDriver standard. */
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Home: '\uE011',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  F6: '\uE036',
}

/** Milliseconds to wait for anything before giving up. */
const PATIENCE = 30_000

/** Errors of the page and breaches of its policies, from the time it has been opened. */
const COLLECT = `
  window.faults = []
  addEventListener('error', ({ message }) => faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
  document.addEventListener('securitypolicyviolation', (event) => faults.push(event.violatedDirective))
`

/** A page as tests use it. */
export class Engine {
  private readonly driver: Driver

  constructor(driver: Driver) {
    this.driver = driver
  }

  async open(url: string): Promise<void> {
    await this.driver.open(url)
    await this.driver.run(COLLECT)
  }

  async reload(): Promise<void> {
    await this.driver.reload()
    await this.driver.run(COLLECT)
  }

  resize(width: number, height: number): Promise<void> {
    return this.driver.resize(width, height)
  }

  run(body: string): Promise<unknown> {
    return this.driver.run(body)
  }

  close(): Promise<void> {
    return this.driver.close()
  }

  faults(): Promise<unknown> {
    return this.run('return window.faults')
  }

  /** Waits until the body of a function returns something true, and returns that. */
  async until(body: string, what: string): Promise<unknown> {
    const end = Date.now() + PATIENCE
    for (;;) {
      const found = await this.run(body)
      if (found !== null && found !== undefined && found !== false && found !== 0) return found
      if (Date.now() > end) throw new Error(`still no ${what}`)
      await sleep(50)
    }
  }

  /** Waits for a visible element, with a text if one is given. */
  async shows(selector: string, text = ''): Promise<void> {
    await this.until(`return ${found(selector, text)} !== undefined`, `${selector} ${text}`)
  }

  async click(selector: string, text = ''): Promise<void> {
    await this.point([await this.middle(selector, text)])
  }

  /** Carries what is at one place to another, with the left button (0) or the right one (2). */
  async drag(from: string, to: string, button: 0 | 2 = 0): Promise<void> {
    await this.point([await this.middle(from), await this.middle(to)], button)
  }

  /** The middle of an element; one that moves counts where it comes to rest. */
  private async middle(selector: string, text = ''): Promise<Point> {
    const place = `
      const at = () => {
        const element = ${found(selector, text)}
        element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        const box = element?.getBoundingClientRect()
        return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
      }
      const before = at()
      await new Promise((resolve) => setTimeout(resolve, 40))
      const now = at()
      return before && now && before.join() === now.join() ? now : null`
    const [x = 0, y = 0] = [...Object(await this.until(place, `${selector} ${text}`))].map(Number)
    return { x, y }
  }

  /** Presses a button at the first point and lets it go at the last one. */
  private async point(path: readonly Point[], button = 0): Promise<void> {
    const [first, ...more] = path.map((at) => ({ type: 'pointerMove', ...at, duration: 0 }))
    await this.driver.act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        first ?? {},
        { type: 'pointerDown', button },
        ...more.map((move) => ({ ...move, duration: 100 })),
        { type: 'pointerUp', button },
      ],
    })
  }

  /** Presses keys together, such as `Control` and `z`. */
  async press(...keys: readonly string[]): Promise<void> {
    const values = keys.map((key) => KEYS[key] ?? key)
    await this.driver.act({
      type: 'key',
      id: 'keys',
      actions: [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ],
    })
  }

  async type(text: string): Promise<void> {
    for (const sign of text) await this.press(sign === '\n' ? 'Enter' : sign)
  }
}

/** The first visible element, as an expression. */
function found(selector: string, text: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    element.getClientRects().length > 0 && element.textContent.includes(${JSON.stringify(text)}))`
}
