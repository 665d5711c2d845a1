import type { IRecognitionException, IToken, TokenType } from 'chevrotain'
import { explainSign, explainSyntax } from './errors.ts'
import { rankOf, type NextWords } from './next-words.ts'
import type { Finding } from './report.ts'
import { NameToken, NumberToken } from './token-types.ts'
import { token, tokenize, type LexicalProblem, type Mode } from './tokens.ts'

/** How a text is parsed, and what such a text is called in messages. */
interface Reader<T> {
  readonly mode: Mode
  readonly what: string
  /** The name of its start rule in the grammar. */
  readonly rule: string
  readonly attempt: (tokens: IToken[]) => Outcome<T>
}

/** A tree, the first mistake, or the reason why the text is too large to be parsed at all. */
export type Outcome<T> =
  | { readonly tree: T }
  | { readonly error: IRecognitionException }
  | { readonly refusal: Finding }

interface RecoveredParse<T> {
  /** The intelligible part. Missing names are empty. */
  readonly partial: T | undefined
  readonly findings: readonly Finding[]
}

/** A text with more mistakes than this is not analysed at all. */
const MOST_MENDED = 12
/** Number of correct words required before a mistake for it to count as independent. */
const SOUND_BEFORE = 2

/**
 * Parses a text with mistakes. Where a word does not fit, it inserts or removes one, whichever lets more of the rest be
 * parsed, and tries again. An inserted word has no letters and no length.
 */
export function recoverParse<T>(
  text: string,
  reader: Reader<T>,
  words: NextWords,
  from: number,
): RecoveredParse<T> {
  const findings: Finding[] = []
  const doubtful = new Set<IToken>()
  /** A structural word was removed, so messages about the rest would be consequences of that. */
  let lost = false
  let tokens = allWords()
  for (let times = 0; times < MOST_MENDED; times++) {
    const outcome = reader.attempt(tokens)
    if ('tree' in outcome) return { partial: outcome.tree, findings }
    if ('refusal' in outcome)
      return { partial: undefined, findings: findings.length === 0 ? [outcome.refusal] : findings }
    const { error } = outcome
    const found = tokens.indexOf(error.token)
    const index = found < 0 ? tokens.length : found
    const finding = explainSyntax({ error, text, tokens, what: reader.what, mode: reader.mode })
    if (isNew(index, finding)) say(finding)
    tokens = mend(index, finding)
  }
  return { partial: undefined, findings }

  /** The words of the text. Unknown signs are reported and replaced by the intended ones. */
  function allWords(): IToken[] {
    let { list, problem } = tokenize(text, reader.mode, from)
    while (problem !== undefined) {
      const finding = explainSign(text, problem)
      say(finding)
      const replacement = wordsMeant(problem, finding)
      for (const each of [...list.slice(-1), ...replacement]) doubtful.add(each)
      const behind = list.length + replacement.length
      ;({ list, problem } = tokenize(text, reader.mode, problem.end, [...list, ...replacement]))
      for (const each of list.slice(behind, behind + 1)) doubtful.add(each)
    }
    return list
  }

  /** The same mistake is often made repeatedly; the first message is enough. */
  function say(finding: Finding): void {
    if (!findings.some(({ message }) => message === finding.message)) findings.push(finding)
  }

  /** Messages about inserted words, or words next to them, may be consequences of earlier ones. */
  function isNew(index: number, { at, code }: Finding): boolean {
    if (findings.length === 0) return true
    // If parentheses are balanced, an inserted one closed another too early.
    if (code === 'ST3013' && text.split('(').length >= text.split(')').length) return false
    if (lost || tokens.length === 0) return false
    const near = tokens.slice(Math.max(0, index - SOUND_BEFORE), index + 1)
    if (near.some((each) => doubtful.has(each))) return false
    const known = [
      ...findings.map((finding) => finding.at.start),
      ...[...doubtful].map((each) => each.startOffset),
    ]
    return !known.includes(at.start)
  }

  function mend(index: number, { fix }: Finding): IToken[] {
    const before = tokens.slice(0, index)
    const rest = tokens.slice(index)
    const [wrong, ...behind] = rest
    const points = words.afterAll(words.start(reader.rule), before)
    const types = words.types(points)
    if (wrong === undefined) return put(before, types.slice(0, 1), rest)
    if (fix !== undefined && fix.at.start === wrong.startOffset && fix.at.end === wrong.endOffset) {
      const replacement = wordsAt(fix.text, wrong.startOffset, fix.at.end)
      if (words.fitting(words.afterAll(points, replacement), behind) > 0 || replacement.length > 0)
        return joined(before, replacement, behind)
    }
    // The mistake began before the word at which it showed.
    if (fix !== undefined && fix.at.start < wrong.startOffset && fix.text !== '') {
      const { start, end } = fix.at
      const after = tokens.filter(({ startOffset }) => startOffset >= end)
      const replacement = wordsAt(fix.text, start, end)
      if (after.length < tokens.length - index)
        return joined(
          tokens.filter(({ startOffset }) => startOffset < start),
          replacement,
          after,
        )
    }
    const without = words.fitting(points, behind)
    const [type] = best(types, (each) => words.fitting(words.after(points, each), rest))
    if (type !== undefined && type.fits > 0 && type.fits >= without) return put(before, [type.type], rest)
    lost ||= wrong.tokenType !== NameToken && wrong.tokenType !== NumberToken
    const [other] = best(types, (each) => words.fitting(words.after(points, each), behind))
    if (other !== undefined && other.fits > without) return put(before, [other.type], behind)
    return joined(before, [], behind)
  }

  function put(before: readonly IToken[], types: readonly TokenType[], rest: readonly IToken[]): IToken[] {
    const at = before.at(-1)?.endOffset ?? from
    return joined(
      before,
      types.map((type) => token(type, '', at, at)),
      rest,
    )
  }

  function joined(before: readonly IToken[], inserted: readonly IToken[], rest: readonly IToken[]): IToken[] {
    for (const each of [...before.slice(-1), ...inserted, ...rest.slice(0, 1)]) doubtful.add(each)
    return [...before, ...inserted, ...rest]
  }
}

/** The intended words of an unknown sign. */
function wordsMeant(problem: LexicalProblem, { fix }: Finding): readonly IToken[] {
  const { kind, start, end } = problem
  if (kind === 'joined' || kind === 'fraction' || kind === 'large')
    return [token(NumberToken, '0', start, end)]
  return fix === undefined ? [] : wordsAt(fix.text, start, end)
}

/** Words that represent a range of a text. */
function wordsAt(text: string, start: number, end: number): readonly IToken[] {
  return tokenize(text, 'plain').list.map(({ tokenType, image }) => token(tokenType, image, start, end))
}

/** Word types by how much of the rest they allow to be parsed; among equals, names and numbers first. */
function best(
  types: readonly TokenType[],
  fits: (type: TokenType) => number,
): readonly { readonly type: TokenType; readonly fits: number }[] {
  return types
    .map((type) => ({ type, fits: fits(type) }))
    .sort((a, b) => b.fits - a.fits || rankOf(a.type) - rankOf(b.type))
}
