import { expect, test } from 'vitest'
import { leave, sharedVisit, visit } from '../browser.ts'
import { plainHost } from '../plain-host.ts'
import { boardDrawn, eventually, largeEditor, moves, PHONE } from '../steps.ts'

/** A name for this machine other than that of our own server, where nothing is cached. */
const host = 'somewhere.localhost'

let isNew = false
const serve = (folder: string) =>
  plainHost(folder, (path, body) => {
    if (!isNew) return body
    // The next version has the German texts under another name.
    if (path.includes('/de-')) return undefined
    return path.endsWith('service-worker.js')
      ? body.toString().replace(/assets\/de-[\w-]+\.js/u, './?2')
      : body
  })

const active = 'navigator.serviceWorker.ready.then(({ active }) => active?.state)'

/** A page to read whose picture is a file of its own. */
const READ = 'phrases/the-end-of-the-game-and-who-wins/no-pieces-left.html'

/** Whether all pictures of a page that are files are drawn. */
const pictured = `(() => {
  const files = [...document.images].filter(({ src }) => !src.startsWith('data:'))
  return files.length > 0 && files.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
})()`

const below = (folder: string) => plainHost(folder, undefined, '/club/games/')

test('after a first visit the page works without a network, and a new version does not break it and comes when asked for', async () => {
  const { page, context, url } = await visit(PHONE, { serve, host })
  await boardDrawn(page)
  await eventually(() => page.evaluate(active), 'what keeps the site').toBe('activated')
  // A page to read is kept once it has been read, with the picture that it shares with others.
  await page.goto(`${url}learn/${READ}`)
  await eventually(() => page.evaluate(pictured), 'the picture of the page').toBe(true)
  await context.setOffline(true)
  await page.reload()
  await eventually(() => page.evaluate(pictured), 'the picture without a network').toBe(true)
  await page.goto(url)
  for (const space of ['a2', 'a3']) await page.locator(`[data-space="${space}"]`).click()
  await moves(page, 1)
  await context.setOffline(false)
  isNew = true
  await page.evaluate('navigator.serviceWorker.ready.then((found) => found.update()).then(() => undefined)')
  await page.getByRole('button', { name: 'Load the new version' }).waitFor()
  await page.getByLabel('Language').selectOption('de')
  await page.getByText('black ist am Zug').waitFor()
  const before = await page.evaluate('caches.keys()')
  await page.getByRole('button', { name: 'Neue Version' }).click()
  await page.getByRole('button', { name: 'Neue Version' }).waitFor({ state: 'detached' })
  await boardDrawn(page)
  expect(before).toHaveLength(1)
})

test('below a path of a host, and without a network there, the large editor and every worker work', async () => {
  const { page, context } = await visit({}, { serve: below, host, fragment: 'club/games/' })
  await boardDrawn(page)
  await eventually(() => page.evaluate(active), 'what keeps the site').toBe('activated')
  await context.setOffline(true)
  await page.reload()
  await boardDrawn(page)
  await largeEditor(page)
  await page.getByText('No problems').waitFor()
  for (const space of ['a2', 'a3']) await page.locator(`[data-space="${space}"]`).click()
  await moves(page, 1)
  await page.getByRole('tab', { name: 'Simulate' }).click()
  await page.getByLabel('Games').fill('20')
  await page.getByRole('button', { name: 'Simulate' }).click()
  await page.getByText('20 of 20 games.').waitFor()
})

test('on our own server nothing is kept for times without a network', async () => {
  const { page } = await sharedVisit(PHONE)
  await boardDrawn(page)
  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)')).toBe(
    0,
  )
})

test('a part of the page that cannot be loaded says so, and is there when the page is loaded again', async () => {
  const { page } = await visit(PHONE)
  await boardDrawn(page)
  const part = '**/assets/simulate-pane-*.js'
  const open = () => page.getByRole('button', { name: 'Simulate', exact: true }).click()
  await page.route(part, (route) => route.abort())
  await open()
  await page.getByText('This part of the page could not be loaded.').waitFor()
  await page.unroute(part)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.getByText('This part of the page could not be loaded.').waitFor({ state: 'detached' })
  await boardDrawn(page)
  await open()
  await page.getByLabel('Games').waitFor()
  const faults = await leave()
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.filter((fault) => !fault.includes('net::ERR_FAILED'))).toEqual([])
})
