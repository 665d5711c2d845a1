import { expect, test } from 'vitest'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { part } from '../volume.ts'
import { gameCalled } from './games.ts'
import { makeConnectFour, makeTicTacToe } from './limit/lines.mjs'

/* From the same seed, lists of moves have the same lengths and order, the same move is picked, and games end the same. */

test.each([
  ['connect-four', makeConnectFour, 20_000],
  ['tic-tac-toe', makeTicTacToe, 20_000],
])('%s by hand', (id, make, games) => {
  const whole = generatedProgram(gameCalled(id)).playouts
  if (whole === undefined) throw new Error('these games are played in one piece')
  const engine = make()
  // As many as it takes until each result has come up.
  const isMissing = (): boolean => Math.min(engine.stats.draws, ...engine.stats.wins) === 0
  for (let seed = 1; seed <= part(games) || (isMissing() && seed <= games); seed++) {
    const { plies, moves } = engine.stats
    whole.widths.fill(0)
    const length = whole.play(seed, 0x5eed)
    const listed = whole.widths.reduce((sum, times, width) => sum + times * width, 0)
    const winner = whole.state[H.winner] === NONE ? -1 : whole.state[H.winner]
    const byHand = engine.playout(seed, 0x5eed)
    const game = [seed, byHand, engine.stats.plies - plies, engine.stats.moves - moves]
    expect(game).toEqual([seed, winner, length, listed])
  }
  expect(isMissing()).toBe(false)
})
