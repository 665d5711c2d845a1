import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Match, boardMaps, mapPicture, sceneOf, tableFacts } from '../../../interpreter/index.ts'
import { playableFile } from '../../../interpreter/host-node/index.ts'
import { svgText } from '../../../interpreter/look/shape.ts'
import { empty, visit } from '../browser.ts'

/** A table before the first move, as somebody sees it, and the pictures of its boards. */
function tableOf(game: string, players: number | undefined, seat: number | 'public') {
  const { program, configured } = playableFile(game, players === undefined ? {} : { players })
  if (program === undefined || configured === undefined) throw new Error(`${game} cannot be played`)
  const match = Match.start(program, { seed: 1 })
  const [action] = match.moves().map((move) => move.action)
  return {
    pictures: boardMaps(configured.world).map((map) =>
      svgText(mapPicture(map, game)).replace(/<style>[\s\S]*?<\/style>/u, ''),
    ),
    shown: {
      facts: tableFacts(configured.world, match.ir),
      scene: sceneOf(match.ir, match.view(seat)),
      targets: action === undefined ? [] : match.nextChoices(action).next,
    },
  }
}

const PLAIN = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A plain page</title>
<link rel="stylesheet" href="plain.css"><script type="module" src="element/sandtable-board.js"></script></head>
<body><h1>A plain page</h1><sandtable-board src="table.json"></sandtable-board></body></html>`

/** A page that knows nothing of the editor, under a policy that allows no inline styles or scripts. */
async function plainPage(shown: object): Promise<Page> {
  const { page, url } = await empty()
  const answer = (path: string, contentType: string, body: string) =>
    page.route(`${url}${path}`, (route) =>
      route.fulfill({ contentType, body, headers: { 'content-security-policy': "default-src 'self'" } }),
    )
  await answer('plain.html', 'text/html', PLAIN)
  await answer('plain.css', 'text/css', '.card, svg { outline: 5px solid red } h1 { color: rgb(1, 2, 3) }')
  await answer('table.json', 'application/json', JSON.stringify(shown))
  await page.goto(`${url}plain.html`)
  return page
}

describe('the table on a page of somebody else', () => {
  test('shows a board, tells what was picked, and follows new data', async () => {
    const { shown } = tableOf('chess', undefined, 0)
    const page = await plainPage(shown)
    await page.locator('[data-space]').first().waitFor()
    expect(await page.locator('[data-space]').count()).toBe(64)
    expect(await page.locator('[data-space="e1"]').getAttribute('aria-label')).toContain('king')
    await page.evaluate(
      `document.querySelector('sandtable-board').addEventListener('pick', ({ detail }) => (document.title = detail.place))`,
    )
    await page.locator('[data-space="e2"]').click()
    expect(await page.title()).toBe('e2')
    await page.evaluate(`{
      const element = document.querySelector('sandtable-board')
      element.table = { ...element.table, targets: [], chosenPlaces: ['e2'] }
    }`)
    await page.locator('[data-space="e2"].chosen').waitFor()
    // Neither page changes the looks of the other.
    expect(
      await page.evaluate(
        `getComputedStyle(document.querySelector('sandtable-board').shadowRoot.querySelector('.board')).outlineStyle`,
      ),
    ).toBe('none')
    expect(await page.evaluate(`getComputedStyle(document.querySelector('h1')).color`)).toBe('rgb(1, 2, 3)')
  })

  test('shows a hand, its cards as buttons where they can be played', async () => {
    const { shown } = tableOf('hearts', 4, 0)
    const page = await plainPage(shown)
    await page.locator('.card').first().waitFor()
    expect(await page.locator('.own-places .card').count()).toBe(13)
    await page.locator('sandtable-board').evaluate((element) => element.setAttribute('language', 'de'))
  })
})

/** Spaces and pieces as lists of elements with their attributes, numbers rounded; the same for a page and a file. */
const SHAPES = `(root) => [...root.querySelectorAll('[data-space]')].map((space) => {
  const rounded = (text) => text.replace(/-?\\d+\\.\\d+/g, (number) => String(Number(Number(number).toFixed(3))))
  const told = (part) => part.tagName + ' ' + part.getAttributeNames().filter((name) => name !== 'key').sort()
    .map((name) => name + '=' + rounded(part.getAttribute(name))).join(' ') +
    '(' + (part.children.length > 0 ? [...part.children].map(told).join() : part.textContent) + ')'
  const parts = [...space.children].filter((part) => /^(ground|piece)( |$)/.test(part.getAttribute('class') ?? ''))
  return space.getAttribute('data-space') + ' ' + rounded(space.getAttribute('transform')) + ': ' + parts.map(told).join()
}).sort()`

test('boards in files are drawn like boards in play, shape by shape', async () => {
  const page = await plainPage(tableOf('chess', undefined, 'public').shown)
  await page.locator('[data-space]').first().waitFor()
  for (const game of [
    'chess',
    'draughts',
    'breakthrough',
    'connect-four',
    'tic-tac-toe',
    'stratego-duel',
    'toy-battle',
  ]) {
    const { shown, pictures } = tableOf(game, undefined, 'public')
    const [ofPage, ofFile] = (await page.evaluate(`(async () => {
      const element = document.querySelector('sandtable-board')
      element.table = ${JSON.stringify(shown)}
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const file = new DOMParser().parseFromString(${JSON.stringify(pictures[0] ?? '')}, 'image/svg+xml')
      return [element.shadowRoot, file].map(${SHAPES})
    })()`)) as readonly (readonly string[])[]
    expect(ofPage?.length, game).toBeGreaterThan(8)
    expect(ofPage, game).toEqual(ofFile)
  }
})

test('on paper a board fills the page, with title and turn, in light colours and without controls', async () => {
  const { page } = await visit({ colorScheme: 'dark', viewport: { width: 703, height: 1031 } })
  await page.locator('[data-space]').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  const box = await page.locator('.board').boundingBox()
  expect(box?.width).toBeGreaterThan(600)
  expect(await page.locator('.felt button:visible, .status button:visible').count()).toBe(0)
  expect(await page.locator('.status .turn').innerText()).toContain('white to move')
  const title = await page
    .locator('.table')
    .evaluate((table) => String(Reflect.get(globalThis, 'getComputedStyle')(table, '::before').content))
  expect(title).toBe('"Breakthrough"')
  const light = await page
    .locator('.space.light .ground')
    .first()
    .evaluate((ground) => {
      const style: unknown = Reflect.get(globalThis, 'getComputedStyle')
      return typeof style === 'function' ? String(style(ground).fill) : ''
    })
  expect(light).toBe('rgb(242, 233, 214)')
})
