import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checklistIn, textsIn } from '../oracle/checklist.ts'

const FOLDER = join(import.meta.dirname, '../../rulesets/battle/patrols')
const COUNT = 103

const { items, examples } = checklistIn(FOLDER, (name) => name.endsWith('.yaml') && name !== 'items.yaml')

describe('items of the checklist of Patrols', () => {
  it('are all there', () => {
    expect([...items.keys()]).toEqual(Array.from({ length: COUNT }, (_, i) => `PAT-${i + 1}`))
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
