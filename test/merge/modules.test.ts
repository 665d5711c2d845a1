import { describe, expect, it } from 'vitest'
import { hooksOnOnePoint } from '../../grammar/merge/conflicts.ts'
import { at, BASE, loadTexts, plainOf } from './load-texts.ts'

function module(id: string, part: string, target = 'base'): string {
  return `sandtable: 1\nid: ${id}\nfor: ${target}\n${part}\n`
}

function game(part: string): string {
  return `sandtable: 1\nid: mine\nextends: base\n${part}\n`
}

const TWO = 'uses: [ left, right ]'

describe('two modules over one game', () => {
  /** Each row: the texts of the two modules and of the game, and the codes. */
  const CASES: readonly (readonly [
    name: string,
    left: string,
    right: string,
    mine: string,
    codes: readonly string[],
  ])[] = [
    ['one leaf', 'numbers: { hand size: 6 }', 'numbers: { hand size: 7 }', '', ['ST2050']],
    ['one leaf, the same', 'numbers: { hand size: 6 }', 'numbers: { hand size: 6 }', '', []],
    [
      'one leaf, and the game decides anew',
      'numbers: { hand size: 6 }',
      'numbers: { hand size: 7 }',
      'numbers: { hand size: 8 }',
      [],
    ],
    [
      'one leaf, and the game decides for the first',
      'numbers: { hand size: 6 }',
      'numbers: { hand size: 7 }',
      'numbers: { hand size: 6 }',
      [],
    ],
    [
      'one leaf, and the game decides for the second',
      'numbers: { hand size: 6 }',
      'numbers: { hand size: 7 }',
      'numbers: { hand size: 7 }',
      [],
    ],
    [
      'one row of a table',
      'tables.battle.rule:\n  the higher wins: true => red',
      'tables.battle.rule:\n  the higher wins: true => green',
      '',
      ['ST2050'],
    ],
    [
      'two rows of a table',
      'tables.battle.rule:\n  one: true => red',
      'tables.battle.rule:\n  two: true => red',
      '',
      [],
    ],
    ['a removal and a change', 'terms:\n  strength: removed', 'terms:\n  strength: 4', '', ['ST2050']],
    ['two removals', 'terms:\n  strength: removed', 'terms:\n  strength: removed', '', []],
    [
      'a change inside what the other removes',
      'pieces.soldier.kinds.scout: { rank: 7 }',
      'pieces.soldier.kinds.scout: removed',
      '',
      ['ST2050'],
    ],
    ['one new stage', 'stages:\n  rest: nothing', 'stages:\n  rest: say Rest', '', ['ST2050']],
    [
      'one condition, both widening',
      'rules:\n  fits:\n    it is free: also true',
      'rules:\n  fits:\n    it is free: unless false',
      '',
      [],
    ],
    [
      'one condition, one replacing',
      'rules:\n  fits:\n    it is free: true',
      'rules:\n  fits:\n    it is free: also false',
      '',
      ['ST2050'],
    ],
    ['values', 'values: { colour: [ violet ] }', 'values: { colour: [ white ] }', '', []],
    ['one stage, before it', 'before:\n  turn: say One', 'before:\n  turn: say Two', '', []],
    [
      'one stage, instead of it',
      'instead of:\n  turn: say One',
      'instead of:\n  turn: say Two',
      '',
      ['ST2051'],
    ],
    [
      'one stage, instead of it, and the game decides',
      'instead of:\n  turn: say One',
      'instead of:\n  turn: say Two',
      'instead of:\n  turn: say Three',
      [],
    ],
    ['one option', 'with: { memory: 9 }', 'with: { memory: 10 }', '', ['ST2050']],
    ['one option, the same', 'with: { memory: 9 }', 'with: { memory: 9 }', '', []],
    [
      'one option, and the game decides',
      'with: { memory: 9 }',
      'with: { memory: 10 }',
      'with: { memory: 11 }',
      [],
    ],
    ['one term, by changes', 'change:\n  strength: at most 3', 'change:\n  strength: at most 4', '', []],
  ]

  it.each(CASES)('%s', (_, left, right, mine, codes) => {
    const loaded = loadTexts([game(`${TWO}\n${mine}`), BASE, module('left', left), module('right', right)])
    expect(loaded.codes).toEqual(codes)
    for (const { message, span, related } of loaded.list) {
      expect(message).toMatch(/^left and right both say what /)
      expect([related?.[0]?.span.file.name, span?.file.name]).toEqual(['document-2.yaml', 'document-3.yaml'])
    }
  })

  const KEPT = [
    'track: { rests: 0 }',
    'track:\n  each player: { rests: 0 }',
    'pieces.soldier.track: { rests: 0 }',
  ]
  it.each(KEPT)('that bring one tracked value share it, and that is said: %s', (part) => {
    const loaded = loadTexts([game(TWO), BASE, module('left', part), module('right', part)])
    expect(loaded.codes).toEqual(['ST2060'])
    expect(loaded.list[0]?.message).toMatch(
      /^`left` and `right` both declare `rests` in `.*`, so they share it\.$/,
    )
  })

  it('that replace one stage are named in the words that examples compare', () => {
    const loaded = loadTexts(
      [
        game(''),
        BASE,
        module('left', 'instead of:\n  turn: say One'),
        module('right', 'instead of:\n  turn: say Two'),
      ],
      { uses: ['left', 'right'] },
    )
    expect(loaded.list[0]?.message).toBe('left and right both say what happens instead of turn.')
  })

  it('that hook one point can be found', () => {
    const loaded = loadTexts([
      game(TWO),
      BASE,
      module('left', 'before:\n  turn: say One\n  move: say One'),
      module('right', 'before:\n  turn: say Two'),
    ])
    if (loaded.game === undefined) throw new Error('not loaded')
    const points = hooksOnOnePoint(loaded.game)
    expect(points.map((hooks) => hooks.map((hook) => [hook.target.text, hook.layer.id]))).toEqual([
      [
        ['turn', 'left'],
        ['turn', 'right'],
      ],
    ])
  })
})

