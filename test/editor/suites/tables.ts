import { describe, expect, test } from 'vitest'
import { configuredVariant } from '../../games/loaded.ts'
import { shippedVariants } from '../../games/shipped-variants.ts'
import { VOLUME } from '../../volume.ts'
import { sharedVisit } from '../browser.ts'
import { eventually, movesKnown, openGame } from '../steps.ts'

/** Titles of shipped games that have no board: of one in so many games, and of all in a long run. */
const TITLES = [
  ...new Set(
    shippedVariants('without options')
      .filter(([{ uses = [] }], i) => uses.length === 0 && i % VOLUME.eachTable === 0)
      .map(([variant]) => configuredVariant(variant).checked.ir)
      .flatMap(({ boards, title }) => (boards.length === 0 ? [title] : [])),
  ),
]

const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]

/** What is wrong with the table on the page. */
const WRONG = `(async () => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const all = (what) => [...document.querySelectorAll(what)]
  const box = (element) => element.getBoundingClientRect()
  const pane = document.querySelector('.pane.play')
  const { top, bottom, left, right } = box(pane)
  const near = all('.around .near .place').map((place) => box(place).top)
  const others = all('.around .others .place').map((place) => box(place).bottom)
  const shared = all('.around .shared .place, .around .laid').map(box)
  const heights = (what) => all(what).map((one) => box(one).height)
  const hand = Math.min(...heights('.near .fan > .card'))
  const found = {
    'a back larger than a card of the hand': heights('.around .card.back').some((one) => one > hand + 1),
    'wider than its pane': pane.scrollWidth > pane.clientWidth ||
      all('.around, .around .seat, .around .shared').some((one) => one.scrollWidth > one.clientWidth + 1),
    'status out of view': box(document.querySelector('.status')).top < top,
    'choices out of view': all('.choices').some((one) => box(one).top < top || box(one).bottom > bottom + 1),
    'own places above those of others': Math.max(...others) > Math.min(...near),
    'shared places not between them': shared.some((one) =>
      one.top < Math.max(...others) - 1 || one.bottom > Math.min(...near) + 1),
    'an empty place without its name': all('.around .slot').some((slot) =>
      slot.textContent.trim() === '' || box(slot).height < 16 || box(slot).left < left || box(slot).right > right),
    'a table that is not there': all('.around .seat').length === 0,
  }
  return Object.entries(found).flatMap(([what, is]) => (is ? [what] : []))
})()`

describe('a table without a board', () => {
  test.each(TITLES)('%s is in order at every size', async (title) => {
    const { page } = await sharedVisit()
    await openGame(page, title)
    await movesKnown(page)
    await page.locator('.around').waitFor()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await eventually(() => page.evaluate<readonly string[]>(WRONG), `${title}, ${size.width} wide`).toEqual(
        [],
      )
    }
    await page.setViewportSize({ width: 1366, height: 768 })
  })

  test('of several, most are whole in view on a laptop', async () => {
    expect(TITLES.length).toBeGreaterThan(1)
    const { page } = await sharedVisit()
    for (const title of ['Hearts', 'Patrols', 'Auction whist']) {
      await openGame(page, title)
      await movesKnown(page)
      await page.locator('.own-places .card').first().waitFor()
      const hidden = await page.evaluate(
        `Math.round(document.querySelector('.around').getBoundingClientRect().bottom -
          document.querySelector('.dock').getBoundingClientRect().top)`,
      )
      expect(hidden, title).toBeLessThanOrEqual(0)
    }
  })
})
