import { afterAll, describe, expect, test } from 'vitest'
import { LAYER, VOLUME, oneIn } from '../volume.ts'
import { guess } from './guess.ts'
import { guessedGames } from './guessed-games.ts'

/* Whatever a player types, the answer follows from what the player knows. */

/** What a long run compares in all, at least. */
const FEWEST = { states: 10_000, texts: 2_000_000 }

const compared = { states: 0, texts: 0 }

describe('answers to guessed texts follow from what a player knows', () => {
  test.each(oneIn(2, guessedGames(LAYER === 'long')))('$name', ({ name, ir, isSlow }) => {
    const wanted = isSlow ? Math.ceil(VOLUME.guessedStates / 20) : VOLUME.guessedStates
    const { states, texts, leak } = guess(ir(), wanted, VOLUME.guessedTexts)
    compared.states += states
    compared.texts += texts
    expect(leak).toBeUndefined()
    // Of a shipped game there is a position with a twin; in some invented ones nothing stays hidden for long.
    if (!name.endsWith('.yaml')) expect(states).toBeGreaterThan(0)
  })

  afterAll(() => {
    if (!VOLUME.isLong) return
    expect(compared.states).toBeGreaterThanOrEqual(FEWEST.states)
    expect(compared.texts).toBeGreaterThanOrEqual(FEWEST.texts)
  })
})
