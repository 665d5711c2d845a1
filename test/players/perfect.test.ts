import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { playerCalled } from '../../interpreter/players/players.ts'
import { part } from '../volume.ts'
import { SOLVED_GAMES, keepsWorth, solvedPositions } from './solved-positions.ts'

/** Late positions of each game; a hundred altogether in a long run. */
const EACH = Math.max(3, part(10))
/** The largest share of positions in which a mistake may be made. */
const MOST_MISTAKES = 0.1

describe('where the best moves are known, search finds them', () => {
  let positions = 0
  let kept = 0
  test.each(SOLVED_GAMES.map((path) => [basename(path, '.yaml'), path] as const))('%s', (_, path) => {
    solvedPositions(path, EACH).forEach((position, at) => {
      const player = playerCalled('search:club', `perfect ${at}`)
      if (player === undefined) throw new Error('no player')
      positions++
      if (keepsWorth(position, player)) kept++
    })
  })
  test('in nearly all of them', () => {
    expect(positions).toBe(EACH * SOLVED_GAMES.length)
    expect(1 - kept / positions, `${kept} of ${positions}`).toBeLessThanOrEqual(MOST_MISTAKES)
  })
})
