import { Diagnostics, type Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { parseText, type Start, type Trees } from '../../grammar/expression/parse.ts'
import { printArea } from '../../grammar/expression/print-area.ts'
import { printBundle, printExpression, printNouns } from '../../grammar/expression/print-expression.ts'
import { reportFinding } from '../../grammar/expression/report.ts'
import type { TextSource } from '../../grammar/expression/text-source.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import * as print from './print-declarations.ts'
import { printHead, printStep } from './print-steps.ts'

/** Every start symbol with the canonical text of its trees. */
const PRINT: { readonly [K in Start]: (tree: Trees[K]) => string } = {
  expression: printExpression,
  nouns: printNouns,
  bundle: printBundle,
  choice: print.printChoice,
  step: printStep,
  offers: (offers) => offers.map(print.printOffer).join(' or '),
  head: printHead,
  signature: print.printSignature,
  type: print.printType,
  tracked: print.printTracked,
  holding: print.printHolding,
  copies: print.printCopies,
  area: printArea,
  clause: print.printClause,
  change: print.printChange,
  ruleRow: print.printRuleRow,
  exceptRow: print.printExceptRow,
  offering: print.printOffering,
  whenLine: print.printWhenLine,
  placed: print.printPlaced,
  now: print.printNow,
  contents: print.printContents,
  move: print.printMove,
  number: String,
  name: (name) => name.text,
}

export type SymbolName = Start

export const STARTS = Object.keys(PRINT) as Start[]

export function textOf(text: string): TextSource {
  const file = sourceFile('rules.yaml', text)
  return { text, spanOf: (start, end) => ({ file, start, end }) }
}

export function read(name: SymbolName, text: string): { tree: unknown; found: readonly Diagnostic[] } {
  const diagnostics = new Diagnostics()
  const { tree, findings } = parseText(name, text)
  for (const finding of findings) reportFinding(textOf(text), diagnostics, finding)
  return { tree, found: diagnostics.list }
}

/** Prints a tree that was parsed with this symbol. */
export function printed(name: SymbolName, tree: unknown): string {
  const print: (tree: never) => string = PRINT[name]
  return print(tree as never)
}

/** A tree without its positions. */
export function bare(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(bare)
  if (typeof tree !== 'object' || tree === null) return tree
  const kept = Object.entries(tree).filter(([key]) => key !== 'start' && key !== 'end')
  return Object.fromEntries(kept.map(([key, value]) => [key, bare(value)]))
}
