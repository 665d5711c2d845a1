import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { OpenFolder } from '../../../editor/server/open-folder.ts'
import { serveSite } from '../../../editor/server/serve.ts'
import { LARGEST_FILE } from '../../../editor/workspace/names.ts'
import { visit } from '../browser.ts'
import { eventually, PHONE, plainText } from '../steps.ts'

const root = mkdtempSync(join(tmpdir(), 'sandtable-folder-'))
const path = join(root, 'mine.yaml')
const text = 'sandtable: 1\nid: mine\nextends: tic-tac-toe\ntitle: Mine\n'
writeFileSync(path, text)
const folder = new OpenFolder(root)
afterAll(() => {
  folder.close()
  rmSync(root, { recursive: true, force: true })
})

const serveFolder = (site: string): Promise<Server> =>
  serveSite(site, 0, { folder, token: 'token', file: 'mine.yaml' })

const onDisk = async (): Promise<string> => readFileSync(path, 'utf8')

test('a file on disk is written as one types, and what others write there is never lost', async () => {
  const { page } = await visit(PHONE, { serve: serveFolder, fragment: '#disk=token' })
  await page.locator('.game-button', { hasText: 'Mine' }).waitFor()
  expect(page.url()).not.toContain('token')
  const area = await plainText(page)
  await eventually(() => area.inputValue(), 'the text of the file').toBe(text)
  await area.fill(`${text}# mine\n`)
  await eventually(onDisk, 'the file on disk').toBe(`${text}# mine\n`)
  // A file that is unchanged here is updated at once.
  writeFileSync(path, `${text}# theirs\n`)
  await eventually(() => area.inputValue(), 'what was written outside').toBe(`${text}# theirs\n`)
  // If the file is changed here, too, the user decides.
  // The first text on its way to the disk is held back until another is there.
  await page.evaluate(`{
    const { fetch } = globalThis
    globalThis.fetch = (path, options) =>
      options.method === 'PUT' && globalThis.goOn === undefined
        ? new Promise((resolve) => (globalThis.goOn = resolve)).then(() => fetch(path, options))
        : fetch(path, options)
  }`)
  await area.fill(`${text}# mine again\n`)
  await eventually(() => page.evaluate('globalThis.goOn !== undefined'), 'a text on its way').toBe(true)
  writeFileSync(path, `${text}# theirs again\n`)
  await page.evaluate('globalThis.goOn()')
  const asked = page.getByRole('alert').getByText('mine.yaml was changed elsewhere')
  await asked.waitFor()
  expect(await area.inputValue()).toBe(`${text}# mine again\n`)
  expect(await onDisk()).toBe(`${text}# theirs again\n`)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await eventually(onDisk, 'the decision on disk').toBe(`${text}# mine again\n`)
  // A reloaded tab still has the folder.
  await page.reload()
  await page.locator('.game-button', { hasText: 'Mine' }).waitFor()
  expect(await (await plainText(page)).inputValue()).toBe(`${text}# mine again\n`)
  // A text that is too large to be read again is not saved, which is said at once.
  const before = await onDisk()
  await area.fill(`${before}#${'-'.repeat(LARGEST_FILE)}\n`)
  const said = page.getByRole('alert').getByText('mine.yaml is not saved.')
  await said.waitFor()
  expect(await onDisk()).toBe(before)
  await area.fill(`${before}# short again\n`)
  await eventually(onDisk, 'the file on disk').toBe(`${before}# short again\n`)
  await said.waitFor({ state: 'detached' })
})
