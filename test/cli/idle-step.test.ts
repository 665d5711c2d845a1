import { expect, test } from 'vitest'
import { playable } from '#interpreter/index'
import { withIdleStep } from '../../interpreter/simulation/idle-step.ts'
import { randomGames } from '../../interpreter/simulation/random-game.ts'
import { emptyTally } from '../../interpreter/simulation/merge-results.ts'

const DRY = `sandtable: 1
id: dry
title: Dry
players:
  seats: [ ann, ben ]
pieces:
  chip: { kinds: { chip: { copies: 3 } } }
places:
  supply: { holds: chips, seen by: everyone }
  heap: { holds: chips, seen by: everyone }
box:
  heap: 3 chips
play:
  - turns from ann: you must draw
actions:
  draw:
    then:
      - move first chip in heap to heap
      - move first chip in supply to heap
end:
  one is left:
    when: number of chips in supply is 1
    drawn: yes
`

function stoppedGame(text: string): { readonly message: string; readonly line: number | undefined } {
  const { program, diagnostics } = playable(text)
  expect(diagnostics).toEqual([])
  if (program === undefined) throw new Error('It could not be loaded.')
  const tally = emptyTally(2)
  randomGames(program, 'seed')(1, tally)
  const [stopped] = tally.faults.values()
  if (stopped === undefined) throw new Error('It was not stopped.')
  const { message, origin } = withIdleStep(program, 'seed', stopped)
  return { message, line: program.ir.origins[origin]?.line }
}

test('a game without end names the step that never moves anything', () => {
  const { message, line } = stoppedGame(DRY)
  expect(message).toContain(
    'In the next 500 plies this step was executed 500 times and never moved anything.',
  )
  expect(DRY.split('\n')[(line ?? 0) - 1]).toContain('move first chip in supply')
})

test('a game without end whose steps all move something names none', () => {
  const { message, line } = stoppedGame(DRY.replace('      - move first chip in supply to heap\n', ''))
  expect(message).toBe('The game was not over after 20000 plies.')
  expect(line).toBeUndefined()
})
