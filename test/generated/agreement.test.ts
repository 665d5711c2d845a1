import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/generated/program.ts'
import { Lockstep } from './lockstep.ts'
import { randomGame } from './random-games.ts'
import { irCalled, playableIds } from './shipped.ts'
import { inOnePiece, moveByMove } from './whole-games.ts'

/** `test:long` plays many more games; the seeds are the numbers of the games. */
const isLong = process.env['LONG'] !== undefined
const GAMES = isLong ? 10_000 : 200
const PROGRAMS = isLong ? 10_000 : 600

describe('both back ends play the same games', () => {
  for (const id of playableIds())
    test(id, { timeout: 3_600_000 }, () => {
      const ir = irCalled(id)
      const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
      const most = id === 'stratego-classic' && !isLong ? 40 : GAMES
      for (let seed = 1; seed <= most; seed++) expect(games.play(seed), `seed ${seed}`).toBeUndefined()
      expect(games.plies).toBeGreaterThan(500)
    })
})

describe('games in one piece are those that are played move by move', () => {
  for (const id of playableIds())
    test(id, { timeout: 3_600_000 }, () => {
      const ir = irCalled(id)
      const games = isLong ? 2_000 : 60
      const whole = inOnePiece(generatedProgram(ir), games, 'whole')
      expect(whole).toEqual(moveByMove(closuresProgram(ir), games, 'whole'))
    })

  test('games that were made at random', { timeout: 3_600_000 }, () => {
    let plies = 0
    for (let seed = 1; seed <= PROGRAMS / 3; seed++) {
      const ir = randomGame(seed, true)
      const whole = inOnePiece(generatedProgram(ir), 4, 'whole')
      if (whole === undefined) continue
      expect(whole, `game ${seed}`).toEqual(moveByMove(closuresProgram(ir), 4, 'whole'))
      plies += whole.plies
    }
    expect(plies).toBeGreaterThan(PROGRAMS)
  })
})

test('both back ends play games that were made at random', { timeout: 3_600_000 }, () => {
  let plies = 0
  for (let seed = 1; seed <= PROGRAMS; seed++) {
    const ir = randomGame(seed)
    const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
    for (const start of [1, 2]) expect(games.play(start, 60), `game ${seed}`).toBeUndefined()
    plies += games.plies
  }
  // A test in which nothing happens shows nothing.
  expect(plies).toBeGreaterThan(PROGRAMS * 3)
})
