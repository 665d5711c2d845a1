import { parseText, parses, type Start } from '../expression/parse.ts'
import { isReadTwoWays } from '../expression/parse-known.ts'
import { knownNames } from '../expression/known-names.ts'
import { beginsStep, isStepAlone, mustBeKnown, YIELDING } from '../expression/reserved-words.ts'
import { memoized, memoizedBy } from '../source/memoized.ts'
import type { KnownNames, YamlEntry, YamlNode, YamlText } from '../yaml/tree.ts'
import { eachText, type TextSeen } from './each-text.ts'
import type { RulesetDocument } from './load-document.ts'
import { bareName, comparedName, hasHead, tidy } from './names.ts'
import type { Declared } from './schema/shape.ts'
import { spellings } from './spelling.ts'

/*
 * The lexer reads a name as one word where it contains no words of the language. Others, such as `cards in hand`, it
 * has to know: those that a document declares, and those of the documents on which it builds.
 */

/** Names that are also written in the plural. */
const INFLECTED: ReadonlySet<Declared> = new Set(['class', 'kind', 'family', 'enumeration'])

/** Names that rules never mention, only players. */
const LABELS: ReadonlySet<Declared> = new Set(['setup', 'condition', 'whenever', 'end'])

interface Declaring {
  readonly names: readonly string[]
  /** Texts that give a name with `called`, with their start symbols. */
  readonly calling: readonly { readonly text: string; readonly starts: readonly Start[] }[]
}

const declaredIn = memoized((document: RulesetDocument): Declaring => {
  const names: string[] = []
  const calling: Declaring['calling'][number][] = []
  eachText(document, ({ text: { text }, starts, declares, value }) => {
    if (declares !== undefined && !LABELS.has(declares) && !isLabel(declares, text, value))
      declare(declares, text, value)
    if (value !== undefined && text === 'during')
      for (const phase of textsOf(value)) declare('action', phase.text)
    if (starts.length > 0 && text.includes('called ')) calling.push({ text, starts })
  })
  return { names, calling }

  function declare(sort: Declared, written: string, value?: YamlNode): void {
    const isStage = sort === 'stage'
    if (!written.includes(' ') && YIELDING.size === 0 && !isStage) return
    const name = comparedName(bareName(written))
    const isStep = isStage && (beginsStep(name) || (isStepAlone(name) && !hasHead(written)))
    if (!mustBeKnown(name) && !isStep) return
    if (INFLECTED.has(sort)) names.push(...spellings(name, value && pluralIn(value)))
    else names.push(name)
  }
})

/** Texts that give a name with `called`. */
export function textsGiving(document: RulesetDocument): readonly string[] {
  return declaredIn(document).calling.map(({ text }) => text)
}

/** True for an action that is offered only through a phase or as a reply. */
function isLabel(sort: Declared, written: string, value: YamlNode | undefined): boolean {
  return (
    sort === 'action' &&
    value?.kind === 'map' &&
    !hasHead(written) &&
    value.entries.some(({ key }) => key.text === 'during' || key.text === 'in reply to')
  )
}

function textsOf(node: YamlNode): readonly YamlText[] {
  if (node.kind === 'map') return []
  return node.kind === 'text' ? [node] : node.items.filter((item) => item.kind === 'text')
}

function pluralIn(value: YamlNode): string | undefined {
  const given =
    value.kind === 'map' ? value.entries.find(({ key }) => tidy(key.text) === 'plural') : undefined
  return given?.value.kind === 'text' ? comparedName(given.value.text) : undefined
}

/** The longest name that is looked for after `called`, in words. */
const MOST_CALLED = 6
const PARAMETER = /\bcalled\s+([^,()]+)(?=[,)])/gu
const CALLED = /\bcalled\s+/gu

/** Names with words of the language that a text gives with `called`. In a head they end at a comma or parenthesis. */
function calledIn(text: string, starts: readonly Start[], known: KnownNames | undefined): readonly string[] {
  const read = known?.joined(text) ?? text
  if (starts.some((start) => parseText(start, read).findings.length === 0)) return []
  if (starts.includes('signature'))
    return [...text.matchAll(PARAMETER)].map(([, name = '']) => comparedName(name)).filter(mustBeKnown)
  for (const { 0: called, index } of text.matchAll(CALLED)) {
    const [run = ''] = /^[^,().]*/u.exec(text.slice(index + called.length)) ?? []
    const words = tidy(run).split(' ', MOST_CALLED)
    for (let count = 1; count <= words.length; count++) {
      const name = comparedName(words.slice(0, count).join(' '))
      if (!mustBeKnown(name)) continue
      const tried = knownNames([name])?.joined(read) ?? read
      if (starts.some((start) => parses(start, tried))) return [name]
    }
  }
  return []
}

