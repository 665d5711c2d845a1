import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import { expect, test } from 'vitest'
import { VALIDATORS, validatorsModule } from '../../.ci/validators.ts'
import { Diagnostics } from '../../grammar/diagnostics/diagnostic.ts'
import { classify } from '../../grammar/document/classify.ts'
import { ALL_DEFS, isOwnWord } from '../../grammar/document/schema/published.ts'
import { checkShape } from '../../grammar/document/shape.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { readYaml } from '../../grammar/yaml/read.ts'
import type { Chance } from '../fuzz/chance.ts'
import { chance, pick } from '../fuzz/chance.ts'
import { shippedWorkspace } from '../services/workspaces.ts'
import { seedOr, VOLUME } from '../volume.ts'

/* The generated validators compared with the schema that ajv compiles here, on shipped documents with parts swapped at random. */

const ROOT = join(import.meta.dirname, '../..')
const ajv = new Ajv2020({ allowUnionTypes: true, strictRequired: false, ownProperties: true })
ajv.addSchema({ $id: 'sandtable', $defs: withoutOwnWords(ALL_DEFS) })

type Json = string | readonly Json[] | { readonly [key: string]: Json }

function withoutOwnWords(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).filter(([key]) => !isOwnWord(key))
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutOwnWords(inner)]))
}

/** Every scalar as text, and without `removed`, which means more to us than the schema says. */
function jsonOf(value: unknown): Json {
  if (Array.isArray(value)) return value.map(jsonOf)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, jsonOf(inner)]))
  return value === 'removed' ? 'moved' : String(value ?? '')
}

function partsOf(value: Json): readonly Json[] {
  const inner = typeof value === 'string' ? [] : Object.values(value)
  return [value, ...inner.flatMap(partsOf)]
}

function changed(value: Json, at: Json, change: (part: Json) => Json): Json {
  if (value === at) return change(value)
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((part) => changed(part, at, change))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part, at, change)]))
}

function mutated(document: Json, next: Chance): Json {
  const parts = partsOf(document)
  const other = pick(next, parts, document)
  return changed(document, pick(next, parts, document), (part) => {
    if (typeof part === 'string' || Array.isArray(part) || next(2) === 0) return other
    const entries = Object.entries(part)
    const renamed = next(entries.length)
    const name = pick(
      next,
      parts.filter((one) => typeof one === 'string'),
      'name',
    )
    return Object.fromEntries(entries.map(([key, inner], at) => [at === renamed ? String(name) : key, inner]))
  })
}

test('the generated validators are up to date', () => {
  expect(readFileSync(join(ROOT, VALIDATORS), 'utf8') === validatorsModule(), 'run `npm run docs`').toBe(true)
})

test('generated validators judge as the schema compiled at run time does', () => {
  const workspace = shippedWorkspace()
  const next = chance(seedOr(1))
  const verdicts = new Map([
    [true, 0],
    [false, 0],
  ])
  for (const name of workspace.names) {
    const document = jsonOf(load(workspace.text(name), { schema: FAILSAFE_SCHEMA }))
    for (let nth = 0; nth < VOLUME.texts / 3; nth++) {
      const text = JSON.stringify(nth === 0 ? document : mutated(document, next))
      const diagnostics = new Diagnostics()
      const root = readYaml(sourceFile(name, text), diagnostics)
      if (root?.kind !== 'map' || diagnostics.list.length > 0) continue
      const kind = classify(root)
      checkShape(root, kind, diagnostics)
      // Whether a text must be in braces is not up to the schema.
      const fits = diagnostics.list.every(({ code }) => code === 'ST2008')
      const validate = ajv.getSchema(`sandtable#/$defs/${kind}`)
      expect(fits, text).toBe(validate?.(JSON.parse(text)))
      verdicts.set(fits, (verdicts.get(fits) ?? 0) + 1)
    }
  }
  expect(Math.min(...verdicts.values())).toBeGreaterThan(workspace.names.length)
})
