import { describe, expect, it } from 'vitest'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'

const BEDS = `sandtable: 1
id: beds
title: Beds
players: { seats: [ red, blue ] }
pieces:
  bean: { owner: fixed, kinds: { bean: { letter: B } } }
places:
  row: { grid: . . . ., holds: 1 bean, start: B . . b }
terms:
  reach: 2
  soil: all spaces on row where empty
  ready(bean): true
play:
  - turns from red, at most 4: you must grow or else nothing
  - the game is drawn by frost
actions:
  grow:
    choose:
      bean: your beans on row
      goal: spaces in soil where distance(it, bean.space) <= reach
    only if: { it is ready: ready(bean) }
    then: move bean to goal
`

/** The changes of two modules, a later game's change if any, and the code that is expected. */
const CASES: readonly (readonly [one: string, two: string, code: string, decision?: string])[] = [
  ['reach: at least 1', 'reach: at most 3', ''],
  ['reach: at least 3', 'reach: at most 3', ''],
  ['reach: at least 4', 'reach: at most 3', 'ST4185'],
  ['reach: at least 4 if you is red', 'reach: at most 3 if you is red', 'ST4185'],
  ['reach: at least 4 if you is red', 'reach: at most 3 if you is blue', ''],
  ['reach: at least 4', 'reach: at most 3 if you is red', ''],
  ['reach: exactly 0', 'reach: at least 4', 'ST4185'],
  ['reach: exactly 4', 'reach: at least 4', ''],
  ['reach: exactly 4', 'reach: at most 3', 'ST4185'],
  ['reach: exactly 1', 'reach: 1 more', 'ST4185'],
  ['reach: exactly 1', 'reach: becomes 3', 'ST4185'],
  ['reach: exactly 1 if you is red', 'reach: 1 more', ''],
  ['reach: exactly 1', 'reach: exactly 2', 'ST4181'],
  ['reach: exactly 1', 'reach: exactly 2', '', 'reach: exactly 3'],
  ['reach: exactly 1', 'reach: at least 2', '', 'reach: exactly 3'],
  ['reach: at least 4', 'reach: at most 3', '', 'reach: exactly 3'],
  ['reach: becomes 1 if you is red', 'reach: becomes 2 if you is red', 'ST4181'],
  ['reach: becomes 1 if you is red', 'reach: becomes 2 if you is blue', 'ST4182'],
  ['reach: becomes 1 if you is red', 'reach: becomes 1 if you is blue', ''],
  ['reach: becomes 3', 'reach: 1 more', ''],
  ['soil: also a1', 'soil: except a1', 'ST4185'],
  ['soil: also a1', 'soil: except d1', ''],
  ['ready: also bean.space is a1', 'ready: unless bean.space is a1', 'ST4185'],
  ['ready: also bean.space is a1', 'ready: unless bean.space is d1', ''],
]

describe('changes of two modules', () => {
  it.each(CASES)('%s and %s', (one, two, code, decision) => {
    for (const uses of ['one, two', 'two, one']) {
      const documents = [
        BEDS,
        `sandtable: 1\nid: one\nfor: beds\ntitle: One\nchange:\n  ${one}\n`,
        `sandtable: 1\nid: two\nfor: beds\ntitle: Two\nchange:\n  ${two}\n`,
        `sandtable: 1\nid: both\nextends: beds\ntitle: Both\nuses: [ ${uses} ]\n${decision === undefined ? '' : `change:\n  ${decision}\n`}`,
      ].map((text, i) => [`document-${i}.yaml`, text] as const)
      const file = sourceFile('document-3.yaml', documents[3]?.[1] ?? '')
      const { ruleset, diagnostics } = loadRuleset({ file, host: memoryHost(documents) })
      const found = [
        ...diagnostics,
        ...(ruleset === undefined ? [] : configure(ruleset, undefined).diagnostics),
      ]
      expect(found.map((each) => each.code)).toEqual(code === '' ? [] : [code])
      for (const { code: reported, message } of found)
        if (reported !== 'ST4182') for (const id of ['`one`', '`two`']) expect(message).toContain(id)
    }
  })
})
