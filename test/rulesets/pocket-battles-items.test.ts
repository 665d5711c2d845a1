import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checklistIn, textsIn } from '../oracle/checklist.ts'

const FOLDER = join(import.meta.dirname, '../../rulesets/battle/pocket-battles')
const COUNT = 106

const { items, examples } = checklistIn(FOLDER, (name) => name.endsWith('.examples.yaml'))

describe('items of the checklist of Pocket Battles', () => {
  it('are all there', () => {
    const ids = Array.from({ length: COUNT }, (_, i) => `PB-${i + 1}`)
    expect([...items.keys()]).toEqual(ids.flatMap((id) => (id === 'PB-99' ? [id, 'PB-99a'] : [id])))
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
