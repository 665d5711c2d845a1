import { expect, test } from 'vitest'
import { CSV } from '../../interpreter/store/export.ts'
import type { Run } from '../../interpreter/store/run-of.ts'

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
  const start = 'r,1,1/1,,,3,5,'
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
  expect(CSV.game({ ...run, seed: '=cmd' }, game)).toBe(`r,2,'=cmd/2,,,,,x,ST5101`)
})
