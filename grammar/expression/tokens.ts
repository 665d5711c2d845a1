import type { IToken, TokenType } from 'chevrotain'
import { STEPS, type Said, type StepPart } from '../language/steps.ts'
import { PHRASES, wordsThat } from '../language/words.ts'
import { JOINT, JOINT_CODE, OWN, named } from './name-joint.ts'
import { ARTICLES, RESERVED_WORDS } from './reserved-words.ts'
import * as types from './token-types.ts'

/** Lexer mode: some words are special at the beginning of a text and ordinary elsewhere. */
export type Mode = 'plain' | 'step' | 'head' | 'change'

/** The first position that the lexer does not understand. It stops there. */
export interface LexicalProblem {
  readonly kind: 'sign' | 'brace' | 'capital' | 'joined' | 'fraction' | 'large'
  readonly start: number
  readonly end: number
}

interface Tokens {
  readonly list: IToken[]
  readonly problem: LexicalProblem | undefined
}

export const LARGEST_NUMBER = 2_147_483_647

const WORD = /\p{L}[\p{L}\p{N}]*(?:['_-][\p{L}\p{N}]+)*/uy
const BLANKS = /\s*/uy
/** Separators of words, within a name or outside. */
const BETWEEN = new RegExp(`[\\s${JOINT}]+`, 'gu')
const LETTER = /[\p{L}\p{N}_]/uy

interface Phrase {
  readonly words: readonly string[]
  readonly type: TokenType
}

const PHRASES_BY_FIRST_WORD = phrasesByFirstWord()

function phrasesByFirstWord(): ReadonlyMap<string, readonly Phrase[]> {
  const all = new Map<string, Phrase[]>()
  for (const text of Object.keys(PHRASES).sort((a, b) => b.length - a.length)) {
    const words = text.split(' ')
    const first = words[0] ?? ''
    const list = all.get(first) ?? []
    list.push({ words, type: types.word(text) })
    all.set(first, list)
  }
  return all
}

const STARTS: Record<Mode, ReadonlyMap<string, TokenType>> = {
  plain: new Map(),
  step: types.STEP_TYPES,
  head: types.HEAD_TYPES,
  change: types.CHANGE_TYPES,
}

const LINES = stepsWith('line')
const FREE_WORDS: ReadonlySet<TokenType> = new Set(wordsThat('freely').map(types.word))
const BEGINNINGS: ReadonlySet<TokenType> = new Set(wordsThat('begins').map(types.word))
const OR_ELSE = types.word('or else')
const OPEN = types.word('(')
const CLOSE = types.word(')')
const ROLLS = stepsWith('dice')

/** The words of steps with a part that is read like this. */
function stepsWith(as: Said['as']): ReadonlySet<TokenType> {
  const isIn = (form: readonly StepPart[]): boolean =>
    form.some((part) =>
      typeof part === 'string'
        ? false
        : 'choice' in part
          ? part.choice.some(isIn)
          : 'as' in part && part.as === as,
    )
  return new Set(
    Object.entries(STEPS).flatMap(([word, { form }]) => (isIn(form) ? [types.stepWord(word)] : [])),
  )
}

/**
 * Reads a text as words, names, numbers and signs, from a position on and after words that were read before. A name
 * is one token, however many words it has.
 */
export function tokenize(text: string, mode: Mode, from = 0, before: readonly IToken[] = []): Tokens {
  const mark = text.indexOf(OWN)
  if (mark < 0) return tokensOf(text, NO_WORDS, mode, from, before)
  return tokensOf(text.slice(0, mark), new Set(text.slice(mark + 1).split(OWN)), mode, from, before)
}

const NO_WORDS: ReadonlySet<string> = new Set()

/** `own`: words of the language that are names in this text. */
function tokensOf(
  text: string,
  own: ReadonlySet<string>,
  mode: Mode,
  from: number,
  before: readonly IToken[],
): Tokens {
  const list: IToken[] = [...before]
  const starts = STARTS[mode]
  let at = skipBlanks(text, from)
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (isDigit(code)) {
      const end = digitsEnd(text, at)
      const problem = numberProblem(text, at, end)
      if (problem !== undefined) return { list, problem }
      list.push(token(types.NumberToken, text.slice(at, end), at, end))
      at = skipBlanks(text, end)
      continue
    }
    const end = wordEnd(text, at)
    if (end === at) {
      const sign = signAt(text, at)
      if (sign === undefined)
        return { list, problem: { kind: 'sign', start: at, end: at + wrongSignLength(text, at) } }
      list.push(token(sign.type, sign.text, at, at + sign.text.length))
      at = skipBlanks(text, at + sign.text.length)
      continue
    }
    if (text.charCodeAt(end) === JOINT_CODE) {
      const stop = joinedEnd(text, end)
      list.push(token(types.NameToken, named(text.slice(at, stop)), at, stop))
      at = skipBlanks(text, stop)
      continue
    }
    const word = text.slice(at, end)
    const phrase = phraseAt(text, end, word)
    if (phrase !== undefined) {
      list.push(token(phrase.type, text.slice(at, phrase.end), at, phrase.end))
      at = skipBlanks(text, phrase.end)
      if (mode === 'step' && FREE_WORDS.has(phrase.type))
        return { list: freeWords(list, text, at), problem: undefined }
      continue
    }
    if (ARTICLES.has(word)) {
      at = skipBlanks(text, end)
      continue
    }
    const reserved = own.has(word) ? undefined : types.WORD_TYPES.get(word)
    if (reserved !== undefined) {
      list.push(token(reserved, word, at, end))
      at = skipBlanks(text, end)
      continue
    }
    const last = list.at(-1)
    const special =
      (last === undefined || (mode === 'step' && last.tokenType === OR_ELSE)) && !own.has(word)
        ? starts.get(word)
        : undefined
    if (special !== undefined) {
      list.push(token(special, word, at, end))
      at = skipBlanks(text, end)
      if (LINES.has(special)) return wordsSaid(list, text, at)
      if (FREE_WORDS.has(special)) return { list: freeWords(list, text, at), problem: undefined }
      continue
    }
    if (mode === 'step' && winsPoints(text, at, end)) {
      list.push(token(types.WinsToken, word, at, end))
      at = skipBlanks(text, end)
      continue
    }
    const name = nameFrom(text, at, end, own)
    if ('kind' in name) return { list, problem: name }
    list.push(
      name.text === 'dice' && rolls(list, last)
        ? token(types.DiceToken, name.text, at, name.end)
        : token(types.NameToken, name.text, at, name.end),
    )
    at = skipBlanks(text, name.end)
  }
  return { list, problem: undefined }
}

/** The longest run of unreserved words, from the word that ends at `end`; articles are left out. */
function nameFrom(
  text: string,
  start: number,
  firstEnd: number,
  own: ReadonlySet<string>,
): { text: string; end: number } | LexicalProblem {
  let words = text.slice(start, firstEnd)
  let end = firstEnd
  if (isCapitalReserved(words)) return { kind: 'capital', start, end }
  for (let at = skipBlanks(text, end); at < text.length;) {
    const wordStop = wordEnd(text, at)
    if (wordStop === at || text.charCodeAt(wordStop) === JOINT_CODE) break
    const word = text.slice(at, wordStop)
    if (RESERVED_WORDS.has(word) && !own.has(word)) break
    const phrase = phraseAt(text, wordStop, word)
    if (phrase !== undefined && !BEGINNINGS.has(phrase.type)) break
    if (winsPoints(text, at, wordStop)) break
    if (isCapitalReserved(word)) return { kind: 'capital', start: at, end: wordStop }
    if (!ARTICLES.has(word)) {
      words += ' ' + word
      end = wordStop
    }
    at = skipBlanks(text, wordStop)
  }
  return { text: words, end }
}

const POINTS = /\s\S.*\spoints?\s+(?:(?:a|an|the)\s+)?by\b/uy

/** True for the `wins` of `player wins 2 points by a gammon`. Anywhere else it may be part of a name. */
export function winsPoints(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end)
  if (word !== 'wins' && word !== 'win') return false
  POINTS.lastIndex = end
  return POINTS.test(text)
}

