import { expect, it } from 'vitest'
import { H } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { hashState } from '../../interpreter/state/hash.ts'
import { Drive, perft, playout } from './drive.ts'
import { threeInARow } from './three-in-a-row.ts'

it('has as many games as the books say', () => {
  const program = closuresProgram(threeInARow())
  expect(perft(program, 5)).toEqual({ nodes: 15_120, games: 1_440 })
  expect(perft(program, 9)).toEqual({ nodes: 127_872, games: 255_168 })
})

it('ends with its reasons', () => {
  const game = new Drive(threeInARow()).play(1, 4, 2, 5, 3)
  expect([game.over, game.at(H.winner), game.at(H.reason), game.at(H.ply)]).toEqual([true, 0, 0, 5])
})

it('leaves a state untouched when it lists moves', () => {
  const game = new Drive(threeInARow()).play(5, 1)
  const before = game.S.slice()
  game.legal()
  expect(game.S).toEqual(before)
})

it('plays the same game from the same seed, in any program', () => {
  const [one, other] = [new Drive(threeInARow(), 5), new Drive(threeInARow(), 5)]
  const states = playout(one, 9)
  expect(playout(other, 9)).toEqual(states)
  expect(new Set(states.map(hashState)).size).toBe(states.length)
})
