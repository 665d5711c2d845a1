import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Lockstep } from './lockstep.ts'
import { randomGame } from './random-games.ts'
import { irCalled, irFor, playableIds, rulesetCalled } from './shipped.ts'
import { VOLUME } from '../volume.ts'
import { inOnePiece, moveByMove } from './whole-games.ts'

describe('both back ends play the same games', () => {
  for (const id of playableIds())
    test(id, () => {
      const ruleset = rulesetCalled(id)
      const counts = ruleset.playerCounts.length > 0 ? ruleset.playerCounts : [undefined]
      for (const players of counts) {
        const ir = irFor(ruleset, players)
        const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
        for (let seed = 1; seed <= VOLUME.games / counts.length; seed++)
          expect(games.play(seed), `${ir.seats.length} players, seed ${seed}`).toBeUndefined()
        expect(games.plies).toBeGreaterThan(500)
      }
    })
})

describe('games in one piece are those that are played move by move', () => {
  for (const id of playableIds())
    test(id, () => {
      const ir = irCalled(id)
      const games = VOLUME.wholeGames
      const whole = inOnePiece(generatedProgram(ir), games, 'whole')
      if (whole !== undefined) expect(whole).toEqual(moveByMove(closuresProgram(ir), games, 'whole'))
    })

  test('some games can be played in one piece', () => {
    const can = playableIds().filter((id) => generatedProgram(irCalled(id)).playouts !== undefined)
    for (const id of ['stratego-barrage', 'stratego-classic', 'breakthrough', 'draughts'])
      expect(can).toContain(id)
  })

  test('games that were made at random', () => {
    let plies = 0
    for (let seed = 1; seed <= VOLUME.programs / 3; seed++) {
      const ir = randomGame(seed, true)
      const whole = inOnePiece(generatedProgram(ir), 4, 'whole')
      if (whole === undefined) continue
      expect(whole, `game ${seed}`).toEqual(moveByMove(closuresProgram(ir), 4, 'whole'))
      plies += whole.plies
    }
    expect(plies).toBeGreaterThan(VOLUME.programs)
  })
})

test('both back ends play games that were made at random', () => {
  let plies = 0
  for (let seed = 1; seed <= VOLUME.programs; seed++) {
    const ir = randomGame(seed)
    const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
    for (const start of [1, 2]) expect(games.play(start, 60), `game ${seed}`).toBeUndefined()
    plies += games.plies
  }
  // A test in which nothing happens shows nothing.
  expect(plies).toBeGreaterThan(VOLUME.programs * 3)
})
