import type schema from './schema.generated.json'

type Properties = typeof schema.properties

/** Headings, notes and steps: everything around the rules. */
export type PhraseKey = keyof Properties['phrases']['properties']
/** Values and conditions of the rules. */
export type RuleKey = keyof Properties['rules']['properties']
/** Phrases that English has besides the others; a translation has those of them that suit it. */
export type ClauseKey = keyof Properties['clauses']['properties']

export type Phrases = Readonly<Record<PhraseKey, string>>
export type RulePhrases = Readonly<Record<RuleKey, string>>
export type ClausePhrases = Readonly<Record<ClauseKey, string>>

/** The file of a language. */
export interface LanguageFile {
  readonly phrases: Phrases
  readonly rules: RulePhrases
  readonly clauses?: Partial<ClausePhrases>
}
