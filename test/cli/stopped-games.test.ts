import { expect, test } from 'vitest'
import { folderWith, sandtable } from './sandtable.ts'

const game = (play: string, more = ''): string => `sandtable: 1
id: stuck
title: Stuck
players: { seats: [ one, two ] }
track:
  left: 0..3 = 3
play:
  - ${play}
actions:
  take:
    only if:
      some are left: left > 0
    then: set left to left - 1
end:
  never:
    when: left is 3 and left is 2
    drawn: yes
${more}`

const RULES: readonly (readonly [string, RegExp, readonly string[], string])[] = [
  ['nobody can move', /ST5102.*play.*\n.*stuck\.yaml:8/, [], game('turns from one: you must take')],
  [
    'nobody is ever asked',
    /ST5109.*play.*\n.*stuck\.yaml:8/,
    [],
    game('turns from one: you must take or else nothing'),
  ],
  [
    'and the same from where an example begins',
    /ST5102/,
    ['--from', 'begun'],
    game('turns from one: you must take', 'examples:\n  begun:\n    play:\n      - one: take\n'),
  ],
]

test.each(RULES)(
  'counting games whose rules break a promise tells the rule: %s',
  async (_, err, more, text) => {
    const folder = folderWith({ 'stuck.yaml': text })
    const ended = await sandtable(['perft', 'stuck.yaml', '--depth', '5', ...more], folder)
    expect(ended.err).toMatch(err)
    expect(ended.err).not.toContain('ST7099')
    expect(ended.code).toBe(1)
  },
)

test('games that cannot be measured are left out, with the rule that stopped them', async () => {
  const folder = folderWith({ 'stuck.yaml': game('turns from one: you must take') })
  const ended = await sandtable(['analyse', 'stuck.yaml', '--games', '3'], folder)
  expect(ended.out).toContain('3 more were stopped, and are left out.')
  // Of no games there are no figures.
  expect(ended.out).not.toContain('Balance')
  expect(ended.err).toMatch(/error\[ST5102\].*\n.*stuck\.yaml:8/)
  expect(ended.err).toMatch(
    /It stopped 3 games, first game 1 .*sandtable replay stuck\.yaml --seed 1 --game 1/,
  )
  expect(ended.code).toBe(1)
  const data = await sandtable(['analyse', 'stuck.yaml', '--games', '3', '--json'], folder)
  expect(JSON.parse(data.out)).toMatchObject({
    timeouts: 3,
    faults: [{ code: 'ST5102', games: 3, game: 1, line: 8 }],
  })
})
