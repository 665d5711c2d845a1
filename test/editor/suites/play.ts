import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sharedVisit, visit } from '../browser.ts'
import {
  eventually,
  importFile,
  firstListedMove,
  largeEditor,
  moves,
  openBreakthrough,
  openGame,
  ownBreakthrough,
  PHONE,
} from '../steps.ts'

/** A move begins with a number, as one with dice does. */
const STRIDES = `sandtable: 1
id: strides
title: Strides
players: { seats: [ white, black ] }
pieces: { man: { owner: fixed, kinds: { man: { letter: M } } } }
places:
  board: { grid: 6 by 2, holds: 1 man, seen by: everyone }
box:
  a1: 1 white man
  e2: 1 black man
play:
  - turns from white, at most 4: you must stride or else nothing
  - the game is drawn by tired legs
actions:
  stride:
    choose:
      steps: 1..2
      man: your men on board
    let:
      start: man.space
      goal: step(start, right, steps)
    only if:
      it stays on the board: goal is not none
    then: move man to goal
    write: "{start}-{goal}"
`

describe('playing on the board', () => {
  test('a click that is refused says why, and a move by mouse is played', async () => {
    const { page } = await sharedVisit()
    await openBreakthrough(page)
    await page.locator('[data-space="a2"]').click()
    await page.locator('[data-space="a4"]').click()
    const why = page.locator('.talk .note', { hasText: 'Why not? a2 – a4' })
    await why.locator('.objections li').first().waitFor()
    expect(await why.locator('.objections').innerText()).toMatch(/may go only 1/u)
    // Nothing is hidden in this game, so there is nothing to reveal.
    expect(await page.getByRole('checkbox', { name: 'All open' }).count()).toBe(0)
    await page.locator('[data-space="a2"]').click()
    await page.locator('[data-space="a3"]').click()
    await page.locator('.log li').first().waitFor()
    expect(await page.locator('.log li').count()).toBe(1)
    expect(await page.locator('[data-space="a3"]').getAttribute('aria-label')).toContain('white pawn')
    expect(await page.locator('.turn').innerText()).toContain('black')
  })

  test('a tile is laid where it fits, and seen there before its turn is chosen', async () => {
    const { page } = await sharedVisit()
    const tiles = readFileSync(join(import.meta.dirname, '../../corpus/hamlets.yaml'), 'utf8')
    await importFile(page, 'hamlets.yaml', tiles)
    await openGame(page, 'Hamlets')
    // The only tile in front of the player need not be pointed at.
    await page.locator('.space.target').first().click()
    const turns = page.locator('.choices button', { has: page.locator('.turn-sign') })
    await turns.first().waitFor()
    const shown = page.locator('.space .preview .tile')
    const turn = async () => Number(/\d+/u.exec((await shown.getAttribute('transform')) ?? '')?.[0])
    const turned: number[] = [await turn()]
    for (let i = 1; i < (await turns.count()); i++) {
      await turns.nth(i).hover()
      turned.push(await turn())
    }
    expect(new Set(turned).size).toBe(turned.length)
    // Pointing at it again turns it, at last back to the first.
    await page.locator('.space:has(.preview)').click()
    expect(await turn()).toBe(turned[0])
    await turns.first().click()
    await moves(page, 1)
    expect(await page.locator('.space .tile').count()).toBe(2)
    expect(await page.locator('.preview').count()).toBe(0)
  })

  test('a piece may be pointed at before the number that comes first', async () => {
    const { page } = await sharedVisit()
    await importFile(page, 'strides.yaml', STRIDES)
    await openGame(page, 'Strides')
    await page.locator('[data-space="a1"]').click()
    const choices = page.locator('.choices')
    await choices.locator('button', { hasText: 'a1-c1' }).waitFor()
    expect(await choices.innerText()).toMatch(/So far: man on a1\b/u)
    await choices.locator('button', { hasText: 'a1-b1' }).click()
    await moves(page, 1)
    // From e2 black can go one step only.
    await page.locator('[data-space="e2"]').click()
    await moves(page, 2)
  })

  test('a game with errors does not look like the one before, which can be opened again', async () => {
    const { page } = await visit()
    await openBreakthrough(page)
    const own = STRIDES.replace('id: strides', 'id: broken').replace('title: Strides', 'title: Broken')
    await importFile(page, 'broken.yaml', own.replace('players:', 'plyers:'))
    await openGame(page, 'Broken')
    await page.locator('.talk', { hasText: 'Unknown key' }).waitFor()
    expect(await page.locator('[data-space]').count()).toBe(0)
    await page.getByRole('button', { name: 'broken.yaml' }).first().waitFor()
    await openBreakthrough(page)
    await page.locator('[data-space="a2"]').waitFor()
  })

  test('a click that begins nothing says why, moves nothing on the screen, and is forgotten with the next move', async () => {
    const { page } = await sharedVisit()
    await openBreakthrough(page)
    const enemy = page.locator('[data-space="a8"]')
    const before = await enemy.boundingBox()
    await enemy.click()
    const why = page.locator('.talk .note', { hasText: /^Why not\? a8/u })
    await why.locator('.objections li').first().waitFor()
    expect(await enemy.boundingBox()).toEqual(before)
    const [black, white] = [page.locator('.seat select').nth(1), page.locator('.seat select').nth(0)]
    await black.selectOption('random')
    await white.selectOption('random')
    await page.locator('.log li').nth(1).waitFor()
    expect(await why.count()).toBe(0)
  })

  test('a first visit shows a board, and what may be chosen is offered by the keyboard alone', async () => {
    const { page } = await visit()
    // One Tab stop for the whole board, and F6 leads to it from the text.
    const stops = page.locator('[data-space][tabindex="0"]')
    await stops.waitFor()
    const reached = () =>
      page.evaluate(
        `[...document.querySelectorAll('[data-space]')].filter(({ tabIndex }) => tabIndex === 0).map(({ dataset }) => dataset.space)`,
      )
    expect(await reached()).toHaveLength(1)
    await largeEditor(page)
    await page.locator('.monaco-editor .view-lines').first().click()
    await page.keyboard.press('F6')
    const focused = () => page.evaluate('document.activeElement?.dataset.space')
    expect([await focused()]).toEqual(await reached())
    await page.keyboard.press('Tab')
    expect(await focused()).toBeUndefined()
    await page.keyboard.press('Shift+Tab')
    expect([await focused()]).toEqual(await reached())
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.locator('.log li').first().waitFor()
    await page.getByLabel('Search or type a move').fill('h7-h6')
    await page.keyboard.press('Enter')
    await moves(page, 2)
  })

  test('a game without a board is played by its cards, and hot-seat hides before it shows', async () => {
    const { page } = await sharedVisit()
    await openGame(page, 'Patrols')
    await page.locator('.own-places .card').first().waitFor()
    expect(await page.locator('.own-places .card').count()).toBeGreaterThan(2)
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('dialog', { name: /^Pass the screen/ }).waitFor()
    expect(await page.locator('.card').count()).toBe(0)
    await page.getByRole('button', { name: /^I am/ }).click()
    await page.locator('.own-places .card').first().waitFor()
  })

  test('who is alone at a game with secrets plays it without passing the screen', async () => {
    const { page } = await sharedVisit()
    await openGame(page, 'Hearts')
    await page.locator('.own-places .card').first().waitFor()
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('button', { name: 'I play alone: programs play the others' }).click()
    await page.locator('.own-places .card').first().waitFor()
    expect(
      await page.locator('.seat select').evaluateAll((all) => all.map((one) => Reflect.get(one, 'value'))),
      // The viewer sits below the others.
    ).toEqual(['search:beginner', 'search:beginner', 'search:beginner', 'person'])
    // Otherwise the next game would have programs, too.
    await page.getByRole('button', { name: /^Share this screen/u }).click()
  })

  test('a secret setup is made, and the other player does not see it', async () => {
    const { page } = await sharedVisit()
    await openGame(page, 'Stratego Barrage')
    await page.getByRole('button', { name: 'flag in the corner' }).click()
    await page.getByRole('button', { name: 'Ready' }).click()
    await page.getByRole('button', { name: 'I am blue' }).click()
    await page.getByRole('button', { name: 'Ready' }).click()
    await page.getByRole('button', { name: 'I am red' }).click()
    await page.locator('[aria-label*="red scout"]').first().waitFor()
    const labels = await page
      .locator('[data-space]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(labels.filter((label) => label?.includes('blue an unknown piece'))).toHaveLength(8)
    expect(labels.filter((label) => label?.includes('red scout'))).toHaveLength(2)
    await page.getByRole('checkbox', { name: 'All open' }).check()
    await page.locator('.talk').getByText('it shows what players hide from each other').waitFor()
    await page.locator('[aria-label*="blue flag"]').first().waitFor()
    expect(await page.locator('[aria-label*="an unknown piece"]').count()).toBe(0)
  })

  test('one looks back over the moves and comes back to now', async () => {
    const { page } = await sharedVisit()
    await openBreakthrough(page)
    for (const space of ['a2', 'a3', 'h7', 'h6', 'b2', 'b3'])
      await page.locator(`[data-space="${space}"]`).click()
    await moves(page, 3)
    const on = (space: string) => page.locator(`[data-space="${space}"]`).getAttribute('aria-label')
    for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('group', { name: 'Move 1 of 3' }).waitFor()
    expect(await on('b3')).toBe('b3, empty')
    // No move can be played in a past position.
    expect(await page.getByLabel('Search or type a move').count()).toBe(0)
    await page.getByRole('button', { name: 'Forward', exact: true }).click()
    await page.getByRole('group', { name: 'Move 2 of 3' }).waitFor()
    await page.locator('.log button').first().click()
    await page.getByRole('group', { name: 'Move 1 of 3' }).waitFor()
    await page.getByRole('button', { name: 'Now', exact: true }).click()
    await eventually(() => on('b3'), 'the newest position').toBe('b3, white pawn')
  })

  test('nobody answers for a program: while one thinks nothing is offered, clicked or typed', async () => {
    const { page } = await sharedVisit()
    await openBreakthrough(page)
    await page.locator('.seat select').nth(1).selectOption('search:3s')
    await page.locator('[data-space="a2"]').click()
    await page.locator('[data-space="a3"]').click()
    await page.locator('.turn', { hasText: 'is thinking' }).waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
    // The name of the program does not make the table wider than its pane.
    const isWider = `[...document.querySelectorAll('.pane.play, .pane.play *')].filter(
      (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'auto').length`
    expect(await page.evaluate(isWider)).toBe(0)
    await page.locator('.log li').first().waitFor()
    expect(await page.locator('.move-list .move, .choices button, [data-space].target').count()).toBe(0)
    expect(await page.getByLabel('Search or type a move').count()).toBe(0)
    for (const space of ['h7', 'h6']) await page.locator(`[data-space="${space}"]`).click()
    expect(await page.locator('[data-space="h7"]').getAttribute('aria-label')).toBe('h7, black pawn')
    await page.locator('.seat select').nth(1).selectOption('person')
    // The worker may still be thinking; a click before it offers moves is lost.
    await page.getByRole('button', { name: /^All legal moves/u }).waitFor()
    for (const space of ['h7', 'h6']) await page.locator(`[data-space="${space}"]`).click()
    await page.locator('.log li', { hasText: 'h7-h6' }).waitFor()
    // Programs rest in all games until they may go on.
    await page.locator('.seat select').nth(0).selectOption('random')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  })

  test('programs answer for the seats that are theirs', async () => {
    const { page } = await sharedVisit()
    await openBreakthrough(page)
    await page.getByLabel('black is played by').selectOption('random')
    await page.locator('[data-space="b2"]').click()
    await page.locator('[data-space="b3"]').click()
    await moves(page, 2)
  })
})

describe('text and game', () => {
  test('a changed rule shows in the game that is on the board', async () => {
    const { page } = await sharedVisit(PHONE)
    await ownBreakthrough(page, 'changing')
    await page.locator('[data-space="a2"]').click()
    await page.locator('[data-space="a3"]').click()
    await page.locator('.log li').first().waitFor()
    await page.getByRole('button', { name: 'Rules', exact: true }).click()
    const area = page.locator('textarea.plain-editor')
    const text = await area.inputValue()
    const changed = text.replace('step ways, 1', 'forward diagonal, 1')
    await area.fill(changed)
    const look = (pane: 'Play' | 'Rules') => page.getByRole('button', { name: pane, exact: true }).click()
    const stopped = page.getByText('is no longer allowed')
    const stale = page.getByText('Running the last rules without errors')
    await look('Play')
    await stopped.waitFor()
    await look('Rules')
    await area.fill(changed.replace('goal: spaces', 'goal: spaaces'))
    await page.locator('.problems .error').first().waitFor()
    await look('Play')
    await stale.waitFor()
    await look('Rules')
    await area.fill(changed)
    await page.getByText('No problems').waitFor()
    await look('Play')
    await stale.waitFor({ state: 'hidden' })
    await stopped.waitFor()
    await look('Rules')
    await area.fill(text)
    await look('Play')
    await stopped.waitFor({ state: 'hidden' })
  })
})

test('a move of a game with chance tells where it leads, and how likely', async () => {
  const { page } = await sharedVisit()
  await page.getByRole('button', { name: 'Files', exact: true }).click()
  await page
    .getByLabel('Import files or a zip')
    .setInputFiles(join(import.meta.dirname, '../../corpus/caravans.yaml'))
  await page.getByText('Files imported: 1.').waitFor()
  await page.keyboard.press('Escape')
  await openGame(page, 'Caravans')
  const field = page.getByLabel('Search or type a move')
  for (const [played, move] of ['gather 2 jacks', 'rest'].entries()) {
    await field.fill(move)
    await page.keyboard.press('Enter')
    await moves(page, played + 1)
  }
  await field.fill('march')
  await page.getByRole('button', { name: 'Where does it lead?' }).click()
  await page.getByText('Exact: all').waitFor()
  const chances = await page.locator('.odds td.muted').allInnerTexts()
  const shares = chances.map((chance) => chance.split('/').map(Number))
  expect(shares.length).toBeGreaterThan(1)
  expect(shares.reduce((sum, [above = 0, below = 1]) => sum + above / below, 0)).toBeCloseTo(1)
})

test('what the rules say before anybody is asked stands in the log, and is read out', async () => {
  const { page } = await sharedVisit()
  const text = `sandtable: 1
id: greeting
title: Greeting
players: { seats: [ one, two ] }
play:
  - say Welcome all
  - turns from one, at most 2: you must tap
  - the game is drawn by rest
actions:
  tap:
    then: say Tapped
`
  await importFile(page, 'greeting.yaml', text)
  await openGame(page, 'Greeting')
  await page.locator('.log li.opening', { hasText: 'Welcome all' }).waitFor()
  expect(await page.locator('[role=status].for-readers').innerText()).toBe('Welcome all')
})

test('the log says what a move did, what was said, and the choices what one is asked about', async () => {
  const { page } = await sharedVisit()
  const rules = `sandtable: 1
id: doubts
title: Doubts
players: { seats: [ann, ben] }
values:
  beast: [fox, owl]
pieces:
  stone: { owner: fixed, kinds: { stone: { letter: S, copies: 3 } } }
places:
  path: { lane: 4, holds: stones }
  bag: { each: player, holds: stones, seen by: everyone }
box:
  bag: all stones
play:
  - turns from ann, at most 6: you must claim
  - the game is drawn by dusk
stages:
  reply(player called claimant, beast called claim):
    - say {claimant} claims {claim}
    - opponent must doubt(claimant, claim) or nod
actions:
  claim:
    then:
      - if any stones in your bag: move first stone in your bag to s2
      - reply(you, owl)
  doubt(player called claimant, beast called claim):
    then: nothing
  nod:
    then: nothing
`
  await importFile(page, 'doubts.yaml', rules)
  await openGame(page, 'Doubts')
  for (const seat of ['ann', 'ben']) await page.getByLabel(`${seat} is played by`).selectOption('person')
  await page.locator('.choices button', { hasText: /claim/iu }).first().click()
  const line = page.locator('.log li').first()
  expect(await line.innerText()).toContain('(ann stone from bag of ann to s2)')
  expect(await line.locator('.heard').innerText()).toBe('ann claims owl')
  expect(await page.locator('.choices .handed').innerText()).toBe('claimant: ann, claim: owl')
})

test('a whole game is played by the keyboard alone', async () => {
  const { page } = await visit()
  const tabTo = async (label: RegExp): Promise<void> => {
    for (let steps = 0; steps < 80; steps++) {
      const focused = String(
        await page.evaluate(
          `(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim()`,
        ),
      )
      if (label.test(focused)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`nothing called ${String(label)} can be reached with Tab`)
  }
  await page.locator('[data-space]').first().waitFor()
  await page.locator('.game-button', { hasText: 'Breakthrough' }).waitFor()
  await tabTo(/^Breakthrough/u)
  await page.keyboard.press('Enter')
  // The list of games comes from a worker, later than the dialog.
  await page.getByRole('dialog').locator('li button', { hasText: 'Tic-tac-toe' }).first().waitFor()
  await tabTo(/^Tic-tac-toe/iu)
  await page.keyboard.press('Enter')
  await page.locator('.game-button', { hasText: 'Tic-tac-toe' }).waitFor()
  await page.locator('[data-space="c3"]').waitFor()
  // Between them lies the text, where Tab is an ordinary key.
  for (const pane of ['text', 'table']) {
    await page.keyboard.press('F6')
    await page
      .locator(pane === 'text' ? '.pane.rules :focus' : '.pane.play [data-space]:focus')
      .waitFor({ state: 'attached' })
  }
  const corner = ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp']
  const ways = [corner, ['ArrowDown'], ['ArrowUp', 'ArrowRight'], ['ArrowDown'], ['ArrowUp', 'ArrowRight']]
  for (const [played, way] of ways.entries()) {
    for (const key of way) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await moves(page, played + 1)
  }
  await page.locator('.turn', { hasText: 'wins' }).waitFor()
})

test('a game stops at a line of the rules, says what the rule finds, and goes on', async () => {
  const { page } = await sharedVisit()
  await openGame(page, 'English draughts')
  await largeEditor(page)
  await page.locator('.monaco-editor').first().click()
  await page.keyboard.press('Control+g')
  const rules = readFileSync('rulesets/draughts/draughts/draughts.yaml', 'utf8').split('\n')
  await page.keyboard.type(`${rules.findIndex((line) => line.includes('if piece is king: add 1')) + 1}`)
  await page.keyboard.press('Enter')
  await page.keyboard.press('F9')
  await page.locator('.monaco-editor .breakpoint').waitFor()
  await firstListedMove(page)
  const stop = page.locator('.note.stop')
  await stop.getByText('It does not hold.').waitFor()
  expect(await stop.locator('dl').innerText()).toMatch(/piece\s+man on/u)
  expect(await page.locator('.log li').count()).toBe(0)
  await stop.getByRole('button', { name: 'Continue' }).click()
  await moves(page, 1)
})
