import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { Match } from '../../interpreter/match/match.ts'
import { programOf } from '../../interpreter/examples/run.ts'

/** One piece each on a row of spaces, which may move where the rule allows. */
const ROW = `sandtable: 1
id: row
title: Row
players:
  seats: [ red, blue ]
  sides: { red: south, blue: north }
pieces:
  pawn:
    owner: fixed
    printed: { quick: true or false = false }
    kinds: { walker: { letter: W } }
places:
  board:
    holds: 1 pawn
    seen by: everyone
    grid: . . . . . .
    start: W . . . . w
track:
  score: 0
  steps taken: 0
  each player: { rests: 0 }
play:
  - turns from red: turn
stages:
  turn:
    - you must go or else be stuck
  be stuck: opponent wins by blockade
  arrive(your pawn called piece): nothing
actions:
  go:
    choose:
      piece: your pawns on board
      goal: spaces in open line(piece, orthogonal, 5)
    let:
      start: piece.space
    only if:
      only to the neighbour: goal is next to start
    then:
      - move piece to goal
      - arrive(piece)
    write: "{start}-{goal}"
end:
  ten points:
    when: score >= 10
    drawn: yes
`

interface Made {
  readonly codes: readonly string[]
  readonly messages: readonly string[]
  readonly match: Match | undefined
}

function made(modules: readonly string[], uses: readonly string[], game = ROW): Made {
  const documents = [game, ...modules].map((text, i) => [`document-${i}.yaml`, text] as const)
  const file = sourceFile('document-0.yaml', game)
  const { ruleset, diagnostics } = loadRuleset({ file, host: memoryHost(documents), uses })
  const configured = ruleset === undefined ? undefined : configure(ruleset, undefined)
  const all = [...diagnostics, ...(configured?.diagnostics ?? [])]
  const sound = configured?.configured !== undefined && all.every(({ severity }) => severity !== 'error')
  return {
    codes: all.map(({ code }) => code),
    messages: all.map(({ message }) => message),
    match: sound
      ? Match.start(programOf(configured.configured?.checked ?? fail('not checked')), { seed: 'a' })
      : undefined,
  }
}

function fail(message: string): never {
  throw new Error(message)
}

function moduleCalled(id: string, part: string): string {
  return `sandtable: 1\nid: ${id}\nfor: row\n${part}\n`
}

describe('several modules widen and narrow one condition', () => {
  const clause = (id: string, text: string): string =>
    moduleCalled(id, `actions:\n  go:\n    only if:\n      only to the neighbour: ${text}`)
  const MODULES = [
    clause('two', 'also goal is c1'),
    clause('three', 'also goal is d1'),
    clause('not-b', 'unless goal is b1'),
    clause('not-c', 'unless goal is c1'),
  ]
  const CASES: readonly (readonly [uses: readonly string[], moves: readonly string[]])[] = [
    [[], ['a1-b1']],
    [['two'], ['a1-b1', 'a1-c1']],
    [
      ['two', 'three'],
      ['a1-b1', 'a1-c1', 'a1-d1'],
    ],
    [['two', 'not-b'], ['a1-c1']],
    [
      ['two', 'three', 'not-b'],
      ['a1-c1', 'a1-d1'],
    ],
    [['two', 'not-c'], ['a1-b1']],
    [['three', 'not-b', 'not-c'], ['a1-d1']],
  ]
  function orders<T>(items: readonly T[]): readonly (readonly T[])[] {
    if (items.length < 2) return [items]
    return items.flatMap((first, i) =>
      orders(items.filter((_, j) => j !== i)).map((rest) => [first, ...rest]),
    )
  }
  it.each(CASES)('%j: %j, in whichever order they are named', (uses, moves) => {
    for (const order of orders(uses)) {
      const { match, codes } = made(MODULES, order)
      expect(codes).toEqual([])
      expect(match?.moves().map((move) => move.notation)).toEqual(moves)
    }
  })
})

describe('a dotted key declares a new name if it is no slip for one of the base', () => {
  it.each([
    'actions.nod',
    'actions.so',
    'actions.og aside',
    'terms.gone far',
    'numbers.lives',
    'actions.bow',
  ])('%s', (key) => {
    const value = key.startsWith('actions') ? '{ offered with: go, then: nothing }' : '3'
    expect(
      made([moduleCalled('new', `${key}: ${value}`)], ['new']).codes.filter((code) => code !== 'ST4138'),
    ).toEqual([])
  })
})

