import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../rulesets/patrols')
const COUNT = 103

function mapIn(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function read(name: string, section: string): ReadonlyMap<string, ReadonlyMap<string, unknown>> {
  const document: unknown = load(readFileSync(join(FOLDER, name), 'utf8'), { schema: FAILSAFE_SCHEMA })
  return new Map([...mapIn(mapIn(document).get(section))].map(([key, value]) => [key, mapIn(value)]))
}

const items = read('items.yaml', 'items')
const examples = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && name !== 'items.yaml')
    .flatMap((name) => [...read(name, 'examples')]),
)

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
