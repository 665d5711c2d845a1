import type { IToken } from 'chevrotain'
import {
  MAX_EXPRESSION_DEPTH,
  MAX_EXPRESSION_LENGTH,
  MAX_EXPRESSION_NODES,
  MAX_EXPRESSION_TOKENS,
} from '../source/limits.ts'
import { wordsThat } from '../language/words.ts'
import type { Place } from './ast.ts'
import { word } from './token-types.ts'

export interface Refusal extends Place {
  readonly kind: 'long' | 'many words' | 'deep'
}

/** Tokens that precede what they belong to, so that a run of them nests. */
const PREFIXES = new Set(wordsThat('nests').map(word))

export function tooLong(text: string): Refusal | undefined {
  if (text.length <= MAX_EXPRESSION_LENGTH) return undefined
  return { kind: 'long', start: MAX_EXPRESSION_LENGTH, end: text.length }
}

/** Refuses texts that the recursive parser must not get: too many words, or too deep nesting. */
export function tooMuch(tokens: readonly IToken[]): Refusal | undefined {
  const last = tokens[MAX_EXPRESSION_TOKENS]
  if (last !== undefined) return at('many words', last)
  let open = 0
  let prefixes = 0
  for (const token of tokens) {
    const type = token.tokenType
    prefixes = PREFIXES.has(type) ? prefixes + 1 : 0
    if (type === word('(')) open++
    else if (type === word(')')) open--
    if (open > MAX_EXPRESSION_DEPTH || prefixes > MAX_EXPRESSION_DEPTH) return at('deep', token)
  }
  return undefined
}

/**
 * Refuses a tree that is too high or too large for later walkers. Long sums lean to the left, so a text that the parser
 * reads in a loop can still yield a high tree. A tree never has more levels than its text has words.
 */
export function tooHigh(tree: object, tokens: readonly IToken[]): Refusal | undefined {
  const last = tokens.at(-1)
  if (tokens.length <= MAX_EXPRESSION_DEPTH || last === undefined) return undefined
  const open: { readonly node: object; readonly depth: number }[] = [{ node: tree, depth: 0 }]
  let count = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const depth = 'kind' in next.node ? next.depth + 1 : next.depth
    if (depth > MAX_EXPRESSION_DEPTH || ++count > MAX_EXPRESSION_NODES) return at('deep', last)
    for (const child of Object.values(next.node)) {
      if (typeof child === 'object' && child !== null) open.push({ node: child, depth })
    }
  }
  return undefined
}

function at(kind: Refusal['kind'], token: IToken): Refusal {
  return { kind, start: token.startOffset, end: token.endOffset ?? token.startOffset }
}
