import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { RulesetDocument } from '../document/load-document.ts'
import { bareName, comparedName } from '../document/names.ts'
import { singulars } from '../document/spelling.ts'
import type { YamlEntry, YamlNode, YamlText } from '../yaml/tree.ts'
import { nearKeyAdvice } from './merge-diagnostics.ts'
import { mapIn, textIn } from './document-sections.ts'
import { conditionLabels } from './words-for-players.ts'

/** The names and sentences against which a document of texts is checked. */
interface Translated {
  /** The document that says `texts for`. */
  readonly texts: RulesetDocument
  /** The game or module that it translates. */
  readonly target: RulesetDocument
  /** All documents of the target, itself included. */
  readonly documents: readonly RulesetDocument[]
  /**
   * Games and modules that are built on the target, because a family names things once for all of them; and files of
   * data with their names.
   */
  readonly builtOn: readonly string[]
}

/** The language of rulesets, whose names need no translation. */
const OF_RULES = 'en'
/** Beyond this many, names are only counted. */
const MOST_NAMED = 6

/** Reports translations of unknown names, translations with wrong slots, and missing ones. */
export function reportWordsInLanguage(of: Translated, diagnostics: Diagnostics): void {
  const known = vocabulary(of)
  for (const section of ['texts', 'articles'])
    for (const { key, value } of entriesOf(mapIn(of.texts, section))) {
      if (!known.has(key.text)) reportNothing(key, known.names, diagnostics)
      else if (section === 'texts' && value.kind === 'text') reportSlots(key.text, value, known, diagnostics)
    }
  const labels = of.documents.flatMap(conditionLabels)
  for (const { key, value } of entriesOf(mapIn(of.texts, 'says'))) {
    if (!labels.includes(key.text)) reportLabel(key, labels, diagnostics)
    else if (value.kind === 'text') reportSlots(original(of, key.text), value, undefined, diagnostics)
  }
  reportMissing(of, diagnostics)
}

interface Vocabulary {
  /** For suggestions. */
  readonly names: readonly string[]
  readonly has: (written: string) => boolean
}

/**
 * A name is known if it occurs anywhere in the rules, in any role: choices, announcements and local names appear in the
 * middle of other words.
 */
function vocabulary({ documents, builtOn }: Translated): Vocabulary {
  const scalars = documents.flatMap(({ root }) => textsIn(root))
  const all = [...scalars.map(comparedName), ...builtOn.map(comparedName)].join('\n')
  return {
    names: [...new Set(scalars.map(bareName))],
    has(written) {
      const name = comparedName(written)
      // Several of a thing are shown by its plural, which the rules need not contain.
      return [name, ...singulars(name)].some((form) => standsIn(all, form))
    },
  }
}

function standsIn(all: string, name: string): boolean {
  for (let at = all.indexOf(name); at >= 0; at = all.indexOf(name, at + 1))
    if (!isLetter(all[at - 1]) && !isLetter(all[at + name.length])) return true
  return false
}

function isLetter(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
}

function textsIn(node: YamlNode): readonly string[] {
  if (node.kind === 'text') return [node.text]
  if (node.kind === 'list') return node.items.flatMap(textsIn)
  return node.entries.flatMap(({ key, value }) => [key.text, ...textsIn(value)])
}

/** The original text of a condition, from the nearest document. */
function original({ documents }: Translated, label: string): string {
  const translations = documents.flatMap((document) =>
    entriesOf(mapIn(document, 'says')).filter(({ key }) => key.text === label),
  )
  const last = translations.at(-1)?.value
  return last?.kind === 'text' ? last.text : ''
}

function slotsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\{([^{}]*)\}/gu)].map(([, name = '']) => comparedName(name)))
}

