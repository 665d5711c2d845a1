import type { IRecognitionException, IToken, TokenType } from 'chevrotain'
import type { Place } from './ast.ts'
import { DiceToken, NameToken, NumberToken, word, WordsToken } from './token-types.ts'
import type { Mode } from './tokens.ts'

export interface Failure {
  readonly error: IRecognitionException
  readonly text: string
  readonly tokens: readonly IToken[]
  /** The expected text, in words. */
  readonly what: string
  readonly mode: Mode
}

/** The position of the failure among the words of the text. */
export interface Here {
  readonly failure: Failure
  readonly index: number
  readonly before: IToken | undefined
  /** Absent at the end of the text. */
  readonly token: IToken | undefined
  readonly after: IToken | undefined
  /** The only word or kind of word that would fit, if there is just one. */
  readonly wanted: string
  readonly rule: string
  readonly rules: readonly string[]
  /** The marked position. */
  readonly at: Place
}

export function locate(failure: Failure): Here {
  const { tokens, error } = failure
  const found = tokens.indexOf(error.token)
  const index = found < 0 ? tokens.length : found
  const token = tokens[index]
  const before = tokens[index - 1]
  const rules = error.context.ruleStack.map((name) => name.replace(/~.*$/u, ''))
  const end = before === undefined ? 0 : tokenPlace(before).end
  return {
    failure,
    index,
    before,
    token,
    after: tokens[index + 1],
    wanted: error.name === 'MismatchedTokenException' ? error.message : '',
    rule: rules.at(-1) ?? '',
    rules,
    at: token === undefined ? { start: end, end } : tokenPlace(token),
  }
}

export function setOf(words: string, ...more: TokenType[]): ReadonlySet<TokenType> {
  return new Set([...words.split(' ; ').map(word), ...more])
}

export const VALUE_ENDS = setOf(
  ') ; true ; false ; none ; nothing ; original ; rounded up ; rounded down',
  NameToken,
  NumberToken,
  DiceToken,
)
export const VALUE_STARTS = setOf(
  '( ; true ; false ; none ; nothing ; original ; your ; enemy ; all ; first ; random ; any ; no ; every ; number of ; ' +
    'sum of ; highest of ; lowest of ; top of ; all but ; not ; openly ; afterwards',
  NameToken,
  NumberToken,
)

export function tokenPlace(token: IToken): Place {
  return { start: token.startOffset, end: token.endOffset ?? token.startOffset }
}

/** A word as written. */
export function tokenText(token: IToken): string {
  return '`' + token.image.replace(/\s+/gu, ' ') + '`'
}

export function isIn(set: ReadonlySet<TokenType>, token: IToken | undefined): boolean {
  return token !== undefined && set.has(token.tokenType)
}

export function isNameLike(token: IToken): boolean {
  return token.tokenType === NameToken || token.tokenType === NumberToken || token.tokenType === WordsToken
}
