import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOST } from '../../editor/server/address.ts'
import { serveSite } from '../../editor/server/serve.ts'
import { upToDateSite } from '../../editor/site/build-site.ts'
import { readShare, shareText } from '../../editor/workspace/share.ts'
import { zipped } from '../../editor/workspace/zip.ts'
import { launchChromiumDriver } from './engines/chromium.ts'
import { Engine } from './engines/engine.ts'
import type { Driver } from './engines/engine.ts'
import { FIREFOX, launchFirefox } from './engines/firefox.ts'
import { launchWebkit, WEBKIT } from './engines/webkit.ts'
import { VOLUME } from '../volume.ts'
import { plainHost } from './plain-host.ts'

interface Kind {
  readonly name: string
  /** Undefined if it is not installed. */
  readonly launch: ((folder: string) => Promise<Driver>) | undefined
  /** What installs it. */
  readonly by: string
  /** The narrowest page: windows of MiniBrowser are no narrower. */
  readonly narrow: number
}

const [firefox, webkit] = [FIREFOX, WEBKIT]

const KINDS: readonly Kind[] = [
  { name: 'Chromium', launch: launchChromiumDriver, by: 'npm ci', narrow: 390 },
  {
    name: 'Firefox',
    launch: firefox === undefined ? undefined : (folder) => launchFirefox(firefox, folder),
    by: 'apt-get install firefox-esr',
    narrow: 390,
  },
  {
    name: 'WebKit',
    launch: webkit === undefined ? undefined : (folder) => launchWebkit(webkit, folder),
    by: 'apt-get install webkit2gtk-driver xvfb',
    narrow: 447,
  },
]

/** In Chromium the suites of the page go further, so it makes these journeys only if there is time. */
const TRIED = KINDS.filter(({ name }) => VOLUME.isLong || name !== 'Chromium')

for (const { name, launch, by } of TRIED)
  if (launch === undefined) console.info(`${name} is not installed: its tests are skipped (${by})`)

/** True if nothing is wider than its part of the page. */
const FITS = `return [document.documentElement, ...document.querySelectorAll('.pane')]
  .filter((part) => part.getClientRects().length > 0 && part.scrollWidth > part.clientWidth)
  .map((part) => part.className + ' ' + part.scrollWidth + ' > ' + part.clientWidth)`

/** The focused space. */
const FOCUSED = `return document.activeElement?.tabIndex === 0 ? document.activeElement.dataset.space ?? '' : ''`

const PLAIN = `return document.querySelector('textarea.plain-editor').value`

const MOVES = `document.querySelectorAll('.log li .number').length`

