/**
 * Makes `validate.generated.js` out of the schema, so that nothing compiles schemas at run time. For development:
 * `node grammar/document/compile-schema.ts` writes the file.
 */
import { writeFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { ALL_DEFS, DIALECT, OWN_WORDS } from './schema/published.ts'

const NAMES = ['game', 'module', 'examples', 'texts', 'data'] as const

export function compiledSchema(): string {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true, optimize: 2 },
    inlineRefs: false,
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    ownProperties: true,
    messages: false,
  })
  ajv.addSchema({ $schema: DIALECT, $id: 'sandtable', $defs: bare(ALL_DEFS) })
  const exported: Record<string, string> = {}
  for (const name of NAMES) {
    const $id = `sandtable-${name}`
    ajv.addSchema({ $schema: DIALECT, $id, $ref: `sandtable#/$defs/${name}` })
    exported[name] = $id
  }
  const generate = typeof standaloneCode === 'function' ? standaloneCode : standaloneCode.default
  const code = generate(ajv, exported)
  if (code.includes('require(')) throw new Error('The compiled schema needs a helper of ajv; avoid that keyword.')
  return `// generated, do not edit\n${code}\n`
}

/** What checking needs: without descriptions and the words that only merging reads. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(key === 'description' && typeof inner === 'string') && !OWN_WORDS.some((word) => word === key))
      .map(([key, inner]) => [key, bare(inner)]),
  )
}

if (process.argv[1] !== undefined && import.meta.filename === process.argv[1]) {
  writeFileSync(new URL('validate.generated.js', import.meta.url), compiledSchema())
}
