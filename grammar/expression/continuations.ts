import type { IToken, TokenType } from 'chevrotain'
import { nextWords, modeOf, ruleOf, type Start } from './parse.ts'
import { NameToken, NumberToken, SIGN_TOKENS, WordsToken } from './token-types.ts'
import { tokenize } from './tokens.ts'

/** A word of the language that fits at a place, and what must follow to complete the text. */
interface FittingWord {
  readonly word: string
  /** The shortest completion, with marks where an author must still choose. */
  readonly more: readonly { readonly text: string; readonly isOpen: boolean }[]
}

interface Fitting {
  /** A name fits. */
  readonly name: boolean
  readonly words: readonly FittingWord[]
}

/** Longer completions are not offered. */
const MOST_MORE = 8

/** The words that fit after one part of a text and before another. */
export function fittingAt(start: Start, before: string, after: string): Fitting {
  let read = tokenize(before, modeOf(start))
  // The brace around the current text may still be open.
  if (read.problem?.kind === 'brace') read = tokenize(before, 'plain', read.problem.end, read.list)
  if (read.problem !== undefined) return { name: false, words: [] }
  const words = nextWords()
  const rest = tokenize(after, 'plain').list
  const points = words.afterAll(words.start(ruleOf(start)), read.list)
  const types = words.types(points)
  const fitting = types.flatMap((type): readonly FittingWord[] => {
    const word = writtenOf(type)
    if (word === undefined || SIGN_TOKENS.has(type)) return []
    const more = missing(words.after(points, type), rest)
    return more === undefined ? [] : [{ word, more }]
  })
  return { name: types.includes(NameToken), words: fitting }
}

function missing(
  from: Parameters<ReturnType<typeof nextWords>['after']>[0],
  rest: readonly IToken[],
): FittingWord['more'] | undefined {
  const words = nextWords()
  const more: { text: string; isOpen: boolean }[] = []
  for (let points = from; more.length <= MOST_MORE;) {
    if (words.fitting(points, rest) > rest.length) return more
    const [type] = words.types(points)
    if (type === undefined) return undefined
    const text = writtenOf(type)
    more.push(text === undefined ? { text: placeholderOf(type), isOpen: true } : { text, isOpen: false })
    points = words.after(points, type)
  }
  return undefined
}

/** The spelling of a word or sign of the language; undefined for names, numbers and free words. */
function writtenOf({ name }: TokenType): string | undefined {
  return /^`(.*)`$/u.exec(name)?.[1]
}

function placeholderOf(type: TokenType): string {
  if (type === NumberToken) return '1'
  return type === WordsToken ? 'reason' : 'something'
}
