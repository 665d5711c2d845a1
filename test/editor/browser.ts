import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as launcher } from 'playwright-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { upToDateSite } from '../../editor/site/build-site.ts'
import { HOST, serveSite } from '../../editor/server/serve.ts'

/** A page that is looked at, with everything that must not happen on it. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors on the console or thrown, breaches of policy, and requests to anywhere else. */
  readonly faults: readonly string[]
}

export interface Opened {
  readonly url: string
  visit(options?: BrowserContextOptions): Promise<Visit>
  close(): Promise<void>
}

/** The built editor on a server of its own, and a browser that needs nothing installed. */
export async function openEditor(serve: typeof serveSite = serveSite): Promise<Opened> {
  const site = await upToDateSite(() => {})
  const server = await serve(site, 0)
  const url = `http://${HOST}:${portOf(server)}/`
  const unpacked = mkdtempSync(join(tmpdir(), 'sandtable-browser-'))
  const browser = await launch(unpacked)
  return {
    url,
    visit: (options) => visit(browser, url, options),
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
      rmSync(unpacked, { recursive: true, force: true })
    },
  }
}

function portOf(server: Server): number {
  return Number(Reflect.get(Object(server.address()), 'port'))
}

/** It brings its own libraries if it believes that it runs where there are none. */
async function launch(folder: string): Promise<Browser> {
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs24.x'
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  // Its own list of folders holds only places of the host that it was made for, and without a font it ends itself.
  const fonts = join(folder, 'fonts.conf')
  writeFileSync(fonts, fontsIn([join(folder, 'fonts'), '/usr/share/fonts'], join(folder, 'font-cache')))
  const browser = await launcher.launch({
    executablePath,
    args: ['--no-sandbox', '--no-zygote', '--headless=shell'],
    env: { ...process.env, FONTCONFIG_FILE: fonts },
  })
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  return browser
}

function fontsIn(folders: readonly string[], cache: string): string {
  const listed = folders.map((folder) => `<dir>${folder}</dir>`).join('')
  const even = '<alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>'
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${listed}${even}<cachedir>${cache}</cachedir></fontconfig>\n`
}

async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, ...options })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  context.on('request', (request) => {
    const to = request.url()
    if (!to.startsWith(url) && !to.startsWith('data:') && !to.startsWith('blob:'))
      faults.push(`request to ${to}`)
  })
  await page.goto(url)
  return { page, context, faults }
}
