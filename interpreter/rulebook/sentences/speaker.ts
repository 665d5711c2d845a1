import { bookText } from '../../../grammar/book/book-text.ts'
import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression } from '../../../grammar/expression/ast.ts'
import type { TextSource } from '../../../grammar/expression/text-source.ts'
import type { Hook } from '../../../grammar/merge/merged.ts'
import type { Span } from '../../../grammar/source/span.ts'
import type { YamlText } from '../../../grammar/yaml/tree.ts'
import type { Anchors } from './anchors.ts'
import type { Dispatch } from './dispatch.ts'
import type { Inflection } from '../language/inflection.ts'
import type { Mark, Words } from '../model/model.ts'
import type { Openings } from './meanings.ts'
import { thingCalled, type Names } from './names.ts'
import { languageOf } from '../language/languages.ts'
import type { ClauseKey, ClausePhrases, PhraseKey, Phrases, RuleKey, RulePhrases } from '../phrases/keys.ts'
import { emphasis, fill, link, plain, spoken, type Slots } from '../model/words.ts'

/** The language that rulesets are written in. */
export const SOURCE_LANGUAGE = 'en'

/** Something hooked to a sentence of the rules, and the module that says so. */
export interface HookTold {
  readonly hook: Hook
  readonly mark: Mark | undefined
  readonly from: Words | undefined
}

/** Everything needed to read a rule out loud in one language. */
export interface Speaker {
  /** Reads out the parts of an expression. */
  readonly dispatch: Dispatch
  readonly language: string
  readonly phrases: Phrases
  readonly rules: RulePhrases
  readonly names: Names
  readonly anchors: Anchors
  /** How often each entry has been mentioned, by its anchor. */
  readonly mentions: Map<string, number>
  /** The meanings of a stage's parameters where its steps are described. */
  readonly given: ReadonlyMap<string, Expression>
  /** The words that replace names. */
  readonly openings: Openings
  /** The name for something in the rules in this language. */
  readonly texts: ReadonlyMap<string, string>
  /** Longer refusals in this language, by the labels of their conditions. */
  readonly says: ReadonlyMap<string, string>
  /** Articles of names in this language, in lower case. */
  readonly articles: ReadonlyMap<string, string>
  readonly inflection: Inflection | undefined
  /** Clauses of the source language; sentences of the others are built from the phrases common to all. */
  readonly clauses: Partial<ClausePhrases> | undefined
  /** The clauses that this language has. */
  readonly ownClauses: Partial<ClausePhrases>
  /** Names given by choices, parameters and steps on the way here. */
  readonly locals: ReadonlySet<string>
  /** The text being read out: its tree does not keep every word, and facts about it are found by position. */
  readonly source: TextSource | undefined
  /** The action whose steps are being read out: what may be replied to. */
  readonly action: string | undefined
  /** Names also appear as the rules write them, because rules without a translation are printed, too. */
  readonly showsSource: boolean
  /** Names and sentences that were looked up and have no translation. */
  readonly untranslated: Set<string>
  /** Only one player hears what is said here. */
  readonly tellsOne?: true
  /** Sums within a longer formula have signs, not words. */
  readonly inFormula?: true
  /** The player of a loop whose only step may say `their`. */
  readonly theirs?: string
  /** Bare names are fields of the thing, or things, in question. */
  readonly about: 'one' | 'many' | undefined
  /** Steps hooked to a sentence of the rules. */
  readonly hooksAt: (sentence: YamlText) => readonly HookTold[]
  /** True if a question offers other actions than in the game that this one is a variant of. */
  readonly offersOthers: (sentence: Span) => boolean
  /** It is named by a relative pronoun: `that` begins the clause. */
  readonly pronoun: 'that' | 'who' | undefined
  /** `on which` has already said where: on the thing in question. */
  readonly isPlaceSaid: boolean
  /** The type of that thing: languages with several words for `it` use its name. */
  readonly thing: string | undefined
}

