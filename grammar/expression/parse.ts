import { TOUCHING_DASH, WITHOUT_SPACE_AFTER_DASH, withoutSpace } from '../yaml/missing-space.ts'
import type { IToken } from 'chevrotain'
import type * as ast from './ast.ts'
import { explainRefusal } from './errors.ts'
import { tooHigh, tooLong, tooMuch } from './guard.ts'
import { inOtherWords } from './everyday-steps.ts'
import { inUsualWords } from './everyday-words.ts'
import { spaced } from './name-joint.ts'
import { treeCache } from './tree-cache.ts'
import { recoverParse, type Outcome } from './recover-parse.ts'
import { NextWords } from './next-words.ts'
import { TooDeep, type Rule } from './parser-base.ts'
import { Parser } from './parser.ts'
import type { Finding } from './report.ts'
import { tokenize, type Mode } from './tokens.ts'
import { otherOrder } from './word-order.ts'

/** The result types of a parse, for each start symbol of the grammar. */
export interface Trees {
  readonly expression: ast.Expression
  readonly nouns: ast.Nouns
  readonly bundle: ast.Bundle
  readonly choice: ast.Choice
  readonly step: ast.Step
  readonly offers: readonly ast.Offer[]
  readonly head: ast.Head
  readonly signature: ast.Signature
  readonly type: ast.TypeText
  readonly tracked: ast.Tracked
  readonly holding: ast.Holding
  readonly copies: ast.Copies
  readonly area: readonly ast.AreaPart[]
  readonly clause: ast.Clause
  readonly change: ast.Change
  readonly ruleRow: ast.RuleRow
  readonly exceptRow: ast.ExceptRow
  readonly offering: ast.Offering
  readonly whenLine: ast.WhenLine
  readonly placed: ast.Placed
  readonly now: ast.Now
  readonly contents: ast.Contents
  readonly move: ast.MoveText
  /** A text that is a number and nothing else. */
  readonly number: number
  /** A text that is only a name, such as what a group contains. */
  readonly name: ast.Name
}

export type Start = keyof Trees

/** The result of parsing a text; positions are offsets into it. */
export interface Reading<T> {
  /** Undefined if the text has mistakes. */
  readonly tree: T | undefined
  /** The same tree; for a text with mistakes, its intelligible part. Missing names are empty. */
  readonly partial: T | undefined
  readonly findings: readonly Finding[]
}

let built: Parser | undefined
let known: NextWords | undefined

/** Built for the first text: building takes longer than parsing hundreds of texts. */
function parser(): Parser {
  built ??= new Parser({ validate: false })
  return built
}

export function nextWords(): NextWords {
  known ??= new NextWords(parser().getGAstProductions())
  return known
}

/** How texts of a start symbol are parsed, and what such a text is called in messages. */
interface Grammar<T> {
  readonly mode: Mode
  readonly what: string
  readonly rule: (parser: Parser) => Rule<T>
}

interface Symbol<T> {
  readonly mode: Mode
  /** The name of its rule in the grammar. */
  readonly rule: () => string
  readonly read: (text: string) => Reading<T>
  readonly isSound: (text: string) => boolean
  /**
   * Cache of parsed texts: on every keystroke in a file most texts are unchanged, and many occur in several documents.
   * Trees know only positions within their text, and are never mutated.
   */
  readonly known: Map<string, Reading<T>>
}

/** Bound of the cache, larger than the texts of several rulesets. When it is reached, the cache is cleared. */
const MOST_KNOWN = 4000

function symbol<T>(what: string, rule: (parser: Parser) => Rule<T>, mode: Mode = 'plain'): Symbol<T> {
  return {
    mode,
    rule: () => parser().nameOfRule(rule(parser())),
    read: (text) => read(text, { what, rule, mode }),
    isSound: (text) => isSound(text, { what, rule, mode }),
    known: new Map(),
  }
}

const STEP = symbol('a step', (p) => p.step, 'step')

