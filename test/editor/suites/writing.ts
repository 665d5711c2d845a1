import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { PACKAGE } from '../../../interpreter/host-node/package-folder.ts'
import { sharedVisit } from '../browser.ts'
import { eventually, kept, largeEditor, quickFixes, moves, openGame, ownBreakthrough } from '../steps.ts'

const BREAKTHROUGH = 'rulesets/race/breakthrough/breakthrough.yaml'
const DUEL = 'rulesets/hidden/stratego/duel.yaml'
const BARRAGE = 'rulesets/hidden/stratego/barrage.yaml'

/** Puts the cursor before some words, as Find does. */
async function goTo(page: Page, words: string): Promise<void> {
  await page.locator('.monaco-editor .view-lines').first().click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+f')
  const find = page.getByRole('textbox', { name: 'Find', exact: true })
  await find.fill(words)
  await page.locator('.find-widget .matchesCount', { hasText: /^1 of/u }).waitFor()
  await find.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowLeft')
}

async function lineFour(page: Page, file: string): Promise<string | undefined> {
  return String(await kept(page, file)).split('\n')[3]
}

describe('writing', () => {
  test('what is wrong is marked as one types, and a quick fix mends it', async () => {
    const { page } = await sharedVisit()
    const file = await ownBreakthrough(page, 'mended')
    await largeEditor(page)
    await page.locator('.view-line').nth(3).click()
    await page.keyboard.type('boxx: 1')
    await page.locator('.squiggly-error').first().waitFor()
    await page.locator('.problems .code', { hasText: 'ST2004' }).waitFor()
    await page.keyboard.press('Home')
    await quickFixes(page, 'Control+.')
    await page.keyboard.press('Enter')
    await eventually(() => lineFour(page, file), 'the mended line').toBe('box: 1')
  })

  test('a word of the language and a message lead to their pages', async () => {
    const { page, context } = await sharedVisit()
    await ownBreakthrough(page, 'looked-up')
    await largeEditor(page)
    const players = page.locator('.view-line', { hasText: /^players:/u })
    await players.click({ position: { x: 10, y: 8 } })
    const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Shift+F1')])
    await opened.getByText('Who plays.').waitFor()
    await opened.close()
    await page.locator('.view-line').nth(3).click()
    await page.keyboard.type('boxx: 1')
    const message = page.locator('.problems a.code', { hasText: 'ST2004' })
    await message.waitFor()
    expect(await message.getAttribute('href')).toMatch(/learn\/messages\/ST2004\.html$/u)
  })

  test('completion knows what may stand where, and what needs an import of its own is there', async () => {
    const { page } = await sharedVisit()
    const file = await ownBreakthrough(page, 'completed')
    await largeEditor(page)
    await page.locator('.view-line').nth(3).click()
    await page.keyboard.type('opt')
    await page.locator('.suggest-widget').getByText('options', { exact: true }).first().waitFor()
    await page.keyboard.press('Enter')
    await eventually(() => lineFour(page, file), 'the completed line').toMatch(/^options:/u)
    await page.keyboard.press('F1')
    const list = page.getByRole('dialog', { name: 'Commands, games, files and rules' })
    await list.waitFor()
    for (const command of ['Trigger Suggest', 'Fold All', 'Toggle Line Comment']) {
      await page.keyboard.press('Control+a')
      await page.keyboard.type(`>${command}`)
      await list.getByText(command, { exact: true }).first().waitFor()
    }
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
  })

  test('a sentence in plain words is offered as rules, which take its place', async () => {
    const { page } = await sharedVisit()
    const file = await ownBreakthrough(page, 'plain-words')
    await largeEditor(page)
    await page.locator('.view-line').nth(3).click()
    await page.keyboard.type('draw until you have')
    const offered = page.locator('.suggest-widget').getByText(/draw until you have five/u)
    // The phrasebook is loaded by the first words, and nobody waits for it: the next letter finds it.
    await eventually(async () => {
      if ((await offered.count()) > 0) return true
      await page.keyboard.press('Backspace')
      await page.keyboard.type('e')
      return false
    }, 'the offer').toBe(true)
    await page.keyboard.press('Enter')
    await eventually(async () => String(await kept(page, file)), 'the rules').toMatch(
      /deal up to larger\(0, 5/u,
    )
    expect(String(await kept(page, file))).not.toContain('draw until')
  })

  test('the palette leads to commands, games, files and rules, by the keys of large editors', async () => {
    const { page } = await sharedVisit()
    await openGame(page, 'Breakthrough')
    await largeEditor(page)
    const list = page.getByRole('dialog', { name: 'Commands, games, files and rules' })
    const choose = async (key: string, words: string): Promise<void> => {
      await page.keyboard.press(key)
      await list.waitFor()
      await page.keyboard.type(words)
      await list.getByRole('option').first().waitFor()
      await page.keyboard.press('Enter')
      await list.waitFor({ state: 'detached' })
    }
    await choose('Control+p', 'Connect Four')
    await page.locator('.game-button', { hasText: 'Connect Four' }).waitFor()
    await choose('Control+p', 'drop')
    await page
      .locator('.view-line', { hasText: /^\s*drop:/u })
      .first()
      .waitFor()
    await choose('Control+Shift+P', 'simul')
    await page.getByRole('tab', { name: 'Simulate', selected: true }).waitFor()
    await choose('F1', 'wrap')
    await choose('F1', 'search all')
    await page.keyboard.type('no line has these words')
    await page.getByText('No line contains these words.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('No line contains these words.').waitFor({ state: 'detached' })
    await choose('F1', 'wrap')
    // A sentence of the phrasebook goes into a variant of the shipped game.
    await choose('Control+p', 'draw until you have five')
    await page.locator('.view-line', { hasText: 'deal up to larger(0, 5' }).waitFor()
  })

  test('a name says what it is and leads to where it comes from and is used, a call says what it takes, a text has an outline and folds', async () => {
    const { page } = await sharedVisit()
    await openGame(page, 'Breakthrough')
    await largeEditor(page)
    await goTo(page, 'forward + forward')
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Control+i')
    await page.locator('.monaco-hover', { hasText: 'forward the direction' }).first().waitFor()
    await page.keyboard.press('Escape')
    await goTo(page, 'step ways, 1)')
    await page.keyboard.press('Control+Shift+Space')
    await page
      .locator('.parameter-hints-widget.visible', { hasText: 'open line(start, directions, n)' })
      .waitFor()
    await page.keyboard.press('Escape')
    const lines = readFileSync(join(PACKAGE, BREAKTHROUGH), 'utf8').split('\n')
    const lineOf = (words: string) => 1 + lines.findIndex((line) => line.includes(words))
    const used = 'then: move piece to goal'
    await page.keyboard.press('Control+g')
    await page.keyboard.type(`${lineOf(used)}:${(lines[lineOf(used) - 1] ?? '').indexOf('piece') + 3}`)
    await page.keyboard.press('Enter')
    await page.keyboard.press('F12')
    const active = page.locator('.monaco-editor .line-numbers.active-line-number').first()
    await eventually(() => active.innerText(), 'the line where the piece is chosen').toBe(
      String(lineOf('piece: your pawns on board')),
    )
    // The inferred type is shown after the name.
    await page.locator('.view-line', { hasText: 'piecea pawn: your pawns on board' }).first().waitFor()
    await goTo(page, 'goal row: own')
    await page.keyboard.press('Shift+F12')
    const uses = page.locator('.peekview-widget .monaco-list-row')
    await uses.filter({ hasText: 'pawn in goal row of player' }).waitFor()
    await uses.filter({ hasText: 'breakthrough.it.yaml' }).waitFor()
    await page.keyboard.press('Escape')
    await uses.first().waitFor({ state: 'detached' })
    await page.keyboard.press('Control+Shift+o')
    const outlined = page.locator('.quick-input-list .monaco-list-row')
    await outlined.filter({ hasText: 'capturedplaces' }).waitFor()
    await page.keyboard.type('last row')
    await outlined.filter({ hasText: 'a pawn reaches the last row' }).waitFor()
    await page.keyboard.press('Enter')
    await eventually(() => active.innerText(), 'the line of the end').toBe(
      String(lineOf('a pawn reaches the last row:')),
    )
    const within = page.locator('.monaco-editor .view-line', { hasText: 'game: Breakthrough' })
    await page.keyboard.press('Control+Home')
    await within.waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Control+0')
    await within.waitFor({ state: 'detached' })
  })

  test('a text is laid out evenly when that is asked for', async () => {
    const { page } = await sharedVisit()
    const file = await ownBreakthrough(page, 'even')
    await largeEditor(page)
    await page.locator('.view-line').nth(3).click()
    await page.keyboard.type('options:   {slow:   true or false=true  }   # slow play')
    await page.keyboard.press('Escape')
    await page.keyboard.press('F1')
    await page.getByRole('dialog', { name: 'Commands, games, files and rules' }).waitFor()
    await page.keyboard.type('Format Document')
    await page.keyboard.press('Enter')
    await eventually(() => lineFour(page, file), 'the line laid out').toMatch(
      /^options: \{ slow: .*# slow play$/u,
    )
  })

  test('a name is changed in base and variant at once, one undo takes back both, and an edit that comes late lands nowhere', async () => {
    const { page } = await sharedVisit()
    const rename = async (): Promise<void> => {
      await goTo(page, 'flag in the corner')
      await page.keyboard.press('F2')
      const box = page.locator('.rename-box input')
      await box.fill('corner flag')
      await box.press('Enter')
    }
    await openGame(page, 'Stratego Duel')
    await largeEditor(page)
    const before = readFileSync(join(PACKAGE, DUEL), 'utf8')
    await rename()
    await page.keyboard.press('Control+Home')
    await page.keyboard.insertText('boxx: 1\n')
    // The worker has to check every game and translation for the name; a check never waits for that.
    await page.locator('.problems .code', { hasText: 'ST2004' }).waitFor()
    await page.getByText('Nothing was edited').waitFor()
    expect(await kept(page, DUEL)).toBe(`boxx: 1\n${before}`)
    for (const key of ['Control+Home', 'Shift+ArrowDown', 'Delete']) await page.keyboard.press(key)
    await eventually(() => kept(page, DUEL), 'the text as it was').toBeUndefined()

    await openGame(page, 'Stratego Barrage')
    await largeEditor(page)
    await rename()
    for (const file of [BARRAGE, DUEL])
      await eventually(() => kept(page, file), `the new name in ${file}`).toContain('  corner flag:\n')
    await page.locator('.monaco-editor .view-lines').first().click()
    const changed = async (key: string, what: 'new' | 'old'): Promise<void> => {
      await page.keyboard.press(key)
      for (const file of [BARRAGE, DUEL]) {
        const text = eventually(() => kept(page, file), `the ${what} name in ${file}`)
        await (what === 'old' ? text.toBeUndefined() : text.toContain('  corner flag:\n'))
      }
    }
    await changed('Control+z', 'old')
    await changed('Control+Shift+z', 'new')
    await changed('Control+z', 'old')
  })

  test('a new game whose id is a word of the language is checked at once after a click on a piece', async () => {
    const { page } = await sharedVisit()
    await openGame(page, 'Breakthrough')
    await largeEditor(page)
    await page.getByRole('button', { name: 'Files' }).click()
    await page.getByRole('dialog', { name: 'Files' }).locator('select').first().selectOption('Breakthrough')
    await page.getByRole('dialog').getByLabel('Name').fill('Own')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.locator('.tab.current', { hasText: 'own' }).waitFor()
    await page.locator('.game-button', { hasText: 'Own' }).waitFor()
    await page.locator('[data-space="a2"]').click()
    await page.locator('.about-piece li').first().waitFor()
    // Only lines of this game and its base, not of their translations.
    const lines = await page.locator('.about-piece').innerText()
    expect(lines).toMatch(/pawn/u)
    await page.locator('.monaco-editor .view-lines').first().click()
    await page.keyboard.press('Control+End')
    await page.keyboard.insertText('nonsense: 1')
    await page.locator('.problems .error').first().waitFor({ timeout: 5_000 })
  })

  test('a rule is changed in mid-game: the game stops at the move that it no longer allows, and says why', async () => {
    const { page } = await sharedVisit()
    await ownBreakthrough(page, 'halfway')
    await largeEditor(page)
    for (const space of ['a2', 'a3']) await page.locator(`[data-space="${space}"]`).click()
    await moves(page, 1)
    await goTo(page, 'step ways, 1)')
    await page.keyboard.type('forward diagonal, 1) # ')
    const note = page.locator('.talk .note', { hasText: 'Move 1, a2-a3, is no longer allowed' })
    const reason = note.locator('.objections li').first()
    await reason.waitFor()
    expect(await reason.innerText()).toMatch(/may not go in the direction of a3/u)
    await moves(page, 0)
    const link = reason.getByRole('button')
    const line = Number(/\d+$/u.exec(await link.innerText())?.[0])
    await link.click()
    await eventually(
      () => page.locator('.monaco-editor .line-numbers.active-line-number').innerText(),
      'the line of the rule',
    ).toBe(String(line))
    // What was typed word by word is undone word by word.
    for (let word = 0; word < 6; word++) await page.keyboard.press('Control+z')
    await moves(page, 1)
    await note.waitFor({ state: 'detached' })
  })

  test('the rules of Barrage are typed into an empty file with completion, and played', async () => {
    const { page } = await sharedVisit()
    await page.getByRole('button', { name: 'Files' }).click()
    await page.getByRole('radio', { name: 'Empty page' }).check()
    await page.getByRole('dialog').getByLabel('Name').fill('Few men')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.locator('.tab.current', { hasText: 'few-men.yaml' }).waitFor()
    await largeEditor(page)
    await page.locator('.monaco-editor .view-lines').first().click()
    const suggested = page.locator('.suggest-widget.visible .monaco-list-row.focused')
    const complete = async (typed: string, whole: string): Promise<void> => {
      await page.keyboard.type(typed)
      await suggested.getByText(whole, { exact: true }).waitFor()
      await page.keyboard.press('Tab')
    }
    const line = async (text: string): Promise<void> => {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await complete('sand', 'sandtable')
    await line('1')
    await line('id: few-men')
    await complete('ext', 'extends')
    await complete('stratego-d', 'stratego-duel')
    await line('')
    await complete('tit', 'title')
    await line('Few men')
    await complete('bo', 'box')
    await complete('ar', 'army')
    for (const kind of ['bomb', 'miner']) {
      await complete(kind.slice(0, 2), kind)
      await line('1')
    }
    await eventually(() => kept(page, 'few-men.yaml'), 'the whole text').toBe(
      'sandtable: 1\nid: few-men\nextends: stratego-duel\ntitle: Few men\nbox:\n  army:\n    bomb: 1\n    miner: 1\n    ',
    )
    await page.getByRole('button', { name: 'Play Few men' }).click()
    await page.getByRole('button', { name: 'Ready' }).click()
    await page.getByRole('button', { name: 'I am blue' }).click()
    await page.getByRole('button', { name: 'Ready' }).click()
    await page.getByRole('button', { name: 'I am red' }).click()
    await page.getByLabel('Search or type a move').waitFor()
    expect(await page.locator('[data-space][aria-label*="blue an unknown piece"]').count()).toBe(8)
  })
})