export function frame(speaker: Speaker, key: PhraseKey, slots: Slots = {}): Words {
  return phrase(speaker, speaker.phrases[key], slots)
}

export function rule(speaker: Speaker, key: RuleKey, slots: Slots = {}): Words {
  return phrase(speaker, speaker.rules[key], slots)
}

/** A phrase that not every language has. */
export function clause(speaker: Speaker, key: ClauseKey, slots: Slots = {}): Words | undefined {
  const text = speaker.ownClauses[key]
  return text === undefined ? undefined : phrase(speaker, text, slots)
}

function phrase(speaker: Speaker, text: string, slots: Slots): Words {
  const { inflection } = speaker
  if (inflection === undefined) return fill(text, slots)
  const words = fill(text, slots, (modifier, what) =>
    inflection.inflect(modifier, what, articleOf(speaker, spoken(what).toLowerCase())),
  )
  return inflection.contract(words)
}

/** The one for the longest name with which the words begin. */
function articleOf({ articles }: Speaker, words: string): string | undefined {
  for (let end = words.length; end > 0; end = words.lastIndexOf(' ', end - 1)) {
    const found = articles.get(words.slice(0, end).replace(/[,.:;]$/u, ''))
    if (found !== undefined) return found
  }
  return undefined
}

export function withSource(speaker: Speaker, node: YamlText): Speaker {
  return { ...speaker, source: bookText(node) }
}

export function withLocals(speaker: Speaker, names: Iterable<string>): Speaker {
  return { ...speaker, locals: new Set([...speaker.locals, ...names]) }
}

/** The same rules, read out in their own language. */
export function inSource(speaker: Speaker): Speaker {
  if (speaker.language === SOURCE_LANGUAGE) return speaker
  const { phrases, rules, inflection, clauses, ownClauses } = languageOf(SOURCE_LANGUAGE)
  return {
    ...speaker,
    language: SOURCE_LANGUAGE,
    texts: new Map(),
    phrases,
    rules,
    inflection,
    clauses,
    ownClauses,
  }
}

/**
 * The output of `say`, in one language: if a name has no translation, everything stays in the language of the rules,
 * because nobody wants to read a sentence in two languages.
 */
export function told(speaker: Speaker, say: (speaker: Speaker) => Words): Words {
  const words = say(speaker)
  return hasForeign(words) ? foreign(speaker, say(inSource(speaker))) : words
}

export function hasForeign(words: Words): boolean {
  return words.some((part) => part.kind === 'foreign' || (part.kind !== 'text' && hasForeign(part.words)))
}

/** Words of the source language, marked as such wherever the book is in another one. */
export function foreign(speaker: Speaker, words: Words): Words {
  return speaker.language === SOURCE_LANGUAGE || words.length === 0
    ? words
    : [{ kind: 'foreign', language: SOURCE_LANGUAGE, words }]
}

export function translated({ texts, language }: Speaker, text: string): string | undefined {
  const isSame = language !== SOURCE_LANGUAGE && THE_SAME.test(text)
  return texts.get(comparedName(text)) ?? (isSame ? text.trim() : undefined)
}

/** Numbers, signs, and spaces such as `a3` are the same in all languages. */
const THE_SAME = /^\s*(?:[^\p{L}]+|[a-z]{1,2}\d+)\s*$/u

/** An author's text for people, translated if possible. */
export function authored(speaker: Speaker, text: string): Words {
  const known = translated(speaker, text)
  if (known !== undefined) return plain(withoutSlots(speaker, known))
  if (speaker.language !== SOURCE_LANGUAGE) speaker.untranslated.add(text.trim())
  return foreign(speaker, plain(withNumbers(speaker, text.trim())))
}

