import { describe, expect, test } from 'vitest'
import { analysisOf } from '../../grammar/services/analysis.ts'
import { references, Workspace } from '../../grammar/services/index.ts'
import { relatedTo } from '../../grammar/services/related.ts'
import { VOLUME } from '../volume.ts'
import { some, workspaceIn } from './workspaces.ts'

const BASE = `sandtable: 1
id: base
title: Base
players: { seats: [ red, blue ] }
pieces:
  man: { owner: fixed, kinds: { king: { letter: K } } }
box:
  army: { king: 1 }
`
const VARIANT = 'sandtable: 1\nid: mine\nextends: base\ntitle: Mine\nbox.army.king: 2\n'

describe('documents that may be read together', () => {
  test('who uses a name is found without a look at games that have no part in it', () => {
    const workspace = Workspace.of([
      { name: 'base.yaml', text: BASE },
      { name: 'mine.yaml', text: VARIANT },
      { name: 'other.yaml', text: BASE.replaceAll('base', 'another') },
    ])
    const found = references(workspace, 'base.yaml', BASE.indexOf('king'))
    expect(new Set(found.map(({ document }) => document))).toEqual(new Set(['base.yaml', 'mine.yaml']))
    expect([...workspace.analyses.keys()].toSorted()).toEqual(['base.yaml', 'mine.yaml'])
  })

  test.each(['rulesets/stratego', 'rulesets/toy-battle'])(
    'whatever has a part in a document of %s is one',
    (folder) => {
      const workspace = workspaceIn([folder])
      let parts = 0
      // Documents that are only included by file name are not looked at by themselves.
      const headed = workspace.names.filter((name) =>
        Object.values(workspace.head(name) ?? {}).some((id) => id !== undefined),
      )
      const looked = some(headed, Math.ceil((headed.length * VOLUME.relatedPercent) / 100), 1)
      for (const name of looked) {
        const analysis = analysisOf(workspace, name)
        void analysis?.first
        for (const part of analysis?.documents ?? []) {
          expect(relatedTo(workspace, part).has(name), `${name} for ${part}`).toBe(true)
          parts++
        }
      }
      expect(parts).toBeGreaterThan(looked.length)
    },
  )
})
