import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { corpusText } from '../../corpus/corpus.ts'
import { sharedVisit, visit } from '../browser.ts'
import {
  PHONE,
  boardDrawn,
  eventually,
  firstListedMove,
  gameKept,
  goBackTo,
  importFile,
  kept,
  largeEditor,
  moves,
  movesKnown,
  openBreakthrough,
  openGame,
  ownBreakthrough,
  plainText,
} from '../steps.ts'

async function rules(page: Page) {
  await boardDrawn(page)
  return plainText(page)
}

const link = (files: unknown): string =>
  `#share=${deflateRawSync(JSON.stringify({ version: 1, files })).toString('base64url')}`

describe('work is kept', () => {
  test('a setup arranged by hand outlasts edits and other panes, as long as the rules allow it', async () => {
    const { page } = await sharedVisit(PHONE)
    await importFile(page, 'footprints.yaml', corpusText('footprints.yaml'))
    await openGame(page, 'Footprints')
    const own = () =>
      page
        .locator('[data-space][aria-label*=", hunter "]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(', ') ?? []))
    const ready = page.getByRole('button', { name: 'Ready' })
    const look = (pane: 'Play' | 'Rules' | 'Map') =>
      page.getByRole('button', { name: pane, exact: true }).click()
    await ready.waitFor()
    const before = await own()
    const [[one, kind] = [], ...others] = before
    const [other] = others.find(([, its]) => its !== kind) ?? []
    for (const space of [one, other]) await page.locator(`[data-space="${space}"]`).click()
    const arranged = await own()
    expect(arranged).not.toEqual(before)
    await look('Map')
    await page.locator('.map').first().waitFor()
    await look('Play')
    await ready.waitFor()
    expect(await own()).toEqual(arranged)
    const area = await plainText(page)
    const edited = async (from: string, to: string): Promise<void> => {
      await area.fill((await area.inputValue()).replace(from, to))
      await page.getByText('No problems').waitFor()
      // The game follows when typing has paused.
      await page.waitForTimeout(1_000)
    }
    await edited('box:', '# a note\nbox:')
    await edited('{ hare: 2, deer: 2, snail: 2 }', '{ snail: 2, deer: 2, hare: 2 }')
    await look('Play')
    expect(await own()).toEqual(arranged)
    // With another army it is no longer allowed, which is said.
    await look('Rules')
    await edited('hare: 2', 'hare: 3')
    await look('Play')
    await page.getByText('no longer allow the setup you arranged').waitFor()
    await eventually(own, 'the new setup').toHaveLength(arranged.length + 1)
  })

  test.each([
    ['wide', undefined],
    ['narrow', PHONE],
  ])(
    'rules with an error are named after a reload, and played once they are mended (%s)',
    async (_w, size) => {
      const { page } = await sharedVisit(size)
      await ownBreakthrough(page, 'broken')
      if (size === undefined) await largeEditor(page)
      await page.locator('[data-space="h2"]').click()
      await page.locator('[data-space="h3"]').click()
      await moves(page, 1)
      await gameKept(page, 'h2-h3')
      const area = page.locator('textarea.plain-editor')
      if (size === undefined) {
        await page.locator('.monaco-editor .view-lines').first().click()
        await page.keyboard.press('Control+Home')
        await page.keyboard.insertText('boxx: 1\n')
      } else {
        await plainText(page)
        await area.fill(`boxx: 1\n${await area.inputValue()}`)
      }
      await page.locator('.problems .error').first().waitFor()
      await page.reload()
      const said = page.locator('.talk .note', { hasText: 'its rules have an error' })
      await said.getByRole('button', { name: 'line 1' }).waitFor()
      expect(await page.getByText('Setting up the board').count()).toBe(0)
      await said.getByRole('button', { name: 'line 1' }).click()
      // The line is selected in between, and the text would be put there instead of replacing the other.
      await page.locator('textarea.plain-editor:focus').waitFor()
      // Where there is no board the plain text stays.
      await area.fill((await area.inputValue()).replace('boxx: 1\n', ''))
      if (size !== undefined) await page.getByRole('button', { name: 'Play', exact: true }).click()
      await moves(page, 1)
      expect(await said.count()).toBe(0)
    },
  )

  test('a reload in the middle of a word loses nothing', async () => {
    const { page } = await sharedVisit(PHONE)
    await ownBreakthrough(page, 'half-typed')
    await (await plainText(page)).focus()
    await page.keyboard.type('# half a wor')
    // Leaves no time for anything that is not stored at once.
    await page.reload()
    expect(await (await rules(page)).inputValue()).toContain('# half a wor')
  })

  test('two tabs do not overwrite each other', async () => {
    const { page, context, url } = await visit(PHONE)
    await rules(page)
    const other = await context.newPage()
    await other.goto(url)
    const area = await rules(other)
    await other.getByRole('alert').getByText('Another tab').waitFor()
    expect(await area.getAttribute('readonly')).not.toBeNull()
    await other.getByRole('button', { name: 'Work here instead' }).click()
    await page.getByRole('alert').getByText('Another tab').waitFor()
    await (await rules(other)).and(other.locator(':not([readonly])')).waitFor()
  })

  test('a variant is begun from a game and plays like it', async () => {
    const { page } = await sharedVisit(PHONE)
    await page.getByRole('button', { name: 'Files' }).click()
    await page
      .getByRole('dialog')
      .getByRole('combobox', { name: 'Game', exact: true })
      .selectOption({ label: 'Stratego Duel' })
    await page.getByRole('dialog').getByLabel('Name').fill('Spies run')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.locator('.game-button', { hasText: 'Spies run' }).waitFor()
    const area = await plainText(page)
    expect(await area.inputValue()).toBe(
      'sandtable: 1\nid: spies-run\nextends: stratego-duel\ntitle: Spies run\n\n',
    )
  })
})

test('a game that is left for another goes on when its rules are opened again', async () => {
  const { page } = await sharedVisit(PHONE)
  await openBreakthrough(page)
  await firstListedMove(page)
  await moves(page, 1)
  const [first] = await page.locator('.log li').allTextContents()
  await gameKept(page, /[a-h]\d[^ ]*[a-h]\d/u.exec(first ?? '')?.[0] ?? '')
  await goBackTo(page, 'English draughts')
  await moves(page, 0)
  await movesKnown(page)
  await goBackTo(page, 'Breakthrough')
  await moves(page, 1)
  expect(await page.locator('.log li').allTextContents()).toEqual([first])
  // The next test on this page opens the same game, and would take this one for its own.
  await openGame(page, 'English draughts')
})

test('earlier texts come back, words are found in all files, and a game is set back to how it was shipped', async () => {
  const { page } = await visit(PHONE)
  const area = await rules(page)
  const shipped = await area.inputValue()
  const inFiles = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Files', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).first().click()
  }
  await area.fill(`${shipped}# words of one’s own\n`)
  await inFiles('Restore')
  await eventually(() => area.inputValue(), 'the earlier text').toBe(shipped)
  await area.fill(`${shipped}# words of one’s own\n`)
  await inFiles('Search all files')
  const words = page.getByRole('searchbox', { name: 'Search all files' })
  await words.fill('no line has these words')
  await page.getByText('No line contains these words.').waitFor()
  await words.fill('words of one’s OWN')
  const found = page.locator('.found-lines button')
  await eventually(() => found.allInnerTexts(), 'the one line').toEqual([
    expect.stringMatching(/# words of one’s own\s+rulesets\/race\/breakthrough\/breakthrough\.yaml:\d+ •/u),
  ])
  await found.click()
  await inFiles('Reset')
  await eventually(() => area.inputValue(), 'the text as it was shipped').toBe(shipped)
})

test.each([
  ['full', 'IDBObjectStore.prototype.put', 'QuotaExceededError', 'There is no room left to save your work.'],
  ['refused', 'IDBFactory.prototype.open', 'SecurityError', 'This browser refuses to save your work.'],
])('where storage is %s that is said', async (_what, call, error, said) => {
  const { page } = await visit(PHONE, {
    script: `${call} = () => { throw new DOMException('', '${error}') }`,
  })
  const area = await rules(page)
  await area.fill(`${await area.inputValue()}# more\n`)
  await page.getByRole('alert').getByText(said).waitFor()
})

test('one’s files are written into a folder, and a folder is read', async () => {
  const { page } = await visit(PHONE)
  // A private folder of the browser stands in for one that the user chooses.
  await page.evaluate(`window.showDirectoryPicker = () => navigator.storage.getDirectory()`)
  await page.getByRole('button', { name: 'Files', exact: true }).click()
  await page.getByLabel('Import files or a zip').setInputFiles({
    name: 'mine.yaml',
    mimeType: 'text/yaml',
    buffer: Buffer.from('sandtable: 1\nid: mine\nextends: breakthrough\ntitle: Mine\n'),
  })
  await page.getByText('Files imported: 1.').waitFor()
  await page.getByRole('button', { name: 'Export to a folder' }).click()
  await page.getByText(/^Files written to .*: 1\.$/u).waitFor()
  await page.evaluate(`navigator.storage.getDirectory().then(async (root) => {
    const folder = await root.getDirectoryHandle('club', { create: true })
    for (const name of ['theirs.yaml', 'notes.txt']) {
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable()
      await stream.write('sandtable: 1\\nid: theirs\\nextends: breakthrough\\ntitle: Theirs\\n')
      await stream.close()
    }
  })`)
  await page.getByRole('button', { name: 'Import a folder' }).click()
  await page.getByText('Files imported: 2.').waitFor()
  await page.locator('.own-files').getByRole('button', { name: 'club/theirs.yaml', exact: true }).waitFor()
})

test('a file is renamed, deleted and brought back, at once and after the page was loaded again', async () => {
  const { page } = await visit(PHONE)
  await boardDrawn(page)
  const files = page.locator('.own-files').first()
  const open = () => page.getByRole('button', { name: 'Files', exact: true }).click()
  await open()
  const text = 'sandtable: 1\nid: mine\nextends: breakthrough\ntitle: Mine\n'
  await page
    .getByLabel('Import files or a zip')
    .setInputFiles({ name: 'mine.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) })
  await page.getByText('Files imported: 1.').waitFor()
  const rename = async (name: string): Promise<void> => {
    await files.getByRole('button', { name: 'Rename' }).click()
    await files.getByRole('textbox').fill(name)
    await files.getByRole('textbox').press('Enter')
  }
  await rename('../mine')
  await files.getByRole('alert').getByText('ends in .yaml').waitFor()
  await files.getByRole('textbox').fill('yours.yaml')
  await files.getByRole('textbox').press('Enter')
  await files.getByRole('button', { name: 'yours.yaml', exact: true }).waitFor()
  await page.getByText('mine.yaml was renamed.').getByRole('button', { name: 'Take back' }).click()
  await files.getByRole('button', { name: 'mine.yaml', exact: true }).waitFor()
  await files.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('mine.yaml was deleted.').getByRole('button', { name: 'Take back' }).click()
  await eventually(() => kept(page, 'mine.yaml'), 'the text again').toBe(text)
  await files.getByRole('button', { name: 'Delete' }).click()
  await eventually(() => kept(page, 'mine.yaml'), 'nothing').toBeUndefined()
  await page.reload()
  await boardDrawn(page)
  await open()
  await page.getByRole('button', { name: 'Restore mine.yaml' }).click()
  await eventually(() => kept(page, 'mine.yaml'), 'the text of the deleted file').toBe(text)
})

test('what was typed last is not lost when a game is set back to how it was shipped', async () => {
  const { page } = await visit(PHONE)
  const area = await rules(page)
  const typed = `${await area.inputValue()}# typed last\n`
  await area.fill(typed.replace('last', 'first'))
  await area.fill(typed)
  await page.getByRole('button', { name: 'Files', exact: true }).click()
  await page.locator('.own-files').getByRole('button', { name: 'Reset' }).click()
  await page.getByText('is back to the shipped version.').waitFor()
  await page.keyboard.press('Escape')
  expect(await area.inputValue()).not.toBe(typed)
  await page.getByRole('button', { name: 'Files', exact: true }).click()
  await page.getByRole('button', { name: 'Restore' }).first().click()
  await eventually(() => area.inputValue(), 'what was typed last').toBe(typed)
})

test('files go out and come in as a zip, and what is left out is said', async () => {
  const { page } = await visit(PHONE)
  await boardDrawn(page)
  await page.getByRole('button', { name: 'Files', exact: true }).click()
  const field = page.getByLabel('Import files or a zip')
  const yaml = (name: string) => ({
    name,
    mimeType: 'text/yaml',
    buffer: Buffer.from('sandtable: 1\nid: a\n'),
  })
  await field.setInputFiles([yaml('one.yaml'), yaml('two.yaml'), yaml('three;.yaml')])
  await page.getByText('Files imported: 2. 1 skipped').waitFor()
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as zip' }).click(),
  ])
  const { page: other } = await sharedVisit(PHONE)
  await other.getByRole('button', { name: 'Files', exact: true }).click()
  await other
    .getByLabel('Import files or a zip')
    .setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') })
  await other.getByText('Nothing was imported: it is not a zip file').waitFor()
  await other.getByLabel('Import files or a zip').setInputFiles({
    name: 'all.zip',
    mimeType: 'application/zip',
    buffer: readFileSync(await zip.path()),
  })
  await other.getByText('Files imported: 2.').waitFor()
  await other.locator('.own-files').getByRole('button', { name: 'two.yaml', exact: true }).waitFor()
})

describe('a link with files', () => {
  test('is made, and opened by somebody else', async () => {
    const { page, url } = await sharedVisit(PHONE)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await ownBreakthrough(page, 'by-link')
    await page.getByRole('button', { name: 'Files' }).click()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByText('Copied.').waitFor()
    const address = String(await page.evaluate('navigator.clipboard.readText()'))
    expect(address).toMatch(`${url}#share=`)
    const { page: other } = await visit(PHONE, { fragment: address.slice(url.length) })
    await other.getByRole('button', { name: 'Add', exact: true }).click()
    await other.locator('.game-button', { hasText: 'Breakthrough by-link' }).waitFor()
  })

  test.each([
    ['is damaged', '#share=%%%', /damaged/],
    ['names a file outside', link([['../../etc/x.yaml', 'a']]), /invalid name or is too large/],
    ['names no ruleset', link([['x.html', 'a']]), /invalid name or is too large/],
    ['holds no texts', link([['x.yaml', 7]]), /damaged/],
    ['holds nothing', link([]), /no files/],
    ['unpacks to very much', link([['x.yaml', 'a'.repeat(9_000_000)]]), /too large when unpacked|too long/],
    ['is very long', `#share=${'a'.repeat(40_000)}`, /too long/],
  ])('is refused when it %s', async (_what, hash, why) => {
    const { page } = await sharedVisit(PHONE)
    await page.evaluate(`location.hash = '${hash}'`)
    await page.getByRole('dialog').getByText(why).waitFor()
    expect(await page.getByRole('button', { name: 'Add', exact: true }).count()).toBe(0)
  })
})