function isCapitalReserved(word: string): boolean {
  const code = word.charCodeAt(0)
  return code >= 65 && code <= 90 && RESERVED_WORDS.has(word.toLowerCase())
}

/** True if `dice` here counts a roll: after a number or after outermost parentheses. */
function rolls(list: readonly IToken[], last: IToken | undefined): boolean {
  if (last === undefined || (last.tokenType !== types.NumberToken && last.tokenType !== CLOSE)) return false
  let open = 0
  for (const { tokenType } of list) {
    if (tokenType === OPEN) open++
    else if (tokenType === CLOSE) open--
  }
  return open === 0 && list.some(({ tokenType }) => ROLLS.has(tokenType))
}

function freeWords(list: IToken[], text: string, at: number): IToken[] {
  const words = text.slice(at).trimEnd()
  if (words !== '') list.push(token(types.WordsToken, words.replace(BETWEEN, ' '), at, at + words.length))
  return list
}

/** The words after `say`, with values in braces. */
function wordsSaid(before: IToken[], text: string, from: number): Tokens {
  let list = before
  for (let at = from; ;) {
    const sign = at + /^[^{}]*/u.exec(text.slice(at))![0].length
    const words = text.slice(at, sign).replace(BETWEEN, ' ')
    const nameText = sign < text.length ? words : words.trimEnd()
    if (nameText !== '')
      list.push(token(types.WordsToken, nameText, at, at + text.slice(at, sign).trimEnd().length))
    if (sign >= text.length) return { list, problem: undefined }
    const close = text.indexOf('}', sign)
    const opened = token(types.brace(text[sign] ?? ''), text[sign] ?? '', sign, sign + 1)
    if (text[sign] === '}' || close < 0)
      return { list: [...list, opened], problem: { kind: 'brace', start: sign, end: sign + 1 } }
    const inner = tokenize(text.slice(0, close), 'plain', sign + 1, [...list, opened])
    if (inner.problem !== undefined) return inner
    list = [...inner.list, token(types.brace('}'), '}', close, close + 1)]
    at = close + 1
  }
}