describe('two modules do something at one point', () => {
  const both = (left: string, right: string): Made =>
    made([moduleCalled('left', left), moduleCalled('right', right)], ['left', 'right'])
  const CASES: readonly (readonly [
    name: string,
    left: string,
    right: string,
    message: string | undefined,
  ])[] = [
    [
      'and write one value',
      'after:\n  go: add 1 to score',
      'after:\n  go: set score to 0',
      '`left` and `right` both do something `after go`, and both change `score`.',
    ],
    [
      'and one looks at what the other writes',
      'after:\n  go: add 1 to score',
      'after:\n  go:\n    - if score > 3: opponent wins by luck',
      '`left` and `right` both do something `after go`, and one of them changes and the other looks at `score`.',
    ],
    [
      'and one looks first at what the other writes',
      'after:\n  go:\n    - if score > 3: add 1 to steps taken',
      'after:\n  go: add 1 to score',
      '`left` and `right` both do something `after go`, and one of them changes and the other looks at `score`.',
    ],
    [
      'and write one value of each player',
      'before:\n  turn: add 1 to you.rests',
      'before:\n  turn: set opponent.rests to 2',
      '`left` and `right` both do something `before turn`, and both change `rests`.',
    ],
    [
      'and both may end the game',
      'after:\n  go:\n    - if piece.space is c1: you win by speed',
      'after:\n  go:\n    - if piece.space is c1: the game is drawn by luck',
      '`left` and `right` both do something `after go`, and both change who wins.',
    ],
    [
      'and both move pieces, one of them in a stage of its own',
      'after:\n  arrive: step back(piece)\nstages:\n  step back(your pawn called piece): move piece to a1',
      'after:\n  arrive: move piece to b1',
      '`left` and `right` both do something `after arrive`, and both change where pieces lie.',
    ],
    [
      'and one moves pieces while the other looks where they are',
      'after:\n  arrive: move piece to b1',
      'after:\n  arrive:\n    - if piece.space is c1: add 1 to score',
      '`left` and `right` both do something `after arrive`, and one of them changes and the other looks at where pieces lie.',
    ],
    [
      'and one asks for an action that writes what the other writes',
      'after:\n  arrive: you may rest(piece)\nactions:\n  rest(your pawn called piece):\n    choose:\n      place: spaces where it is b1\n    then: add 1 to score\n    write: "rest{place}"',
      'after:\n  arrive: add 1 to score',
      '`left` and `right` both do something `after arrive`, and both change `score`.',
    ],
    [
      'and write different values',
      'after:\n  go: add 1 to score',
      'after:\n  go: add 1 to steps taken',
      undefined,
    ],
    ['and show what they like', 'after:\n  go: show piece', 'after:\n  go: show piece', undefined],
    [
      'but one before, one after it',
      'before:\n  go: add 1 to score',
      'after:\n  go: add 1 to score',
      undefined,
    ],
    ['but not the same point', 'after:\n  go: add 1 to score', 'after:\n  turn: add 1 to score', undefined],
    [
      'and only look at the same things',
      'after:\n  go:\n    - if score > 3: add 1 to steps taken',
      'after:\n  go:\n    - if score > 4: add 1 to you.rests',
      undefined,
    ],
  ]
  it.each(CASES)('%s', (_, left, right, message) => {
    const { codes, messages, match } = both(left, right)
    expect(messages).toEqual(message === undefined ? [] : [message])
    expect(codes).toEqual(message === undefined ? [] : ['ST2059'])
    expect(match).toBeDefined()
  })
  it('and one lays a group while the other looks where pieces lie', () => {
    const caravans = readFileSync(join(import.meta.dirname, '../guard/games/melds.yaml'), 'utf8')
    const hook = (id: string, step: string): string =>
      `sandtable: 1\nid: ${id}\nfor: caravans\nafter:\n  turn:\n    - ${step}\n`
    const lay = hook('left', 'lay all camels in heap as a new caravan on your road')
    const look = hook('right', 'if number of cards in heap > 3: add 1 to you.arrived')
    const say = hook('right', 'say the night falls')
    const { codes, messages } = made([lay, look], ['left', 'right'], caravans)
    expect(codes).toEqual(['ST2059'])
    expect(messages[0]).toContain('one of them changes and the other looks at where pieces lie')
    expect(made([lay, say], ['left', 'right'], caravans).codes).toEqual([])
  })
  it('is no matter between a module and its game', () => {
    const game = ROW.replace('end:\n', 'after:\n  go: add 1 to score\nend:\n')
    expect(made([moduleCalled('left', 'after:\n  go: add 1 to score')], ['left'], game).codes).toEqual([])
  })
})

