import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sharedVisit, visit } from '../browser.ts'
import {
  eventually,
  importFile,
  largeEditor,
  moves,
  movesKnown,
  openBreakthrough,
  openGame,
  PHONE,
} from '../steps.ts'

/** Mouse, touch and keys on the table, and how it moves. */

const on = (page: Page, space: string) => page.locator(`[data-space="${space}"]`)
const label = (page: Page, space: string) => on(page, space).getAttribute('aria-label')

/** Dragging and the other gestures are loaded after the first board. */
async function gestures(page: Page): Promise<void> {
  await page.locator('.air').waitFor({ state: 'attached' })
  await movesKnown(page)
}

/** Where something is, once it stays there. */
async function atRest(page: Page, shown: Locator) {
  const box = async () => (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  let found = await box()
  await eventually(async () => {
    const before = found
    await page.waitForTimeout(80)
    found = await box()
    return JSON.stringify(found) === JSON.stringify(before)
  }, 'the table at rest').toBe(true)
  return found
}

/** The middle of a space, once the board stays where it is. */
async function middle(page: Page, space: string): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = await atRest(page, on(page, space))
  return { x: x + width / 2, y: y + height / 2 }
}

/** Takes a card of one's own up and carries it some way; one goes on from there and lets it go. */
async function lift(page: Page, card: Locator, dy: number): Promise<void> {
  const { x, y } = await atRest(page, card)
  await page.mouse.move(x + 8, y + 12)
  await page.mouse.down()
  await page.mouse.move(x + 8, y + 12 + dy, { steps: 4 })
  await page.locator('.own-places .card[data-lifted]').waitFor()
}

async function drag(page: Page, from: string, to: string, button: 'left' | 'right' = 'left'): Promise<void> {
  const [start, goal] = [await middle(page, from), await middle(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down({ button })
  await page.mouse.move(goal.x, goal.y, { steps: 5 })
  await page.mouse.up({ button })
}

/** A finger on the screen, as the browser gets it. It may rest for some milliseconds first. */
async function swipe(page: Page, from: string, to: string, rest = 0): Promise<void> {
  const [start, goal] = [await middle(page, from), await middle(page, to)]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: typeof start) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] })
  await touch('touchStart', start)
  if (rest > 0) await page.waitForTimeout(rest)
  for (let step = 1; step <= 6; step++)
    await touch('touchMove', {
      x: start.x + ((goal.x - start.x) * step) / 6,
      y: start.y + ((goal.y - start.y) * step) / 6,
    })
  await touch('touchEnd')
  await session.detach()
}

/** Counts what flies over the page from now on. */
async function watchAir(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`
    window.flown = 0
    new MutationObserver((all) => {
      for (const { addedNodes } of all) window.flown += addedNodes.length
    }).observe(document.querySelector('.air'), { childList: true })`)
  return () => page.evaluate<number>('window.flown')
}