/** The phrase whose first word ends at `end`. The longest if several fit. */
export function phraseAt(
  text: string,
  end: number,
  word: string,
): { type: TokenType; end: number } | undefined {
  const phrases = PHRASES_BY_FIRST_WORD.get(word)
  if (phrases === undefined) return undefined
  for (const { words, type } of phrases) {
    let stop: number | undefined = end
    for (let i = 1; i < words.length && stop !== undefined; i++)
      stop = nextWordEnd(text, stop, words[i] ?? '')
    if (stop !== undefined) return { type, end: stop }
  }
  return undefined
}

/** The end of the next word if it is the wanted one. Articles are skipped inside a phrase, too. */
function nextWordEnd(text: string, from: number, wanted: string): number | undefined {
  for (let at = skipBlanks(text, from); ;) {
    const end = wordEnd(text, at)
    const word = text.slice(at, end)
    if (word === wanted) return text.charCodeAt(end) === JOINT_CODE ? undefined : end
    if (!ARTICLES.has(word)) return undefined
    at = skipBlanks(text, end)
  }
}

/** The end of a name whose words are joined, the first of which ends at `end`. */
function joinedEnd(text: string, end: number): number {
  let stop = end
  while (text.charCodeAt(stop) === JOINT_CODE) stop = wordEnd(text, stop + 1)
  return stop
}

function numberProblem(text: string, start: number, end: number): LexicalProblem | undefined {
  LETTER.lastIndex = end
  if (LETTER.test(text)) return { kind: 'joined', start, end: Math.max(end + 1, wordEnd(text, end)) }
  if (text[end] === '.' && isDigit(text.charCodeAt(end + 1)))
    return { kind: 'fraction', start, end: digitsEnd(text, end + 1) }
  if (end - start > 9 && Number(text.slice(start, end)) > LARGEST_NUMBER) return { kind: 'large', start, end }
  return undefined
}

/** Adjacent signs are reported together: `==` is one mistake. */
function wrongSignLength(text: string, at: number): number {
  const found = /^(?:===?|!==?|&&?|\|\|?|<>|<-|->|\*\*|[^\s\p{L}\p{N}()])/u.exec(text.slice(at, at + 3))
  return found === null ? 1 : found[0].length
}

function signAt(text: string, at: number): { text: string; type: TokenType } | undefined {
  const two = text.slice(at, at + 2)
  if (two === '==' || two === '<>') return undefined
  for (const sign of [two, two.slice(0, 1)]) {
    const type = types.SIGN_TYPES.get(sign)
    if (type !== undefined) return { text: sign, type }
  }
  return undefined
}

export function token(tokenType: TokenType, image: string, start: number, end: number): IToken {
  return { image, startOffset: start, endOffset: end, tokenTypeIdx: tokenType.tokenTypeIdx ?? 0, tokenType }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function digitsEnd(text: string, at: number): number {
  let end = at
  while (isDigit(text.charCodeAt(end))) end++
  return end
}

function isAsciiLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
}

/** The end of the word that begins at `at`. `at` itself if there is none. */
export function wordEnd(text: string, at: number): number {
  let code = text.charCodeAt(at)
  if (code < 128 ? !isAsciiLetter(code) : Number.isNaN(code)) return at
  let end = at
  while (isAsciiLetter(code) || isDigit(code)) code = text.charCodeAt(++end)
  // A blank or a sign ends the word; anything that may continue it needs the exact rule.
  if (code === 32 || Number.isNaN(code) || (code < 128 && code !== 39 && code !== 45 && code !== 95))
    return end
  WORD.lastIndex = at
  return WORD.test(text) ? WORD.lastIndex : at
}

export function skipBlanks(text: string, at: number): number {
  let end = at
  while (text.charCodeAt(end) === 32) end++
  const code = text.charCodeAt(end)
  if (code > 32 && code < 128) return end
  BLANKS.lastIndex = end
  return BLANKS.test(text) ? BLANKS.lastIndex : end
}
