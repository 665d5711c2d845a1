import { expect, test } from 'vitest'
import { empty, sharedVisit } from '../browser.ts'
import { boardDrawn, eventually, kept, openGame, PHONE, plainText } from '../steps.ts'

test('options are chosen in a form, which writes the text of a variant', async () => {
  const { page } = await sharedVisit(PHONE)
  await openGame(page, 'Stratego Duel')
  await page.locator('nav.bottom button', { hasText: 'Variant' }).click()
  await page.getByRole('button', { name: 'Options' }).click()
  const limit = page.getByLabel('shuttle limit')
  await limit.fill('5')
  await limit.press('Enter')
  await page.locator('.game-button', { hasText: 'Stratego Duel 2' }).waitFor()
  const text = (): Promise<unknown> => kept(page, 'stratego-duel-2.yaml')
  const head = 'sandtable: 1\nid: stratego-duel-2\nextends: stratego-duel\ntitle: Stratego Duel 2\n'
  await eventually(text, 'the option in the text').toBe(`${head}\nwith:\n  shuttle limit: 5\n`)
  await page.getByRole('button', { name: 'as in the base' }).click()
  await eventually(text, 'the text without the option').toBe(`${head}\n`)
  await eventually(() => limit.inputValue(), 'the value of the base').toBe('3')
})

test('a ruling that no option decides is said otherwise in the text of a variant', async () => {
  const { page } = await sharedVisit()
  await openGame(page, 'English draughts')
  await page.getByRole('tab', { name: 'Variant' }).click()
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByLabel('Rulings: which capture must be made').fill('The longest one: nothing else.')
  await page.keyboard.press('Tab')
  const written = () => kept(page, 'english-draughts.yaml')
  await eventually(written, 'the variant with its ruling').toMatch(
    /^rulings\.which capture must be made\.chosen: "The longest one: nothing else\."$/mu,
  )
  await page.getByText('No problems').waitFor()
})

test('changes of a game itself become a variant, and the game is as it was', async () => {
  const { page, url } = await empty(PHONE)
  // The list of games, which has the titles, arrives late.
  const { promise: asked, resolve: give } = Promise.withResolvers<undefined>()
  await page.route(/\/workers\/language[^/]*\.js$/u, (route) => asked.then(() => route.continue()))
  await page.goto(url)
  await boardDrawn(page)
  const area = await plainText(page)
  const original = await area.inputValue()
  await area.fill(original.replace('step ways, 1', 'forward diagonal, 1'))
  await page.locator('nav.bottom button', { hasText: 'Variant' }).click()
  await page.getByRole('button', { name: 'Make my changes a variant' }).click()
  give(undefined)
  await page.locator('.game-button', { hasText: 'My Breakthrough' }).waitFor()
  await page.getByText('What changes for players of Breakthrough').waitFor()
  expect(await kept(page, 'rulesets/race/breakthrough/breakthrough.yaml')).toBeUndefined()
  expect(await (await plainText(page)).inputValue()).toContain(
    'extends: breakthrough\ntitle: My Breakthrough\n\nactions.move.choose.goal: spaces in open line',
  )
})
