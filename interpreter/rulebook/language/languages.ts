import { nearest } from '../../../grammar/diagnostics/suggest.ts'
import type { Inflection } from './inflection.ts'
import { english } from './inflection-en.ts'
import { italian } from './inflection-it.ts'
import { LANGUAGE_CODES } from './codes.ts'
import type { LanguageCode } from './codes.ts'
import { da, daRules } from '../phrases/da.ts'
import { de, deRules } from '../phrases/de.ts'
import { clausesEn } from '../phrases/clauses-en.ts'
import type { ClausePhrases } from '../phrases/clauses-en.ts'
import { en } from '../phrases/en.ts'
import { es, esRules } from '../phrases/es.ts'
import { fr, frRules } from '../phrases/fr.ts'
import { it, itRules } from '../phrases/it.ts'
import { nl, nlRules } from '../phrases/nl.ts'
import { pt, ptRules } from '../phrases/pt.ts'
import { ro, roRules } from '../phrases/ro.ts'
import type { Phrases } from '../phrases/en.ts'
import { rulesEn } from '../phrases/rules-en.ts'
import type { RulePhrases } from '../phrases/rules-en.ts'

export interface Language {
  readonly code: LanguageCode
  /** Its name in English, by which it can be requested, too. */
  readonly name: string
  readonly phrases: Phrases
  readonly rules: RulePhrases
  readonly inflection?: Inflection
  readonly clauses?: ClausePhrases
}

const BY_CODE: Readonly<Record<LanguageCode, Omit<Language, 'code'>>> = {
  en: { name: 'english', phrases: en, rules: rulesEn, inflection: english, clauses: clausesEn },
  it: { name: 'italian', phrases: it, rules: itRules, inflection: italian },
  nl: { name: 'dutch', phrases: nl, rules: nlRules },
  fr: { name: 'french', phrases: fr, rules: frRules },
  de: { name: 'german', phrases: de, rules: deRules },
  es: { name: 'spanish', phrases: es, rules: esRules },
  pt: { name: 'portuguese', phrases: pt, rules: ptRules },
  da: { name: 'danish', phrases: da, rules: daRules },
  ro: { name: 'romanian', phrases: ro, rules: roRules },
}

export const LANGUAGES: readonly Language[] = LANGUAGE_CODES.map((code) => ({ code, ...BY_CODE[code] }))

/** `pt-BR` is found as `pt` if there is nothing more specific. */
export function languageCalled(asked: string): Language | undefined {
  const wanted = asked.trim().toLowerCase()
  return LANGUAGES.find(({ code }) => code === wanted || code === wanted.split(/[-_]/u)[0])
}

/** The language that was probably meant. */
export function nearestLanguage(asked: string): string | undefined {
  const wanted = asked.trim().toLowerCase()
  const byName = LANGUAGES.find(({ name }) => name === wanted || nearest(wanted, [name]) !== undefined)
  return byName?.code ?? nearest(wanted, LANGUAGE_CODES)
}
