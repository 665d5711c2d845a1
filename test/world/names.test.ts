import { describe, expect, it } from 'vitest'
import { NameIndex } from '../../grammar/check/world/names.ts'
import { singulars, spellings } from '../../grammar/document/spelling.ts'

describe('plurals', () => {
  it.each([
    ['soldier', 'soldiers', undefined],
    ['medical bag', 'medical bags', undefined],
    ['spy', 'spies', undefined],
    ['key', 'keys', undefined],
    ['man', 'men', undefined],
    ['horseman', 'horsemen', undefined],
    ['torch', 'torches', undefined],
    ['box', 'boxes', undefined],
    ['Skully', 'Skullies', undefined],
    ['Roxy', 'Roxes', 'Roxes'],
    ['bullets', 'bullets', 'bullets'],
    ["Cap'n", "Cap'ns", undefined],
  ])('%s, %s', (name, plural, given) => {
    expect(spellings(name, given)).toContain(plural)
    if (given === undefined) expect(singulars(plural)).toContain(name)
  })

  it('never make a name of nothing', () => {
    for (const written of ['s', 'es', 'ies', 'men']) expect(singulars(written)).not.toContain('')
  })
})

describe('the index of names', () => {
  const index = new NameIndex()
  index.add({ kind: 'class', name: 'card' })
  index.add({ kind: 'kind', name: 'spy', class: 'card', index: 0 }, 'agents')
  index.add({ kind: 'kind', name: 'card', class: 'card', index: 1 })
  index.add({ kind: 'value', name: '__proto__', enumeration: 'odd', index: 0 })
  index.add({ kind: 'value', name: 'spies', enumeration: 'odd', index: 1 })

  it('puts the very name before plurals', () => {
    expect(index.lookUp('spies').map((n) => [n.entity.kind, n.plural])).toEqual([
      ['value', false],
      ['kind', true],
    ])
    expect(index.lookUpAs('spies', 'kind').map((e) => e.name)).toEqual(['spy'])
  })

  it('knows the plural that the author gave', () => {
    expect(index.lookUpAs('agents', 'kind', 'class').map((e) => e.name)).toEqual(['spy'])
  })

  it('gives all that a name may mean', () => {
    expect(index.lookUpAs('cards', 'kind', 'class').map((e) => e.kind)).toEqual(['class', 'kind'])
  })

  it('is not confused by the names of a language below', () => {
    expect(index.lookUp('__proto__')).toHaveLength(1)
    expect(index.lookUp('constructor')).toEqual([])
    expect(index.lookUp('toString')).toEqual([])
  })
})
