import { describe, expect, test } from 'vitest'
import { leave, sharedVisit, visit } from '../browser.ts'
import { plainHost } from '../plain-host.ts'
import { ownBreakthrough, PHONE } from '../steps.ts'

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
    const { page } = await visit({}, { serve })
    await page.locator('[data-space="a2"]').click()
    await page.locator('.monaco-editor .view-line').first().waitFor()
    const workers = page.workers().filter((worker) => /\/(?:language|play)-/u.test(worker.url()))
    expect(workers).toHaveLength(2)
    for (const worker of workers)
      expect(
        await worker.evaluate(`${JSON.stringify(DOORS)}.filter((name) => globalThis[name] !== undefined)`),
      ).toEqual([])
    // In a separate task: code that a debugger evaluates is not subject to the policy.
    const made = await page.evaluate(`new Promise((resolve) => setTimeout(() => {
      const node = document.createElement('div')
      try { node.innerHTML = '<b>markup</b>'; return resolve('markup') } catch {}
      try { resolve(String(window.eval('1'))) } catch { resolve('nothing') }
    }))`)
    expect(made).toBe('nothing')
    // The console reports these attempts and nothing else.
    for (const fault of await leave()) expect(fault).toMatch(/requires 'Trusted(?:HTML|Script)'/u)
  })
})

test('what an author writes never becomes markup', async () => {
  const { page } = await sharedVisit(PHONE)
  await ownBreakthrough(page, 'marked-up')
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  const area = page.locator('textarea.plain-editor')
  const text = await area.inputValue()
  const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>'
  await area.fill(text.replace(/^title: .*$/mu, `title: "${markup}"`))
  await page.locator('.game-button', { hasText: markup }).waitFor()
  expect(await page.locator('.game-button img').count()).toBe(0)
})
