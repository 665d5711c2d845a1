import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv'
import { readTexts } from '../../interpreter/host-node/language-files.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Slots of the texts in a folder, with the name of each slot as a group. */
const SLOTS = {
  'interpreter/rulebook/phrases': /\{(?:[a-z]+ )?([^{}|~!]+)(?:\|[^{}|]*\|[^{}|]*)?[~!]?\}/gu,
  'editor/texts': /\{(\w+)(?:\|[^{}|]*\|[^{}|]*)?\}/gu,
} as const

/** Folders with one YAML file per language. */
export type LanguageFolder = keyof typeof SLOTS
export const LANGUAGE_FOLDERS = Object.keys(SLOTS) as readonly LanguageFolder[]

/** Some languages need a separate verb in some places, or the word for one thing; every other slot is required. */
const OPTIONAL_SLOTS: readonly string[] = ['verb', 'single']
/** Sections of which languages have only what suits them. */
const OPTIONAL_SECTIONS: readonly string[] = ['clauses']

export function languageFile(folder: LanguageFolder, code: string): object {
  return Object(readTexts(join(ROOT, folder, `${code}.yaml`)))
}

/** The schema of a folder, which requires the keys of English. `npm run docs` writes it; the types of keys are those of its properties. */
export function languageSchema(folder: LanguageFolder): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...schemaOf(languageFile(folder, 'en')),
    $defs: { text: { type: 'string', pattern: String.raw`^\S(.*\S)?$` } },
  }
  // One line per text.
  return `${JSON.stringify(schema, undefined, 2).replaceAll(/\{\s+("\$ref": .*)\s+\}/gu, '{ $1 }')}\n`
}

function schemaOf(english: object, isOptional = false): object {
  const entries = Object.entries(english)
  return {
    type: 'object',
    additionalProperties: false,
    required: isOptional ? [] : entries.map(([key]) => key).filter((key) => !OPTIONAL_SECTIONS.includes(key)),
    properties: Object.fromEntries(
      entries.map(([key, value]) => [
        key,
        typeof value === 'string'
          ? { $ref: '#/$defs/text' }
          : schemaOf(value, OPTIONAL_SECTIONS.includes(key)),
      ]),
    ),
  }
}

const AJV = new Ajv2020({ allErrors: true })
const validators = new Map<LanguageFolder, ValidateFunction>()

/** Lists all faults of a language's file: where it differs from the schema, and slots that differ from the English ones. */
export function faultsIn(folder: LanguageFolder, code: string, file: object): readonly string[] {
  const validate = validators.get(folder) ?? AJV.compile(JSON.parse(languageSchema(folder)))
  validators.set(folder, validate)
  validate(file)
  const shape = (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath}: ${message}${'additionalProperty' in params ? ` (${params['additionalProperty']})` : ''}`,
  )
  const mine = textsOf(file)
  const slots = [...textsOf(languageFile(folder, 'en'))].flatMap(([path, english]) => {
    const text = mine.get(path)
    if (text === undefined) return []
    const [needed, found] = [slotsOf(folder, english), slotsOf(folder, text)]
    return found === needed ? [] : [`${path}: needs the slots [${needed}], has [${found}]`]
  })
  return [...shape, ...slots].map((fault) => `${folder}/${code}.yaml${fault}`)
}

/** The names of the slots in a text, each once. A brace outside a slot is listed, too. */
function slotsOf(folder: LanguageFolder, text: string): string {
  const names = [...text.matchAll(SLOTS[folder])].map(([, name = '']) => name)
  const rest = text.replaceAll(SLOTS[folder], '').match(/[{}]/gu) ?? []
  return [...new Set([...names.filter((name) => !OPTIONAL_SLOTS.includes(name)), ...rest])].sort().join(', ')
}

/** The texts in a file by their paths, such as `/rules/is`. */
function textsOf(file: object): ReadonlyMap<string, string> {
  const entries = (value: unknown, path: string): readonly (readonly [string, string])[] =>
    typeof value === 'string'
      ? [[path, value]]
      : Object.entries(Object(value)).flatMap(([key, inner]) => entries(inner, `${path}/${key}`))
  return new Map(entries(file, ''))
}
