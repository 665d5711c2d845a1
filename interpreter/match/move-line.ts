import { namesAction } from '../notation/unreadable.ts'
import type { Match } from './match.ts'
import { refused as refusal, type Refused } from './refused.ts'

/** Upper bound on forced answers in a row, reached only if everything is forced. */
export const MOST_LEFT_OUT = 100

/** How a written move is played. */
type Play = (move: string) => Refused | undefined

/**
 * Plays the moves of one text, separated by blanks or commas. Forced answers may be left out. A move may contain
 * blanks: as many words are taken as make a legal move. Returns the reason if one is refused; earlier ones remain
 * played.
 */
export function playLine(
  match: Match,
  text: string,
  afterEach: () => void = () => undefined,
  play: Play = (move) => match.play(move),
): Refused | undefined {
  const words = text.match(WORD) ?? []
  for (let at = 0; at < words.length;) {
    const length = playNext(match, words.slice(at), play)
    if (typeof length !== 'number') return length
    at += length
    afterEach()
  }
  return undefined
}

/** A word with everything in parentheses after it. */
const WORD = /(?:\([^()]*\)|[^\s()])+(?:\s+\([^()]*(?:\([^()]*\)[^()]*)*\),?)*|[()]/gu

/** Plays the move at the beginning of these words. Returns the number of its words. */
function playNext(match: Match, words: readonly string[], play: Play): number | Refused {
  const wrong = playAtStart(match, words, play)
  if (typeof wrong === 'number') return wrong
  for (let left = 0; left < MOST_LEFT_OUT; left++) {
    const [only, second] = match.moves()
    if (only === undefined || second !== undefined || match.play(only) !== undefined) break
    const length = playAtStart(match, words, play)
    if (typeof length === 'number') return length
  }
  return wrong
}

function playAtStart(match: Match, words: readonly string[], play: Play): number | Refused {
  if (match.decision() === undefined) return refusal('ST5001', 'The game is over.')
  const legal = match.moves()
  const longest = Math.max(1, ...legal.map(({ notation, action = '' }) => countWords(notation, action)))
  // Literal readings come first, so no two moves are read as one that is shortened.
  for (const isLiteral of [true, false])
    for (let length = Math.min(longest, words.length); length > 0; length--) {
      const text = joined(words, length)
      if (match.movesMeant(text, isLiteral).length === 1) return play(text) ?? length
    }
  // Up to a comma, the words are one move. Without a comma it is the name of an action, or else the first word.
  const comma = words.findIndex((word) => word.endsWith(','))
  const count = comma < 0 ? wordsOfAction(match, words) : comma + 1
  return play(joined(words, count)) ?? count
}

/** How many of these words are an action with its choices, legal or not. Otherwise one. */
function wordsOfAction({ ir }: Match, words: readonly string[]): number {
  const most = Math.max(1, ...ir.actions.map(({ name }) => countWords(name)))
  for (let count = Math.min(most, words.length); count > 1; count--)
    if (namesAction(ir, joined(words, count))) return count
  return 1
}

function countWords(...texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.split(/\s+/u).length))
}

function joined(words: readonly string[], length: number): string {
  return words.slice(0, length).join(' ').replace(/,$/u, '')
}
