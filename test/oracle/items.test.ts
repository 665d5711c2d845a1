import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checklistIn, textsIn } from './checklist.ts'

const FOLDER = join(import.meta.dirname, '../../rulesets/hidden/stratego')

const { items, examples } = checklistIn(FOLDER, (name) => name.endsWith('.examples.yaml'))

describe('items of the checklist', () => {
  it('are all there', () => {
    const wanted = (letters: string, count: number): readonly string[] =>
      Array.from({ length: count }, (_, i) => `${letters}-${i + 1}`)
    expect([...items.keys()].sort()).toEqual([...wanted('QB', 56), 'QB-49a', ...wanted('STR', 39)].sort())
  })
  it.each([...items])('%s has an example that names it, or says why it has none', (id, item) => {
    const shown = textsIn(item.get('example'))
    const untested = item.get('untested')
    expect(item.get('says')).toBeTypeOf('string')
    expect(shown.length > 0).not.toBe(typeof untested === 'string')
    for (const label of shown) expect(textsIn(examples.get(label)?.get('items')), label).toContain(id)
  })
  it.each([...examples])('%s names only items that name it', (label, example) => {
    for (const id of textsIn(example.get('items')))
      expect(textsIn(items.get(id)?.get('example')), id).toContain(label)
  })
})
