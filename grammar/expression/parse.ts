import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type * as ast from './ast.ts'
import { explainRefusal, explainSign, explainSyntax, report } from './errors.ts'
import { tooHigh, tooLong, tooMuch } from './guard.ts'
import { TooDeep } from './parser-base.ts'
import { Parser } from './parser.ts'
import type { Finding } from './report.ts'
import type { TextSource } from './text-source.ts'
import { tokenize, type Mode } from './tokens.ts'

export { textSource, type TextSource } from './text-source.ts'

let built: Parser | undefined

/** Built at the first text: building takes longer than reading hundreds of texts. */
function parser(): Parser {
  built ??= new Parser({ validate: false })
  return built
}

/** One start symbol: how its texts are read, and what it is called to people. */
interface Start<T> {
  readonly mode: Mode
  readonly what: string
  readonly rule: (parser: Parser) => T
  /**
   * Trees of texts that were read before: a text is read for every number of players, and on every keystroke in a file
   * most texts are as they were. Trees know only places within their text, and nobody changes them.
   */
  readonly known: Map<string, T>
}

/** More than the texts of several rulesets; beyond it all are forgotten. */
const MOST_KNOWN = 4000

/** Reads a text from the given place on. One text has at most one complaint. */
function read<T>(source: TextSource, diagnostics: Diagnostics, start: Start<T>, from = 0): T | undefined {
  const { text } = source
  // A start symbol begins at one place in each text.
  const before = start.known.get(text)
  if (before !== undefined) return before
  const fail = (finding: Finding): undefined => report(source, diagnostics, finding)
  const long = tooLong(text)
  if (long !== undefined) return fail(explainRefusal(long))
  const { list, problem } = tokenize(text, start.mode, from)
  if (problem !== undefined) return fail(explainSign(text, problem))
  const much = tooMuch(list)
  if (much !== undefined) return fail(explainRefusal(much))
  const reader = parser()
  reader.input = list
  let tree: T
  try {
    tree = start.rule(reader)
  } catch (thrown) {
    if (!(thrown instanceof TooDeep)) throw thrown
    const { startOffset, endOffset = startOffset } = thrown.token
    return fail(explainRefusal({ kind: 'deep', start: startOffset, end: endOffset }))
  }
  const error = reader.errors[0]
  if (error !== undefined)
    return fail(explainSyntax({ error, text, tokens: list, what: start.what, mode: start.mode }))
  const high = typeof tree === 'object' && tree !== null ? tooHigh(tree, list) : undefined
  if (high !== undefined) return fail(explainRefusal(high))
  if (start.known.size >= MOST_KNOWN) start.known.clear()
  start.known.set(text, tree)
  return tree
}

type Entry<T> = (source: TextSource, diagnostics: Diagnostics) => T | undefined

function entry<T>(what: string, rule: (parser: Parser) => T, mode: Mode = 'plain'): Entry<T> {
  const start: Start<T> = { what, rule, mode, known: new Map() }
  return (source, diagnostics) => read(source, diagnostics, start)
}

export const parseExpression: Entry<ast.Expression> = entry('a value or a condition', (p) => p.expression())
export const parseNouns: Entry<ast.Nouns> = entry('what is looked at', (p) => p.nouns())
export const parseBundle: Entry<ast.Bundle> = entry('a number and a name', (p) => p.bundle())
export const parseChoice: Entry<ast.Choice> = entry('what there is to choose from', (p) => p.choice())
export const parseStep: Entry<ast.Step> = entry('a step', (p) => p.step(), 'step')
export const parseOffers: Entry<readonly ast.Offer[]> = entry('an action', (p) => p.offers())
export const parseHead: Entry<ast.Head> = entry('a word such as `if` or `for each`', (p) => p.head(), 'head')
export const parseSignature: Entry<ast.Signature> = entry('a name', (p) => p.signature())
export const parseType: Entry<ast.TypeText> = entry('a type', (p) => p.type())
export const parseTracked: Entry<ast.Tracked> = entry('a type or a value at the start', (p) => p.tracked())
export const parseHolding: Entry<ast.Holding> = entry('what it holds', (p) => p.holding())
export const parseCopies: Entry<ast.Copies> = entry('a number of copies', (p) => p.copies())
export const parseArea: Entry<readonly ast.AreaPart[]> = entry('a list of spaces', (p) => p.area())
export const parseClause: Entry<ast.Clause> = entry('a condition', (p) => p.clause(), 'change')
export const parseChange: Entry<ast.Change> = entry('a change', (p) => p.change(), 'change')
export const parseRuleRow: Entry<ast.RuleRow> = entry('a condition', (p) => p.ruleRow())
export const parseExceptRow: Entry<ast.ExceptRow> = entry('a name for each column', (p) => p.exceptRow())
export const parseWhenLine: Entry<ast.WhenLine> = entry('an action', (p) => p.whenLine())
export const parsePlaced: Entry<ast.Placed> = entry('a piece and its place', (p) => p.placed())
export const parseNow: Entry<ast.Now> = entry('a stage', (p) => p.now())
export const parseContents: Entry<ast.Contents> = entry('pieces', (p) => p.contents())
/** A text that is a number and nothing else. */
export const parseNumber: Entry<number> = entry('a number', (p) => p.wholeNumber())
/** A text that is a name and nothing else, such as what a group holds. */
export const parseName: Entry<ast.Name> = entry('a name', (p) => p.singleName())

const LABELLED = /^\s*(\p{L}[^()]*?)\s*\(/u
const PICKS: Start<readonly ast.Picked[]> = {
  mode: 'plain',
  what: 'what is chosen',
  rule: (p) => p.picks(),
  known: new Map(),
}

/** A move as examples write it. Without parentheses it may be a label or a notation, which only the actions can tell. */
export const parseMove: Entry<ast.MoveText> = (source, diagnostics) => {
  const { text } = source
  const trimmed = text.trim()
  const start = text.length - text.trimStart().length
  const place = { start, end: start + trimmed.length }
  if (trimmed === 'done') return { kind: 'done', ...place }
  const label = LABELLED.exec(text)?.[1]
  if (label === undefined) {
    if (trimmed !== '' && text.length <= 200) return { kind: 'notation', text: trimmed, ...place }
    return report(source, diagnostics, explainRefusal({ kind: trimmed === '' ? 'empty' : 'long', ...place }))
  }
  const picks = read(source, diagnostics, PICKS, text.indexOf('('))
  if (picks === undefined) return undefined
  return { kind: 'labelled', label: label.replace(/\s+/gu, ' '), picks, ...place }
}
