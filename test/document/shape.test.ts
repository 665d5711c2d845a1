import { describe, expect, it } from 'vitest'
import { Diagnostics } from '../../grammar/diagnostics/diagnostic.ts'
import { loadDocument } from '../../grammar/document/load-document.ts'
import { positionOf, sourceFile } from '../../grammar/source/source-file.ts'

function load(text: string) {
  const diagnostics = new Diagnostics()
  const document = loadDocument(sourceFile('test.yaml', text), diagnostics)
  return { document, list: diagnostics.list, codes: diagnostics.list.map(({ code }) => code) }
}

const HEAD = 'sandtable: 1\nid: mine\n'

/** Each row: what follows the head, and for each complaint its code, its line and column, and some of its words. */
const WRONG: readonly (readonly [
  name: string,
  part: string,
  complaints: readonly (readonly [string, string, string])[],
])[] = [
  ['an unknown section', 'actoins: {}', [['ST2004', '3:1', '`actions`']]],
  ['an unknown key of a place', 'places:\n  hand: { hold: cards }', [['ST2004', '4:11', '`holds`']]],
  ['an unknown key of an action', 'actions:\n  go:\n    chose: {}', [['ST2004', '5:5', '`choose`']]],
  ['an unknown key like no other', 'places:\n  hand: { zzz: cards }', [['ST2004', '4:11', 'Allowed here']]],
  ['a key of games in a module', 'for: base\nuses: [ other ]', [['ST2004', '4:1', 'uses']]],
  ['a list for a map', 'numbers:\n  - hand size 5', [['ST2005', '4:3', 'a map']]],
  ['a text for a map', 'pieces: soldier', [['ST2005', '3:9', 'a map']]],
  ['a map for a text', 'title: { en: Mine }', [['ST2005', '3:8', 'a text']]],
  ['a list for a text', 'areas: { home: [ a1, a2 ] }', [['ST2005', '3:16', 'a text']]],
  ['a map for a list', 'places: { zone: { neighbours: { row: yes } } }', [['ST2005', '3:31', 'a list']]],
  ['nothing', 'terms:', [['ST2009', '3:1', '`terms`']]],
  ['another word for yes', 'abstract: perhaps', [['ST2007', '3:11', '`yes`']]],
  ['another direction', 'players: { play goes: anticlokwise }', [['ST2007', '3:23', '`anticlockwise`']]],
  [
    'two things',
    'abstract: perhaps\nnumbers: 3',
    [
      ['ST2007', '3:11', ''],
      ['ST2005', '4:10', ''],
    ],
  ],
  ['an expression cut in braces', 'terms: { best: larger(1, 2) }', [['ST2008', '3:16', 'comma']]],
  ['a value cut in braces', 'values: { suit: only club, spade }', [['ST2008', '3:28', 'comma']]],
  ['an id with capitals', 'extends: My Game', [['ST2010', '3:10', 'my-game']]],
]

describe('the shape of a document', () => {
  it.each(WRONG)('%s', (_, part, complaints) => {
    const { list } = load(`${HEAD}${part}\n`)
    const found = list.map(({ code, span }) => {
      const position = span === undefined ? undefined : positionOf(span.file, span.start)
      return [code, `${position?.line}:${position?.column}`]
    })
    expect(found).toEqual(complaints.map(([code, place]) => [code, place]))
    list.forEach((diagnostic, index) => {
      expect(`${diagnostic.message} ${diagnostic.help ?? ''}`).toContain(complaints[index]?.[2])
      expect(diagnostic.why?.length).toBeGreaterThan(10)
    })
  })

  it.each([
    ['constants in braces', 'numbers: { hand size: 5 }'],
    ['types in braces', 'options: { size: { type: 3..9 = 5, step: 2 } }'],
    [
      'bundles in braces',
      'pieces: { card: { printed: { needs: bundle }, kinds: { bomb: { needs: 1 soldier and 1 cannon } } } }',
    ],
    ['a list of noun phrases', 'whenever:\n  held:\n    for each: [ region, player ]\n    then: nothing'],
    ['nothing in braces', 'stages: { begin: nothing }'],
    ['one step for a list', 'play: turn'],
    ['removals', 'pieces: removed\nabstract: removed\nplay: removed\nend: { quick: removed }'],
    [
      'heads of steps with full stops',
      'stages:\n  turn:\n    - case card.sign:\n        east: nothing\n        else:\n          - if deck.size > 1: nothing',
    ],
    [
      'steps under a map of heads',
      'actions:\n  go:\n    then:\n      if deck is empty: nothing\n      else:\n        - let:\n            x: 1\n        - draw',
    ],
  ])('allows %s', (_, part) => {
    expect(load(`${HEAD}${part}\n`).list).toEqual([])
  })

  it.each([
    ['no version', 'id: mine\ntitle: Mine', ['ST2001']],
    ['a later edition', 'sandtable: 2\nid: mine\nlook: x\nmore: y', ['ST2013']],
    ['no edition', 'sandtable: one\nid: mine', ['ST2007']],
    ['no id', 'sandtable: 1\ntitle: Mine', ['ST2002']],
    ['texts without a language', 'sandtable: 1\ntexts for: mine\ntexts: { a: b }', ['ST2006']],
    ['a list', '- a\n- b', ['ST2003']],
    ['an id with capitals', 'sandtable: 1\nid: My Game', ['ST2010']],
  ])('%s', (_, text, codes) => {
    expect(load(text).codes).toEqual(codes)
  })

  it('lets files of data be', () => {
    const { document, list } = load('title: Castle\nregions: { R1: { around: [ 1, 2 ] } }\n1: x\n')
    expect([document?.kind, list]).toEqual(['data', []])
  })
})

describe('names that mean something to JavaScript', () => {
  const NAMES = [
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'toString',
    'valueOf',
    'prototype',
    '__defineGetter__',
  ]

  it.each(NAMES)('%s is a name like any other', (name) => {
    const part = `${name}: 3`
    const deep = `numbers: { ${part} }\npieces: { ${name}: { kinds: { ${name}: { letter: A } } } }\nactions:\n  ${name}:\n    then: nothing`
    expect(
      load(`${HEAD}${deep}\nexamples:\n  ${name}:\n    given: { ${name}: ${name} }\n    play: []`).list,
    ).toEqual([])
  })

  it.each(NAMES)('%s is no section', (name) => {
    expect(load(`${HEAD}${name}: 3`).codes).toEqual(['ST2004'])
    expect(load(`${HEAD}places: { hand: { ${name}: 3 } }`).codes).toEqual(['ST2004'])
    expect(load(`${HEAD}pieces.${name}.${name}: 3`).codes).toEqual(['ST2004'])
  })

  it('leaves the prototype of everything alone', () => {
    load(`${HEAD}numbers: { __proto__: { harmed: yes } }\n__proto__: { harmed: yes }\n__proto__.harmed: yes`)
    expect(Object.hasOwn(Object.prototype, 'harmed')).toBe(false)
  })
})
