import { H } from '../../grammar/ir/ir.ts'

/**
 * Chance is a function of the seed, the purpose and how often that purpose has drawn: a rule that rolls once more
 * changes no shuffle, and a state needs no other memory of chance than three counters.
 */
export const STREAMS = ['shuffle', 'random', 'roll'] as const
export type Stream = (typeof STREAMS)[number]

const COUNTER = { shuffle: H.drawsShuffle, random: H.drawsRandom, roll: H.drawsRoll } as const
const SALT = { shuffle: 0x3c6ef372, random: 0x78dde6e4, roll: 0x1b873593 } as const

export interface Seed {
  readonly low: number
  readonly high: number
}

/** Spreads every bit of a word over all others; invertible, so no two words become one. */
export function scramble(word: number): number {
  let h = word | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** 64 bits of any text; a number is the text that it is written as, so `7` and `'7'` are one seed. */
export function seedFrom(source: string | number): Seed {
  const text = String(source)
  let low = 0x243f6a88
  let high = 0x13198a2e
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    low = scramble(low ^ unit)
    high = scramble(high + Math.imul(unit + 1, 0x9e3779b1))
  }
  return { low: scramble(low ^ text.length), high: scramble(high ^ low) }
}

/** The word that a stream gives at a counter: 32 bits, unsigned. */
export function wordOfChance(low: number, high: number, stream: Stream, counter: number): number {
  const salt = SALT[stream]
  const inner = scramble((scramble(low ^ salt) + Math.imul(counter, 0x9e3779b1)) | 0)
  return scramble(inner ^ scramble((high + salt) | 0)) >>> 0
}

/** The next word of a stream; counts it. */
export function draw(S: Int32Array, stream: Stream): number {
  const at = COUNTER[stream]
  const counter = S[at] ?? 0
  S[at] = counter + 1
  return wordOfChance(S[H.seedLow] ?? 0, S[H.seedHigh] ?? 0, stream, counter)
}

/** A number from 0 to `bound - 1`, each as likely as any other: words of the uneven rest are drawn again. */
export function below(S: Int32Array, stream: Stream, bound: number): number {
  if (bound <= 1) return 0
  const even = 0x100000000 - (0x100000000 % bound)
  let word = draw(S, stream)
  while (word >= even) word = draw(S, stream)
  return word % bound
}

/**
 * A stream of chance for those who play, apart from that of any game: gives numbers from 0 to `bound - 1`, each as likely
 * as any other.
 */
export function playersChance({ low, high }: Seed): (bound: number) => number {
  let counter = 0
  return (bound) => {
    const even = 0x100000000 - (0x100000000 % bound)
    for (;;) {
      counter++
      const word = scramble(scramble(counter ^ low) ^ high) >>> 0
      if (word < even) return word % bound
    }
  }
}
