import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { wholeMessage } from '../../interpreter/match/refused.ts'
import { Match } from '../../interpreter/match/match.ts'
import { textProgram } from '../players/card-programs.ts'

/* A player who is told that the rules fail is not told the values that others keep secret; the author is. */

function bidding(track: string, steps: string, play = ''): string {
  return `sandtable: 1
id: bidding
title: Bidding
players: { seats: [ann, ben] }
track:
${track}
play:
${play}  - turns from ann, at most 4: you must raise
  - game is drawn by time
actions:
  raise:
    then:
${steps}
`
}

const FAILING: readonly (readonly [string, string, string, string])[] = [
  [
    'a number that its player keeps secret',
    bidding('  each player in secret: { bid: 1..3 = 3 }', '      - add 1 to bid of opponent'),
    'The value would not be from 1 to 3.',
    '4 is not from 1 to 3.',
  ],
  [
    'a number that everybody sees, where some are secret',
    bidding(
      '  each player: { bid: 1..3 = 3 }\n  each player in secret: { cup: dice }',
      '      - add 1 to bid of opponent',
    ),
    '4 is not from 1 to 3.',
    '4 is not from 1 to 3.',
  ],
  [
    'a number that is noted behind screens',
    bidding(
      '  each player: { bid: 1..3 = 3 }',
      '      - add 1 to your bid',
      '  - every player in secret: you must raise\n',
    ),
    'The value would not be from 1 to 3.',
    '4 is not from 1 to 3.',
  ],
  [
    'dice that are rolled behind screens',
    bidding(
      '  each player: { cup: dice }\n  many: 0..40 = 40',
      '      - roll (many + 0) dice to your cup',
      '  - every player in secret: you must raise\n',
    ),
    'Too many dice are rolled at once; the limit is 31.',
    '40 dice are rolled at once; the limit is 31.',
  ],
]

for (const [name, make] of [
  ['reference', closuresProgram],
  ['generated code', generatedProgram],
] as const)
  test.each(FAILING)(`%s (${name})`, (_, text, told, whole) => {
    const match = Match.start(make(textProgram(text).ir), { seed: 1 })
    const refused = match.play('raise')
    if (refused === undefined) throw new Error('The rules did not fail.')
    expect(refused.message).toBe(told)
    expect(JSON.stringify(refused)).not.toContain(whole === told ? 'nothing' : whole)
    expect(wholeMessage(refused)).toBe(whole)
  })

test('neither is a fault that a list of moves or a beginning throws', () => {
  const begun = bidding('  each player in secret: { bid: 1..3 = 3 }', '      - add 1 to your bid').replace(
    'play:\n',
    'play:\n  - for each player: add 1 to bid of player\n',
  )
  const fault = thrownBy(() => Match.start(closuresProgram(textProgram(begun).ir), { seed: 1 }))
  expect([fault.message, wholeMessage(fault)]).toEqual([
    'The value would not be from 1 to 3.',
    '4 is not from 1 to 3.',
  ])
})

function thrownBy(work: () => unknown): Error {
  try {
    work()
  } catch (thrown) {
    if (thrown instanceof Error) return thrown
  }
  throw new Error('Nothing was thrown.')
}
