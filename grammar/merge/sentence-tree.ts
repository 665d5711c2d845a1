import { bareName, comparedHead, comparedName, tidy } from '../document/names.ts'
import type { YamlEntry, YamlNode, YamlText } from '../yaml/tree.ts'
import type { Hook, MergedEntry, MergedNode } from './merged.ts'

/** Sections to whose entries hooks can attach by name. */
export const HOOKED = ['stages', 'actions', 'whenever'] as const

/** Sections with steps, and the part of their entries that is steps: `play` is one body, each stage is one. */
const BODIES: ReadonlyMap<'play' | (typeof HOOKED)[number], 'whole' | 'each' | 'then'> = new Map([
  ['play', 'whole'],
  ['stages', 'each'],
  ['actions', 'then'],
  ['whenever', 'then'],
])

type Node = MergedNode | YamlNode
/** A step, or a head of steps, that a document has written. It is identified by its own words. */
export interface Sentence {
  readonly text: YamlText
  /** The stage, action or `whenever` rule that it belongs to, or `play`. */
  readonly within: string
  /** The head that it is below. */
  readonly under: Sentence | undefined
  /** The hook whose steps it is one of. */
  readonly hook: Hook | undefined
}

/** The target of a hook: a named entry, sentences, one sentence in several places, or nothing. */
export type Target =
  | { readonly kind: 'named' | 'nothing' }
  | { readonly kind: 'sentences'; readonly sentences: readonly Sentence[] }
  | { readonly kind: 'anywhere'; readonly places: readonly string[] }

export interface HookTargets {
  readonly of: ReadonlyMap<Hook, Target>
  readonly sentences: readonly Sentence[]
}

/** All sentences of the sections with steps. */
export function sentencesOfGame(sections: ReadonlyMap<string, MergedNode>): Sentence[] {
  return [...BODIES].flatMap(([section, part]) => sentencesOf(section, part, sections.get(section)))
}

/**
 * The one thing in a game to which a hook attaches, independent of its wording: two hooks on one point have the same.
 * Two sentences may differ only in the parentheses.
 */
export function hookPoint(hook: Hook, targets: HookTargets['of']): string {
  const { target } = hook
  const existing = targets.get(hook)
  const [sentence] = existing?.kind === 'sentences' ? existing.sentences : []
  if (sentence !== undefined) return pointOf(sentence)
  return existing?.kind === 'named' ? comparedName(bareName(target.text)) : comparedHead(target.text)
}

function sentencesOf(
  section: string,
  part: 'whole' | 'each' | 'then',
  node: MergedNode | undefined,
): readonly Sentence[] {
  if (node === undefined) return []
  if (part === 'whole') return sentencesIn(node, { ...ALONE, within: section })
  const found: Sentence[] = []
  for (const { name, value } of entriesOf(node)) {
    const steps =
      part === 'each' ? value : entriesOf(value).find((entry) => tidy(entry.key.text) === part)?.value
    if (steps !== undefined) sentencesIn(steps, { ...ALONE, within: comparedName(name) }, found)
  }
  return found
}

const ALONE = { under: undefined, hook: undefined }

/** The sentences of some steps, appended to those already found. */
export function sentencesIn(
  node: Node,
  where: Omit<Sentence, 'text'>,
  found: Sentence[] = [],
): readonly Sentence[] {
  if (node.kind === 'text') found.push({ ...where, text: node })
  else if (node.kind === 'list') for (const item of node.items) sentencesIn(item, where, found)
  else
    for (const { key, value } of node.entries) {
      const head = tidy(key.text)
      if (head === 'let') continue
      // The other branch of an `if` goes with it.
      const isElse = /^else\b/u.test(head)
      const sentence: Sentence = isElse
        ? (found.findLast(({ under }) => under === where.under) ?? { ...where, text: key })
        : { ...where, text: key }
      if (!isElse) found.push(sentence)
      const below = { ...where, under: sentence }
      if (!/^case\b/u.test(head)) sentencesIn(value, below, found)
      else for (const line of entriesOf(value)) sentencesIn(line.value, below, found)
    }
  return found
}

export function entriesOf(node: MergedNode | undefined): readonly MergedEntry[]
export function entriesOf(node: Node | undefined): readonly (MergedEntry | YamlEntry)[]
export function entriesOf(node: Node | undefined): readonly (MergedEntry | YamlEntry)[] {
  return node?.kind === 'map' ? node.entries : []
}

export function pointOf({ within, text }: Sentence): string {
  return `${within}: ${comparedHead(text.text)}`
}
