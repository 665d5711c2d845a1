import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { playable } from '../../interpreter/playable.ts'

const game = (steps: string): string => `sandtable: 1
id: nearest
title: Nearest
players: { seats: [ ann, ben ] }
pieces:
  man: { owner: fixed, kinds: { man: { letter: M } } }
places:
  board:
    holds: 1 man
    grid: |
      . . .
      . . .
      . . .
    start: |
      M . .
      . . .
      M . m
  line: { holds: men, pile: yes, seen by: everyone }
track:
  goal: space or none
  seen: 0
play:
${steps}
  - ann must wait
  - the game is drawn by nightfall
actions:
  wait: { then: nothing }
`

/** Each of them looks from the middle, from where a search meets another space before a1. */
const FIRSTS: readonly (readonly [string, string])[] = [
  ['first', '  - set goal to first space in reached(b2, all spaces)'],
  ['first by steps', '  - set goal to first space in reached(b2, all spaces, where it.row <= previous.row)'],
  ['first of some', '  - set goal to first space in reached(b2, all spaces) where it is not a2'],
  ['first of a sum', '  - set goal to first space in (reached(b2, all spaces) + all spaces)'],
  [
    'first of a choice',
    '  - set goal to first space in (if seen is 0 then reached(b2, all spaces) else all spaces)',
  ],
  [
    'each',
    `  - for each space called s in reached(b2, all spaces):
      - if goal is none: set goal to s`,
  ],
  ['first piece', '  - set goal to (first man on reached(b2, all spaces)).space'],
  [
    'pieces named',
    `  - let:
      found: all men on reached(b2, all spaces)
  - set goal to (first found).space`,
  ],
]

describe('what a search finds is in the order of the board, in both back ends', () => {
  for (const [title, steps] of FIRSTS)
    test(title, () => {
      const { configured, diagnostics } = playable(game(steps))
      expect(
        diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message),
      ).toEqual([])
      const ir = configured?.checked.ir
      if (ir === undefined) throw new Error('it does not compile')
      const goal = ir.memory.regions.find(({ name }) => name === 'goal')?.at ?? -1
      for (const program of [closuresProgram(ir), generatedProgram(ir)]) {
        const S = new Int32Array(ir.memory.size)
        program.fresh(S, 1, 2)
        program.begin(S)
        expect(ir.spaces[S[goal] ?? -1]?.name).toBe('a1')
      }
    })
})
