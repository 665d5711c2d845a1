import { describe, expect, test } from 'vitest'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { run } from '../../interpreter/simulation/run.ts'

/** Both players go once; a player who finds something already done this turn wins at once. */
function game(play: string): string {
  return `sandtable: 1
id: turns
title: Turns
players:
  seats: [ red, blue ]
track:
  each turn:
    done: 0
play:
${play}
  - game is drawn by two turns
stages:
  turn:
    - if done > 0: you win by what was done before
    - you must go
actions:
  go:
    then: add 1 to done
`
}

describe('what is tracked each turn goes back to its start', () => {
  const plays = {
    'inside turns from': '  - turns from red, at most 2: turn',
    'outside, where a stage turn is run': '  - turn for red\n  - turn for blue',
  }
  for (const [title, play] of Object.entries(plays))
    test(title, () => {
      const { ruleset } = loadRuleset({ file: sourceFile('turns.yaml', game(play)), host: memoryHost([]) })
      const { configured, diagnostics } = ruleset === undefined ? {} : configure(ruleset, undefined)
      expect(diagnostics).toEqual([])
      if (configured === undefined) throw new Error('not understood')
      const program = programOf(configured.checked)
      for (const backEnd of [program, generatedProgram(program.ir)]) {
        const going = run(backEnd, 1, 'turns')
        let step = going.next()
        while (step.done !== true) step = going.next()
        expect([...step.value.reasons.keys()]).toEqual(['two turns'])
      }
    })
})
