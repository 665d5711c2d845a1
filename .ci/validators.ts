// Compiles the schema of documents to code: compiling it takes longer than most checks, and pages may not evaluate code.
import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { DOCUMENT_KINDS } from '../grammar/document/classify.ts'
import { ALL_DEFS } from '../grammar/document/schema/published.ts'
import type { Shape } from '../grammar/document/schema/shape.ts'

export const VALIDATORS = 'grammar/document/schema/validators.generated.js'

/** A schema of fewer characters is repeated where it is needed. */
const SHORT = 60

/** The text of `validators.generated.js`: a function for each kind of document. */
export function validatorsModule(): string {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true },
  })
  ajv.addSchema({ $id: 'sandtable', $defs: schemas() })
  const code = standalone.default(
    ajv,
    Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, `sandtable#/$defs/${kind}`])),
  )
  return `${code.replace(/(?=function validate)/gu, '\n')}\n`
}

/** The part of each shape by which documents are judged. Equal parts become one function. */
function schemas(): Readonly<Record<string, object>> {
  const shared = new Map<string, string>()
  const defs = mapped(ALL_DEFS, judged)
  return { ...defs, ...Object.fromEntries([...shared].map(([text, name]) => [name, JSON.parse(text)])) }

  function judged(shape: Shape): object {
    const {
      $ref,
      type,
      enum: words,
      pattern,
      properties,
      patternProperties,
      additionalProperties,
      items,
      required,
    } = shape
    // Every scalar is a text.
    const types = type?.filter((name) => name !== 'number' && name !== 'boolean')
    return {
      $ref,
      type: types?.length === 1 ? types[0] : types,
      enum: words?.filter((word) => typeof word === 'string'),
      pattern,
      properties: properties && mapped(properties, part),
      patternProperties: patternProperties && mapped(patternProperties, part),
      additionalProperties:
        typeof additionalProperties === 'object' ? part(additionalProperties) : additionalProperties,
      items: items && part(items),
      required,
    }
  }

  function part(shape: Shape): object {
    const schema = judged(shape)
    const text = JSON.stringify(schema)
    if (shape.$ref !== undefined || text.length < SHORT) return schema
    const name = shared.get(text) ?? `part-${shared.size}`
    shared.set(text, name)
    return { $ref: `#/$defs/${name}` }
  }
}

function mapped<T, U>(values: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}
