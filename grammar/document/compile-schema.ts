/**
 * Makes `validate.generated.js` out of the schema, so that nothing compiles schemas at run time. For development:
 * `node grammar/document/compile-schema.ts` writes the file.
 */
import { writeFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { ALL_DEFS, isOwnWord } from './schema/published.ts'

const NAMES = ['game', 'module', 'examples', 'texts', 'data'] as const

export function compiledSchema(): string {
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: true, optimize: 2 },
    inlineRefs: false,
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    ownProperties: true,
    messages: false,
  })
  ajv.addSchema({ $id: 'sandtable', $defs: bare(ALL_DEFS) })
  const exported: Record<string, string> = {}
  for (const name of NAMES) {
    const $id = `sandtable-${name}`
    ajv.addSchema({ $id, $ref: `sandtable#/$defs/${name}` })
    exported[name] = $id
  }
  const generate = typeof standaloneCode === 'function' ? standaloneCode : standaloneCode.default
  const code = generate(ajv, exported)
  if (code.includes('require('))
    throw new Error('The compiled schema needs a helper of ajv; avoid that keyword.')
  return `// generated, do not edit\n${code}\n`
}

/**
 * What checking needs: without descriptions and the words that only merging reads, and with every part that stands in
 * several places written once, because each place would become code of its own.
 */
function bare(definitions: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shared = new Map<string, string>()
  const result: Record<string, unknown> = {}
  for (const [name, shape] of Object.entries(definitions)) result[name] = strip(shape, true)
  for (const [text, name] of shared) result[name] = JSON.parse(text)
  return result

  function strip(value: unknown, isDefinition: boolean): unknown {
    if (Array.isArray(value)) return value
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).filter(([key]) => key !== 'description' && !isOwnWord(key))
    const stripped = Object.fromEntries(entries.map(([key, inner]) => [key, under(key, inner)]))
    if (isDefinition || '$ref' in stripped || Object.keys(stripped).length < 2) return stripped
    const text = JSON.stringify(stripped)
    const name = shared.get(text) ?? `shared-${shared.size + 1}`
    shared.set(text, name)
    return { $ref: `#/$defs/${name}` }
  }

  function under(key: string, value: unknown): unknown {
    if (key === 'items' || key === 'additionalProperties') return strip(value, false)
    if ((key === 'type' || key === 'enum') && Array.isArray(value)) return textOnly(value)
    if (key !== 'properties' && key !== 'patternProperties') return value
    const shapes = typeof value === 'object' && value !== null ? Object.entries(value) : []
    return Object.fromEntries(shapes.map(([name, shape]) => [name, strip(shape, false)]))
  }
}

/** We read every scalar as text; only other editors see numbers and truth values. */
function textOnly(words: readonly unknown[]): readonly unknown[] {
  return words.filter((word) => typeof word === 'string' && word !== 'number' && word !== 'boolean')
}

if (process.argv[1] !== undefined && import.meta.filename === process.argv[1]) {
  writeFileSync(new URL('validate.generated.js', import.meta.url), compiledSchema())
}
