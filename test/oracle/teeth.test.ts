import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { VOLUME } from '../volume.ts'
import { checklistIn, textsIn } from './checklist.ts'
import { blunt, CHECKED, mayHoldExamples, RULESETS, ties } from './teeth.ts'
import type { Tooth } from './teeth.ts'

const { teeth, untied } = ties()

describe.each(CHECKED)('the checklist of %s', (folder) => {
  const own = teeth.filter((tooth) => tooth.folder === folder)

  test('ties each item that examples show to a rule, by one of these examples', () => {
    const { items } = checklistIn(join(RULESETS, folder), mayHoldExamples)
    const shown = [...items].filter(([, item]) => textsIn(item.get('example')).length > 0)
    const why = untied.get(folder) ?? new Map<string, string>()
    expect([...own.map(({ item }) => item), ...why.keys()].toSorted()).toEqual(
      shown.map(([id]) => id).toSorted(),
    )
    for (const [id, reason] of why) expect(reason.length, id).toBeGreaterThan(10)
    for (const { item, example, rule } of own) {
      expect(textsIn(items.get(item)?.get('example')), item).toContain(example)
      // A whole section is no rule, but what players do in turn is one list.
      if (rule !== 'play') expect(rule, item).toContain('.')
    }
  })

  test('has examples that fail once their rule says something else', () => {
    const every = Math.ceil(100 / VOLUME.teethPercent)
    const tried = own.filter((_, i) => i % every === 0)
    expect(tried.length).toBeGreaterThan(0)
    expect([...blunt(tried)].map(([{ item }, found]) => `${item}: ${found}`)).toEqual([])
  })
})

describe('a tie', () => {
  const tooth: Tooth = {
    folder: 'hidden/stratego',
    item: 'QB-9',
    example: 'the spy loses to every rank, and falls with the other spy',
    file: 'stratego.yaml',
    rule: 'pieces.soldier.kinds.spy.rank',
    change: '1 -> 2',
    without: undefined,
  }
  const found = (changes: Partial<Tooth>): readonly string[] => [
    ...blunt([{ ...tooth, ...changes }]).values(),
  ]

  test('bites if its example fails', () => {
    expect(found({})).toEqual([])
  })

  test('changes nothing outside of its rule', () => {
    expect(found({ change: 'unlimited -> 2' })).toEqual(['the rule does not say so'])
    expect(found({ rule: 'pieces.soldier.kinds.spy.reach' })).toEqual(['the rule does not say so'])
  })

  test('does not bite if the example passes, or if the checker refuses the rules', () => {
    expect(found({ example: 'ten pieces a side' })).toEqual(['passed'])
    const refused = found({
      rule: 'tables.battle.except.only a miner removes a bomb',
      change: 'miner, -> any,',
    })
    expect(refused[0]).toMatch(/^refused: /)
  })
})