describe('the order of layers', () => {
  const base = BASE.replace('title: Base', 'title: Base\nuses: [ left ]')
  const modules = [
    module('left', 'track: { l: 0 }'),
    module('right', 'track: { r: 0 }'),
    module('third', 'track: { t: 0 }'),
  ]
  const order = (documents: readonly string[], uses: readonly string[] = []) =>
    loadTexts(documents, { uses }).game?.layers.map(({ id, index }) => `${index} ${id}`)

  it('is base, its modules, the modules of the document, the document', () => {
    expect(order([game('uses: [ right ]'), base, ...modules])).toEqual([
      '0 base',
      '1 left',
      '2 right',
      '3 mine',
    ])
  })
  it('puts modules from outside on top', () => {
    expect(order([game('uses: [ right ]'), base, ...modules], ['third'])).toEqual([
      '0 base',
      '1 left',
      '2 right',
      '3 mine',
      '4 third',
    ])
  })
  it('puts a module for the document itself behind it', () => {
    expect(
      order([game('uses: [ own, right ]'), base, ...modules, module('own', 'track: { o: 0 }', 'mine')]),
    ).toEqual(['0 base', '1 left', '2 right', '3 mine', '4 own'])
  })
  it('leaves out what is left out', () => {
    expect(order([game('without: [ left ]'), base, ...modules])).toEqual(['0 base', '1 mine'])
  })
  it('lays a module over the game it is for', () => {
    expect(order([module('right', 'track: { r: 0 }'), base, ...modules])).toEqual([
      '0 base',
      '1 left',
      '2 right',
    ])
  })
  it('keeps a module where the game has it, in the text that is being checked', () => {
    const loaded = loadTexts([module('left', 'track: { new: 0 }'), base, ...modules])
    expect(loaded.game?.layers.map(({ id }) => id)).toEqual(['base', 'left'])
    expect(plainOf(at(loaded.game, ['track', 'new']))).toBe('0')
  })
  it('is the order of hooks', () => {
    const hooked = (id: string) => module(id, `after:\n  turn: say ${id}`)
    const loaded = loadTexts([
      game('uses: [ third, left ]\nafter:\n  turn: say mine'),
      BASE,
      hooked('left'),
      hooked('third'),
    ])
    expect(loaded.game?.hooks.map((hook) => plainOf(hook.steps))).toEqual([
      'say third',
      'say left',
      'say mine',
    ])
  })
})

describe('traits', () => {
  const slow = `traits:
  slow:
    text: Slow.
    change:
      strength: 1 fewer
    before:
      turn: say Slow
    actions:
      move:
        only if:
          not slow: true
    track: { slowness: 0 }
`
  const { game: merged, list } = loadTexts([module('left', slow), BASE])

  it('bring their rules into the game and keep their words', () => {
    expect(list).toEqual([])
    expect(plainOf(at(merged, ['traits']))).toEqual({ slow: { text: 'Slow.' } })
    expect(plainOf(at(merged, ['actions', 'move', 'only if', 'not slow']))).toBe('true')
    expect(plainOf(at(merged, ['track', 'slowness']))).toBe('0')
    expect(merged?.hooks.map(({ when, target }) => `${when} ${target.text}`)).toEqual(['before turn'])
    expect(merged?.changes.map(({ target, text }) => `${target.text}: ${plainOf(text)}`)).toEqual([
      'strength: 1 fewer',
    ])
  })

  it('of one module may hang on one point', () => {
    const two = 'traits:\n  a:\n    before:\n      turn: say A\n  b:\n    before:\n      turn: say B'
    const loaded = loadTexts([module('left', two), BASE])
    expect(loaded.codes).toEqual([])
    expect(loaded.game?.hooks.length).toBe(2)
  })
})

describe('options', () => {
  it('are fixed by documents, the last one wins', () => {
    const base = BASE.replace('options:', 'with: { memory: 12 }\noptions:')
    expect(loadTexts([base]).game?.fixedOptions.get('memory')?.value.text).toBe('12')
    const loaded = loadTexts([game('with: { memory: 9 }'), base])
    expect(loaded.codes).toEqual([])
    expect(loaded.game?.fixedOptions.get('memory')?.value.text).toBe('9')
  })
})
