import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { globSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Driver } from './engine.ts'
import { programOnPath } from './installed.ts'

interface Programs {
  readonly driver: string
  readonly browser: string
  /** Makes a screen where there is none. */
  readonly screen: string | undefined
}

/** What WebKit needs here; undefined if any of it is missing. */
export const WEBKIT: Programs | undefined = installed()

function installed(): Programs | undefined {
  const driver = programOnPath('WebKitWebDriver')
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  const screen = programOnPath('Xvfb')
  const hasScreen = (process.env['DISPLAY'] ?? '') !== ''
  if (driver === undefined || browser === undefined || (!hasScreen && screen === undefined)) return undefined
  return { driver, browser, screen: hasScreen ? undefined : screen }
}

/** Attempts to reach a driver that has just been started, a tenth of a second apart. */
const ATTEMPTS = 100

/** Launches WebKit with an empty profile in `folder`. */
export async function launchWebkit({ driver, browser, screen }: Programs, folder: string): Promise<Driver> {
  const started: ChildProcess[] = []
  let display = process.env['DISPLAY']
  if (screen !== undefined) {
    const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    started.push(xvfb)
    display = `:${await firstText(xvfb)}`
  }
  const port = await freePort()
  const env = {
    ...process.env,
    HOME: folder,
    XDG_DATA_HOME: `${folder}/data`,
    XDG_CACHE_HOME: `${folder}/cache`,
    XDG_RUNTIME_DIR: folder,
    DISPLAY: display,
    NO_AT_BRIDGE: '1',
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  }
  started.push(spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }))
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = Object(await response.json())
    if (Object(value).error !== undefined) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
  await reached(() => call('GET', '/status'))
  const capabilities = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
  const { sessionId } = Object(
    await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } }),
  )
  const ask = (path: string, body: object): Promise<unknown> =>
    call('POST', `/session/${sessionId}${path}`, body)
  const run = (body: string): Promise<unknown> =>
    ask('/execute/sync', { script: `return (async () => { ${body} })()`, args: [] })
  return {
    open: async (url) => {
      await ask('/url', { url })
    },
    reload: async () => {
      await ask('/refresh', {})
    },
    // The window has a border of its own, so a second step corrects the first.
    resize: async (width, height) => {
      let [outerWidth, outerHeight] = [width, height]
      for (let step = 0; step < 3; step++) {
        await ask('/window/rect', { x: 0, y: 0, width: outerWidth, height: outerHeight })
        await sleep(300)
        const [innerWidth = width, innerHeight = height] = [
          ...Object(await run('return [innerWidth, innerHeight]')),
        ].map(Number)
        outerWidth += width - innerWidth
        outerHeight += height - innerHeight
      }
    },
    run,
    act: async (source) => {
      await ask('/actions', { actions: [source] })
    },
    close: async () => {
      await call('DELETE', `/session/${sessionId}`)
      for (const one of started.toReversed()) one.kill()
    },
  }
}

async function reached(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await ask()
      return
    } catch (thrown) {
      if (attempt === ATTEMPTS) throw thrown
      await sleep(100)
    }
}

/** The number of the display, which the screen writes once it is ready. */
function firstText(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()))
    screen.once('exit', () => reject(new Error('there is no screen')))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = Object(server.address())
      server.close(() => resolve(port))
    })
  })
}