describe('dragging', () => {
  test('a piece is carried to its goal by the mouse, and elsewhere it goes back and the rules say why', async () => {
    const { page } = await sharedVisit()
    await openBreakthrough(page)
    await gestures(page)
    await drag(page, 'a2', 'a4')
    await page.locator('.talk .note', { hasText: 'Why not? a2 – a4' }).waitFor()
    expect(await label(page, 'a2')).toContain('white pawn')
    await eventually(() => page.locator('.air > *').count(), 'nothing in the air').toBe(0)
    expect(await page.locator('[data-lifted], .space.chosen').count()).toBe(0)
    await drag(page, 'a2', 'a3')
    await moves(page, 1)
    expect(await label(page, 'a3')).toContain('white pawn')
    // The click that ends a drag begins nothing.
    expect(await page.locator('.space.chosen').count()).toBe(0)
    // Nobody carries the pieces of others.
    await drag(page, 'b2', 'b3')
    expect(await page.locator('.air > *').count()).toBe(0)
    await moves(page, 1)
  })

  test('Escape puts a carried piece back, and a press that hardly moves is a click', async () => {
    const { page } = await sharedVisit()
    await openBreakthrough(page)
    await gestures(page)
    const [start, goal] = [await middle(page, 'b2'), await middle(page, 'b3')]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(goal.x, goal.y, { steps: 4 })
    await page.locator('.air .carried').waitFor()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await eventually(() => page.locator('.air > *').count(), 'nothing in the air').toBe(0)
    await moves(page, 0)
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x + 2, start.y)
    await page.mouse.up()
    await page.locator('.space.chosen[data-space="b2"]').waitFor()
  })

  test('a finger carries a piece on a phone, and scrolls from an empty space', async () => {
    const { page } = await visit({ ...PHONE, hasTouch: true, isMobile: true })
    await gestures(page)
    await swipe(page, 'a2', 'a3')
    await moves(page, 1)
    await swipe(page, 'h7', 'h5')
    await page.locator('.talk .note', { hasText: 'Why not? h7 – h5' }).waitFor()
    // A finger that rests marks a space or draws an arrow, even where a piece could be carried.
    await swipe(page, 'h7', 'h6', 900)
    await swipe(page, 'g7', 'g7', 900)
    expect(
      await page.locator('.own-marks > *').evaluateAll((all) => all.map(({ classList }) => classList.value)),
    ).toEqual(['arrow', 'mark'])
    await moves(page, 1)
    await swipe(page, 'h7', 'h6')
    await moves(page, 2)
    expect(await page.locator('.own-marks').count()).toBe(0)
    // A tap is a click as before.
    await on(page, 'b2').tap()
    await on(page, 'b3').tap()
    await moves(page, 3)
    const scrolled = `Math.max(...[...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop))`
    const before = await page.evaluate<number>(scrolled)
    await swipe(page, 'd6', 'd3')
    await swipe(page, 'd3', 'd6')
    await swipe(page, 'd3', 'd6')
    await eventually(() => page.evaluate<number>(scrolled), 'the page scrolled').not.toBe(before)
  })

  test('a card is carried from the hand to the table, and never plays what a click would still ask', async () => {
    const { page } = await sharedVisit()
    await page.setViewportSize({ width: 1366, height: 1100 })
    await openGame(page, 'Toy Battle')
    await page.locator('.own-places .card').first().waitFor()
    await gestures(page)
    const card = page.locator('.own-places .card.target').first()
    await card.waitFor()
    // Otherwise the screen would have to be passed on.
    await page.locator('.seat select').nth(1).selectOption('random')
    await card.waitFor()
    // The whole table is in view.
    await lift(page, card, 6)
    const { x, y } = await middle(page, await firstSpace(page))
    await page.mouse.move(x, y, { steps: 5 })
    await page.locator('.space.target').first().waitFor()
    // Elsewhere it goes back, and the rules say why.
    const wrong = (await page.locator('.space:not(.target)').first().getAttribute('data-space')) ?? ''
    const astray = await middle(page, wrong)
    await page.mouse.move(astray.x, astray.y, { steps: 3 })
    await page.mouse.up()
    await page.locator('.talk .note', { hasText: 'Why not?' }).waitFor()
    await eventually(() => page.locator('.air > *').count(), 'nothing in the air').toBe(0)
    await lift(page, card, 6)
    await page.mouse.move(x, y, { steps: 5 })
    await page.locator('.space.target').first().waitFor()
    const goal = (await page.locator('.space.target').first().getAttribute('data-space')) ?? ''
    const there = await middle(page, goal)
    await page.mouse.move(there.x, there.y, { steps: 3 })
    await page.mouse.up()
    // A card may ask for more once it is there.
    await eventually(
      async () => (await page.locator('.log li').count()) + (await page.locator('.so-far').count()),
      'a move, or a further question',
    ).toBeGreaterThan(0)
  })
})

test('a card that is dropped on the table is played as by a click, and put back where it was it is not', async () => {
  const { page } = await sharedVisit()
  await openGame(page, 'Hearts')
  await page.locator('.own-places .card.target').first().waitFor()
  await gestures(page)
  for (const seat of ['east', 'south', 'west'])
    await page.getByLabel(`${seat} is played by`).selectOption('random')
  const carry = async (nth: number, dy: number): Promise<void> => {
    await lift(page, page.locator('.own-places .card').nth(nth), dy)
    await page.mouse.up()
    await eventually(() => page.locator('.air > *').count(), 'nothing in the air').toBe(0)
  }
  // Three cards are passed: carrying one chooses it, and nothing is played before all are chosen.
  await carry(0, 6)
  await page.locator('.so-far').waitFor()
  await moves(page, 0)
  await page.locator('.so-far button').click()
  await page.locator('.so-far').waitFor({ state: 'detached' })
  const mine = page.locator('.own-places .card.target')
  for (let chosen = 0; chosen < 3; chosen++) {
    await mine.nth(chosen).click()
    if (chosen < 2) await page.locator('.own-places .card.chosen').nth(chosen).waitFor()
  }
  await eventually(() => page.locator('.log li').count(), 'all have passed').toBeGreaterThan(3)
  await mine.first().waitFor()
  const before = await page.locator('.log li').count()
  const felt = await atRest(page, page.locator('.felt'))
  await lift(page, mine.first(), -6)
  await page.mouse.move(felt.x + felt.width / 2, felt.y + 6, { steps: 4 })
  await page.mouse.up()
  await eventually(() => page.locator('.log li').count(), 'a card that was played').toBeGreaterThan(before)
})

