import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cardSheets } from '../../interpreter/map/card-sheets.ts'
import { svgText } from '../../interpreter/look/shape.ts'
import { folderWith, sandtable } from '../cli/sandtable.ts'
import { shipped, shippedGames } from '../rulebook/books.ts'
import { oneIn } from '../volume.ts'

const count = (text: string, part: string): number => text.split(part).length - 1

test('a pack of 52 cards takes six sheets of A4, and one for the backs', async () => {
  const folder = folderWith()
  const { code } = await sandtable(['map', 'hearts', '--cards', '--out', 'cards.svg'], folder)
  expect(code).toBe(0)
  const names = ['1', '2', '3', '4', '5', '6', 'backs'].map((name) => `cards-${name}.svg`)
  expect(readdirSync(folder).toSorted()).toEqual(names)
  const sheets = names.map((name) => readFileSync(join(folder, name), 'utf8'))
  for (const sheet of sheets) expect(sheet).toContain('width="210mm" height="297mm"')
  expect(sheets.map((sheet) => count(sheet, 'class="card"'))).toEqual([9, 9, 9, 9, 9, 7, 9])
  expect(sheets.map((sheet) => count(sheet, 'class="cut"'))).toEqual([9, 9, 9, 9, 9, 7, 9])
  expect(count(sheets[5] ?? '', '>A</text>')).toBe(8)
})

test('every card has the size that sleeves are made for, and there are as many as in the box', () => {
  const games = shippedGames().filter(({ uses }) => uses.length === 0)
  for (const { id } of oneIn(4, games)) {
    const { world } = shipped(id)
    const onBoards = new Set(world.places.flatMap(({ isBoard, holdsKinds }) => (isBoard ? holdsKinds : [])))
    const cards = world.pieces.filter(
      ({ kind, container }) => !onBoards.has(kind) && world.containers[container]?.supply !== true,
    )
    const sheets = cardSheets(world, id).map((sheet) => svgText(sheet))
    expect(sheets.length, id).toBe(cards.length === 0 ? 0 : Math.ceil(cards.length / 9) + 1)
    const cuts = sheets
      .slice(0, -1)
      .join('')
      .matchAll(/class="cut"[^>]*width="63" height="88"/gu)
    expect([...cuts].length, id).toBe(cards.length)
  }
})
