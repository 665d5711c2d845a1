import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PACKAGE } from '../../../interpreter/host-node/package-folder.ts'
import { aloneText, runFor } from '../../store/queue-helpers.ts'
import { sharedVisit } from '../browser.ts'
import { eventually, importFile, kept, firstListedMove, largeEditor, openGame } from '../steps.ts'

test('many games are played beside the text, and one of them is shown on the board', async () => {
  const { page } = await sharedVisit()
  await page.locator('[data-space]').first().waitFor()
  await page.getByRole('tab', { name: 'Simulate' }).click()
  await page.getByLabel('Games').fill('100000')
  await page.getByRole('button', { name: 'Simulate' }).click()
  await page.getByText(/^[1-9]\d* of 100[,.]?000 games\./u).waitFor()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByLabel('Games').fill('60')
  await page.getByRole('button', { name: 'Simulate' }).click()
  await page.getByText('60 of 60 games.').waitFor()
  expect(await page.locator('.share').count()).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Measure 60 games' }).click()
  await page.getByText('60 games measured.').waitFor()
  await page.getByRole('button', { name: 'Mark in the text what they used' }).click()
  await page.locator('.view-line').first().click()
  await page.keyboard.press('Control+g')
  await page.keyboard.type('50')
  await page.keyboard.press('Enter')
  await page.locator('.monaco-editor .covered').first().waitFor()
  await page.locator('.share button').first().click()
  await page.locator('.turn', { hasText: 'wins' }).waitFor()
  expect(await page.locator('.log li').count()).toBeGreaterThan(20)
  // Nothing is hidden in this game, so there is nothing to reveal.
  expect(await page.getByRole('checkbox', { name: 'All open' }).count()).toBe(0)
  await page.getByRole('tab', { name: 'Simulate' }).click()
  await page.getByRole('group', { name: 'Moves to choose from' }).getByRole('button').last().click()
  await page.locator('.turn', { hasText: 'wins' }).waitFor()
})

