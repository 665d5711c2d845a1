import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { part } from '../volume.ts'
import { FAMILY_NAMES, madeOfFamily } from './made-families.ts'
import { soundIr } from './made-games.ts'
import { toldBySight } from './sight-worlds.ts'

test.each(FAMILY_NAMES)('random games with %s tell no seat more than it has watched', (family) => {
  let [games, all] = [0, 0]
  for (let seed = 1; seed <= part(120) || (games < 2 && seed < 40); seed++) {
    const ir = soundIr(madeOfFamily(family, seed))
    if (ir === undefined) continue
    games++
    // The back ends take turns.
    const make = seed % 4 < 2 ? closuresProgram : generatedProgram
    const { leak, compared } = toldBySight(make(ir), seed % ir.seats.length, 14, 3)
    expect(leak, `game ${seed}`).toBeUndefined()
    all += compared
  }
  expect(games).toBeGreaterThan(part(120) / 4)
  expect(all).toBeGreaterThan(part(120))
})
