import { expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { shelfHost } from '../shelf-host.ts'
import { corpusText } from '../corpus/corpus.ts'

const host = shelfHost()

function kindsOf(steps: string, extended = 'tic-tac-toe'): readonly string[] {
  const text = `sandtable: 1\nid: mine\ntitle: Mine\nextends: ${extended}\nexamples:\n  mine:\n    play:\n${steps}`
  const { results } = testRuleset({ file: sourceFile('mine.yaml', text), host })
  return results.filter(({ example }) => example.label === 'mine').map(({ outcome }) => outcome.kind)
}

test('what is no move at all is not refused, it is a mistake', () => {
  expect(kindsOf('      - cross cannot: flibbertigibbet\n')).toEqual(['failed'])
  expect(kindsOf('      - cross: b2\n      - nought cannot: b2\n')).toEqual(['passed'])
})

test('inherited examples that cannot be read in a variant are one thing to say', () => {
  const text =
    'sandtable: 1\nid: mine\ntitle: Mine\nextends: patrols\npieces.card.kinds.soldier: { copies: 12 }\n'
  const request = { file: sourceFile('mine.yaml', text), host }
  const said = checkRuleset(request).diagnostics.map(({ code, severity }) => `${severity} ${code}`)
  expect(said).toEqual(['note ST6013'])
  const { results } = testRuleset(request)
  expect(new Set(results.map(({ outcome }) => outcome.kind)).has('unreadable')).toBe(false)
})

const STONES = `sandtable: 1
id: stones
title: Stones
players: { seats: [ red, blue ] }
pieces:
  thing: { owner: fixed, kinds: { stone: { letter: O }, rock: { letter: R } } }
places:
  board:
    grid: |
      . . .
      . . .
    holds: 1 thing
    seen by: everyone
  supply: { each: player, holds: things, seen by: everyone }
box:
  supply: { stone: 6, rock: 1 }
play:
  - turns from red: you must put or else nothing
actions:
  put:
    choose:
      goal: spaces where empty
    only if:
      only two: number of things on board < 2
    then: move first stone in your supply to goal
    write: "{goal}"
end:
  full:
    when: no spaces where empty
    drawn: yes
examples:
`

function outcomesOf(examples: string): readonly string[] {
  const { results } = testRuleset({ file: sourceFile('stones.yaml', STONES + examples), host })
  return results.map(({ outcome }) => (outcome.kind === 'failed' ? outcome.failure.message : outcome.kind))
}

test('`cannot` is about a refusal: a move that breaks the game, or one that is legal, does not pass', () => {
  const cannot = (text: string, before = '') => `  one:\n    play:\n${before}      - ${text}\n`
  expect(outcomesOf(cannot('blue cannot: b1', '      - red: a1\n'))).toEqual([
    '`b1` is not refused, but the rules fail on it: The rules looked at more than 4000000 things to find one answer.',
  ])
  expect(outcomesOf(cannot('red cannot: put (a1)'))).toEqual(['`put (a1)` is allowed.'])
  expect(outcomesOf(cannot('red cannot: put a1'))).toEqual([
    '`put a1` is allowed, but written differently here. Write `a1`.',
  ])
  expect(outcomesOf(cannot('red cannot: put (stone)\n        because: only two'))).toEqual([
    '`put (stone)` cannot be read as a move here, so no rule refuses it. Legal moves are, for instance, `a1`, `a2`, `b1`, `b2`, `c1`.',
  ])
  expect(outcomesOf(cannot('blue cannot: a1', '      - red: a1\n'))).toEqual(['passed'])
})

test('`cannot` is about a move of the action that it names, with all its choices, of things that there are', () => {
  const cannot = (text: string) =>
    outcomesOf(`  one:\n    play:\n      - red: a1\n      - blue cannot: ${text}\n`)
  expect(cannot('put (nonsense)')).toEqual([
    '`put (nonsense)` is not a move in this game: nothing in it is called `nonsense`.',
  ])
  expect(cannot('put (a1 nonsense)')).toEqual([
    '`put (a1 nonsense)` is not a move in this game: nothing in it is called `nonsense`.',
  ])
  expect(cannot('put')).toEqual(['`put` is not a move in this game: it is written `{goal}`.'])
  expect(cannot('putting')).toEqual(['`putting` is not a move in this game.'])
  expect(cannot('put (a1)')).toEqual(['passed'])
})

test('an action with choices may be written with its name alone', () => {
  const text = STONES.replace('"{goal}"', 'put')
    .replace('  put:\n', '  rest: { during: turn, then: nothing }\n  put:\n    during: turn\n')
    .replace('must put or else nothing', 'must turn')
  const outcomes = (move: string): readonly string[] => {
    const examples = `  one:\n    given:\n      a1: red stone\n      a2: blue stone\n      now: turn of blue\n    play:\n      - blue cannot: ${move}\n`
    const { results } = testRuleset({ file: sourceFile('stones.yaml', text + examples), host })
    return results.map(({ outcome }) => (outcome.kind === 'failed' ? outcome.failure.message : outcome.kind))
  }
  expect(outcomes('put')).toEqual(['passed'])
  expect(outcomes('put\n        because: only two')).toEqual(['passed'])
  expect(outcomes('put down')).toEqual(['`put down` is not a move in this game.'])
})

test('what `cannot` names need not be there now', () => {
  const outcomes = (text: string): readonly string[] => {
    const examples = `  one:\n    given:\n      hand of oak: fox, owl\n      the rest: aside\n      now: turn of oak\n    play:\n      - oak cannot: ${text}\n`
    const game = corpusText('handfuls.yaml').replace(/^examples:\n[^]*/mu, `examples:\n${examples}`)
    const { results } = testRuleset({ file: sourceFile('handfuls.yaml', game), host })
    return results.map(({ outcome }) => (outcome.kind === 'failed' ? outcome.failure.message : outcome.kind))
  }
  expect(outcomes('lay (2 foxes and 2 hares)')).toEqual(['passed'])
  expect(outcomes('lay (toad)')).toEqual(['passed'])
  expect(outcomes('lay (2 foxes and badger)')).toEqual([
    '`lay (2 foxes and badger)` is not a move in this game: nothing in it is called `badger`.',
  ])
  expect(outcomes('lay (fox, owl)')).toEqual(['passed'])
  expect(outcomes('lay fox, owl')).toEqual([
    '`lay fox, owl` is not a move in this game: it is written `lay (cards)`.',
  ])
  expect(outcomes('rest')).toEqual(['`rest` is not a move in this game.'])
})

test('what is given of a place is all that lies there, in whatever order it is given', () => {
  const check = (given: string, condition: string) =>
    outcomesOf(`  one:\n    given:\n${given}      now: turn of red\n    play:\n      - check: ${condition}\n`)
  const supply = '      supply of red: 2 stones\n'
  expect(check(supply, 'number of things in supply of red is 2')).toEqual(['passed'])
  expect(check('      supply of red: nothing\n', 'supply of red is empty')).toEqual(['passed'])
  const board = '      board: |\n        . . .\n        O . .\n'
  for (const given of [`      the rest: aside\n${board}`, `${board}      the rest: aside\n`])
    expect(check(given, 'supply of red is empty and number of things on board is 1')).toEqual(['passed'])
})

test('a picture may draw what a line lays on a space: of a pile the topmost, and in whatever order they are given', () => {
  const piles = (...given: readonly string[]): readonly string[] => {
    const text = STONES.replace('holds: 1 thing', 'holds: things\n    pile: yes').replace('< 2', '< 3')
    const lines = given.map((line) => `      ${line}\n`).join('')
    const check = 'number of things on a1 is 2 and (top of a1).owner is blue'
    const example = `  one:\n    given:\n${lines}      now: turn of red\n    play:\n      - check: ${check}\n`
    const { results, diagnostics } = testRuleset({ file: sourceFile('piles.yaml', text + example), host })
    return [
      ...diagnostics.map(({ message }) => message),
      ...results.map(({ outcome }) => (outcome.kind === 'failed' ? outcome.failure.message : outcome.kind)),
    ]
  }
  const pile = 'a1: blue stone, red stone'
  const drawn = (sign: string): string => `board: |\n        . . .\n        ${sign} . .`
  for (const sign of ['.', 'o']) {
    expect(piles(pile, drawn(sign))).toEqual(['passed'])
    expect(piles(drawn(sign), pile)).toEqual(['passed'])
  }
  for (const sign of ['O', 'r'])
    expect(piles(drawn(sign), pile)).toContain(
      `\`${sign}\` is drawn here, and \`a1:\` puts nothing like it on top of \`a1\`.`,
    )
  expect(piles(drawn('O'), 'a1: nothing')).toContain(
    '`O` is drawn here, and `a1:` puts nothing like it on top of `a1`.',
  )
})

test('more pieces than there are is one thing to say, however many', () => {
  expect(
    outcomesOf(
      '  one:\n    given:\n      supply of red: 2000000000 stones\n      now: turn of red\n    play: []\n',
    ),
  ).toEqual(['It cannot be set up: the example needs 2000000000 `red stones`, but the box has only 6.'])
})

test('pieces that the box does not have are named at the line that is too many', () => {
  const lacking = (given: string) => {
    const examples = `  one:\n    given:\n${given}      now: turn of red\n    play: []\n`
    const text = STONES.replace(/^examples:\n[^]*/mu, '') + `examples:\n${examples}`
    const { results } = testRuleset({ file: sourceFile('stones.yaml', text), host })
    return results.flatMap(({ outcome }) =>
      outcome.kind === 'failed'
        ? [[text.slice(outcome.failure.span.start, outcome.failure.span.end), outcome.failure.message]]
        : [[outcome.kind]],
    )
  }
  const message = (wanted: number, name: string, there: number): string =>
    `It cannot be set up: the example needs ${wanted} \`${name}\`, but the box has only ${there}.`
  expect(lacking('      supply of blue: red stone\n      supply of red: rock, 6 stones\n')).toEqual([
    ['6 stones', message(7, 'red stones', 6)],
  ])
  expect(lacking('      board: |\n        . R .\n        R . O\n')).toEqual([
    ['R', message(2, 'red rock', 1)],
  ])
})

test('a check that does not hold says what it speaks of, and an example with a mistake keeps no other from being run', () => {
  expect(
    outcomesOf(`  counted:
    play:
      - red: a1
      - check: number of things on board is 2 and a2 is empty
  misspelt:
    play:
      - check: blub is empty
  sound:
    play:
      - red: a1
`),
  ).toEqual(['this does not hold: `number of things on board` is 1', 'unreadable', 'passed'])
})

const DICE = `sandtable: 1
id: dice
title: Dice
players: { seats: [ red, blue ] }
track:
  thrown: dice
  each player: { sum: 0 }
play:
  - turns from red, at most 4: turn
  - rank players by sum
stages:
  turn:
    - roll 2 dice to thrown
    - you must take
actions:
  take:
    choose:
      die: 1..6
    only if:
      it was thrown: thrown has die
    then: add die to your sum
examples:
`

test('dice that are rolled before anybody is asked are said before all else', () => {
  const outcomes = (lines: readonly string[], given = ''): readonly string[] => {
    const play = lines.map((line) => `      - ${line}\n`).join('')
    const file = sourceFile('dice.yaml', `${DICE}  one:\n${given}    play:\n${play}`)
    return testRuleset({ file, host }).results.map(({ outcome }) =>
      outcome.kind === 'failed' ? outcome.failure.message : outcome.kind,
    )
  }
  const turns = ['dice: 6 5', 'dice: 2 2', 'red: take (6)', 'check: number of 2 in thrown is 2']
  expect(outcomes(turns)).toEqual(['passed'])
  expect(outcomes(turns, '    given: { now: turn of red }\n')).toEqual(['passed'])
  // The dice for the second turn are rolled as soon as the first has ended.
  expect(outcomes(['dice: 6 5', 'red: take (6)', 'dice: 2 2', 'blue cannot: take (7)'])).toEqual([
    'Chance cannot give this here. What chance decides right after a move is written before that move.',
  ])
})

test('what lies in several places alike is one line of `given`, and each place is told apart', () => {
  const given = (line: string): string =>
    `  one:\n    given:\n      ${line}\n      now: turn of red\n    play:\n      - check: number of stones in supply of red is 2 and number of stones in supply of blue is 2\n`
  expect(outcomesOf(given('supply of red, supply of blue: 2 stones'))).toEqual(['passed'])
  const text = STONES + given('a1, d9: stone')
  const { diagnostics } = checkRuleset({ file: sourceFile('stones.yaml', text), host })
  expect(diagnostics.map(({ code, span }) => `${code} ${text.slice(span?.start, span?.end)}`)).toEqual([
    'ST4101 d9',
  ])
})
