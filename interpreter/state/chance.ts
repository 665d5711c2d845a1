import { H } from '../../grammar/ir/ir.ts'

/**
 * Chance is a function of the seed, the purpose and the number of earlier draws for that purpose. An extra roll in a
 * rule therefore changes no shuffle, and three counters are the only state of chance.
 */
const STREAMS = ['shuffle', 'random', 'roll'] as const
type Stream = (typeof STREAMS)[number]

const COUNTER = { shuffle: H.drawsShuffle, random: H.drawsRandom, roll: H.drawsRoll } as const
export const SALT = { shuffle: 0x3c6ef372, random: 0x78dde6e4, roll: 0x1b873593 } as const

interface Seed {
  readonly low: number
  readonly high: number
}

/** Spreads every bit of a word over all others; invertible, so two words never collide. */
export function scramble(word: number): number {
  let h = word | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** 64 bits of any text. A number counts as its decimal text, so `7` and `'7'` are the same seed. */
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

/** The word of a stream at a counter: 32 bits, unsigned. */
export function wordOfChance(low: number, high: number, stream: Stream, counter: number): number {
  const salt = SALT[stream]
  const inner = scramble((scramble(low ^ salt) + Math.imul(counter, 0x9e3779b1)) | 0)
  return scramble(inner ^ scramble((high + salt) | 0)) >>> 0
}

/** Draws the next word of a stream and counts it. */
export function draw(S: Int32Array, stream: Stream): number {
  const at = COUNTER[stream]
  const counter = S[at] ?? 0
  S[at] = counter + 1
  return wordOfChance(S[H.seedLow] ?? 0, S[H.seedHigh] ?? 0, stream, counter)
}

/** A number from 0 to `bound - 1`, all equally likely. Words in the uneven remainder are drawn again. */
export function below(S: Int32Array, stream: Stream, bound: number): number {
  if (bound <= 1) return 0
  let word = draw(S, stream) | 0
  while (!isEven(word, bound)) word = draw(S, stream) | 0
  return remainder(word, bound)
}

/** Fills the beginning of a list with the numbers that `below` would return, one after the other. */
export function drawAll(S: Int32Array, stream: Stream, bound: number, list: number[], count: number): void {
  list.length = 0
  const [at, salt] = [COUNTER[stream], SALT[stream]]
  const low = scramble((S[H.seedLow] ?? 0) ^ salt)
  const high = scramble(((S[H.seedHigh] ?? 0) + salt) | 0)
  let drawn = S[at] ?? 0
  for (let i = 0; i < count; i++) {
    let word = 0
    if (bound > 1)
      do word = scramble(scramble((low + Math.imul(drawn++, 0x9e3779b1)) | 0) ^ high)
      while (!isEven(word, bound))
    list.push(bound > 1 ? remainder(word, bound) : 0)
  }
  S[at] = drawn
}

/** Shuffles the first things of a list, with the numbers that `below` would return, one after the other. */
export function mix(S: Int32Array, list: Int32Array, count: number): void {
  const salt = SALT.shuffle
  const low = scramble((S[H.seedLow] ?? 0) ^ salt)
  const high = scramble(((S[H.seedHigh] ?? 0) + salt) | 0)
  let drawn = S[H.drawsShuffle] ?? 0
  for (let left = count - 1; left > 0; left--) {
    const bound = left + 1
    let word = 0
    do word = scramble(scramble((low + Math.imul(drawn++, 0x9e3779b1)) | 0) ^ high)
    while (!isEven(word, bound))
    const other = remainder(word, bound)
    const swapped = list[left] ?? 0
    list[left] = list[other] ?? 0
    list[other] = swapped
  }
  S[H.drawsShuffle] = drawn
}

/** For bounds below this, the start of the uneven remainder and the reciprocal are precomputed. */
const SMALL = 4096
export const evenBelow = (bound: number): number => Math.floor(0x100000000 / bound) * bound
const limits = Float64Array.from({ length: SMALL }, (_, bound) => (bound === 0 ? 0 : evenBelow(bound)))
const inverses = Float64Array.from({ length: SMALL }, (_, bound) => (bound === 0 ? 0 : 1 / bound))

/** True unless a word is in the remainder that would make some numbers likelier than others. */
function isEven(word: number, bound: number): boolean {
  // The remainder is at the end, after half of all words.
  return word >= 0 || word >>> 0 < (bound < SMALL ? (limits[bound] ?? 0) : evenBelow(bound))
}

/** An unsigned word modulo a bound of 2 or more: a multiplication is faster than a division. */
export function remainder(word: number, bound: number): number {
  const inverse = bound < SMALL ? (inverses[bound] ?? 0) : 1 / bound
  const left = (word - Math.imul(((word >>> 0) * inverse) | 0, bound)) | 0
  return left < 0 ? left + bound : left >= bound ? left - bound : left
}

/**
 * A stream of random numbers for players, separate from that of any game: numbers from 0 to `bound - 1`, all equally
 * likely.
 */
export function playersChance({ low, high }: Seed): (bound: number) => number {
  let counter = 0
  return (bound) => {
    const firstBiased = 0x100000000 - (0x100000000 % bound)
    for (;;) {
      counter++
      const word = scramble(scramble(counter ^ low) ^ high) >>> 0
      if (word < firstBiased) return word % bound
    }
  }
}
