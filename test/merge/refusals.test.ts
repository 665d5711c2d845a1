import { describe, expect, it } from 'vitest'
import { at, BASE, loadTexts, plainOf } from './load-texts.ts'

/** Each row: a part of a variant, the expected codes, and words of the first message or its help. */
const REFUSED: readonly (readonly [name: string, part: string, codes: readonly string[], words: string])[] = [
  ['a removal that removes nothing', 'setups: { cornre: removed }', ['ST2040'], 'corner'],
  ['a removed section that is not there', 'regions: removed', ['ST2040'], 'regions'],
  ['an override that changes nothing', 'numbers: { hand size: 5 }', ['ST2041'], 'hand size'],
  ['spaces change nothing', 'terms:\n  strength:   soldier.rank', ['ST2041'], 'strength'],
  ['a value that is there already', 'values: { colour: [ red ] }', ['ST2041'], 'colour'],
  ['a dotted key with a slip at its end', 'pieces.soldier.kinds.scuot: { rank: 1 }', ['ST2042'], 'scout'],
  [
    'a dotted key with a letter left out',
    'pieces.soldier.kinds.cout: { rank: 1 }',
    ['ST2042'],
    'without dots',
  ],
  [
    'a dotted key with a slip in the middle',
    'pieces.soldeir.kinds.scout: { rank: 1 }',
    ['ST2042'],
    'soldier',
  ],
  [
    'a dotted key into what is unlike anything',
    'pieces.dragon.kinds.scout: { rank: 1 }',
    ['ST2042'],
    'dragon',
  ],
  ['a hook on nothing', 'after:\n  mvoe: nothing', ['ST2043'], 'move'],
  ['a hook with another head', 'before:\n  effect(space): nothing', ['ST2045'], 'effect(soldier)'],
  ['a change of no term', 'change:\n  strenght: at most 3', ['ST2044'], 'strength'],
  ['another head', 'terms:\n  strength(space): 3', ['ST2045'], 'strength(soldier)'],
  ['a name of several terms', 'terms:\n  weight: 3', ['ST2049'], 'weight(space)'],
  ['play', 'play: turn', ['ST2046'], 'play'],
  ['play that is removed', 'play: removed', ['ST2046'], 'play'],
  ['the body of a stage', 'stages:\n  turn: nothing', ['ST2046'], 'instead of'],
  [
    'a case of something else',
    'stages:\n  effect:\n    case soldier.rank:\n      2: nothing',
    ['ST2048'],
    'effect',
  ],
  [
    'a condition that widens nothing',
    'actions:\n  move:\n    only if:\n      it is fre: also true',
    ['ST2047'],
    'it is free',
  ],
  ['values of another form', 'values: { colour: { line: [ violet ] } }', ['ST2048'], 'colour'],
  ['an option that is not there', 'with: { memroy: 9 }', ['ST2052'], 'memory'],
  ['an inherited example that is not there', 'changes: [ a frist move ]', ['ST2055'], 'a first move'],
  ['one thing said twice', 'numbers: { hand size: 8 }\nnumbers.hand size: 9', ['ST2012'], 'hand size'],
  [
    'two heads of one action',
    'actions:\n  rest(soldier):\n    then: nothing\n  rest(space):\n    then: nothing',
    ['ST2012'],
    'rest',
  ],
  ['a full stop without a name', 'pieces..kinds: {}', ['ST2011'], 'full stop'],
  ['a base that has changed', 'base: 00000000', ['ST2028'], 'changed'],
  ['a module that is not used', 'without: [ stalemate ]', ['ST2027'], 'stalemate'],
  ['a module that is not there', 'uses: [ dusk ]', ['ST2021'], 'dusk'],
  ['a removed trait', 'traits: { slow: removed }', ['ST2054'], 'slow'],
]

