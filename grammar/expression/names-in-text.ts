import type { KnownNames } from '../yaml/tree.ts'
import { NameToken, word } from './token-types.ts'
import { tokenize, type Mode } from './tokens.ts'

/** The names in a text where known names are, if their words are read as words of the language. */
export function namesWithin(text: string, mode: Mode, known: KnownNames | undefined): readonly string[] {
  const uses = known?.usesIn(text) ?? []
  return tokenize(text, mode).list.flatMap(({ tokenType, image, startOffset, endOffset = startOffset }) =>
    tokenType === NameToken && uses.some(({ start, end }) => startOffset < end && start < endOffset)
      ? [image]
      : [],
  )
}

/** The names that a text gives with `called`. */
export function namesGiven(text: string): readonly string[] {
  const { list } = tokenize(text, 'plain')
  return list.flatMap(({ tokenType, image }, i) =>
    tokenType === NameToken && list[i - 1]?.tokenType === CALLED ? [image] : [],
  )
}

const CALLED = word('called')
