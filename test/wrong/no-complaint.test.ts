import { expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { SOUND } from './slips.ts'

/* What may look like a mistake and is none. */
test.each([
  [
    'an action that a rule asks about and nobody is offered',
    [
      '  pass:\n',
      '  crown:\n    choose:\n      goal: spaces in field where empty\n    then: nothing\n    write: "crown {goal}"\n  pass:\n    only if:\n      no crown: not (you can crown)\n',
    ],
  ],
  [
    'a value that a test before a `where` has found to exist',
    ['track:\n', 'track:\n  best: player or none\n'],
    [
      '    then: add 1 to your score',
      '    then:\n      - set best to you\n      - if strong is 2: set best to none\n      - if best is not none and (any men on field where it.owner is next(best)): add 1 to your score',
    ],
  ],
  [
    'a step or a turn that is not possible, because its cost is none',
    [
      '  strong: number of soldiers in field',
      '  strong: number of spaces in reached(a1, all spaces, by (if it is empty then none else 1), with turns at (if angle > 1 then none else 1))',
    ],
  ],
  [
    'an action that is switched off',
    [
      '    then: add 1 to your score\n',
      '    only if:\n      not in this game: false\n    then: add 1 to your score\n',
    ],
  ],
  [
    'a player who is put out during a loop that tests it before each question',
    [
      '  - turns from north, at most 40: turn\n',
      '  - for each player:\n      - if not player.out: player must shoot or else nothing\n  - turns from north, at most 40: turn\n',
    ],
    ['  pass:\n', '  shoot:\n    choose: { victim: others }\n    then: set victim.out to true\n  pass:\n'],
  ],
  [
    'players who only drop out themselves, or are brought back',
    [
      '  - turns from north, at most 40: turn\n',
      '  - for each player where not out: player must fold\n  - turns from north, at most 40: turn\n',
    ],
    [
      '  pass:\n',
      '  fold:\n    choose: { victim: others }\n    then:\n      - set your out to true\n      - set victim.out to false\n  pass:\n',
    ],
  ],
  [
    'dice from a bag where dice are pieces, too',
    ['track:\n', 'track:\n  thrown: bag of 1..6\n'],
    ['soldier: { letter: S }', 'soldier: { letter: S, plural: dice }'],
    [
      '    then: add 1 to your score\n',
      '    choose:\n      chosen: 1..2 dice from thrown\n    then:\n      - take chosen out of thrown\n      - add 1 to your score\n',
    ],
  ],
  [
    'the case of a kind that is one of a family',
    ['track:\n', 'track:\n  last: man kind or none\n'],
    [
      '    then: add 1 to your score\n',
      '    then:\n      - if last is not none:\n          - case last:\n              officer: add 1 to your score\n              soldier: nothing\n      - if any men in field: set last to (first man in field).kind\n',
    ],
  ],
  [
    'columns and a tracked value that only the look reads',
    [
      'printed: { colour: colour, rank: 1..9 }',
      'printed: { colour: colour, rank: 1..9, height: number = 1, size: 1..9 = 1 }',
    ],
    ['    out: false\n', '    out: false\n    passes: 0\n'],
    [
      '  pass:\n    then: add 1 to your score\n',
      '  pass:\n    then:\n      - add 1 to your passes\n      - add 1 to your score\n',
    ],
    [
      'end:\n',
      'look:\n  values: { colour: { red: red hearts, blue: black spades } }\n  pieces:\n    card: { show: { height: badge } }\n  places:\n    hand: fan by rank then size\n  counts: { passes: red crown each }\nend:\n',
    ],
  ],
  ['a step that is switched off', ['  - shuffle deck\n', '  - if false: shuffle deck\n']],
])('%s', (_, ...pairs: string[][]) => {
  let text = SOUND
  for (const [sound = '', other = ''] of pairs) {
    expect(text).toContain(sound)
    text = text.replace(sound, other)
  }
  const file = sourceFile('mine.yaml', text)
  const { diagnostics } = checkRuleset({ file, host: memoryHost([]), tellsUnread: true })
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([])
})
