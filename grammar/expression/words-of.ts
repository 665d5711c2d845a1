import { modeOf, type Start } from './parse.ts'
import { DiceToken, NameToken, NumberToken, SIGN_TOKENS, WordsToken } from './token-types.ts'
import { asRead } from './parse-known.ts'
import type { KnownNames } from '../yaml/tree.ts'
import { tokenize } from './tokens.ts'
import type { Place } from './ast.ts'

export type WordSort = 'name' | 'number' | 'keyword' | 'sign' | 'words'

interface Word extends Place {
  readonly sort: WordSort
}

/** The words of a text as far as they can be read; unknown signs are left out. */
export function wordsOf(written: string, start: Start, known?: KnownNames): readonly Word[] {
  const text = asRead(start, written, known)
  const mode = modeOf(start)
  let { list, problem } = tokenize(text, mode)
  while (problem !== undefined) ({ list, problem } = tokenize(text, mode, problem.end, list))
  return list.map(({ tokenType, startOffset, endOffset = startOffset }) => ({
    start: startOffset,
    end: endOffset,
    sort:
      tokenType === NameToken || tokenType === DiceToken
        ? 'name'
        : tokenType === NumberToken
          ? 'number'
          : tokenType === WordsToken
            ? 'words'
            : SIGN_TOKENS.has(tokenType)
              ? 'sign'
              : 'keyword',
  }))
}