async function firstSpace(page: Page): Promise<string> {
  return (await page.locator('[data-space]').first().getAttribute('data-space')) ?? ''
}

describe('motion', () => {
  test('a move is seen; with less motion its result is shown at once', async () => {
    const { page } = await sharedVisit()
    await openBreakthrough(page)
    await gestures(page)
    const flown = await watchAir(page)
    await on(page, 'a2').click()
    await on(page, 'a3').click()
    await moves(page, 1)
    await eventually(flown, 'a piece that moved').toBe(1)
    await eventually(() => page.locator('.air > *').count(), 'nothing in the air').toBe(0)
    // Looking back jumps, forward is seen again.
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('group', { name: 'Move 0 of 1' }).waitFor()
    expect(await flown()).toBe(1)
    await page.getByRole('button', { name: 'Forward', exact: true }).click()
    await eventually(flown, 'a move that is shown again').toBe(2)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await on(page, 'h7').click()
    await on(page, 'h6').click()
    await moves(page, 2)
    await drag(page, 'b2', 'b4')
    await page.locator('.talk .note', { hasText: 'Why not?' }).waitFor()
    expect(await page.locator('.air > *').count()).toBe(0)
    expect(await page.evaluate('document.getAnimations().length')).toBe(0)
    await page.emulateMedia({ reducedMotion: null })
    await page.getByText('Mouse and keys').click()
    await page.getByLabel('Moves are shown in motion').uncheck()
    const before = await flown()
    await on(page, 'b2').click()
    await on(page, 'b3').click()
    await moves(page, 3)
    expect(await flown()).toBe(before)
    await page.getByLabel('Moves are shown in motion').check()
    await page.getByText('Mouse and keys').click()
  })

  test('a hidden card travels as its back, one’s own too until it has been seen', async () => {
    const { page } = await sharedVisit()
    await importFile(
      page,
      'wood.yaml',
      `sandtable: 1
id: wood
title: Wood
players: { seats: [ one, two ] }
pieces:
  card: { kinds: { fox: { copies: 3 }, owl: { copies: 3 } } }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
box:
  deck: 3 foxes, 3 owls
play:
  - turns from one, at most 4: you must take one
  - the game is drawn by dusk
actions:
  take one:
    then: move first card in deck to your hand
`,
    )
    await openGame(page, 'Wood')
    await page.getByLabel('two is played by').selectOption('random')
    await gestures(page)
    await page.evaluate(`
      window.flew = []
      new MutationObserver((all) => {
        for (const { addedNodes } of all)
          for (const { firstElementChild: { className, textContent } } of addedNodes)
            window.flew.push([className.includes('back'), /fox|owl/iu.test(textContent)])
      }).observe(document.querySelector('.air'), { childList: true })`)
    await page.locator('.choices button').first().click()
    await moves(page, 2)
    await page.locator('.own-places .card:not(.back)').first().waitFor()
    expect(await page.evaluate('window.flew')).toEqual([
      [true, false],
      [true, false],
    ])
  })
})

test('moves are heard once somebody has turned that on', async () => {
  const { page } = await sharedVisit()
  await openBreakthrough(page)
  await gestures(page)
  await page.evaluate(`
    window.heard = []
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function (...when) {
      window.heard.push(this.buffer.duration)
      return start.apply(this, when)
    }`)
  const heard = () => page.evaluate<number>('window.heard.length')
  await on(page, 'a2').click()
  await on(page, 'a3').click()
  await moves(page, 1)
  expect(await heard()).toBe(0)
  await page.getByText('Mouse and keys').click()
  await page.getByLabel('Sound').check()
  await on(page, 'h7').click()
  await on(page, 'h6').click()
  await moves(page, 2)
  expect(await heard()).toBe(1)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('group', { name: 'Move 1 of 2' }).waitFor()
  expect(await heard()).toBe(1)
  await page.getByLabel('Sound').uncheck()
  await on(page, 'h6').focus()
  await page.keyboard.press('Control+z')
  await moves(page, 1)
  expect(await heard()).toBe(1)
})

