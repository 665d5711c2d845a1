import { Ajv2020 } from 'ajv/dist/2020.js'
import { CORE_SCHEMA, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { ALL_DEFS, publishedSchema } from '../../grammar/document/schema/published.ts'

const ajv = new Ajv2020({ allowUnionTypes: true, allErrors: true, keywords: ['defaultSnippets'] })
const validate = ajv.compile(publishedSchema())

/** Validates a text as another editor would read it, with numbers and booleans. */
function valid(text: string): boolean {
  return validate(load(text, { schema: CORE_SCHEMA }))
}

describe('the schema', () => {
  it('describes every key', () => {
    const missing: string[] = []
    for (const [name, shape] of Object.entries(ALL_DEFS)) visit(shape, name)
    expect(missing).toEqual([])

    function visit(shape: unknown, path: string): void {
      if (typeof shape !== 'object' || shape === null) return
      if (!('description' in shape) && !('$ref' in shape)) missing.push(path)
      for (const word of ['properties', 'patternProperties']) {
        const inner: unknown = word in shape ? Reflect.get(shape, word) : undefined
        if (typeof inner === 'object' && inner !== null) {
          for (const [key, value] of Object.entries(inner)) visit(value, `${path}.${key}`)
        }
      }
      if ('additionalProperties' in shape) visit(shape.additionalProperties, `${path}.*`)
      if ('items' in shape) visit(shape.items, `${path}[]`)
    }
  })

  it.each([
    [
      'a game',
      'sandtable: 1\nid: mine\nabstract: true\nnumbers: { hand size: 5 }\nplayers: { may resign: yes }',
    ],
    [
      'a variant with dotted keys',
      'sandtable: 1\nid: mine\nextends: other\npieces.soldier.kinds.scout: { strike: 1 }\npieces: { soldier.kinds.spy: removed }',
    ],
    ['a module', 'sandtable: 1\nid: mine\nfor: other\nbefore: { turn: [ { if it is late: nothing } ] }'],
    [
      'examples',
      'sandtable: 1\nexamples for: mine\nexamples: { one: { players: 2, play: [ { red: 3 }, { either: [ [ { red: 1 } ] ] } ] } }',
    ],
    ['texts', 'sandtable: 1\ntexts for: mine\nlanguage: it\ntexts: { yes: sì }'],
    ['data', 'title: A\nobjective: 7'],
  ])('lets %s pass in other editors', (_, text) => {
    expect([valid(text), validate.errors]).toEqual([true, null])
  })

  it.each([
    ['a game', 'sandtable: 1\nid: mine\nactoins: {}'],
    ['a module', 'sandtable: 1\nid: mine\nfor: other\nuses: [ x ]'],
    ['examples', 'sandtable: 1\nexamples for: mine\nexamples: { one: { ply: [] } }'],
  ])('finds what is wrong with %s in other editors', (_, text) => {
    expect(valid(text)).toBe(false)
  })
})
