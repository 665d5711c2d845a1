import { scramble } from './chance.ts'

/** 64 bits of all words of a state, as 16 hexadecimal digits. Equal states have equal hashes on every machine. */
export function hashState(S: Int32Array): string {
  let low = 0x6a09e667 ^ S.length
  let high = 0xbb67ae85 | 0
  for (let i = 0; i < S.length; i++) {
    const word = S[i]!
    low = Math.imul((low << 13) | (low >>> 19), 5) + (Math.imul(word, 0xcc9e2d51) ^ i)
    high = scramble(high ^ word) + low
    low |= 0
    high |= 0
  }
  return hex(scramble(high ^ scramble(low))) + hex(scramble(low + high))
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
