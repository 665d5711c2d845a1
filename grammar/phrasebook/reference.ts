import { publishedSchema } from '../document/schema/published.ts'
import { explainedWord } from '../language/about-word.ts'
import { FUNCTIONS, type LanguageFunction } from '../language/functions.ts'
import { LATER } from '../language/later.ts'
import { STEPS, type StepPart, type StepRow } from '../language/steps.ts'
import { CHANGES, FIELDS, HEADS, TYPES } from '../language/types.ts'
import { ALL_WORDS } from '../language/words.ts'

/** A part of the language that has a page in the reference. */
export interface Entry {
  readonly kind: 'section' | 'key' | 'step' | 'function' | 'type' | 'field' | 'word'
  /** Unique in its kind: `play`, `places pile`, `move`. */
  readonly name: string
  /** How it is written. */
  readonly form: string
  /** One sentence of Markdown. */
  readonly about: string
  readonly example: string
  /** The release that added it; undefined for what edition 1 began with. */
  readonly since: string | undefined
}

/** Everything that has a page, from the tables of the language and the published schema. */
export function reference(): readonly Entry[] {
  const steps = Object.entries<StepRow>(STEPS).map(([name, row]) =>
    entry('step', name, stepForm(name, row), row.does, row.example),
  )
  const functions = Object.entries<LanguageFunction>(FUNCTIONS).map(([name, row]) =>
    entry('function', name, functionForm(name, row), row.gives, row.example ?? ''),
  )
  const types = Object.entries(TYPES).map(([name, { does, example }]) =>
    entry('type', name, name, does, example),
  )
  const fields = Object.entries(FIELDS).map(([name, { does, example }]) =>
    entry('field', name, `.${name}`, does, example),
  )
  const isStep = new Set(Object.keys(STEPS))
  const words = [...new Set([...Object.keys(ALL_WORDS), ...Object.keys(HEADS), ...Object.keys(CHANGES)])]
  return [
    ...sectionsAndKeys(),
    ...steps,
    ...functions,
    ...types,
    ...fields,
    ...words.flatMap((name) => {
      const explained = isStep.has(name) ? undefined : explainedWord(name)
      return explained === undefined ? [] : [entry('word', name, name, explained.does, explained.example)]
    }),
  ]
}

function entry(kind: Entry['kind'], name: string, form: string, about: string, example: string): Entry {
  return { kind, name, form, about, example, since: LATER.get(name) }
}

function functionForm(name: string, { parameters, optional = 0 }: LanguageFunction): string {
  const given = parameters.slice(0, parameters.length - optional).join(', ')
  const more = parameters.slice(parameters.length - optional).map((one) => `[, ${one}]`)
  return `${name}(${given}${more.join('')})`
}

/** `move WHAT to TO [under]` */
function stepForm(name: string, { form, begins = name, subject }: StepRow): string {
  const first = subject === undefined ? begins : subject.toUpperCase()
  return [first, ...form.map(written)].join(' ').replaceAll(' ,', ',')
}

function written(part: StepPart): string {
  if (typeof part === 'string') return part
  if ('choice' in part) return `( ${part.choice.map((one) => one.map(written).join(' ')).join(' | ')} )`
  if ('either' in part) return `( ${part.either.join(' | ')} )`
  if ('oneOf' in part) return part.oneOf.length === 1 ? part.oneOf.join('') : `( ${part.oneOf.join(' | ')} )`
  if ('offered' in part) return 'ACTION [or ACTION] [repeatedly] [or else STEP]'
  if ('flag' in part) return part.or === undefined ? `[${part.flag}]` : `( ${part.flag} | ${part.or} )`
  if ('each' in part) return `[${part.each.join(' ').replace(' ,', ',')} ${part.as.toUpperCase()}]`
  const name = part.field.replaceAll(/(?=[A-Z])/gu, ' ').toUpperCase()
  return part.after === undefined ? name : `[${part.after} ${name}]`
}

interface Described {
  readonly description?: string
  readonly deprecated?: boolean
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Described>>
  readonly patternProperties?: Readonly<Record<string, Described>>
  readonly additionalProperties?: Described | boolean
  readonly anyOf?: readonly Described[]
  readonly oneOf?: readonly Described[]
  readonly items?: Described
  readonly defaultSnippets?: readonly { readonly body: string }[]
}

function sectionsAndKeys(): readonly Entry[] {
  const { $defs = {} } = publishedSchema() as { readonly $defs?: Readonly<Record<string, Described>> }
  return Object.entries($defs).flatMap(([key, shape]) => {
    if (!key.startsWith('section-') || shape.deprecated === true) return []
    const name = key.slice('section-'.length).replaceAll('-', ' ')
    const example = (shape.defaultSnippets ?? []).map(
      ({ body }) => `${name}:\n${plain(body).replaceAll(/^(?=.)/gmu, '  ')}`,
    )
    const section = entry('section', name, `${name}:`, shape.description ?? '', example.join('\n'))
    const keys = [...keysIn(shape, $defs)].map(([inner, about]) =>
      entry('key', `${name} ${inner}`, `${inner}:`, about, ''),
    )
    return [section, ...keys]
  })
}

/** The keys of the language below a shape, each with a sentence about it. */
function keysIn(shape: Described, $defs: Readonly<Record<string, Described>>): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const seen = new Set<Described>()
  const visit = (written: Described): void => {
    const inner = resolved(written)
    if (seen.has(inner)) return
    seen.add(inner)
    for (const [key, below] of Object.entries(inner.properties ?? {})) {
      // A section within a section has pages of its own.
      if (below.deprecated === true || below.$ref?.startsWith('#/$defs/section-') === true) continue
      const about = below.description ?? resolved(below).description ?? ''
      // A word that heads steps has a page of its own.
      if (!found.has(key) && !(key in ALL_WORDS)) found.set(key, about)
      visit(below)
    }
    const { additionalProperties: any, items, anyOf = [], oneOf = [], patternProperties = {} } = inner
    const others = [any, items, ...anyOf, ...oneOf, ...Object.values(patternProperties)]
    for (const below of others) if (typeof below === 'object') visit(below)
  }
  const resolved = (written: Described): Described => {
    const target = written.$ref === undefined ? undefined : $defs[written.$ref.replace('#/$defs/', '')]
    return target === undefined ? written : resolved(target)
  }
  visit(shape)
  return found
}

/** A snippet with the texts that an editor would select. */
function plain(snippet: string): string {
  return snippet.replaceAll(/\$\{\d+:([^}]*)\}/gu, '$1').replaceAll(/\$\d+/gu, '')
}
