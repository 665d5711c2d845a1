import { expect, test } from 'vitest'
import { configure, loadRuleset } from '../../grammar/load.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { part } from '../volume.ts'
import { madeGame } from './made-games.ts'
import { toldBySight } from './sight-worlds.ts'

/** Undefined if the checker has anything to say against it. */
function soundIr(text: string): GameIR | undefined {
  const { ruleset, diagnostics } = loadRuleset({ file: sourceFile('made.yaml', text), host: memoryHost([]) })
  const made = ruleset === undefined ? undefined : configure(ruleset, undefined)
  const found = [...diagnostics, ...(made?.diagnostics ?? [])]
  // By what was mixed, rules tell what they find; that is said as a warning.
  return found.some(({ severity, code }) => severity === 'error' || code === 'ST4148')
    ? undefined
    : made?.configured?.checked.ir
}

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