const SYMBOLS: { readonly [K in Start]: Symbol<Trees[K]> } = {
  expression: symbol('a value or a condition', (p) => p.expression),
  nouns: symbol('what is looked at', (p) => p.nouns),
  bundle: symbol('a number and a name', (p) => p.bundle),
  choice: symbol('what there is to choose from', (p) => p.choice),
  step: { ...STEP, read: readStep },
  offers: symbol('an action', (p) => p.offers),
  head: symbol('a word such as `if` or `for each`', (p) => p.head, 'head'),
  signature: symbol('a name', (p) => p.signature),
  type: symbol('a type', (p) => p.type),
  tracked: symbol('a type or a value at the start', (p) => p.tracked),
  holding: symbol('what it holds', (p) => p.holding),
  copies: symbol('a number of copies', (p) => p.copies),
  area: symbol('a list of spaces', (p) => p.area),
  clause: symbol('a condition', (p) => p.clause, 'change'),
  change: symbol('a change', (p) => p.change, 'change'),
  ruleRow: symbol('a condition', (p) => p.ruleRow),
  exceptRow: symbol('a name for each column', (p) => p.exceptRow),
  offering: symbol('a change of the actions', (p) => p.offering, 'change'),
  whenLine: symbol('an action', (p) => p.whenLine),
  placed: symbol('a piece and its place', (p) => p.placed),
  now: symbol('a stage', (p) => p.now),
  contents: symbol('pieces', (p) => p.contents),
  move: {
    mode: 'plain',
    rule: () => '',
    read: readMove,
    isSound: (text) => readMove(text).findings.length === 0,
    known: new Map(),
  },
  number: symbol('a number', (p) => p.wholeNumber),
  name: symbol('a name', (p) => p.singleName),
}

/** How words are read in the texts of a start symbol. */
export function modeOf(start: Start): Mode {
  return SYMBOLS[start].mode
}

export function ruleOf(start: Start): string {
  return SYMBOLS[start].rule()
}

/** Number of mistakes in a hypothetical text. Nothing is cached. */
export function mistakesIn(start: Start, text: string): number {
  return SYMBOLS[start].read(text).findings.length
}

/** Parses a text from a start symbol. Cached. */
export function parseText<K extends Start>(start: K, text: string): Reading<Trees[K]> {
  const symbol: Symbol<Trees[K]> = SYMBOLS[start]
  const before = symbol.known.get(text)
  if (before !== undefined) return before
  const reading = readOrKept(start, text)
  if (symbol.known.size >= MOST_KNOWN) symbol.known.clear()
  symbol.known.set(text, reading)
  return reading
}

/** True if a text has no mistakes. Cheaper than parsing one that has; nothing is cached. */
export function parses(start: Start, text: string): boolean {
  return SYMBOLS[start].isSound(text)
}

function isSound<T>(text: string, { mode, rule }: Grammar<T>): boolean {
  if (tooLong(text) !== undefined) return false
  const { list, problem } = tokenize(text, mode)
  return problem === undefined && 'tree' in attempt(list, rule)
}

function readOrKept<K extends Start>(start: K, text: string): Reading<Trees[K]> {
  const cache = treeCache()
  const tree = cache?.of(start, text)
  // Only valid texts are cached, by start symbol.
  if (tree !== undefined) return sound(tree as Trees[K])
  const symbol: Symbol<Trees[K]> = SYMBOLS[start]
  const reading = symbol.read(text)
  if (reading.tree !== undefined && reading.findings.length === 0) cache?.note(start, text, reading.tree)
  return reading
}

function sound<T>(tree: T): Reading<T> {
  return { tree, partial: tree, findings: [] }
}

/** Parses a text from the given position on. */
function read<T>(text: string, { mode, what, rule }: Grammar<T>, from = 0): Reading<T> {
  const long = tooLong(text)
  if (long !== undefined) return refused(explainRefusal(long))
  const { list, problem } = tokenize(text, mode, from)
  const first = problem === undefined ? attempt(list, rule) : undefined
  if (first !== undefined && 'tree' in first) return sound(first.tree)
  const reader = {
    mode,
    what,
    rule: parser().nameOfRule(rule(parser())),
    attempt: (tokens: IToken[]) => attempt(tokens, rule),
  }
  const { partial, findings } = recoverParse(text, reader, nextWords(), from)
  const isSound = (put: string, length = list.length): boolean => {
    const words = tokenize(put, mode, from)
    // Adjacent names would be one name.
    return words.problem === undefined && words.list.length === length && 'tree' in attempt(words.list, rule)
  }
  // The author is still typing and has not reached the rest yet.
  const breaksOff = first !== undefined && 'error' in first && !list.includes(first.error.token)
  const isCured =
    problem !== undefined ||
    breaksOff ||
    findings.some(({ fix }) => fix !== undefined) ||
    findings
      .slice(0, 1)
      .some(({ code, help }) => !BY_ORDER.has(code) || (code === 'ST3021' && help !== undefined))
  const isAnySound = (put: string): boolean => {
    const words = tokenize(put, mode, from)
    return words.problem === undefined && 'tree' in attempt(words.list, rule)
  }
  const usual = breaksOff || text.length > LONGEST_SAID ? undefined : inUsualWords(text, isAnySound)
  const instead = usual ?? (isCured ? undefined : otherOrder(text, list, isSound))
  return { tree: undefined, partial, findings: instead === undefined ? findings : [instead] }
}

