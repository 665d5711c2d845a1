import { expect, test } from 'vitest'
import { storedRuns } from '../../editor/simulate/stored-runs.ts'

const RUN = {
  run: 'a1',
  title: 'Duel',
  layers: ['duel'],
  rules: 'f00',
  engine: '1',
  seed: 'x',
  seats: ['red', 'blue'],
  players: ['random', 'random'],
  games: 3,
  figures: { drama: 0.5 },
}
const GAMES = [
  {
    run: 'a1',
    game: 1,
    seed: 'x/1',
    result: 'won',
    winners: ['red'],
    plies: 40,
    moves: 300,
    ending: 'flag taken',
  },
  {
    run: 'a1',
    game: 2,
    seed: 'x/2',
    result: 'drawn',
    winners: [],
    plies: 90,
    moves: 700,
    ending: 'no move left',
  },
  { run: 'a1', game: 3, seed: 'x/3', fault: 'ST5001' },
]
const lines = (...values: readonly unknown[]): string =>
  `${values.map((value) => JSON.stringify(value)).join('\n')}\n`

test('an exported store is read run by run', () => {
  const [run, ...more] = storedRuns(lines(RUN, ...GAMES)) ?? []
  expect(more).toEqual([])
  expect(run).toMatchObject({ title: 'Duel', rules: 'f00', seed: 'x', figures: [['drama', 0.5]] })
  expect(run?.games.map(({ number, winners, plies, fault }) => [number, winners, plies, fault])).toEqual([
    [1, ['red'], 40, undefined],
    [2, [], 90, undefined],
    [3, [], 0, 'ST5001'],
  ])
})

test.each([
  ['nothing', ''],
  ['no JSON', 'runs: many'],
  ['a list', '[]'],
  ['a game of no run', lines(GAMES[0])],
  ['a run without seats', lines({ ...RUN, seats: 'red' })],
  ['a game without a length', lines(RUN, { run: 'a1', game: 1, winners: ['red'] })],
  ['a game without a list of winners', lines(RUN, { ...GAMES[0], winners: 'red' })],
])('what is no store is refused: %s', (_what, text) => {
  expect(storedRuns(text)).toBeUndefined()
})