describe.each(TRIED)('in $name', ({ name, launch, narrow }) => {
  const isMissing = launch === undefined
  /** Journeys of a minute or more in some engine, which other suites make in Chromium. */
  const isLeft = isMissing || !VOLUME.isLong
  const servers: Server[] = []
  let folder = ''
  let engine: Engine
  /** None if it could not be launched. */
  const launched: Engine[] = []
  let site = ''

  beforeAll(async () => {
    if (isMissing) return
    folder = mkdtempSync(join(tmpdir(), 'sandtable-engine-'))
    site = await upToDateSite(() => {})
    engine = new Engine(await launch(folder))
    launched.push(engine)
  })
  afterAll(async () => {
    if (isMissing) return
    for (const one of launched) await one.close()
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  /** Another port is another origin, with nothing stored. */
  const begun = async (width = 1440, height = 900, hash = ''): Promise<void> => {
    const server = await serveSite(site, 0)
    servers.push(server)
    await engine.resize(width, height)
    await engine.open(`http://${HOST}:${Reflect.get(Object(server.address()), 'port')}/${hash}`)
    await (hash === '' ? greeted() : engine.shows('dialog'))
  }

  /** Closes what greets newcomers. */
  const greeted = async (): Promise<void> => {
    await engine.shows('[data-space]')
    await engine.click('dialog > header button')
    await engine.until(`return document.querySelector('dialog') === null`, 'page without dialogs')
    // The first picture of the game is there before its rules.
    await engine.until(`return document.body.textContent.includes('All legal moves')`, 'list of moves')
  }

  const goTo = async (space: string): Promise<void> => {
    for (let step = 0; step < 20; step++) {
      const at = String(await engine.run(FOCUSED))
      if (at === space) return
      const [column = '', row = ''] = at
      const [toColumn = '', toRow = ''] = space
      if (column !== toColumn) await engine.press(column < toColumn ? 'ArrowRight' : 'ArrowLeft')
      else await engine.press(row < toRow ? 'ArrowUp' : 'ArrowDown')
    }
    throw new Error(`the keys do not lead to ${space}`)
  }

  test.skipIf(isMissing)('moves are played by mouse and by keys, which F6 brings to the board', async () => {
    await begun()
    if (name === 'Chromium') {
      // Another suite drags there.
      await engine.click('[data-space="a2"]')
      await engine.click('[data-space="a3"]')
    } else {
      await engine.until(`return document.querySelector('.air') !== null`, 'table that can be dragged on')
      // MiniBrowser shows its menu while its driver holds the right button.
      if (name === 'Firefox') {
        await engine.drag('[data-space="h1"]', '[data-space="f3"]', 2)
        await engine.until(`return document.querySelector('.own-marks .arrow') !== null`, 'arrow')
      }
      await engine.drag('[data-space="a2"]', '[data-space="a3"]')
    }
    await engine.until(`return ${MOVES} >= 1`, 'first move')
    await engine.until(
      `return document.querySelector('.own-marks') === null`,
      'board without marks after a move',
    )
    await engine.shows('.monaco-editor .view-line')
    await engine.click('.monaco-editor .view-line')
    await engine.press('F6')
    await engine.until(`${FOCUSED}`, 'space with the focus')
    for (const column of 'bcdef') {
      await engine.until(`return document.querySelector('[data-space].target') !== null`, 'turn')
      const before = Number(await engine.run(`return ${MOVES}`))
      await goTo(`${column}2`)
      await engine.press('Enter')
      await goTo(`${column}3`)
      await engine.press('Enter')
      await engine.until(`return ${MOVES} > ${before}`, `move to ${column}3`)
    }
    const played = Number(await engine.run(`return ${MOVES}`))
    await engine.press('Control', 'z')
    await engine.until(`return ${MOVES} < ${played}`, 'move that was taken back')
    await engine.press('Control', 'y')
    await engine.until(`return ${MOVES} >= ${played}`, 'move that was played again')
    // The board is a single stop.
    await engine.press('Tab')
    expect(await engine.run(FOCUSED)).toBe('')
    expect(await engine.faults()).toEqual([])
  })

  test.skipIf(isLeft)('a mistake is marked while one types, and taken back', async () => {
    await begun()
    await engine.shows('.monaco-editor .view-line')
    await engine.click('.monaco-editor .view-line')
    await engine.press('Control', 'Home')
    await engine.type('colour: red\n')
    await engine.shows('.problems .error')
    for (let key = 0; key < 20; key++) await engine.press('Control', 'z')
    await engine.shows('.problems', 'No problems')
    expect(await engine.faults()).toEqual([])
  })

  test.skipIf(isLeft)('nothing is wider than the page, wide or narrow', async () => {
    await begun()
    for (const title of ['Hearts', 'Toy Battle']) {
      await engine.click('.game-button')
      await engine.click('dialog li button', title)
      await engine.shows('.game-button', title)
      for (const [width, height] of [
        [1440, 900],
        [narrow, 844],
      ] as const) {
        await engine.resize(width, height)
        await engine.until(`return innerWidth === ${width}`, `width of ${width}`)
        await expect
          .poll(() => engine.run(FITS), { timeout: 10_000, message: `${title} ${width}` })
          .toEqual([])
      }
      await engine.resize(1440, 900)
    }
    expect(await engine.faults()).toEqual([])
  })

  test.skipIf(isMissing)('a link that was made elsewhere is opened', async () => {
    const text = 'sandtable: 1\nid: linked\ntitle: Linked\n'
    const link = await shareText({ files: [{ name: 'linked.yaml', text }], open: 'linked.yaml' })
    await begun(1440, 900, `#${link}`)
    await engine.click('dialog button', 'Add')
    await engine.shows('.tab', 'linked.yaml')
    // Without a clipboard, the link is shown.
    await engine.run(`navigator.clipboard.writeText = () => Promise.reject()`)
    await engine.click('button', 'Files')
    await engine.click('.own-files button', 'Share')
    const shown = await engine.until(`return document.body.innerText.match(/#share=\\S+/)?.[0]`, 'link')
    expect(await readShare(String(shown).slice(1))).toEqual({
      files: [{ name: 'linked.yaml', text }],
      open: 'linked.yaml',
    })
    expect(await engine.faults()).toEqual([])
  })

  test.skipIf(isMissing)('after a reload, rules with an error are named', async () => {
    await begun(narrow, 844)
    await engine.until(`return localStorage.getItem('sandtable game') !== null`, 'kept game')
    await engine.click('.bottom button', 'Rules')
    await engine.click('textarea.plain-editor')
    await engine.press('Control', 'Home')
    await engine.press('End')
    await engine.type('\nboxx: 1')
    await engine.shows('.problems', 'boxx')
    await engine.until(
      `return await new Promise((resolve) => {
        const asked = indexedDB.open('sandtable')
        asked.onsuccess = () => {
          const all = asked.result.transaction('documents').objectStore('documents').getAll()
          all.onsuccess = () => { asked.result.close(); resolve(JSON.stringify(all.result).includes('boxx: 1')) }
        }
      })`,
      'stored text',
    )
    await engine.reload()
    await engine.shows('.pane', 'its rules have an error')
    expect(await engine.run(`return document.querySelector('.loading') === null`)).toBe(true)
  })

  test.skipIf(isLeft)('typing in the plain text is undone, and the page can be dark', async () => {
    await begun(narrow, 844)
    await engine.click('.bottom button', 'Rules')
    await engine.click('textarea.plain-editor')
    const before = await engine.run(PLAIN)
    await engine.press('Control', 'Home')
    await engine.type('abc')
    expect(await engine.run(PLAIN)).toBe(`abc${String(before)}`)
    // The key is for the window of MiniBrowser, so the command is given as the key gives it.
    for (let step = 0; step < 3; step++) await engine.run(`document.execCommand('undo')`)
    expect(await engine.run(PLAIN)).toBe(before)
    const theme = (): Promise<unknown> =>
      engine.run(
        `return document.documentElement.dataset.theme + ' ' + getComputedStyle(document.body).backgroundColor`,
      )
    const seen = new Set<unknown>()
    for (let step = 0; step < 3; step++) {
      seen.add(await theme())
      await engine.click('.top button[aria-label^="Theme"]')
    }
    expect(seen.size).toBe(2)
    expect(await engine.faults()).toEqual([])
  })

  test.skipIf(isLeft)('files come in as a zip and go out as one', async () => {
    await begun()
    const files = ['one', 'two'].map((id) => ({ name: `${id}.yaml`, text: `sandtable: 1\nid: ${id}\n` }))
    await engine.click('.top button', 'Files')
    await engine.shows('dialog')
    await engine.run(`
      const bytes = Uint8Array.from(atob(${JSON.stringify(Buffer.from(zipped(files)).toString('base64'))}), (sign) => sign.charCodeAt(0))
      const handed = new DataTransfer()
      handed.items.add(new File([bytes], 'all.zip', { type: 'application/zip' }))
      const field = document.querySelector('dialog input[type=file]')
      field.files = handed.files
      field.dispatchEvent(new Event('change', { bubbles: true }))`)
    await engine.shows('dialog', 'Files imported: 2.')
    // Nothing is stored outside the page.
    await engine.run(`
      HTMLAnchorElement.prototype.click = () => {}
      URL.createObjectURL = (blob) => { window.taken = blob; return '' }`)
    await engine.click('dialog button', 'Export as zip')
    await engine.until('return window.taken !== undefined', 'zip')
    const packed = await engine.run(
      'return btoa(String.fromCharCode(...new Uint8Array(await window.taken.arrayBuffer())))',
    )
    expect(Buffer.from(String(packed), 'base64').toString('latin1')).toContain('two.yaml')
    expect(await engine.faults()).toEqual([])
  })

  test.skipIf(isLeft)('the page works without a network, icons of the text included', async () => {
    const server = await plainHost(site)
    servers.push(server)
    const { port } = Object(server.address())
    await engine.resize(1440, 900)
    await engine.open(`http://localhost:${port}/`)
    await greeted()
    await engine.until(
      `return (await navigator.serviceWorker.ready).active?.state === 'activated'`,
      'kept site',
    )
    server.close()
    server.closeAllConnections()
    await engine.reload()
    // The script of the gestures is there.
    await engine.until(`return document.querySelector('.air') !== null`, 'table that can be dragged on')
    // MiniBrowser shows its menu while its driver holds the right button.
    if (name !== 'WebKit') {
      await engine.drag('[data-space="h1"]', '[data-space="f3"]', 2)
      await engine.until(`return document.querySelector('.own-marks .arrow') !== null`, 'arrow')
    }
    await engine.drag('[data-space="a2"]', '[data-space="a3"]')
    await engine.until(`return ${MOVES} >= 1`, 'first move')
    expect(await engine.run(`return document.querySelector('.own-marks') === null`)).toBe(true)
    await engine.shows('.monaco-editor .view-line')
    expect(await engine.run(`return (await document.fonts.load('16px codicon')).length`)).toBe(1)
    expect(await engine.faults()).toEqual([])
  })
})
