/* oxlint-disable unicorn/no-thenable -- `then` is a word of the language, and of JSON Schema */
import { DATA_FILE, DEFS, EXAMPLES_DOCUMENT, GAME, MODULE, TEXTS_DOCUMENT } from './documents.ts'
import type { Shape } from './shape.ts'

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'

/** All definitions of the one schema, documents included, by name. */
export const ALL_DEFS = {
  game: GAME,
  module: MODULE,
  examples: EXAMPLES_DOCUMENT,
  texts: TEXTS_DOCUMENT,
  data: DATA_FILE,
  ...DEFS,
} satisfies Record<string, Shape>

/** True for a keyword of the schema that only we use. */
export function isOwnWord(key: string): boolean {
  return key.startsWith('x-')
}

const DOTTED = {
  '^[^.(]+\\.': { description: 'A dotted key: it reaches deep into the section, name by name.' },
}

/** The schema as other editors read it: without our own keywords, and allowing dotted keys. */
export function publishedSchema(): object {
  return {
    $schema: DIALECT,
    title: 'Sandtable ruleset',
    description: 'Games, modules, examples and texts of Sandtable, and the data files beside them.',
    type: 'object',
    if: { required: ['examples for'] },
    then: { $ref: '#/$defs/examples' },
    else: {
      if: { required: ['texts for'] },
      then: { $ref: '#/$defs/texts' },
      else: {
        if: { required: ['for'] },
        then: { $ref: '#/$defs/module' },
        else: {
          if: { required: ['sandtable'] },
          then: { $ref: '#/$defs/game' },
          else: { $ref: '#/$defs/data' },
        },
      },
    },
    $defs: Object.fromEntries(Object.entries(ALL_DEFS).map(([name, shape]) => [name, forEditors(shape)])),
  }
}

function forEditors(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forEditors)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const plain = entries
    .filter(([key]) => !isOwnWord(key))
    .map(([key, inner]) => [key, forEditors(inner)] as const)
  const skeleton = entries.find(([key]) => key === 'x-skeleton')?.[1]
  // A keyword of the usual extension of YAML editors.
  const result = Object.fromEntries<unknown>(plain)
  if (skeleton !== undefined) result['defaultSnippets'] = [{ label: 'new', body: skeleton }]
  if (!entries.some(([key]) => key === 'x-dotted')) return result
  return { ...result, patternProperties: { ...asObject(result['patternProperties']), ...DOTTED } }
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