test('games of an exported store are told, and those of the rules on the table are shown there', async () => {
  const store = await aloneText(runFor('tic-tac-toe', 20, '1'))
  const { page } = await sharedVisit()
  await page.getByRole('tab', { name: 'Simulate' }).click()
  const field = page.getByLabel('Open an exported store')
  const file = (text: string) => ({
    name: 'store.jsonl',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await field.setInputFiles(file('winners,plies'))
  await page.getByText('This is not an exported store.').waitFor()
  await field.setInputFiles(file(store))
  await page.getByText('They were played under different rules').waitFor()
  await openGame(page, 'Tic-tac-toe')
  await page.getByText('They were played under different rules').waitFor({ state: 'detached' })
  const games = page.getByRole('region', { name: 'Tic-tac-toe' })
  await games.getByText('Tic-tac-toe: 20 games, played by random').waitFor()
  await games.getByRole('button', { name: 'Show one' }).first().click()
  await page.locator('.turn', { hasText: 'cross wins' }).waitFor()
})

test('a variant is compared with its base on the same seeds', async () => {
  const { page } = await sharedVisit()
  await openGame(page, 'Stratego Barrage')
  await page.getByRole('tab', { name: 'Simulate' }).click()
  await page.getByLabel('Games').fill('48')
  await page.getByLabel('Against Stratego Duel, on the same seeds').check()
  await page.getByRole('button', { name: 'Simulate' }).click()
  await page.getByText('Against the base, 48 pairs of games').waitFor()
  expect(await page.locator('.verdict').count()).toBeGreaterThan(3)
  // This line differs significantly by itself, but not once all lines are judged together.
  const flag = page.getByRole('row', { name: 'the flag is captured' }).locator('.verdict')
  expect(await flag.innerText()).toBe('more but not certain with this many lines')
})

test('what a variant changes is told in words, as matrices and as a rulebook in other languages', async () => {
  const { page } = await sharedVisit()
  await openGame(page, 'Stratego Barrage')
  await page.getByRole('tab', { name: 'Variant' }).click()
  await page.getByText('What changes for players of Stratego Duel').waitFor()
  expect(await page.locator('.change-list li').count()).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Tables' }).click()
  await page.locator('.matrix').first().waitFor()
  expect(await page.locator('.matrix td button').count()).toBeGreaterThan(20)
  const colours = (await page.evaluate(
    `[...document.querySelectorAll('.matrix td[class] button')].map((one) =>
      one.parentElement.className.split(' ')[0] + ' ' + getComputedStyle(one).backgroundColor)`,
  )) as readonly string[]
  const tints = new Set(colours.map((colour) => colour.split(' ')[0]))
  expect(tints.size).toBeGreaterThan(1)
  expect(new Set(colours.map((colour) => colour.slice(colour.indexOf(' ')))).size).toBe(tints.size)
  await page.locator('.matrix td button').first().click()
  await page.locator('.tab.current', { hasText: '.yaml' }).waitFor()
  await page.getByRole('button', { name: 'Line by line' }).click()
  await page.locator('.effective li').first().waitFor()
  expect(await page.locator('.effective li').count()).toBeGreaterThan(30)
  const origins = await page.locator('.effective li .link').allInnerTexts()
  expect(new Set(origins.map((origin) => origin.replace(/:\d+$/u, '')))).toEqual(
    new Set(['barrage.yaml', 'duel.yaml', 'no-endless-play.yaml', 'stratego.yaml']),
  )
  await page.locator('.effective .link', { hasText: 'duel.yaml' }).first().click()
  await page.locator('.tab.current', { hasText: 'duel.yaml' }).waitFor()
  await page.getByRole('button', { name: 'Rulebook' }).click()
  // The language of the rulebook, not of the page.
  await page.locator('label', { hasText: 'Language' }).getByRole('combobox').selectOption('it')
  await page.locator('.rulebook[lang=it] h3').first().waitFor()
  const board = page.locator('.rulebook figure').first()
  const drawn = board.locator('img')
  expect(await page.evaluate(`document.querySelector('.rulebook figure img').naturalWidth > 0`)).toBe(true)
  const picture = decodeURIComponent((await drawn.getAttribute('src')) ?? '')
  for (const label of ['8', 'a']) expect(picture).toContain(`>${label}<`)
  await page.evaluate(`window.print = () => (document.title = 'printed')`)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  expect(await page.title()).toBe('printed')
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.rulebook h3').first().isVisible()).toBe(true)
  for (const other of ['.monaco-editor', '.game-button', '.book-tools'])
    expect(await page.locator(other).first().isVisible(), other).toBe(false)
  await page.emulateMedia({ media: null })
})

test('examples are run, and their coverage stands beside the lines', async () => {
  const { page } = await sharedVisit()
  await openGame(page, 'Tic-tac-toe')
  await largeEditor(page)
  await page.getByRole('button', { name: 'Run examples' }).first().click()
  await page.getByText(/\d+ examples passed\./u).waitFor()
  await page.locator('.view-line').first().click()
  await page.keyboard.press('Control+g')
  await page.keyboard.type(String(lineOf('rulesets/alignment/tic-tac-toe/tic-tac-toe.yaml', /^end:/u)))
  await page.keyboard.press('Enter')
  await page.locator('.monaco-editor .covered').first().waitFor()
})

test('an example that fails says why above it, and is led to', async () => {
  const { page } = await sharedVisit()
  const text = `sandtable: 1
id: mine
extends: tic-tac-toe
title: Mine
examples:
  the corner is taken:
    play:
      - cross: a1
      - nought cannot: a2
`
  await importFile(page, 'mine.yaml', text)
  await openGame(page, 'Mine')
  await largeEditor(page)
  await page.getByRole('button', { name: 'Run examples' }).first().click()
  await page
    .locator('.problems')
    .getByRole('button', { name: /the corner is taken/u })
    .waitFor()
  await page.locator('.codelens-decoration', { hasText: '✗' }).first().waitFor()
})

test('a piece leads to the rules that speak of it, a rule to its pieces, and the lines that a game used are marked', async () => {
  const { page } = await sharedVisit()
  await openGame(page, 'English draughts')
  await page.locator('.monaco-editor .view-line').first().waitFor()
  await page.locator('.view-line', { hasText: 'man:' }).click()
  await eventually(() => page.locator('.space.concerned').count(), 'all men').toBe(24)
  // What a rule of one game mentions is not marked in another.
  await openGame(page, 'Chess')
  await eventually(() => page.locator('.concern-line, .space.concerned').count(), 'no marks').toBe(0)
  await openGame(page, 'English draughts')
  await page.locator('.view-line', { hasText: 'players:' }).first().click()
  await page.locator('.view-line', { hasText: 'man:' }).click()
  await eventually(() => page.locator('.space.concerned').count(), 'all men again').toBe(24)
  await page.locator('[data-space][aria-label*="man, can be chosen"]').first().click()
  const about = page.getByRole('region', { name: 'What the rules say about man' })
  await about.getByRole('listitem').first().waitFor()
  expect(await about.getByRole('listitem').count()).toBeGreaterThan(2)
  for (const line of await about.locator('code').allInnerTexts()) expect(line).toMatch(/\b(?:man|men)\b/u)
  await firstListedMove(page)
  await page.locator('.log li').first().waitFor()
  await page.getByRole('button', { name: 'Mark what this game used' }).click()
  // Only lines that can be executed are marked, so go to one of these.
  await about.getByRole('listitem').filter({ hasText: 'crown' }).getByRole('button').last().click()
  await page.locator('.monaco-editor :is(.covered, .uncovered)').first().waitFor()
})

test('a map lies beside its text, and a space that is dragged writes where it lies now', async () => {
  const { page } = await sharedVisit()
  await openGame(page, 'Toy Battle')
  await page.getByRole('tab', { name: 'Map' }).click()
  const space = page.locator('.map [data-space="8"]')
  const box = await space.boundingBox()
  if (box === null) throw new Error('the space is not drawn')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 1.2, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  const moved = () => kept(page, 'rulesets/battle/toy-battle/terrains/castle-field.yaml')
  await eventually(moved, 'the text with the space elsewhere').toMatch(/^ {2}8: \[ (?:5[1-9]|6\d), 50 \]$/mu)
})

test('above each action stands how many moves it lets somebody make now, and they are shown on the board', async () => {
  const { page } = await sharedVisit()
  await openGame(page, 'Chess')
  await largeEditor(page)
  const targets = page.locator('[data-space].target')
  await eventually(() => targets.count(), 'all that may move').toBe(10)
  await page.locator('.monaco-editor').first().click()
  await page.keyboard.press('Control+g')
  await page.keyboard.type(String(lineOf('rulesets/chess/chess/chess.yaml', /^actions:/u)))
  await page.keyboard.press('Enter')
  const lens = page.locator('.codelens-decoration a')
  await lens.filter({ hasText: 'Moves now: 4' }).first().click()
  await eventually(() => targets.count(), 'the knights').toBe(2)
})

function lineOf(file: string, words: RegExp): number {
  const lines = readFileSync(join(PACKAGE, file), 'utf8').split('\n')
  return lines.findIndex((line) => words.test(line)) + 1
}
