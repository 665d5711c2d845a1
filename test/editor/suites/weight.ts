import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { serveSite } from '../../../editor/server/serve.ts'
import { visit } from '../browser.ts'
import { VISITS } from '../budgets.ts'
import { boardDrawn, largeEditor, PHONE, plainText } from '../steps.ts'

/** Connections to the server. Each test has a profile of its own, which opens new ones. */
const connections: Socket[] = []

async function counting(folder: string): Promise<Server> {
  const server = await serveSite(folder, 0)
  return server.on('connection', (socket: Socket) => connections.push(socket))
}

test.each([
  ['board and plain text', PHONE, plainText],
  ['large editor', {}, largeEditor],
] as const)('a first visit loads little until %s can be used', async (what, screen, open) => {
  connections.length = 0
  const { page } = await visit(screen, { serve: counting, isNew: true })
  await boardDrawn(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await open(page)
  await page.waitForLoadState('networkidle')
  const bytes = connections.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)
  expect(bytes).toBeGreaterThan(VISITS[what] / 3)
  expect(bytes).toBeLessThan(VISITS[what])
  // With more games, neither grows.
  const loaded = (folder: string): Promise<readonly string[]> =>
    page.evaluate(
      `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/${folder}/'))`,
    )
  expect(await loaded('shelf')).toHaveLength(1)
  expect((await loaded('showroom')).length).toBeLessThan(16)
})