/** Texts that can be read with known names, and as if their words were words of the language. Examples are left out. */
export const readTwoWays = memoized((document: RulesetDocument): readonly YamlText[] => {
  const found: YamlText[] = []
  const see = ({ text, starts }: TextSeen): void => {
    const { known } = text
    if (known !== undefined && starts.some((start) => isReadTwoWays(start, text.text, known)))
      found.push(text)
  }
  eachText(document, see, EXAMPLES)
  return found
})

const EXAMPLES: ReadonlySet<string> = new Set(['examples', 'in other examples'])

/** A text in its document, as a key. */
export function placeKey({ span }: YamlText): string {
  return `${span.file.name} ${span.start}`
}

/**
 * Documents in which every text knows the names that it may mention: those of its own document and of earlier ones. Texts
 * at some places know none.
 */
export function knowing(
  documents: readonly RulesetDocument[],
  ignorant: ReadonlySet<string> = NOWHERE,
): { readonly documents: readonly RulesetDocument[]; readonly known: KnownNames | undefined } {
  let names: readonly string[] = []
  const documentNames = documents.map((document) => {
    const { names: declared, calling } = declaredIn(document)
    if (declared.length > 0) names = [...names, ...declared]
    const known = knownNames(names)
    const called = calling.flatMap(({ text, starts }) => calledIn(text, starts, known))
    if (called.length > 0) names = [...names, ...called]
    const own = withKnown(document, called.length > 0 ? knownNames(names) : known)
    if (ignorant.size === 0) return own
    const without = readTwoWays(own)
      .map(placeKey)
      .filter((place) => ignorant.has(place))
    return without.length === 0 ? own : unlearned(own, without.join('\n'))
  })
  return { documents: documentNames, known: knownNames(names) }
}

const NOWHERE: ReadonlySet<string> = new Set()

/** The same document; its texts that mention one of the names know them. */
export function withKnown(document: RulesetDocument, known: KnownNames | undefined): RulesetDocument {
  return known === undefined ? document : learned(document, known)
}

const learned = memoizedBy((document: RulesetDocument, known: KnownNames) =>
  rewritten(document, (text) => (known.joined(text.text) === text.text ? text : { ...text, known })),
)

/** The same document; the texts at some places know nothing. */
const unlearned = memoizedBy((document: RulesetDocument, places: string) => {
  const all = new Set(places.split('\n'))
  return rewritten(document, (text) => {
    if (text.known === undefined || !all.has(placeKey(text))) return text
    const { known: _, ...rest } = text
    return rest
  })
})

/** The document with other texts. Parts without any keep their identity. */
function rewritten(document: RulesetDocument, change: (text: YamlText) => YamlText): RulesetDocument {
  const broken = new Set<YamlNode>()
  const dotted = new Map<YamlText, YamlText>()
  const texts = new Map<YamlText, YamlText>()
  const root = again(document.root)
  for (const [part, whole] of document.dotted) dotted.set(textAgain(part), textAgain(whole))
  return { ...document, root: root.kind === 'map' ? root : document.root, broken, dotted }

  function again(node: YamlNode): YamlNode {
    const replaced =
      node.kind === 'text' ? textAgain(node) : node.kind === 'list' ? listAgain(node) : mapAgain(node)
    if (document.broken.has(node)) broken.add(replaced)
    return replaced
  }

  function listAgain(node: YamlNode & { kind: 'list' }): YamlNode {
    const items = node.items.map(again)
    return items.every((item, i) => item === node.items[i]) ? node : { ...node, items }
  }

  function mapAgain(node: YamlNode & { kind: 'map' }): YamlNode {
    const entries = node.entries.map((entry): YamlEntry => {
      const [key, value] = [textAgain(entry.key), again(entry.value)]
      if (key === entry.key && value === entry.value) return entry
      return {
        ...entry,
        key,
        value,
        ...(entry.again === undefined ? {} : { again: entry.again.map(textAgain) }),
      }
    })
    return entries.every((entry, i) => entry === node.entries[i]) ? node : { ...node, entries }
  }

  function textAgain(text: YamlText): YamlText {
    const before = texts.get(text)
    if (before !== undefined) return before
    const changed = change(text)
    texts.set(text, changed)
    return changed
  }
}
