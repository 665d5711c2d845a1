import { expect, test } from 'vitest'
import { CSV } from '../../interpreter/store/export.ts'
import { JSON_LINES } from '../../interpreter/store/export.ts'
import { outcomeOf } from '../../interpreter/state/outcome.ts'
import { jointWinners, scored } from '../../grammar/ir/outcome.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import type { Run } from '../../interpreter/store/run-id.ts'

const run: Run = {
  id: 'r',
  rules: '',
  engine: '',
  seed: '1',
  players: [],
  recipe: '',
  title: '',
  layers: [],
  seats: ['ann', 'ben'],
  games: 1,
}

/** The end of the line of a game: its ending and fault. */
function endingCell(ending: string): string {
  const game = { number: 1, outcome: undefined, plies: 3, moves: 5, ending, fault: undefined }
  const line = CSV.game(run, game)
  const start = 'r,1,1/1,,,,3,5,'
  expect(line.startsWith(start)).toBe(true)
  return line.slice(start.length)
}

test.each([
  ['=1+1', `'=1+1,`],
  ['+1', `'+1,`],
  ['-1', `'-1,`],
  ['@sum', `'@sum,`],
  ['\t=1', `'\t=1,`],
  ['\r=1', `"'\r=1",`],
  ['=a,b', `"'=a,b",`],
  ['a=1', 'a=1,'],
  ['says "no"', `"says ""no""",`],
  ['two\nlines', `"two\nlines",`],
  ['', ','],
])('%j becomes a cell that no spreadsheet takes for a formula', (ending, cell) => {
  expect(endingCell(ending)).toBe(cell)
})

test('a seed that begins like a formula is marked, too', () => {
  const game = { number: 2, outcome: undefined, plies: 0, moves: 0, ending: 'x', fault: 'ST5101' }
  expect(CSV.game({ ...run, seed: '=cmd' }, game)).toBe(`r,2,'=cmd/2,,,,,,x,ST5101`)
})

test.each([
  ['won by one', 1, '"result":"won","winners":["ben"]', 'won,ben,,'],
  ['won by two', jointWinners(3, 0b110), '"result":"won","winners":["ben","ann ben"]', 'won,ben;ann ben,,'],
  ['won by a seat named like two', 2, '"result":"won","winners":["ann ben"]', 'won,ann ben,,'],
  ['lost by all', jointWinners(3, 0), '"result":"lost","winners":[]', 'lost,,,'],
  ['drawn', NONE, '"result":"drawn","winners":[]', 'drawn,,,'],
  ['scored', scored(3), '"result":"scored","winners":[],"scores":[1,2,3]', 'scored,,1 2 3,'],
])('a game %s looks like no other', (_, word, json, csv) => {
  const three = { ...run, seats: ['ann', 'ben', 'ann ben'] }
  const outcome = outcomeOf(3, word, word === scored(3) ? [1, 2, 3] : undefined)
  const game = { number: 1, outcome, plies: 3, moves: 5, ending: 'x', fault: undefined }
  expect(JSON_LINES.game(three, game)).toBe(
    `{"run":"r","game":1,"seed":"1/1",${json},"plies":3,"moves":5,"ending":"x"}`,
  )
  expect(CSV.game(three, game)).toBe(`r,1,1/1,${csv}3,5,x,`)
})
