import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { extname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { HOST } from '../../../editor/server/address.ts'
import { leave, visit } from '../browser.ts'

/** Any host that knows nothing of us: files below some path, types, and no header besides. */
async function plainHost(folder: string): Promise<Server> {
  const types = new Map([
    ['.html', 'text/html'],
    ['.js', 'text/javascript'],
    ['.css', 'text/css'],
    ['.svg', 'image/svg+xml'],
  ])
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/u, '')
    const file = path.endsWith('/') ? `${path}index.html` : path
    readFile(join(folder, file)).then(
      (body) => response.writeHead(200, { 'content-type': types.get(extname(file)) ?? 'font/ttf' }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  return server
}

const DOORS = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'importScripts',
  'indexedDB',
  'caches',
  'Worker',
]

describe.each([
  { host: 'our own server', serve: undefined },
  { host: 'a host without headers', serve: plainHost },
])('served by $host', ({ serve }) => {
  test('workers that read texts can reach nothing, and the page makes no code', async () => {
    const { page } = await visit({}, serve)
    await page.locator('[data-space="a2"]').click()
    await page.locator('.monaco-editor .view-line').first().waitFor()
    const workers = page.workers().filter((worker) => /\/(?:language|play)-/u.test(worker.url()))
    expect(workers).toHaveLength(2)
    for (const worker of workers)
      expect(
        await worker.evaluate(`${JSON.stringify(DOORS)}.filter((name) => globalThis[name] !== undefined)`),
      ).toEqual([])
    // In a turn of its own: what a debugger evaluates is under no policy.
    const made = await page.evaluate(`new Promise((resolve) => setTimeout(() => {
      const node = document.createElement('div')
      try { node.innerHTML = '<b>markup</b>'; return resolve('markup') } catch {}
      try { resolve(String(window.eval('1'))) } catch { resolve('nothing') }
    }))`)
    expect(made).toBe('nothing')
    // The attempts are told on the console, and nothing else is.
    for (const fault of await leave()) expect(fault).toMatch(/requires 'Trusted(?:HTML|Script)'/u)
  })
})

test('what an author writes never becomes markup', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } })
  await page.locator('[data-space="a2"]').waitFor()
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  const area = page.locator('textarea.plain-editor')
  const text = await area.inputValue()
  const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>'
  await area.fill(text.replace(/^title: .*$/mu, `title: "${markup}"`))
  await page.locator('.game-button', { hasText: markup }).waitFor()
  expect(await page.locator('.game-button img').count()).toBe(0)
})