/** An author's text as the end of a sentence: without the capital that texts have as headings. */
export function reason(speaker: Speaker, text: string): Words {
  const known = translated(speaker, text)
  return known === undefined || speaker.language === SOURCE_LANGUAGE
    ? authored(speaker, text)
    : plain(inSentence(speaker, withoutSlots(speaker, known)))
}

/** `{card}` in a text stands for what was chosen, which a rulebook calls by its name; `{line length}` is a number. */
function withoutSlots(speaker: Speaker, text: string): string {
  return text.replace(SLOT, (_, name: string) => numberIn(speaker, name) ?? translated(speaker, name) ?? name)
}

/** A text of a term or stage for sentences, `spaces connected to the edge`, where nothing is given to it. */
export function withParameters(speaker: Speaker, text: string): string {
  return text.replace(
    SLOT,
    (_, name: string) => numberIn(speaker, name) ?? `the ${nounText(speaker, name) ?? name}`,
  )
}

/** A text with the numbers of the game filled in. */
export function withNumbers(speaker: Speaker, text: string): string {
  return text.replace(SLOT, (slot, name: string) => numberIn(speaker, name) ?? slot)
}

const SLOT = /\{([^{}]*)\}/gu

/** The value of a number that players cannot change. Options are called by their names. */
function numberIn({ names }: Speaker, name: string): string | undefined {
  const constant = names.constants.get(comparedName(name))
  return constant === undefined || constant.isOption ? undefined : String(constant.value)
}

/** A name in the middle of a sentence: the source language has its own forms for that. */
export function named(speaker: Speaker, name: string): Words {
  if (speaker.language === SOURCE_LANGUAGE) {
    const text = nounText(speaker, name)
    return plain(text === undefined ? name : withParameters(speaker, text))
  }
  const compared = comparedName(name)
  const known =
    translated(speaker, name) ??
    ownWord(speaker, compared) ??
    translated(speaker, thingCalled(speaker.names, compared)?.thing.name ?? name)
  return known === undefined
    ? authored(speaker, name)
    : plain(inSentence(speaker, withoutSlots(speaker, known)))
}

/**
 * The text of a name that sentences of the source language say instead of it: one that begins with a small letter.
 * Other texts are titles, and those of truths are sentences.
 */
export function nounText(speaker: Speaker, name: string): string | undefined {
  if (speaker.language !== SOURCE_LANGUAGE || speaker.names.truths.has(comparedName(name))) return undefined
  const text = translated(speaker, name)
  return text !== undefined && /^\p{Ll}/u.test(text) ? text : undefined
}

/** The name as sentences of the source language show it, whose form decides about articles and verbs. */
export function nameShown(speaker: Speaker, name: string): string {
  return nounText(speaker, name) ?? comparedName(name)
}

/** Words of the rule language itself need no text. */
function ownWord({ rules, names }: Speaker, name: string): string | undefined {
  return isRuleKey(name) && names.symbols.find(name, 'type', 'field', 'word') !== undefined
    ? rules[name]
    : undefined
}

export function isRuleKey(text: string): text is RuleKey {
  return text in languageOf(SOURCE_LANGUAGE).rules
}

/** Texts are capitalised for headings; of these languages only German keeps that. */
function inSentence({ language }: Speaker, text: string): string {
  const [first = '', second = ''] = text
  return language === 'de' || second !== second.toLowerCase()
    ? text
    : first.toLowerCase() + text.slice(first.length)
}

/** A name with an entry of its own in this book. */
export function linked(speaker: Speaker, anchor: string | undefined, name: string): Words {
  const words = emphasis(named(speaker, name))
  if (anchor !== undefined) speaker.mentions.set(anchor, (speaker.mentions.get(anchor) ?? 0) + 1)
  return anchor === undefined ? words : link(anchor, words)
}

export function bracketed(words: Words): Words {
  return [...plain('('), ...words, ...plain(')')]
}

export function spokenRule(speaker: Speaker, key: RuleKey): string {
  return speaker.rules[key]
}
