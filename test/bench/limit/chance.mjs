/** A number below n from the stream that players at random draw from. */
export function chance() {
  let counter = 0,
    low = 0,
    high = 0
  const scramble = (word) => {
    let h = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
    return h ^ (h >>> 16)
  }
  return {
    begin(a, b) {
      counter = 0
      low = a
      high = b
    },
    below(n) {
      const limit = 0x100000000 - (0x100000000 % n)
      for (;;) {
        counter = (counter + 1) | 0
        const word = scramble(scramble(counter ^ high) ^ low) >>> 0
        if (word < limit) return word % n
      }
    },
  }
}
