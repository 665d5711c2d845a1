import { expect, test } from 'vitest'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { part } from '../volume.ts'
import { gameCalled } from './games.ts'
import { makeChains } from './limit/chains.mjs'

/* From the same seed, lists of moves have the same lengths, and in each position as many stones are counted. */

const GAMES = 4_000

test('chains by hand', () => {
  const ir = gameCalled('yardstick-chains')
  const whole = generatedProgram(ir).playouts
  if (whole === undefined) throw new Error('these games are played in one piece')
  const { at = NONE } = ir.memory.regions.find(({ name }) => name === 'points') ?? {}
  const engine = makeChains()
  for (let seed = 1; seed <= part(GAMES); seed++) {
    const { plies, moves } = engine.stats
    whole.widths.fill(0)
    const length = whole.play(seed, 0x5eed)
    const listed = whole.widths.reduce((sum, times, width) => sum + times * width, 0)
    const points = [...whole.state.subarray(at, at + 2)]
    const [red = 0, blue = 0] = points
    engine.playout(seed, 0x5eed)
    const game = [seed, ...engine.points, engine.stats.plies - plies, engine.stats.moves - moves]
    expect(game).toEqual([seed, ...points, length, listed])
    expect(whole.state[H.winner]).toBe(red === blue ? NONE : red > blue ? 0 : 1)
  }
})
