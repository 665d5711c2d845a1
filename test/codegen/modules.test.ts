import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Lockstep } from './lockstep.ts'
import { irFor, modulesFor, rulesetCalled } from './shipped.ts'
import type { Ruleset } from '../../grammar/load.ts'
import { VOLUME } from '../volume.ts'

/** One game from each family of rules; the others of a family are played without modules. */
const FAMILIES = ['stratego-barrage', 'patrols', 'hearts']

/** Each module alone, and pairs of them: all, if there is time. */
function combinations(modules: readonly string[]): readonly (readonly string[])[] {
  const pairs = modules.flatMap((one, i) => modules.slice(i + 1).map((other) => [one, other]))
  return [...modules.map((module) => [module]), ...pairs.filter((_, i) => i % VOLUME.eachPair === 0)]
}

/** The ruleset, or undefined if this pair of modules is refused. */
function withModules(id: string, modules: readonly string[]): Ruleset | undefined {
  try {
    return rulesetCalled(id, modules)
  } catch {
    return undefined
  }
}

describe('both back ends play the same games with every module and with pairs of modules', () => {
  for (const id of FAMILIES)
    test(id, () => {
      const all = combinations(modulesFor(id))
      let played = 0
      for (const modules of all) {
        const ruleset = withModules(id, modules)
        if (ruleset === undefined) continue
        played++
        const counts = ruleset.playerCounts.length > 0 ? ruleset.playerCounts : [undefined]
        for (const players of counts) {
          const ir = irFor(ruleset, players)
          const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
          for (let seed = 1; seed <= VOLUME.pairs / counts.length; seed++)
            expect(
              games.play(seed, VOLUME.pairPlies),
              `${modules.join(' and ')}, seed ${seed}`,
            ).toBeUndefined()
        }
      }
      expect(played).toBeGreaterThan(all.length / 2)
    })
})
