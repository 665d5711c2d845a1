import { readFileSync, readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { PACKAGE } from '../../interpreter/host-node/package-folder.ts'
import { upToDateSite } from '../../editor/site/build-site.ts'
import { closeAll, leave, visit } from '../editor/browser.ts'
import { boardDrawn, largeEditor, openGame } from '../editor/steps.ts'
import { firstVisit, waterfall } from './first-visit.ts'
import { rank } from './measure.ts'

/*
 * How soon the editor responds in the browser that the tests use: `node test/bench/editor.ts`, or parts of it by name:
 * `node test/bench/editor.ts first`. Prints medians and 95th percentiles over consecutive key presses, next to the time
 * that an empty task of the page takes meanwhile, which is the noise of the machine. The bounds are those that the editor
 * is built for.
 */

const KEYS = 40
/** Keys pressed before measuring, to warm up the editor. */
const WARMING = 12
/** First visits of each kind; the one in the middle counts. */
const VISITS = 5

interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly most?: number
}

const rows: Row[] = []
const put = (name: string, value: number, unit: string, most?: number): void => {
  rows.push({ name, value: Math.round(value * 10) / 10, unit, ...(most === undefined ? {} : { most }) })
}

/** Records the time from a key press until the next frame is drawn, and until the list of problems changes. */
const WATCH = `(() => {
  const seen = globalThis.seen = { frames: [], diagnostics: [], noise: [] }
  let pressed
  addEventListener('keydown', () => {
    const at = performance.now()
    pressed = at
    requestAnimationFrame(() => setTimeout(() => seen.frames.push(performance.now() - at)))
  }, true)
  setInterval(() => {
    const at = performance.now()
    setTimeout(() => seen.noise.push(performance.now() - at))
  }, 50)
  new MutationObserver(() => {
    if (pressed === undefined) return
    seen.diagnostics.push(performance.now() - pressed)
    pressed = undefined
  }).observe(document.querySelector('.problems'), { subtree: true, childList: true, characterData: true })
})()`

/** Each key makes a mistake or fixes it, so each changes the diagnostics. */
async function typing(page: Page, title: string, most = 60): Promise<void> {
  await openGame(page, title)
  await largeEditor(page)
  await page.getByText('No problems').waitFor()
  await page
    .locator('.monaco-editor .view-line')
    .first()
    .click({ position: { x: 20, y: 8 } })
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(1500)
  for (let i = 0; i < WARMING + KEYS; i++) {
    if (i === WARMING) await page.evaluate(WATCH)
    await page.keyboard.press(i % 2 === 0 ? ':' : 'Backspace')
    await page.waitForTimeout(250)
  }
  const { frames, diagnostics, noise } = Object(await page.evaluate('globalThis.seen'))
  put(`${title}: key to frame, median`, rank(frames, 0.5), 'ms')
  put(`${title}: key to frame, p95`, rank(frames, 0.95), 'ms', 33)
  put(`${title}: key to diagnostics, median`, rank(diagnostics, 0.5), 'ms')
  put(`${title}: key to diagnostics, p95`, rank(diagnostics, 0.95), 'ms', most)
  put(`${title}: an empty task meanwhile, p95`, rank(noise, 0.95), 'ms')
  put(`${title}: of ${KEYS} keys answered`, diagnostics.length, 'keys')
}

const LONG = 'Chess, 6,000 lines more'

/** A game with a very long text. */
const longGame = `${readFileSync(join(PACKAGE, 'rulesets/chess/chess/chess.yaml'), 'utf8')
  .replace(/^id: .*$/mu, 'id: long-chess')
  .replace(/^title: .*$/mu, `title: "${LONG}"`)}${'# one line of many\n'.repeat(6000)}`

/** Imports a file into the workspace. */
async function bring(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Files', exact: true }).click()
  await page
    .getByLabel('Import files or a zip')
    .setInputFiles({ name, mimeType: 'text/yaml', buffer: Buffer.from(text) })
  await page.getByText('Files imported: 1.').waitFor()
  await page.keyboard.press('Escape')
}

