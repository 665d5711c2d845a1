import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { upToDateSite } from '../../editor/site/build-site.ts'
import { HOST } from '../../editor/server/address.ts'
import { serveSite } from '../../editor/server/serve.ts'
import { launchChromium } from './chromium.ts'

/** An open page. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Address of the page. */
  readonly url: string
}

/** Milliseconds to wait for anything before giving up. */
const PATIENCE = 60_000

/** The size of a page unless a test asks for another. */
const WINDOW = { width: 1366, height: 768 }

type Serve = (folder: string) => Promise<Server>

/** How to get to a page, if not in the usual way. */
interface Way {
  readonly serve?: Serve | undefined
  /** Another name for this machine. */
  readonly host?: string
  readonly fragment?: string
  /** What the page runs before anything else. */
  readonly script?: string
  /** As somebody who has never been here, and finds a welcome and a program opposite. */
  readonly isNew?: boolean
}

/** What is open in this process: all tests share one browser and one server of each kind. */
const servers = new Map<Serve, Promise<Server>>()
const contexts: BrowserContext[] = []
/** Errors thrown or on the console, policy violations, and requests to other hosts. */
const faults: string[] = []
/** Those for each kind of screen outlast a test that passes. */
const sharedPages = new Map<string, Promise<Visit>>()
let launched: Promise<{ readonly browser: Browser; readonly folder: string }> | undefined

/** The usual visitor of a test has been here before and plays all seats. */
export const SEATED = `
  if (location.protocol.startsWith('http'))
    for (const [name, value] of [['welcome', 'seen'], ['opponent', 'person']])
      if (localStorage.getItem('sandtable ' + name) === null) localStorage.setItem('sandtable ' + name, value)`

const onAnyPort: Serve = (folder) => serveSite(folder, 0)

/** A page in its own profile; what must not happen on it is reported when the test is over. */
export async function visit(
  options: BrowserContextOptions = {},
  { fragment = '', ...way }: Way = {},
): Promise<Visit> {
  const opened = await empty(options, way)
  await opened.page.goto(opened.url + fragment)
  return opened
}

/** The same before the site is loaded, which takes long and is not always wanted. */
export async function empty(
  options: BrowserContextOptions = {},
  { serve = onAnyPort, host = HOST, script, isNew = false }: Way = {},
): Promise<Visit> {
  const url = `http://${host}:${await portOf(serve)}/`
  launched ??= launch()
  const { browser } = await launched
  const context = await browser.newContext({ viewport: WINDOW, ...options })
  contexts.push(context)
  context.setDefaultTimeout(PATIENCE)
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  context.on('weberror', (error) => faults.push(error.error().message))
  context.on('request', (request) => {
    const to = request.url()
    if (!to.startsWith(url) && !to.startsWith('data:') && !to.startsWith('blob:'))
      faults.push(`request to ${to}`)
  })
  if (!isNew) await context.addInitScript(SEATED)
  if (script !== undefined) await context.addInitScript(script)
  return { page: await context.newPage(), context, url }
}

/**
 * The page that tests of a file share, each for a game of its own, since loading takes longer than most of them. A test that
 * changes shipped texts needs a page of its own.
 */
export async function sharedVisit(options: BrowserContextOptions = {}): Promise<Visit> {
  const kind = JSON.stringify(options)
  const shared = sharedPages.get(kind) ?? visit(options)
  sharedPages.set(kind, shared)
  const { page } = await shared
  // Only the page in front may use the clipboard.
  await page.bringToFront()
  // A test that failed may have left a piece in the air, or another size.
  await page.mouse.up()
  const size = options.viewport ?? WINDOW
  if (page.viewportSize()?.height !== size.height || page.viewportSize()?.width !== size.width)
    await page.setViewportSize(size)
  await page.keyboard.press('Escape')
  // A tab on a wide screen, a button on a narrow one.
  await page
    .getByRole('tab', { name: 'Play', exact: true })
    .or(page.getByRole('button', { name: 'Play', exact: true }))
    .click()
  return shared
}

/** A page that is a single file: every request it makes is a fault. */
export async function shown(html: string, options: BrowserContextOptions = {}): Promise<Page> {
  launched ??= launch()
  const { browser } = await launched
  const context = await browser.newContext(options)
  contexts.push(context)
  context.on('request', (request) => faults.push(`request to ${request.url()}`))
  const page = await context.newPage()
  await page.setContent(html)
  return page
}

async function portOf(serve: Serve): Promise<number> {
  const server = await (servers.get(serve) ?? begun(serve))
  return Number(Reflect.get(Object(server.address()), 'port'))
}

function begun(serve: Serve): Promise<Server> {
  const server = upToDateSite(() => {}).then(serve)
  servers.set(serve, server)
  return server
}

/** Closes the pages of a test, except for shared ones that are to be kept, and returns the faults found on them. */
export async function leave(keepsShared = false): Promise<readonly string[]> {
  if (!keepsShared) sharedPages.clear()
  const kept = (await Promise.all(sharedPages.values())).map(({ context }) => context)
  const left = contexts.splice(0, Infinity, ...kept).filter((context) => !kept.includes(context))
  await Promise.all(left.map((context) => context.close()))
  return faults.splice(0)
}

export async function closeAll(): Promise<void> {
  await leave()
  if (launched !== undefined) {
    const { browser, folder } = await launched
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
  for (const opened of servers.values()) {
    const server = await opened
    server.close()
    server.closeAllConnections()
  }
}

async function launch(): Promise<{ readonly browser: Browser; readonly folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-browser-'))
  return { browser: await launchChromium(folder), folder }
}
