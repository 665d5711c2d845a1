import { createToken, Lexer, type TokenType } from 'chevrotain'
import { CHANGE_STARTS, HEAD_STARTS, PHRASES, SIGNS, WORDS } from '../language/words.ts'
import { STEP_WORDS } from './reserved-words.ts'

function type(name: string): TokenType {
  return createToken({ name, pattern: Lexer.NA })
}

function typesOf(words: Iterable<string>): ReadonlyMap<string, TokenType> {
  return new Map([...words].map((word) => [word, type(`\`${word}\``)]))
}

export const NameToken = type('a name')
export const NumberToken = type('a number')
/** The free words after `say` or `wins by`. */
export const WordsToken = type('some words')
/** `dice` in `roll 2 dice called rolled`, where it follows a value and is not a name. */
export const DiceToken = type('dice')

/** `wins` in `player wins 2 points by a gammon`; an ordinary word of a name elsewhere. */
export const WinsToken = type('`wins`')

export const WORD_TYPES = typesOf(Object.keys(WORDS))
const PHRASE_TYPES = typesOf(Object.keys(PHRASES))
export const STEP_TYPES = typesOf(STEP_WORDS)
export const HEAD_TYPES = typesOf(Object.keys(HEAD_STARTS))
export const CHANGE_TYPES = typesOf(Object.keys(CHANGE_STARTS))
export const SIGN_TYPES = typesOf(Object.keys(SIGNS))

/** Braces around a value in the words after `say`. Not signs anywhere else. */
const BRACES = typesOf(['{', '}'])
/** All token types without letters. */
export const SIGN_TOKENS: ReadonlySet<TokenType> = new Set([...SIGN_TYPES.values(), ...BRACES.values()])

function found(types: ReadonlyMap<string, TokenType>, key: string): TokenType {
  const type = types.get(key)
  if (type === undefined) throw new Error(`the grammar names the unknown word ${key}`)
  return type
}

const BY_TEXT: ReadonlyMap<string, TokenType> = new Map([
  ['wins', WinsToken],
  ['win', WinsToken],
  ...SIGN_TYPES,
  ...PHRASE_TYPES,
  ...WORD_TYPES,
])

/** The type of a reserved word, phrase or sign. */
export const word = (text: string): TokenType => found(BY_TEXT, text)
export const brace = (text: string): TokenType => found(BRACES, text)
export const stepWord = (text: string): TokenType => found(STEP_TYPES, text)
export const headWord = (text: string): TokenType => found(HEAD_TYPES, text)
export const changeWord = (text: string): TokenType => found(CHANGE_TYPES, text)

export const VOCABULARY: readonly TokenType[] = [
  NameToken,
  NumberToken,
  WordsToken,
  DiceToken,
  WinsToken,
  ...[WORD_TYPES, PHRASE_TYPES, STEP_TYPES, HEAD_TYPES, CHANGE_TYPES, SIGN_TYPES, BRACES].flatMap((types) => [
    ...types.values(),
  ]),
]