/** Mistakes that another word order may explain. */
const BY_ORDER: ReadonlySet<Finding['code']> = new Set([
  'ST3011',
  'ST3014',
  'ST3018',
  'ST3020',
  'ST3021',
  'ST3024',
])

function refused(finding: Finding): Reading<never> {
  return { tree: undefined, partial: undefined, findings: [finding] }
}

function attempt<T>(tokens: IToken[], rule: Grammar<T>['rule']): Outcome<T> {
  const much = tooMuch(tokens)
  if (much !== undefined) return { refusal: explainRefusal(much) }
  const reader = parser()
  reader.input = tokens
  try {
    const tree = rule(reader).call(reader)
    const [error] = reader.errors
    if (error !== undefined) return { error }
    const high = typeof tree === 'object' && tree !== null ? tooHigh(tree, tokens) : undefined
    return high === undefined ? { tree } : { refusal: explainRefusal(high) }
  } catch (thrown) {
    if (!(thrown instanceof TooDeep)) throw thrown
    const { startOffset, endOffset = startOffset } = thrown.token
    return { refusal: explainRefusal({ kind: 'deep', start: startOffset, end: endOffset }) }
  }
}

const TOUCHING_HEAD = /^([^:]*[^\s:]):(?=[^\s:])/u

/** A step that YAML reads as a text only because a space is missing after a dash or a colon. Only that is reported. */
function readStep(text: string): Reading<ast.Step> {
  const reading = STEP.read(text)
  const [dash] = reading.tree === undefined ? (TOUCHING_DASH.exec(text) ?? []) : []
  if (dash !== undefined && STEP.read(text.slice(dash.length)).tree !== undefined) {
    const { length: end } = dash
    return refused({
      ...WITHOUT_SPACE_AFTER_DASH,
      at: { start: end - 1, end },
      fix: { at: { start: end, end }, text: ' ' },
    })
  }
  const head = reading.tree === undefined ? TOUCHING_HEAD.exec(text)?.[1] : undefined
  if (head === undefined || SYMBOLS.head.read(head).tree === undefined)
    return reading.tree === undefined ? inRulebookWords(text, reading) : reading
  const end = head.length + 1
  return refused({
    ...withoutSpace(head),
    at: { start: head.length, end },
    help: `Put a space there: \`${head}: ...\`.`,
    fix: { at: { start: end, end }, text: ' ' },
  })
}

/** A step that begins with some other word. */
function inRulebookWords(text: string, reading: Reading<ast.Step>): Reading<ast.Step> {
  if (text.length > LONGEST_SAID) return reading
  const finding = inOtherWords(text, (step) => STEP.read(step).tree !== undefined)
  return finding === undefined ? reading : refused(finding)
}

const LONGEST_SAID = 200

const PICKS: Grammar<readonly ast.Picked[]> = {
  mode: 'plain',
  what: 'what is chosen',
  rule: (p) => p.picks,
}
const LABELLED = /^\s*(\p{L}[^()]*?)\s*\(/u

/** A move in an example. Without parentheses it may be a label or a notation, which only the actions can decide. */
function readMove(text: string): Reading<ast.MoveText> {
  const trimmed = text.trim()
  const start = text.length - text.trimStart().length
  const place = { start, end: start + trimmed.length }
  if (trimmed === 'done') return sound({ kind: 'done', ...place })
  const label = LABELLED.exec(text)?.[1]
  if (label === undefined) {
    if (trimmed !== '' && text.length <= 200)
      return sound({ kind: 'notation', text: spaced(trimmed), ...place })
    return refused(explainRefusal({ kind: trimmed === '' ? 'empty' : 'long', ...place }))
  }
  const { tree, partial, findings } = read(text, PICKS, text.indexOf('('))
  const moveOf = (picks: readonly ast.Picked[] | undefined): ast.MoveText | undefined =>
    picks && { kind: 'labelled', label: spaced(label).replace(/\s+/gu, ' '), picks, ...place }
  return { tree: moveOf(tree), partial: moveOf(partial), findings }
}
