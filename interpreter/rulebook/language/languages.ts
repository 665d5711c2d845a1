import { nearest } from '../../../grammar/diagnostics/suggest.ts'
import { phrasesIn } from '../phrases/files.ts'
import type { ClausePhrases, Phrases, RulePhrases } from '../phrases/keys.ts'
import { LANGUAGE_CODES, LANGUAGE_NAMES, type LanguageCode } from './codes.ts'
import type { Inflection } from './inflection.ts'
import { german } from './inflection-de.ts'
import { english } from './inflection-en.ts'
import { italian } from './inflection-it.ts'

export interface Language {
  readonly code: LanguageCode
  readonly phrases: Phrases
  readonly rules: RulePhrases
  readonly inflection: Inflection | undefined
  /** All clauses, which only English has. */
  readonly clauses: Partial<ClausePhrases> | undefined
  /** The clauses that this language has. */
  readonly ownClauses: Partial<ClausePhrases>
}

/** Languages that inflect names; the others use them as they are. */
const INFLECTIONS: { readonly [Code in LanguageCode]?: Inflection } = { de: german, en: english, it: italian }

const languages = new Map<LanguageCode, Language>()

/** A language, read when it is first needed. */
export function languageOf(code: LanguageCode): Language {
  const known = languages.get(code)
  if (known !== undefined) return known
  const { phrases, rules, clauses } = phrasesIn(code)
  const language: Language = {
    code,
    phrases,
    rules,
    clauses: code === 'en' ? clauses : undefined,
    ownClauses: clauses ?? {},
    inflection: INFLECTIONS[code],
  }
  languages.set(code, language)
  return language
}

/** `pt-BR` is found as `pt` if there is nothing more specific. */
export function languageCalled(asked: string): LanguageCode | undefined {
  const wanted = asked.trim().toLowerCase()
  return LANGUAGE_CODES.find((code) => code === wanted || code === wanted.split(/[-_]/u)[0])
}

/** Names the language that was probably meant, or all of them. */
export function languageHelp(asked: string): string {
  const wanted = asked.trim().toLowerCase()
  const byName = LANGUAGE_CODES.find((code) => {
    const name = LANGUAGE_NAMES[code]
    return name === wanted || nearest(wanted, [name]) !== undefined
  })
  const near = byName ?? nearest(wanted, LANGUAGE_CODES)
  return near === undefined
    ? `There is one in ${LANGUAGE_CODES.map((code) => `\`${code}\``).join(', ')}.`
    : `Did you mean \`${near}\`?`
}
