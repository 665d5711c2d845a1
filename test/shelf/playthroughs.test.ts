import { expect, test } from 'vitest'
import { ADAPTED, adapterCalled } from './adapter.ts'
import { PLAYTHROUGHS, playthroughCalled } from './playthrough.ts'
import { replayed } from './replay.ts'

test('every playthrough has an adapter, and every adapter a playthrough', () => {
  expect(ADAPTED).toEqual(PLAYTHROUGHS)
})

/* Games of another program, move by move: who decides, how many moves are legal, how it ends. */
test.each(PLAYTHROUGHS)('a game of %s is the same here', async (name) => {
  const adapter = await adapterCalled(name)
  const playthrough = playthroughCalled(name)
  const { states, moves } = replayed(adapter, playthrough)
  expect(moves).toBeGreaterThan(0)
  expect(states > 0).toBe(playthrough.facts.some(({ legal }) => legal !== undefined))
  expect(adapter.differs?.why ?? 'the same to the end').toMatch(/.{10}/u)
})
