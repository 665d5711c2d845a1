import { describe, expect, test } from 'vitest'
import { wholeGamesFirst } from '../../interpreter/codegen/whole-games-first.ts'
import { chunkPlayer } from '../../interpreter/simulation/chunk.ts'
import { gamesWithoutCode } from '../../interpreter/simulation/games-without-code.ts'
import { irCalled } from '../codegen/shipped.ts'

/** One of the board, one of dice, one in which players arrange their pieces. */
const GAMES = ['tic-tac-toe', 'pig', 'stratego-barrage']
const PLAN = { seed: 'few', games: 2, withLog: false, withOutcomes: true }

/** The same games by generated code. */
function byCode(ir: ReturnType<typeof irCalled>) {
  const step = chunkPlayer(wholeGamesFirst(ir), { ...PLAN, size: PLAN.games })(0)
  let going = step.next(false)
  while (going.done !== true) going = step.next(false)
  return going.value
}

describe('a few games without generated code', () => {
  test.each(GAMES)('%s: the same results', (id) => {
    const ir = irCalled(id)
    const { widths, ...played } = gamesWithoutCode(ir, PLAN)?.tally ?? { widths: [] }
    const { widths: generated, ...expected } = byCode(ir).tally
    expect(played).toEqual(expected)
    expect({ ...widths }).toEqual({ ...generated })
  })

  test('long or many games are left to generated code, and so are those that are logged', () => {
    expect(gamesWithoutCode(irCalled('shogi'), PLAN)).toBeUndefined()
    const small = irCalled('tic-tac-toe')
    expect(gamesWithoutCode(small, { ...PLAN, games: 11 })).toBeUndefined()
    expect(gamesWithoutCode(small, { ...PLAN, withLog: true })).toBeUndefined()
  })
})
