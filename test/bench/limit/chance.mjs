const MOST = 512
// The last word that may be used, for each number of possibilities: words beyond it are drawn again, so all numbers are equally likely.
const LAST = new Uint32Array(MOST + 1)
const INVERSE = new Float64Array(MOST + 1)
for (let n = 1; n <= MOST; n++) {
  LAST[n] = 0xffffffff - (0x100000000 % n)
  INVERSE[n] = 1 / n
}

function scramble(word) {
  let h = word
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** Numbers from the stream that random players draw from. */
export function chance() {
  let counter = 0,
    low = 0,
    high = 0
  return {
    begin(a, b) {
      counter = 0
      low = a
      high = b
    },
    /** A number below n, at most 512. A product gives the remainder: dividing words beyond 31 bits is the most expensive step of a ply. */
    below(n) {
      let word
      do {
        counter = (counter + 1) | 0
        word = scramble(scramble(counter ^ high) ^ low) >>> 0
      } while (word > LAST[n])
      const left = (word - Math.imul((word * INVERSE[n]) | 0, n)) | 0
      return left < 0 ? left + n : left >= n ? left - n : left
    },
  }
}
