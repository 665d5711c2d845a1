import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { VOLUME } from '../volume.ts'
import { checklistIn, textsIn } from './checklist.ts'
import { blunt, CHECKED, mayHoldExamples, RULESETS, ties } from './teeth.ts'

const { teeth, untied } = ties()

describe.each(CHECKED)('the checklist of %s', (folder) => {
  const own = teeth.filter((tooth) => tooth.folder === folder)

  test('has for each item that examples show one that notices a change of the rules', () => {
    const { items } = checklistIn(join(RULESETS, folder), mayHoldExamples)
    const shown = [...items].filter(([, item]) => textsIn(item.get('example')).length > 0)
    const why = untied.get(folder) ?? new Map<string, string>()
    expect([...own.map(({ item }) => item), ...why.keys()].toSorted()).toEqual(
      shown.map(([id]) => id).toSorted(),
    )
    for (const [id, reason] of why) expect(reason.length, id).toBeGreaterThan(10)
    for (const { item, example } of own)
      expect(textsIn(items.get(item)?.get('example')), item).toContain(example)
  })

  test('has examples that do notice it', () => {
    const every = Math.ceil(100 / VOLUME.teethPercent)
    const tried = own.filter((_, i) => i % every === 0)
    expect(tried.length).toBeGreaterThan(0)
    expect(blunt(tried)).toEqual([])
  })
})