describe('a variant is refused', () => {
  it.each(REFUSED)('for %s', (_, part, codes, words) => {
    const loaded = loadTexts([`sandtable: 1\nid: variant\nextends: base\n${part}\n`, BASE])
    expect(loaded.codes).toEqual(codes)
    const [first] = loaded.list
    expect(`${first?.message} ${first?.help}`).toContain(words)
    expect(first?.span?.file.name).toBe('document-0.yaml')
    expect(loaded.game?.sections.get('players')).toBeDefined()
  })
})

const HEAD = 'sandtable: 1\nid: one\n'

describe('documents that do not find each other', () => {
  it.each([
    ['a missing base', ['sandtable: 1\nid: v\nextends: bsae', BASE], ['ST2020'], 'base'],
    ['a game that extends itself', [`${HEAD}extends: one`], ['ST2023'], 'itself'],
    ['a circle', [`${HEAD}extends: two`, 'sandtable: 1\nid: two\nextends: one'], ['ST2023'], 'circle'],
    ['a module for nothing', [`${HEAD}for: bsae`, BASE], ['ST2022'], 'base'],
    ['examples for nothing', ['sandtable: 1\nexamples for: bsae\nexamples: {}', BASE], ['ST2022'], 'base'],
    [
      'an extended module',
      [`${HEAD}extends: two`, 'sandtable: 1\nid: two\nfor: base', BASE],
      ['ST2025'],
      'module',
    ],
    ['a used game', [`${HEAD}extends: base\nuses: [ base ]`, BASE], ['ST2025'], 'game'],
    [
      'a module for another game',
      [`${HEAD}extends: base\nuses: [ two ]`, BASE, 'sandtable: 1\nid: two\nfor: other'],
      ['ST2026'],
      'other',
    ],
    [
      'a module that is in use',
      [`${HEAD}extends: base\nuses: [ two, two ]`, BASE, 'sandtable: 1\nid: two\nfor: base\ntrack: { n: 0 }'],
      ['ST2031'],
      'already',
    ],
    ['a file of data', ['objective: 7'], ['ST2003'], 'not a ruleset'],
  ])('%s', (_, documents, codes, words) => {
    const loaded = loadTexts(documents)
    expect(loaded.codes).toEqual(codes)
    expect(`${loaded.list[0]?.message} ${loaded.list[0]?.help}`).toContain(words)
  })

  it('a long chain of games ends with a word about it', () => {
    const chain = Array.from({ length: 40 }, (_, n) => `sandtable: 1\nid: g${n}\nextends: g${n + 1}`)
    expect(loadTexts(chain).codes).toEqual(['ST2024'])
  })

  it('says nothing of what follows from a missing module', () => {
    const loaded = loadTexts([
      `${HEAD}extends: base\nuses: [ gone ]\nafter:\n  from the module: nothing\nchange:\n  term of it: exactly 1`,
      BASE,
    ])
    expect(loaded.codes).toEqual(['ST2021'])
  })

  it('says nothing of a base that was refused as a whole', () => {
    const loaded = loadTexts([`${HEAD}extends: two`, `sandtable: 1\nid: two\nplay: ${'['.repeat(1000)}\n`])
    expect(loaded.game).toBeUndefined()
    expect(loaded.codes.filter((code) => code.startsWith('ST2'))).toEqual([])
    expect(loaded.codes.length).toBeGreaterThan(0)
  })

  it('merges what it can of a document with mistakes', () => {
    const loaded = loadTexts([
      `${HEAD}extends: base\nnumbers: { hand size: [ 7 ], rounds: 4 }\nactoins: {}\nplaces: { board: { hold: x, pile: yes } }`,
      BASE,
    ])
    expect(loaded.codes).toEqual(['ST2005', 'ST2004', 'ST2004'])
    const plain = (path: readonly string[]) => plainOf(at(loaded.game, path))
    expect(plain(['numbers'])).toEqual({ 'hand size': '5', rounds: '4' })
    expect(plain(['places', 'board'])).toEqual({ holds: '1 soldier', 'seen by': 'owner', pile: 'yes' })
  })
})
