import { scramble } from './chance.ts'

/**
 * Positions that have occurred, as two words each: a ring of the latest, after the number of all that were recorded.
 * The components of a position are mixed word by word; sets contribute the sum of their mixed members, so that order
 * does not matter. Only these 62 bits are compared: among a million positions in one game, two would be confused once
 * in ten million games.
 */
export interface PositionWords {
  low: number
  high: number
}

export function beginPosition(words: PositionWords): void {
  words.low = 0x51ed270b
  words.high = 0x2545f491
}

export function mixIn(words: PositionWords, part: number): void {
  words.low = scramble(words.low ^ part)
  words.high = scramble((words.high + Math.imul(part, 0x9e3779b1)) | 0)
}

/** A sum of mixed members plus one more; `salt` makes sums differ for the same members. */
export function mixedWith(sum: number, member: number, salt: number): number {
  return (sum + scramble(member ^ salt)) & 0x7fffffff
}

export const SALTS = { mix: 0x2f0b4c47, 'mix again': 0x6a09e667 } as const

/** Number of occurrences of this position, including this time. */
export function timesStood(S: Int32Array, at: number, keep: number, words: PositionWords): number {
  const count = Math.min(S[at]!, keep)
  let times = 1
  for (let i = at + 1, end = i + 2 * count; i < end; i += 2)
    if (S[i] === words.low && S[i + 1] === words.high) times++
  return times
}

/** Adds the position to the ring, and returns its number of occurrences. */
export function takePosition(S: Int32Array, at: number, keep: number, words: PositionWords): number {
  const times = timesStood(S, at, keep, words)
  const taken = S[at]!
  const slot = at + 1 + 2 * (taken % keep)
  S[slot] = words.low
  S[slot + 1] = words.high
  S[at] = taken + 1
  return times
}