async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** First visits with new profiles: what appears when. */
async function first(): Promise<void> {
  const { page, context, url } = await visit()
  await boardDrawn(page)
  const { board, monaco } = Object(
    await page.evaluate(`new Promise((resolve) => {
      const board = performance.now()
      const look = () => document.querySelector('.monaco-editor .view-line') ? resolve({ board, monaco: performance.now() }) : setTimeout(look, 5)
      look()
    })`),
  )
  put('board drawn, cold', board, 'ms')
  put('large editor drawn, cold', monaco, 'ms')
  const browser = context.browser()
  if (browser === null) return
  const visits = async (slowed: number) => {
    const made = []
    for (let i = 0; i < VISITS; i++) made.push(await firstVisit(browser, url, slowed))
    return made.toSorted((a, b) => a.diagnostics - b.diagnostics)
  }
  const [plain, slow] = [await visits(1), await visits(4)]
  const middle = (of: typeof slow, what: 'board' | 'diagnostics' | 'ran' | 'busy') =>
    rank(
      of.map((visit) => visit[what]),
      0.5,
    )
  put('first diagnostics, cold', middle(plain, 'diagnostics'), 'ms', 2500)
  put('board drawn, page slowed four times', middle(slow, 'board'), 'ms', 1000)
  put('language worker: its thread ran by then', middle(plain, 'ran'), 'ms')
  put('language worker: busy by then, unslowed', middle(plain, 'busy'), 'ms')
  put('first diagnostics, page slowed four times', middle(slow, 'diagnostics'), 'ms')
  put(
    'first diagnostics, all slowed four times',
    middle(slow, 'diagnostics') + 3 * middle(plain, 'ran'),
    'ms',
    2500,
  )
  const shown = slow[Math.floor(VISITS / 2)]
  if (shown !== undefined) console.error(`\nA first visit, page slowed four times:\n${waterfall(shown)}\n`)
}

/** Typing into texts of several lengths. */
async function keys(): Promise<void> {
  const { page } = await visit()
  await boardDrawn(page)
  await typing(page, 'Stratego, 10 by 10')
  await typing(page, 'Patrols')
  await typing(page, 'Pocket Battles', 150)
  await bring(page, 'long.yaml', longGame)
  await typing(page, LONG)
}

async function memory(): Promise<void> {
  const { page } = await visit()
  await boardDrawn(page)
  await largeEditor(page)
  const openings = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i += 2)
      for (const title of ['Connect Four', 'Tic-tac-toe']) await openGame(page, title)
    await page.waitForTimeout(1000)
  }
  // Whatever is made only once is made before measuring.
  await openings(10)
  const before = await heap(page)
  await openings(50)
  const after = await heap(page)
  put('heap before openings and closings', before, 'MB')
  put('heap after 50 openings and closings', after, 'MB', before * 1.05)
}

async function sizes(): Promise<void> {
  const site = await upToDateSite(() => {})
  const weight = (folder: string, pattern: RegExp): number =>
    readdirSync(join(site, folder))
      .filter((name) => pattern.test(name))
      .reduce((sum, name) => sum + gzipSync(readFileSync(join(site, folder, name))).length / 1024, 0)
  put('Monaco', weight('assets', /^start-.*\.js$/u), 'kB gzip', 960)
  put('language worker', weight('workers', /^language-/u), 'kB gzip', 24)
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = { first, keys, memory, sizes }
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS)
console.error(`${cpus()[0]?.model ?? process.arch}, node ${process.version}`)
const begun = performance.now()
for (const name of wanted) {
  const part = PARTS[name]
  if (part === undefined)
    throw new Error(`no part is called ${name}; there are ${Object.keys(PARTS).join(', ')}`)
  await part()
  await leave()
}
await closeAll()
console.error(`${Math.round((performance.now() - begun) / 1000)} s`)
for (const { name, value, unit, most } of rows)
  console.log(
    `${name.padEnd(48)}${String(value).padStart(10)} ${unit}${most === undefined ? '' : `, at most ${Math.round(most * 10) / 10}${value > most ? '  OVER' : ''}`}`,
  )
