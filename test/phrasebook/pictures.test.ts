import { expect, test } from 'vitest'
import { phrasePictures } from '../../editor/site/learn/phrase-pictures.ts'
import { phrasebook } from '../../interpreter/host-node/phrasebook.ts'

const pictureOf = phrasePictures()

function drawn(id: string) {
  const phrase = phrasebook().find((one) => one.id === id)
  return phrase && pictureOf(phrase)
}

function piecesIn(svg = ''): number {
  return [...svg.matchAll(/class="piece[ "]/gu)].length
}

test.each([
  ['capture by jumping', 5],
  ['two steps from the first row', 4],
  ['within reach of the leader', 5],
  ['roll and move', 2],
  ['tiles must match', 1],
])('%s: the board of its example has %i pieces', (id, count) => {
  expect(piecesIn(drawn(id)?.board)).toBe(count)
})

test('what lies beside a board is drawn and told', () => {
  const picture = drawn('build down in alternating colours')
  expect(picture?.board).toBeUndefined()
  expect(picture?.places.map(({ name, words }) => `${name}: ${words.replaceAll('\u00a0', ' ')}`)).toEqual([
    'waste: club four',
    'column of left: heart five, spade three',
    'column of middle: spade five',
    'column of right: diamond three',
  ])
  const cards = picture?.places.map(
    ({ picture: svg = '' }) => [...svg.matchAll(/<rect class="card"/gu)].length,
  )
  expect(cards).toEqual([1, 2, 1, 1])
})

test('there is no picture where nothing lies, and none of what cannot be said', () => {
  for (const id of ['bid nothing', 'promises do not bind', 'double or nothing'])
    expect(drawn(id), id).toBeUndefined()
})