describe('two modules that clash in a table', () => {
  const game = ROW.replace(
    'pieces:\n',
    `values: { outcome: [ good, bad ] }
tables:
  meeting(pawn called one, pawn called other) gives outcome:
    rule:
      all is well: true => good
pieces:
`,
  )
  const row = (id: string, text: string): string =>
    moduleCalled(id, `tables.meeting.except:\n  ${id} says so: ${text}`)
  it('are both named', () => {
    const clash = made(
      [row('left', 'walker, any => good'), row('right', 'any, walker => bad')],
      ['left', 'right'],
      game,
    )
    expect(clash.codes).toEqual(['ST4113'])
    expect(clash.messages[0]).toContain('"left says so" of left and "right says so" of right')
  })
  it('are no clash if they agree', () => {
    const sound = made(
      [row('left', 'walker, any => bad'), row('right', 'any, walker => bad')],
      ['right', 'left'],
      game,
    )
    expect(sound.codes).toEqual([])
  })
})

describe('words for players speak of what is there', () => {
  const OPTIONS = moduleCalled(
    'slow',
    'options: { rest limit: 1..9 = 3 }\nforbid:\n  no haste: go when goal is f1 and rest limit > 3',
  )
  const CASES: readonly (readonly [name: string, part: string, message: string | undefined])[] = [
    ['an option', 'rulings:\n  how long:\n    chosen: Three.\n    option: rest limit', undefined],
    [
      'an option that is not there',
      'rulings:\n  how long:\n    chosen: Three.\n    option: rest limits',
      'ST2056 There is no option called `rest limits`. Did you mean `rest limit`?',
    ],
    ['a module', 'rulings:\n  how long:\n    chosen: Three.\n    module: slow', undefined],
    [
      'a module that is not there',
      'rulings:\n  how long:\n    chosen: Three.\n    module: slaw',
      'ST2057 There is no module called `slaw`. Did you mean `slow`?',
    ],
    [
      'a game in the place of a module',
      'rulings:\n  how long:\n    chosen: Three.\n    module: row',
      'ST2057 `row` is not a module but a game.',
    ],
    [
      'a module for another game',
      'rulings:\n  how long:\n    chosen: Three.\n    module: stranger',
      'ST2057 `stranger` is a module for `chess`, so it cannot switch anything here.',
    ],
    ['a condition under `only if`', 'says:\n  only to the neighbour: One step at a time.', undefined],
    ['a condition under `forbid`', 'says:\n  no haste: Rest first.', undefined],
    [
      'no condition',
      'says:\n  only to the neighbor: One step at a time.',
      'ST2058 There is no condition called `only to the neighbor`, so this is never said. Did you mean `only to the neighbour`?',
    ],
  ]
  const said = (game: string, modules: readonly string[]): readonly string[] => {
    const documents = [game, ROW, ...modules].map((text, i) => [`document-${i}.yaml`, text] as const)
    const file = sourceFile('document-0.yaml', game)
    const { diagnostics } = loadRuleset({ file, host: memoryHost(documents) })
    return diagnostics.map(({ code, message, help }) => [code, message, help].filter(Boolean).join(' '))
  }
  const STRANGER = 'sandtable: 1\nid: stranger\nfor: chess\n'
  it.each(CASES)('%s', (_, part, message) => {
    const game = `sandtable: 1\nid: mine\nextends: row\nuses: [ slow ]\n${part}\n`
    expect(said(game, [OPTIONS, STRANGER])).toEqual(message === undefined ? [] : [message])
  })
  it('also where a variant leaves out the module that a base speaks of', () => {
    const base = `sandtable: 1\nid: mine\nextends: row\nuses: [ slow ]\nsays:\n  no haste: Rest first.\nrulings:\n  how long:\n    chosen: Three.\n    option: rest limit\n`
    expect(said('sandtable: 1\nid: yours\nextends: mine\nwithout: [ slow ]\n', [base, OPTIONS])).toEqual([])
  })
})
