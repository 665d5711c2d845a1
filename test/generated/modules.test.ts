import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/generated/program.ts'
import { Lockstep } from './lockstep.ts'
import { irCalled } from './shipped.ts'

const modules = readdirSync(join(import.meta.dirname, '../../rulesets/stratego/modules'))
  .filter((name) => !name.includes('.examples.'))
  .map((name) => name.replace('.yaml', ''))
  .toSorted()
const pairs = modules.flatMap((one, i) => modules.slice(i + 1).map((other) => [one, other] as const))
const GAMES = process.env['LONG'] === undefined ? 3 : 200

/** A pair may be refused: then there is no game to play. */
function playable(pair: readonly string[]): ReturnType<typeof irCalled> | undefined {
  try {
    return irCalled('stratego-barrage', pair)
  } catch {
    return undefined
  }
}

test('both back ends play the same games with every pair of modules', { timeout: 3_600_000 }, () => {
  let played = 0
  for (const pair of pairs) {
    const ir = playable(pair)
    if (ir === undefined) continue
    const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
    for (let seed = 1; seed <= GAMES; seed++)
      expect(games.play(seed), `${pair.join(' and ')}, seed ${seed}`).toBeUndefined()
    played++
  }
  expect(played).toBeGreaterThan(pairs.length / 2)
})