describe('keys', () => {
  test('five moves, found again by letters and ends of rows, are played by the keyboard alone', async () => {
    const { page } = await sharedVisit()
    await openBreakthrough(page)
    await gestures(page)
    await largeEditor(page)
    await page.locator('.monaco-editor .view-lines').first().click()
    await page.keyboard.press('F6')
    const focused = () => page.evaluate<string>('document.activeElement?.dataset.space')
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await press('Control+End')
    expect(await focused()).toBe('h1')
    await press('Home')
    expect(await focused()).toBe('a1')
    await press('ArrowUp', 'Enter', 'ArrowUp', 'Enter')
    await moves(page, 1)
    await press('Control+Home', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter')
    await moves(page, 2)
    // From a6 the next man of white is on a3.
    await press('p')
    expect(await focused()).toBe('a3')
    await press('p')
    expect(await focused()).toBe('b2')
    await press('Enter', 'ArrowUp', 'Enter')
    await moves(page, 3)
    await press('p')
    await press('Control+Home', 'End', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter')
    await moves(page, 4)
    await press('p', 'Enter')
    const from = await focused()
    await press('ArrowUp', 'Enter')
    await moves(page, 5)
    expect(await label(page, from)).toContain('empty')
    await press('Control+z')
    await moves(page, 4)
    expect(await label(page, from)).toContain('white pawn')
    await press('Control+y')
    await moves(page, 5)
    await press('Control+z')
    await moves(page, 4)
    await press('Control+Shift+z')
    await moves(page, 5)
    await press('Control+z')
    await moves(page, 4)
    // In the text the same keys undo what was typed there.
    await press('F6')
    await page.keyboard.type('# ')
    await press('Control+z')
    await moves(page, 4)
  })

  test('spaces of a graph are one row in the order of the rules, and say where they lead', async () => {
    const { page } = await sharedVisit()
    await openGame(page, 'Toy Battle')
    await page.locator('.own-places .card').first().waitFor()
    expect(await page.locator('svg.board [role=row]').count()).toBe(1)
    const labels = await page
      .locator('[data-space]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    expect(labels.length).toBeGreaterThan(5)
    expect(labels.filter((said) => !/, leads to \S/u.test(said))).toEqual([])
  })

  test('the board is turned, and what is at its top comes to its bottom', async () => {
    const { page } = await sharedVisit()
    await openBreakthrough(page)
    await gestures(page)
    const top = async (space: string) => (await on(page, space).boundingBox())?.y ?? 0
    expect(await top('a8')).toBeLessThan(await top('a1'))
    await page.getByRole('button', { name: 'Turn the board' }).click()
    await eventually(async () => (await top('a8')) > (await top('a1')), 'a turned board').toBe(true)
    await drag(page, 'a2', 'a3')
    await moves(page, 1)
    await on(page, 'a3').focus()
    await page.keyboard.press('Shift+F')
    await eventually(async () => (await top('a8')) < (await top('a1')), 'the board as before').toBe(true)
  })

  test('arrows and marks are drawn by mouse or keys, and the next move clears them', async () => {
    const { page } = await sharedVisit()
    await openBreakthrough(page)
    await gestures(page)
    const drawn = async () => [
      await page.locator('.own-marks .mark').count(),
      await page.locator('.own-marks .arrow').count(),
    ]
    await drag(page, 'a2', 'c4', 'right')
    await on(page, 'd5').click({ button: 'right' })
    expect(await drawn()).toEqual([1, 1])
    await on(page, 'd5').click({ button: 'right' })
    expect(await drawn()).toEqual([0, 1])
    await on(page, 'e2').focus()
    for (const key of ['.', '-', 'ArrowUp', '-']) await page.keyboard.press(key)
    expect(await drawn()).toEqual([1, 2])
    await moves(page, 0)
    await on(page, 'a2').click()
    await on(page, 'a3').click()
    await moves(page, 1)
    await eventually(drawn, 'no marks').toEqual([0, 0])
  })

  test('a move may be typed in short, and others’ moves are read out, not one’s own', async () => {
    const { page } = await sharedVisit()
    await openGame(page, 'Chess')
    await moves(page, 0)
    const field = page.getByLabel('Search or type a move')
    const said = page.locator('[role=status].for-readers')
    for (const [i, [typed, written]] of (
      [
        ['e4', 'e2-e4'],
        ['e7e5', 'e7-e5'],
        ['nf3', 'Ng1-f3'],
      ] as const
    ).entries()) {
      await field.fill(typed)
      await page.locator('.move-list .move', { hasText: written }).waitFor()
      await page.keyboard.press('Enter')
      await moves(page, i + 1)
      expect(await page.locator('.log li').last().innerText()).toContain(written)
      expect(await said.innerText()).toBe('')
    }
    await page.getByLabel('black is played by').selectOption('random')
    await moves(page, 4)
    expect(await said.innerText()).toMatch(/^black: .+\.$/u)
    await page.locator('.felt').click({ position: { x: 2, y: 2 } })
    await page.keyboard.press('Control+z')
    await moves(page, 2)
  })
})
