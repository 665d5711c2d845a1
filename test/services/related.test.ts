import { describe, expect, test } from 'vitest'
import { analysisOf } from '../../grammar/services/analysis.ts'
import { mentionsInGame, references, referencesInSteps, Workspace } from '../../grammar/services/index.ts'
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

  test('a game whose id is a word of the rules has no part in games whose rules contain it', () => {
    const workspace = Workspace.of([
      { name: 'base.yaml', text: BASE },
      { name: 'fixed.yaml', text: VARIANT.replace('mine', 'fixed') },
      { name: 'other.yaml', text: BASE.replaceAll('base', 'another') },
      { name: 'rooks.yaml', text: 'sandtable: 1\nid: rooks\ntitle: Rooks\nuses:\n  - fixed\n  - base\n' },
    ])
    expect([...relatedTo(workspace, 'base.yaml')].toSorted()).toEqual([
      'base.yaml',
      'fixed.yaml',
      'rooks.yaml',
    ])
    void references(workspace, 'base.yaml', BASE.indexOf('king'))
    expect([...workspace.analyses.keys()]).not.toContain('other.yaml')
  })

  test('translations without the name are not looked at, and work in steps can be given up', () => {
    const words = (language: string, text: string): { name: string; text: string } => ({
      name: `${language}.yaml`,
      text: `sandtable: 1\ntexts for: base\nlanguage: ${language}\ntexts:\n  ${text}\n`,
    })
    const workspace = Workspace.of([
      { name: 'base.yaml', text: BASE },
      { name: 'mine.yaml', text: VARIANT },
      words('de', 'king: König'),
      words('it', 'man: uomo'),
    ])
    const at = BASE.indexOf('king')
    const steps = referencesInSteps(workspace, 'base.yaml', at)
    expect(steps.next().done).toBe(false)
    expect([...workspace.analyses.keys()]).not.toContain('de.yaml')
    const found = references(workspace, 'base.yaml', at)
    expect(new Set(found.map(({ document }) => document))).toEqual(
      new Set(['base.yaml', 'mine.yaml', 'de.yaml']),
    )
    expect([...workspace.analyses.keys()]).not.toContain('it.yaml')
    expect(mentionsInGame(workspace, 'mine.yaml', 'king', 'kind').map(({ document }) => document)).toEqual([
      'base.yaml',
      'base.yaml',
      'mine.yaml',
    ])
  })

  test.each(['rulesets/hidden/stratego', 'rulesets/battle/toy-battle'])(
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
