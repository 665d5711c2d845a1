import { describe, expect, it } from 'vitest'
import { at, BASE, loadTexts, plainOf, type Plain } from './load-texts.ts'

/** Each row: a part of a variant, a path into the merged game, and the value there. */
const MERGED: readonly (readonly [name: string, part: string, path: readonly string[], value: Plain])[] = [
  ['a map merges by name', 'numbers: { hand size: 7 }', ['numbers'], { 'hand size': '7', rounds: '3' }],
  ['a map gets new names', 'numbers: { bonus: 1 }', ['numbers', 'bonus'], '1'],
  [
    'maps merge deep down',
    'pieces: { soldier: { kinds: { scout: { rank: 9 } } } }',
    ['pieces', 'soldier', 'kinds', 'scout'],
    { letter: 'O', rank: '9' },
  ],
  [
    'a dotted key reaches deep',
    'pieces.soldier.kinds.scout: { reach: 4 }',
    ['pieces', 'soldier', 'kinds', 'scout'],
    { letter: 'O', rank: '2', reach: '4' },
  ],
  [
    'a dotted key works inside a section',
    'tables:\n  battle.rule:\n    the higher wins: attacker.rank > 3 => red',
    ['tables', 'battle', 'rule'],
    { 'the higher wins': 'attacker.rank > 3 => red' },
  ],
  [
    'two dotted keys meet',
    'pieces.soldier: { printed: { lives: number = 1 } }\npieces.soldier.kinds.scout: { lives: 2 }',
    ['pieces', 'soldier', 'kinds', 'scout', 'lives'],
    '2',
  ],
  [
    'a dotted key may add what is like nothing else',
    'pieces.soldier.kinds.marshal: { letter: M }',
    ['pieces', 'soldier', 'kinds', 'marshal'],
    { letter: 'M' },
  ],
  [
    'a list of values grows',
    'values: { colour: [ violet ] }',
    ['values', 'colour'],
    ['red', 'green', 'violet'],
  ],
  [
    'a line of values grows',
    'values: { sector: { line: [ far ] } }',
    ['values', 'sector', 'line'],
    ['west', 'east', 'far'],
  ],
  [
    'a list of values is replaced',
    'values:\n  colour: only violet, red',
    ['values', 'colour'],
    ['violet', 'red'],
  ],
  ['a list of values shrinks', 'values:\n  colour: without red', ['values', 'colour'], ['green']],
  [
    'a list of values grows by a word',
    'values:\n  colour: also violet',
    ['values', 'colour'],
    ['red', 'green', 'violet'],
  ],
  [
    'a pattern grows',
    'patterns:\n  opening: also 3 scouts, 1 miner and 2 scouts',
    ['patterns', 'opening'],
    ['1 scout', '2 miners', '3 scouts', '1 miner and 2 scouts'],
  ],
  [
    'a pattern is replaced whole',
    'patterns: { opening: [ 3 scouts ] }',
    ['patterns', 'opening'],
    ['3 scouts'],
  ],
  ['counts in the box merge', 'box: { army: { miner: 4 } }', ['box', 'army'], { scout: '2', miner: '4' }],
  ['a count is removed', 'box: { army: { miner: removed } }', ['box', 'army'], { scout: '2' }],
  ['an entry is removed', 'setups: { corner: removed }', ['setups'], {}],
  ['a section is removed', 'setups: removed', ['setups'], '(absent)'],
  ['a head may be left out', 'terms:\n  strength: 4', ['terms', 'strength'], '4'],
  ['a head may be repeated', 'terms:\n  strength( the soldier ): 4', ['terms', 'strength'], '4'],
  [
    'one of two terms of one name',
    'terms:\n  weight(space): 9',
    ['terms'],
    { strength: 'soldier.rank', weight: '9' },
  ],
  [
    'a line of a tally',
    'tallies:\n  points:\n    lost: 0 - 1',
    ['tallies', 'points'],
    { won: 'player.score', lost: '0 - 1' },
  ],
  [
    'a condition is added',
    'actions:\n  move:\n    only if:\n      it is near: true',
    ['actions', 'move', 'only if'],
    { 'it is free': 'goal is empty', 'it is near': 'true' },
  ],
  [
    'a condition is widened',
    'rules:\n  fits:\n    it is free: also soldier is scout',
    ['rules', 'fits', 'it is free'],
    'also soldier is scout',
  ],
  [
    'a case gets another line',
    'stages:\n  effect:\n    case soldier:\n      miner: say Dig',
    ['stages', 'effect', 'case soldier'],
    { scout: 'nothing', else: 'say Hm', miner: 'say Dig' },
  ],
  ['a new stage', 'stages:\n  last turn: you must move', ['stages', 'last turn'], 'you must move'],
  ['a new action', 'actions:\n  rest:\n    then: nothing', ['actions', 'rest', 'then'], 'nothing'],
  [
    'steps of an action are replaced whole',
    'actions:\n  move:\n    then:\n      - say Go',
    ['actions', 'move', 'then'],
    ['say Go'],
  ],
  [
    'a map of steps is not merged into',
    'actions:\n  move:\n    then:\n      if deck is empty: nothing',
    ['actions', 'move', 'then'],
    { 'if deck is empty': 'nothing' },
  ],
]

describe('a variant merges each section in its way', () => {
  it.each(MERGED)('%s', (_, part, path, value) => {
    const { game, list } = loadTexts([`sandtable: 1\nid: variant\nextends: base\n${part}\n`, BASE])
    expect(list).toEqual([])
    expect(plainOf(at(game, path))).toEqual(value)
  })
})

describe('every line knows where it comes from', () => {
  const { game } = loadTexts([
    'sandtable: 1\nid: third\nextends: second\nnumbers: { hand size: 9 }',
    'sandtable: 1\nid: second\nextends: base\nnumbers: { hand size: 7 }\nvalues: { colour: [ violet ] }',
    BASE,
  ])
  const numbers = at(game, ['numbers'])
  const entries = numbers?.kind === 'map' ? numbers.entries : []

  it('names its layer and all that it replaced, nearest first', () => {
    const size = entries.find(({ name }) => name === 'hand size')
    expect(size?.layer.id).toBe('third')
    expect(size?.replaced.map(({ value, layer }) => [plainOf(value), layer.id])).toEqual([
      ['7', 'second'],
      ['5', 'base'],
    ])
  })

  it('leaves alone what nobody changed', () => {
    const rounds = entries.find(({ name }) => name === 'rounds')
    expect([rounds?.layer.id, rounds?.replaced]).toEqual(['base', []])
  })

  it('keeps the head that the first document wrote', () => {
    const { game: other } = loadTexts(['sandtable: 1\nid: v\nextends: base\nterms:\n  strength: 4', BASE])
    const terms = at(other, ['terms'])
    expect(terms?.kind === 'map' ? terms.entries[0]?.key.text : undefined).toBe('strength(soldier)')
  })
})

describe('dotted keys in a game that stands alone', () => {
  it('are the same as maps within maps', () => {
    const { game, list } = loadTexts([
      'sandtable: 1\nid: alone\nplaces:\n  board: { holds: 1 pawn }\nplaces.board.grid: . .\n',
    ])
    expect(list).toEqual([])
    expect(plainOf(at(game, ['places', 'board']))).toEqual({ holds: '1 pawn', grid: '. .' })
  })
})
