import { expect, test } from 'vitest'
import { folderWith, sandtable } from './sandtable.ts'

/** Cones lie on each other, columns are things that own spaces, and an action is called like a command. */
const HILL = `sandtable: 1
id: hill
title: Hill
implements: { game: Hill, owner: nobody, note: An invented game on a hill. }
players: { seats: [red, blue] }
pieces:
  cone: { owner: fixed, kinds: { cone: { letter: C } } }
places:
  hill: { grid: '. .', holds: cones, pile: yes, seen by: everyone }
  stock: { each: player, holds: cones, seen by: everyone }
regions:
  column:
    from:
      seven: { total: 7, squares: [a1] }
      nine: { total: 9, squares: [b1] }
    printed: { total: number, squares: set of spaces }
    track: { touched: 0..9 = 0 }
box:
  stock: 3 cones
play:
  - turns from red, at most 9: you must put or rest
  - the game is drawn by dusk
actions:
  put:
    choose:
      goal: spaces on hill
    only if:
      some are left: any cones in your stock
    then:
      - if any cones in your stock: move first cone in your stock onto goal
      - for each column where goal is in squares: add 1 to column.touched
      - if number of cones in your stock is 1: you must stop
  rest:
    then: nothing
  stop:
    then: nothing
`

async function typed(lines: readonly string[]): Promise<string> {
  const folder = folderWith({ 'hill.yaml': HILL })
  const { code, out } = await sandtable(['play', 'hill.yaml', '--hot-seat'], folder, lines.join('\n'))
  expect(code).toBe(0)
  return out.replaceAll(/\s+/gu, ' ')
}

test.each([
  ['hill', /1 c 2 \. a b a1: blue cone, red cone, from the top down of column seven/],
  ['a1', /a1: blue cone, red cone, from the top down of column seven/],
  ['b1', /b1: nothing of column nine/],
  ['cone', /cone Nothing is printed on it. in stock of red, stock of blue on a1/],
  [
    'column',
    /seven \(column\) total 7 squares a1 touched: 2 a1: blue cone, red cone, from the top down nine \(column\) total 9 squares b1/,
  ],
  ['nine', /nine \(column\) total 9 squares b1/],
  ['hil', /Nothing is called `hil`. Did you mean `hill`\?/],
])('look %s', async (name, expected) => {
  expect(await typed(['put (a1)', 'put (a1)', `look ${name}`, ':stop'])).toMatch(expected)
})

test('the legend says what the number of a stack means', async () => {
  expect(await typed(['legend', ':stop'])).toContain('a number: how many lie there')
})

test('an action that is called like a command is the action, even if it is not possible now', async () => {
  const out = await typed(['stop', 'put (b1)', 'rest', ':quit', 'put (b1)'])
  expect(out).toContain(
    '`stop` is not possible now. Legal here: `put (a1)`, `put (b1)`, `rest`. The command is `:stop` in this game.',
  )
  // After `:quit` nothing was played.
  expect(out).not.toContain('blue> put')
  expect(await typed(['put (b1)', 'rest', 'put (b1)', 'stop', 'look b1', ':stop'])).toContain(
    'b1: 2 red cones',
  )
  expect(await typed(['?'])).toMatch(/quit leave the game, as `:stop` does/)
})

test('there is no command for what a game does not allow, and `why` takes numbers and games write moves their own way', async () => {
  expect(await typed(['?'])).not.toContain('resign')
  expect(await typed(['why 1'])).toContain('is legal')
})
