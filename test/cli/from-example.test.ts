import { expect, test } from 'vitest'
import { folderWith, sandtable } from './sandtable.ts'

/** What can be added depends on an option, and who plays on the number of players. */
const GAME = `sandtable: 1
id: adding
title: Adding
players:
  seats: { 2: [red, blue], 3: [red, blue, green] }
options:
  most: 1..9 = 5
track:
  each player: { score: 0..9 = 0 }
play:
  - turns from red while your score < 9, at most 2: you must add one or pass
  - rank players by score
end:
  enough:
    for each: player
    when: score of player >= most
    winner: player
actions:
  add one:
    only if:
      small enough: your score < most - 1
    then: add 1 to your score
  pass:
    then: nothing
examples:
  an option:
    with: { most: 3 }
    given:
      red.score: 2
      now: turn of red
    play:
      - red cannot: add one
        because: small enough
  green of three:
    players: 3
    given:
      green.score: 4
      now: turn of green
    play:
      - green cannot: add one
        because: small enough
  a module:
    uses: [ doubling ]
    with: { bonus: 2 }
    given: { now: turn of red }
    play:
      - red: pass
      - check: red.score is 2
  any number:
    given: { now: turn of red }
    play:
      - red: add one
  of a sibling:
    game: adding-fast
    given: { now: turn of red }
    play:
      - red: pass
  only with three:
    given: { green.score: 4, now: turn of red }
    play:
      - red: add one
  passed over:
    given: { red.score: 9, now: turn of red }
    play:
      - red cannot: add one
        because: small enough
`

const MODULE = `sandtable: 1
id: doubling
for: adding
title: Doubling
options:
  bonus: 1..3 = 1
actions:
  pass:
    then: add bonus to your score
`

const SIBLING = `sandtable: 1
id: adding-fast
extends: adding
title: Adding fast
`

interface Case {
  readonly args: readonly string[]
  readonly ends: 0 | 2
  readonly out?: RegExp
  readonly err?: RegExp
}

const from = (command: string, example: string, ...more: readonly string[]): readonly string[] => {
  const [name = '', ...rest] = command.split('|')
  return [name, 'adding.yaml', ...rest, '--from', example, ...more]
}

const CASES: readonly Case[] = [
  { args: from('why|add one', 'an option'), ends: 0, out: /not legal for red[\s\S]*most is 3/ },
  { args: from('why|add one', 'green of three'), ends: 0, out: /not legal for green/ },
  { args: from('why|add one', 'any number'), ends: 0, out: /is legal for red/ },
  { args: from('perft|--depth|1', 'an option'), ends: 0, out: /depth 1: 1 sequences/ },
  { args: from('perft|--depth|1', 'green of three'), ends: 0, out: /depth 1: 1 sequences/ },
  { args: from('perft|--depth|1|--chance', 'green of three'), ends: 0, out: /depth 1: sequences 1,/ },
  { args: from('perft|--depth|1', 'any number'), ends: 0, out: /depth 1: 2 sequences/ },
  { args: from('odds|--move|add one', 'an option'), ends: 2, err: /ST5004.*small enough/ },
  {
    args: from('odds|--move|pass|--of|green.score', 'green of three'),
    ends: 0,
    out: /1 +100\.00 % +4/,
  },
  { args: from('solve', 'green of three'), ends: 0, out: /^green /m },
  { args: from('solve', 'an option', '--json'), ends: 0, out: /"move":"pass"/ },
  { args: from('odds|--move|pass|--of|red.score', 'a module'), ends: 0, out: /1 +100\.00 % +2/ },
  {
    args: from('odds|--move|pass|--of|red.score', 'a module', '-u', 'doubling'),
    ends: 0,
    out: /1 +100\.00 % +2/,
  },
  // What is said twice must be the same.
  { args: from('why|add one', 'green of three', '-n', '3'), ends: 0, out: /not legal for green/ },
  { args: from('why|add one', 'an option', '-o', 'most=3'), ends: 0, out: /not legal for red/ },
  {
    args: from('perft|--depth|1', 'green of three', '-n', '2'),
    ends: 2,
    err: /ST7003.*green of three.*3 players.*--players 2/,
  },
  {
    args: from('odds|--move|pass', 'an option', '-o', 'most=5'),
    ends: 2,
    err: /ST7003.*an option.*most=3.*most=5/,
  },
  { args: from('perft|--depth|1', 'any number', '-n', '3'), ends: 0, out: /depth 1: 2 sequences/ },
  // Nothing that an example gives is left out.
  { args: from('why|add one', 'only with three'), ends: 2, err: /ST7004.*only with three/ },
  { args: from('why|add one', 'only with three', '-n', '3'), ends: 0, out: /is legal for red/ },
  // An example of another game says nothing about this one.
  ...['why|pass', 'perft|--depth|1', 'perft|--depth|1|--chance', 'odds|--move|pass', 'solve'].map(
    (command): Case => ({
      args: from(command, 'of a sibling'),
      ends: 2,
      err: /ST7003.*of a sibling.*about `adding-fast`/,
    }),
  ),
  {
    args: ['perft', 'fast.yaml', '--depth', '1', '--from', 'of a sibling'],
    ends: 0,
    out: /depth 1: 2 sequences/,
  },
  // A turn that never begins is no beginning.
  ...['why|pass', 'perft|--depth|1', 'odds|--move|pass', 'solve'].map((command): Case => ({
    args: from(command, 'passed over'),
    ends: 2,
    err: /ST7003.*No turn of red begins here: `your score < 9` does not hold \(adding\.yaml:11\)/,
  })),
  { args: from('perft|--depth|1', 'no such'), ends: 2, err: /ST7003.*no such/ },
]

test.each(CASES)('the game of an example: $args', async ({ args, ends, out, err }) => {
  const folder = folderWith({ 'adding.yaml': GAME, 'doubling.yaml': MODULE, 'fast.yaml': SIBLING })
  const ended = await sandtable(args, folder)
  expect(ended.code, ended.err).toBe(ends)
  if (out !== undefined) expect(ended.out).toMatch(out)
  if (err !== undefined) expect(ended.err).toMatch(err)
})