/** Checks slots: a sentence has those of its original; the translation of a name may contain any name in the rules. */
function reportSlots(
  source: string,
  value: YamlText,
  known: Vocabulary | undefined,
  diagnostics: Diagnostics,
): void {
  const [wanted, found] = [slotsOf(source), slotsOf(value.text)]
  const isName = known !== undefined && wanted.size === 0
  const foreign = [...found].filter((slot) => (isName ? !known.has(slot) : !wanted.has(slot)))
  const lost = [...wanted].filter((slot) => !found.has(slot))
  const [first = lost[0]] = foreign
  if (first === undefined) return
  diagnostics.add({
    code: 'ST2063',
    severity: 'error',
    message:
      foreign.length > 0
        ? `There is no \`{${first}}\` ${isName ? 'in these rules' : 'in the original'}.`
        : `\`{${first}}\` is in the original, but not in the translation.`,
    span: value.span,
    why: 'The game fills in what is in braces, so a translation needs the same.',
    ...(wanted.size === 0
      ? {}
      : { help: `Show ${[...wanted].map((slot) => `\`{${slot}}\``).join(' and ')}, and nothing else.` }),
  })
}

function reportNothing(key: YamlText, names: readonly string[], diagnostics: Diagnostics): void {
  diagnostics.add({
    code: 'ST2061',
    severity: 'error',
    message: `Nothing in these rules is called \`${key.text}\`, so these words are never shown.`,
    span: key.span,
    why: 'Words for players belong to a name or a sentence exactly as the rules write it.',
    ...nearKeyAdvice(key, names),
  })
}

function reportLabel(key: YamlText, labels: readonly string[], diagnostics: Diagnostics): void {
  diagnostics.add({
    code: 'ST2058',
    severity: 'error',
    message: `There is no condition called \`${key.text}\`, so this is never said.`,
    span: key.span,
    why: 'A longer refusal belongs to a condition under `only if`, `rules` or `forbid`, by its label.',
    ...nearKeyAdvice(key, labels),
  })
}

/** Names that players see and that the target itself introduces; those of its base have their own translations. */
function reportMissing({ texts, target, documents }: Translated, diagnostics: Diagnostics): void {
  const language = textIn(texts, 'language')
  if (language === undefined || language.text === OF_RULES) return
  const has = namesIn(mapIn(texts, 'texts'))
  const lineNames = namesIn(mapIn(texts, 'says'))
  const beneath = new Set(documents.filter((document) => document !== target).flatMap(namesShown))
  const names = [...new Set(namesShown(target))].filter(
    (name) => !has.has(comparedName(name)) && !beneath.has(name),
  )
  const refusals = entriesOf(mapIn(target, 'says')).flatMap(({ key, value }) =>
    lineNames.has(comparedName(key.text)) || (value.kind === 'text' && has.has(comparedName(value.text)))
      ? []
      : [key.text],
  )
  const without = (what: string, all: readonly string[]): void => {
    const rest = all.length - MOST_NAMED
    const shown = all.slice(0, MOST_NAMED).map((name) => `\`${name}\``)
    diagnostics.add({
      code: 'ST2062',
      severity: 'note',
      message: `${what} ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
      span: language.span,
      why: 'Untranslated names are shown as the rules write them.',
    })
  }
  if (names.length > 0) without(`There are no words in \`${language.text}\` for`, names)
  if (refusals.length > 0)
    without(`There are no refusals under \`says\` in \`${language.text}\` for`, refusals)
}

function namesIn(node: YamlNode | undefined): ReadonlySet<string> {
  return new Set(entriesOf(node).map(({ key }) => comparedName(key.text)))
}

/** Names in menus, on pieces and places, and in refusals. */
function namesShown(target: RulesetDocument): readonly string[] {
  const keysOf = (node: YamlNode | undefined): readonly string[] =>
    entriesOf(node)
      .filter(({ value }) => value.kind !== 'text' || value.text !== 'removed')
      .map(({ key }) => bareName(key.text))
  const classes = entriesOf(mapIn(target, 'pieces'))
  return [
    ...classes.flatMap(({ value }) => keysOf(valueOf(value, 'kinds'))),
    ...keysOf(mapIn(target, 'places')),
    ...keysOf(mapIn(target, 'actions')),
    ...entriesOf(mapIn(target, 'actions')).flatMap(({ value }) => ownConditions(valueOf(value, 'only if'))),
    ...ownConditions(mapIn(target, 'forbid')),
    ...keysOf(mapIn(target, 'options')),
  ]
}

/** Conditions other than extensions of another document's. */
function ownConditions(node: YamlNode | undefined): readonly string[] {
  return entriesOf(node).flatMap(({ key, value }) =>
    value.kind === 'text' && /^(also|unless|removed)\b/u.test(value.text.trim()) ? [] : [key.text],
  )
}

function entriesOf(node: YamlNode | undefined): readonly YamlEntry[] {
  return node?.kind === 'map' ? node.entries : []
}

function valueOf(node: YamlNode, name: string): YamlNode | undefined {
  return entriesOf(node).find(({ key }) => key.text === name)?.value
}
