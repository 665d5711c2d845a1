import { bookOf } from '../../grammar/book/book.ts'
import { bookText } from '../../grammar/book/book-text.ts'
import { loadDocument, type RulesetDocument } from '../../grammar/document/load-document.ts'
import { Diagnostics } from '../../grammar/diagnostics/diagnostic.ts'
import { asRead } from '../../grammar/expression/parse-known.ts'
import type { Start } from '../../grammar/expression/parse.ts'
import { tokenize } from '../../grammar/expression/tokens.ts'
import { loadRuleset, type RulesetRequest } from '../../grammar/load.ts'
import type { Span } from '../../grammar/source/span.ts'
import type { YamlNode, YamlText } from '../../grammar/yaml/tree.ts'
import { swapOf } from './swaps.ts'

/** A small change of the rules in a file, like a typo an author might make. */
export interface Mutant {
  readonly kind: 'number' | 'word' | 'condition' | 'step' | 'cell'
  /** The replaced text. */
  readonly span: Span
  readonly before: string
  readonly after: string
}

/** Sections that define the game. All others are texts about it or examples of it. */
const RULE_SECTIONS: ReadonlySet<string> = new Set([
  'players',
  'numbers',
  'tokens',
  'pieces',
  'places',
  'areas',
  'box',
  'track',
  'patterns',
  'rules',
  'terms',
  'tallies',
  'tables',
  'play',
  'stages',
  'actions',
  'history',
  'forbid',
  'whenever',
  'end',
  'before',
  'after',
  'instead of',
])

/** Keys of texts for people, or of positions in drawings. They do not change the game. */
const WORDS_FOR_PEOPLE: ReadonlySet<string> = new Set(['title', 'plural', 'letter', 'write', 'spots'])

/** Keys under which each text is a separate condition. */
const CONDITIONS: ReadonlySet<string> = new Set(['only if', 'rules', 'forbid', 'when'])

/** The mutants of a file, in the order of its text. Empty if the file cannot be read. */
export function mutantsOf(request: RulesetRequest): readonly Mutant[] {
  const { file } = request
  // In the game, its texts know the names that they may mention.
  const document =
    loadRuleset(request).ruleset?.game.read.get(file.name) ?? loadDocument(file, new Diagnostics())
  if (document === undefined) return []
  const mutants: Mutant[] = []
  const steps = stepsIn(document)
  for (const { key, value } of document.root.entries) {
    const section = key.text.split('.')[0] ?? ''
    if (RULE_SECTIONS.has(section)) collect(value, key.text.split('.'), steps, mutants)
  }
  return mutants
}

/** Texts that are one step each: in lists, under heads, and as values of hooks. */
function stepsIn(document: RulesetDocument): ReadonlySet<YamlNode> {
  const texts = bookOf(document).filter(
    ({ node, role, reads }) =>
      role === 'value' && reads.includes('step') && bookText(node).reading('step').tree !== undefined,
  )
  return new Set(texts.map(({ node }) => node))
}

function collect(
  node: YamlNode,
  path: readonly string[],
  steps: ReadonlySet<YamlNode>,
  mutants: Mutant[],
): void {
  if (node.kind === 'map') {
    for (const { key, value } of node.entries) {
      if (WORDS_FOR_PEOPLE.has(key.text)) continue
      if (isHead(key)) words(key, mutants)
      collect(value, [...path, key.text], steps, mutants)
    }
    return
  }
  if (node.kind === 'list') {
    for (const item of node.items) collect(item, path, steps, mutants)
    return
  }
  if (path.some((key) => CONDITIONS.has(key)) && isCondition(node))
    // Without its condition it would happen at once, which everybody notices.
    add(mutants, 'condition', node.span, path.at(-1) === 'when' ? 'false' : 'true')
  else if (steps.has(node)) add(mutants, 'step', node.span, 'nothing')
  else if (path[0] === 'tables') rows(node, path, mutants)
  words(node, mutants)
  if (path.includes('choose')) different(node, mutants)
}

/** Mutates `3 different gems` to `3 gems`. */
function different(node: YamlText, mutants: Mutant[]): void {
  const { tree } = bookText(node).reading('choice')
  if (tree?.kind !== 'thing choice' || !tree.different) return
  const { start } = tree.nouns.name
  add(mutants, 'word', bookText(node).spanOf(node.text.lastIndexOf('different', start), start), '')
}

/** True for keys that head steps, which are parsed as rules. All others are names and labels. */
function isHead(key: YamlText): boolean {
  return bookText(key).reading('head').tree !== undefined
}

/** Mutates each cell of an overriding row to match anything, and a `while` row to never decide. */
function rows(node: YamlText, path: readonly string[], mutants: Mutant[]): void {
  if (path.at(-2) === 'while') {
    const condition = bookText(node).reading('ruleRow').tree?.condition
    if (condition !== undefined)
      add(mutants, 'condition', bookText(node).spanOf(condition.start, condition.end), 'false')
    return
  }
  const row = bookText(node).reading('exceptRow').tree
  for (const { any, start, end } of row?.cells ?? [])
    if (!any) add(mutants, 'cell', bookText(node).spanOf(start, end), 'any')
}

function isCondition(node: YamlText): boolean {
  return bookText(node).reading('clause').tree !== undefined && node.text !== 'true'
}

/** Numbers, signs and words of one text, each changed separately. */
function words(node: YamlText, mutants: Mutant[]): void {
  if (node.style === 'literal' || node.style === 'folded') return
  const { list } = tokenize(asWords(node), 'step')
  for (const { image, startOffset, endOffset } of list) {
    const at = bookText(node).spanOf(startOffset, endOffset ?? startOffset + image.length)
    if (/^\d+$/u.test(image)) add(mutants, 'number', at, String(Number(image) + 1))
    const swapped = swapOf(image)
    if (swapped !== undefined) add(mutants, 'word', at, swapped)
  }
}

/** The text with the names joined that it is read with. */
function asWords({ text, known }: YamlText): string {
  if (known === undefined) return text
  const read = STARTS.map((start) => asRead(start, text, known))
  return read.find((each) => each !== text) ?? text
}

const STARTS: readonly Start[] = ['step', 'expression', 'head', 'choice', 'clause']

function add(mutants: Mutant[], kind: Mutant['kind'], span: Span, after: string): void {
  const before = span.file.text.slice(span.start, span.end)
  if (before !== after) mutants.push({ kind, span, before, after })
}

/** The text of the file with the mutant in it. */
export function withMutant({ span, after }: Mutant): string {
  const { text } = span.file
  return text.slice(0, span.start) + after + text.slice(span.end)
}
