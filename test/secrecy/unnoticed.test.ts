import { expect, test } from 'vitest'
import { corpus } from '../corpus/corpus.ts'
import { textProgram } from '../players/card-programs.ts'
import { VOLUME, part } from '../volume.ts'
import { soundIr } from './made-games.ts'
import { madeNights } from './made-nights.ts'
import { compareUnnoticed } from './unnoticed-twins.ts'

const games = corpus().filter(({ text }) => /in secret and unnoticed/u.test(text))

test('there are games in which players act unnoticed', () => {
  expect(games.length).toBeGreaterThanOrEqual(1)
})

test.each(games.map(({ name, text }) => [name, text] as const))(
  '%s: nobody notices who decides, or how often',
  (_, text) => {
    const { ir } = textProgram(text)
    const { moments, more, leak } = compareUnnoticed(ir, Math.max(6, Math.ceil(VOLUME.games / 20)), false)
    expect(leak).toBeUndefined()
    expect(moments).toBeGreaterThan(20)
    expect(more).toBeGreaterThan(5)
    expect(compareUnnoticed(ir, 2, true).leak).toBeUndefined()
  },
)

test('of games of nights made at random, those that the checker takes tell nobody who is awake', () => {
  let [games, all, differing] = [0, 0, 0]
  for (let seed = 1; seed <= part(300); seed++) {
    const ir = soundIr(madeNights(seed))
    if (ir?.unnoticed === undefined) continue
    games++
    const { moments, more, leak } = compareUnnoticed(ir, 2, false)
    expect(leak, `game ${seed}`).toBeUndefined()
    all += moments
    differing += more
  }
  expect(games).toBeGreaterThan(part(300) / 20)
  expect(all).toBeGreaterThan(part(300) / 2)
  expect(differing).toBeGreaterThan(0)
})
