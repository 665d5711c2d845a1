import { aboutWord } from '../../../grammar/language/about-word.ts'
import { FUNCTIONS } from '../../../grammar/language/functions.ts'
import type { LanguageFunction } from '../../../grammar/language/functions.ts'
import { LATER } from '../../../grammar/language/later.ts'
import { STEPS } from '../../../grammar/language/steps.ts'
import { ALL_WORDS } from '../../../grammar/language/words.ts'
import { publishedSchema } from '../../../grammar/document/schema/published.ts'
import { wordsOf } from './markdown.ts'
import { slug } from './page.ts'
import type { LearnPage } from './page.ts'
import { Line, Links, Prose, Rules } from './parts.tsx'
import type { Listed } from './parts.tsx'

/** Something the reference explains. */
interface Entry {
  readonly kind: 'section' | 'step' | 'function' | 'word'
  readonly name: string
  /** How it is written. */
  readonly form: string
  /** One sentence of Markdown. */
  readonly about: string
  readonly example: string
  /** Its possible contents, with a sentence about each. */
  readonly fields: readonly (readonly [name: string, about: string])[]
}

const KINDS: Readonly<Record<Entry['kind'], string>> = {
  section: 'Sections',
  step: 'Steps',
  function: 'Functions',
  word: 'Words',
}

const index = 'reference/index.html'

/** Everything that has a page, from the tables of the language and the published schema. */
function entries(): readonly Entry[] {
  const functions = Object.entries<LanguageFunction>(FUNCTIONS).map(
    ([name, { parameters, optional = 0, gives, example = '' }]): Entry => {
      const given = parameters.slice(0, parameters.length - optional).join(', ')
      const more = parameters.slice(parameters.length - optional).map((one) => `[, ${one}]`)
      return {
        kind: 'function',
        name,
        form: `${name}(${given}${more.join('')})`,
        about: gives,
        example,
        fields: [],
      }
    },
  )
  const steps = Object.keys(STEPS).flatMap((name) => explained('step', name))
  const isStep = new Set(steps.map(({ name }) => name))
  const words = Object.keys(ALL_WORDS).flatMap((name) => (isStep.has(name) ? [] : explained('word', name)))
  return [...sections(), ...steps, ...functions, ...words]
}

function explained(kind: 'step' | 'word', name: string): readonly Entry[] {
  const [about, example] = /^(.*?): `([^]*)`$/u.exec(aboutWord(name) ?? '')?.slice(1) ?? []
  return about === undefined ? [] : [{ kind, name, form: name, about, example: example ?? '', fields: [] }]
}

interface Described {
  readonly description?: string
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Described>>
  readonly additionalProperties?: Described | boolean
  readonly defaultSnippets?: readonly { readonly body: string }[]
}

function sections(): readonly Entry[] {
  const { $defs = {} } = publishedSchema() as { readonly $defs?: Readonly<Record<string, Described>> }
  const resolved = (shape: Described): Described => {
    const target = shape.$ref === undefined ? undefined : $defs[shape.$ref.replace('#/$defs/', '')]
    return target === undefined ? shape : resolved(target)
  }
  return Object.entries($defs).flatMap(([key, shape]) => {
    if (!key.startsWith('section-')) return []
    const name = key.slice('section-'.length).replaceAll('-', ' ')
    const inside = shape.additionalProperties
    const entry = typeof inside === 'object' ? resolved(inside) : {}
    const fields = Object.entries({ ...resolved(shape).properties, ...entry.properties }).map(
      ([field, { description = '' }]) => [field, description] as const,
    )
    const example = (shape.defaultSnippets ?? []).map(
      ({ body }) => `${name}:\n${plain(body).replaceAll(/^(?=.)/gmu, '  ')}`,
    )
    return [
      {
        kind: 'section',
        name,
        form: `${name}:`,
        about: shape.description ?? '',
        example: example.join('\n'),
        fields,
      },
    ] as const
  })
}

/** A snippet with the texts that an editor would select. */
function plain(snippet: string): string {
  return snippet.replaceAll(/\$\{\d+:([^}]*)\}/gu, '$1').replaceAll(/\$\d+/gu, '')
}

/** A page for each section, step, function and word, one with all of them, and where each is. */
export function referencePagesOf(): {
  readonly pages: readonly LearnPage[]
  readonly seeAlso: (word: string) => Listed | undefined
} {
  const all = entries()
  const where = new Map<string, Listed>()
  for (const { kind, name, form } of all) {
    const listed = { path: `reference/${kind}/${slug(name)}.html`, title: form }
    where.set(`${kind} ${name}`, listed)
    if (!where.has(name)) where.set(name, listed)
  }
  const pathOf = ({ kind, name }: Entry): string => where.get(`${kind} ${name}`)?.path ?? index
  const pages = all.map((entry): LearnPage => {
    const { kind, name, form, about, example, fields } = entry
    return {
      path: pathOf(entry),
      title: form,
      part: 'reference',
      also: [name, kind],
      text: wordsOf([about, ...fields.map(([field, text]) => `${field} ${text}`)].join(' ')),
      weight: kind === 'word' ? 0.5 : 0.8,
      before: index,
      body: (
        <>
          <Prose markdown={about} />
          {example !== '' && <Rules text={example} />}
          {fields.length > 0 && (
            <dl>
              {fields.map(([field, text]) => (
                <div key={field}>
                  <dt>
                    <code>{field}:</code>
                  </dt>
                  <dd>
                    <Line markdown={text} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <p class="since">{LATER.has(name) ? `Since version ${LATER.get(name)}.` : 'Since edition 1.'}</p>
        </>
      ),
    }
  })
  const first: LearnPage = {
    path: index,
    title: 'Reference',
    part: 'reference',
    also: ['all words', 'syntax'],
    text: 'Every section, step, function and word of the language.',
    body: (
      <>
        <p>
          Every section, step, function and word, one page each.{' '}
          <a href="../guides/language.html">The language</a> has the grammar and the exact rules.
        </p>
        {Object.entries(KINDS).map(([kind, title]) => (
          <section key={kind}>
            <h2>{title}</h2>
            <Links
              from={index}
              to={all
                .filter((entry) => entry.kind === kind)
                .map((entry) => ({ path: pathOf(entry), title: entry.form, about: entry.about }))}
            />
          </section>
        ))}
      </>
    ),
  }
  return { pages: [first, ...pages], seeAlso: (word) => where.get(word) }
}
