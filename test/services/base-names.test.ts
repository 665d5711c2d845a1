import { expect, test } from 'vitest'
import { completion, definition, Workspace } from '../../grammar/services/index.ts'

const BASE = `sandtable: 1
id: base
title: Base
players: { seats: [ red, blue ] }
pieces:
  man: { owner: fixed, kinds: { king: { letter: K, rank: 1 }, knave: { letter: N, rank: 2 } } }
box:
  army: { king: 1 }
  second army: { knave: 1 }
`

/** The names of the base that completion offers at the end of a variant. */
function offered(tail: string): readonly string[] {
  const text = `sandtable: 1\nid: mine\nextends: base\ntitle: Mine\n${tail}`
  const workspace = Workspace.of([
    { name: 'mine.yaml', text },
    { name: 'base.yaml', text: BASE },
  ])
  return completion(workspace, 'mine.yaml', text.length)
    .filter(({ detail }) => detail === 'base')
    .map(({ insert }) => insert)
}

test.each([
  ['box:\n  ', ['army:\n    ', 'second army:\n    ']],
  ['box:\n  sec', ['second army:\n    ']],
  ['box:\n  army: { king: 2 }\n  ', ['second army:\n    ']],
  ['pieces.man.kinds.kn', ['knave:\n  ']],
  ['pieces.man.kinds.king.r', ['rank: ']],
  ['box.', ['army:\n  ', 'second army:\n  ']],
  ['pieces:\n  woman:\n    ', []],
  ['title', []],
])('behind %j a variant is offered %j of its base', (tail, names) => {
  expect(offered(tail)).toEqual(names)
})

test('where a thing of a base is declared does not depend on the games that are built on it', () => {
  const base = BASE.replace('title: Base', 'title: Base\nabstract: yes')
  const variant = 'sandtable: 1\nid: mine\nextends: base\ntitle: Mine\npieces.man.kinds.king: { letter: Q }\n'
  const workspace = Workspace.of([
    { name: 'mine.yaml', text: variant },
    { name: 'base.yaml', text: base },
  ])
  const documents = (name: string, text: string): readonly string[] =>
    definition(workspace, name, text.indexOf('king')).map(({ document }) => document)
  expect(documents('base.yaml', base)).toEqual(['base.yaml'])
  expect(documents('mine.yaml', variant)).toEqual(['base.yaml', 'mine.yaml'])
})
