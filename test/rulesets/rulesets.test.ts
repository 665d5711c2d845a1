import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { scanHead } from '../../grammar/document/scan-head.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { perft } from '../../interpreter/simulation/perft.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { RULESETS, host, known, shippedFile } from './shipped-documents.ts'
import { playable } from '../playable.ts'
import { withFewExamples } from './few-examples.ts'
import { trackedFiles } from '../tracked.ts'

const documents = trackedFiles(RULESETS)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({ name, text: readFileSync(join(RULESETS, name), 'utf8') }))
  .map((d) => ({ ...d, head: scanHead(d.text) }))
  .filter((d) => d.head.id !== undefined)

function request(id: string) {
  const found = documents.find((d) => d.head.id === id)
  return { file: shippedFile(found?.name ?? ''), host, known }
}

function programsCalled(id: string): { readonly reference: Program; readonly generated: Program } {
  const { checked } = playable(loadRuleset(request(id)))
  return { reference: programOf(checked), generated: generatedProgram(checked.ir) }
}

function begun(program: Program): Int32Array {
  const state = new Int32Array(program.ir.memory.size)
  program.fresh(state, 0, 0)
  program.begin(state)
  return state
}

describe('every ruleset does what its examples say', () => {
  for (const { head } of documents)
    test(head.id ?? '', () => {
      const asked = request(head.id ?? '')
      const { ruleset, diagnostics } = loadRuleset(asked)
      if (ruleset === undefined) throw new Error('it cannot be loaded')
      const report = testRuleset(asked, undefined, 0, { ruleset: withFewExamples(ruleset), diagnostics })
      const { results, notOverturned } = report
      expect(results.filter((r) => !['passed', 'overturned', 'left out'].includes(r.outcome.kind)).map((r) => r.example.label)).toEqual([])
      expect(notOverturned).toEqual([])
    })
})

describe('perft', () => {
  /** The last counts are large, so only generated code checks them. */
  const counted: readonly (readonly [string, readonly number[]])[] = [
    ['connect-four', [7, 49, 343, 2_401, 16_807, 117_649, 823_536]],
    ['breakthrough', [22, 484, 11_132, 256_036]],
    ['draughts', [7, 49, 302, 1_469, 7_361]],
    // An auction of passes and higher bids, and then one of five ways to play.
    ['auction-whist', [8, 36, 120, 330, 820]],
  ]
  const countsOf = (program: Program, depths: number): readonly number[] => {
    const state = begun(program)
    return Array.from({ length: depths }, (_, i) => perft(program, state, i + 1).nodes)
  }
  for (const [id, counts] of counted)
    test(id, () => {
      const { reference, generated } = programsCalled(id)
      const fewer = counts.filter((count) => count < 20_000)
      expect(countsOf(reference, fewer.length)).toEqual(fewer)
      expect(countsOf(generated, counts.length)).toEqual(counts)
    })

  test('tic-tac-toe, whole', () => {
    const { reference, generated } = programsCalled('tic-tac-toe')
    expect(perft(generated, begun(generated), 9)).toMatchObject({ nodes: 127_872, games: 255_168 })
    expect(perft(reference, begun(reference), 6)).toEqual(perft(generated, begun(generated), 6))
  })
})
