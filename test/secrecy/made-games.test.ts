import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { part } from '../volume.ts'
import { madeGame, soundIr } from './made-games.ts'
import { toldBySight } from './sight-worlds.ts'

test('of games made at random, those that the checker takes tell no seat more than it has watched', () => {
  let [games, all] = [0, 0]
  for (let seed = 1; seed <= part(400); seed++) {
    const ir = soundIr(madeGame(seed))
    if (ir === undefined) continue
    games++
    for (const [seat, make] of [closuresProgram, generatedProgram].entries()) {
      const { leak, compared } = toldBySight(make(ir), seed % 2 === 0 ? seat : 1 - seat, 14, 3)
      expect(leak, `game ${seed}`).toBeUndefined()
      all += compared
    }
  }
  expect(games).toBeGreaterThan(part(400) / 20)
  expect(all).toBeGreaterThan(part(400))
})
