import { Diagnostics, type Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import * as parse from '../../grammar/expression/parse.ts'
import * as print from '../../grammar/expression/print.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'

type Parse<T> = (source: parse.TextSource, diagnostics: Diagnostics) => T | undefined

interface Symbol {
  readonly parse: Parse<unknown>
  /** The canonical text of a tree, of which only the parser knows the type. */
  readonly print: (tree: never) => string
}

function symbol<T>(read: Parse<T>, write: (tree: T) => string): Symbol {
  return { parse: read, print: write }
}

/** Every start symbol with its way there and back. */
export const SYMBOLS = {
  expression: symbol(parse.parseExpression, print.printExpression),
  nouns: symbol(parse.parseNouns, print.printNouns),
  bundle: symbol(parse.parseBundle, print.printBundle),
  choice: symbol(parse.parseChoice, print.printChoice),
  step: symbol(parse.parseStep, print.printStep),
  offers: symbol(parse.parseOffers, (offers) => offers.map(print.printOffer).join(' or ')),
  head: symbol(parse.parseHead, print.printHead),
  signature: symbol(parse.parseSignature, print.printSignature),
  type: symbol(parse.parseType, print.printType),
  tracked: symbol(parse.parseTracked, print.printTracked),
  holding: symbol(parse.parseHolding, print.printHolding),
  copies: symbol(parse.parseCopies, print.printCopies),
  area: symbol(parse.parseArea, print.printArea),
  clause: symbol(parse.parseClause, print.printClause),
  change: symbol(parse.parseChange, print.printChange),
  ruleRow: symbol(parse.parseRuleRow, print.printRuleRow),
  exceptRow: symbol(parse.parseExceptRow, print.printExceptRow),
  whenLine: symbol(parse.parseWhenLine, print.printWhenLine),
  placed: symbol(parse.parsePlaced, print.printPlaced),
  now: symbol(parse.parseNow, print.printNow),
  contents: symbol(parse.parseContents, print.printContents),
  move: symbol(parse.parseMove, print.printMove),
  number: symbol(parse.parseNumber, String),
  name: symbol(parse.parseName, (name) => name.text),
} satisfies Record<string, Symbol>

export type SymbolName = keyof typeof SYMBOLS

export function textOf(text: string): parse.TextSource {
  const file = sourceFile('rules.yaml', text)
  return { text, spanOf: (start, end) => ({ file, start, end }) }
}

export function read(name: SymbolName, text: string): { tree: unknown; found: readonly Diagnostic[] } {
  const diagnostics = new Diagnostics()
  const tree = SYMBOLS[name].parse(textOf(text), diagnostics)
  return { tree, found: diagnostics.list }
}

/** What was printed for a tree that this symbol gave. */
export function printed(name: SymbolName, tree: unknown): string {
  return SYMBOLS[name].print(tree as never)
}

/** A tree without its positions. */
export function bare(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(bare)
  if (typeof tree !== 'object' || tree === null) return tree
  const kept = Object.entries(tree).filter(([key]) => key !== 'start' && key !== 'end')
  return Object.fromEntries(kept.map(([key, value]) => [key, bare(value)]))
}
