/** SHA-256 in plain code, because the same bytes must be hashed alike in every host. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const blocks = ((bytes.length + 8) >> 6) + 1
  const room = new Uint8Array(blocks * 64)
  room.set(bytes)
  const padded = new DataView(room.buffer)
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(blocks * 64 - 8, Math.floor(bytes.length / 0x20000000))
  padded.setUint32(blocks * 64 - 4, (bytes.length << 3) >>> 0)
  const state = Uint32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)))
  const schedule = new Uint32Array(64)
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) schedule[i] = padded.getUint32(block * 64 + i * 4)
    for (let i = 16; i < 64; i++) {
      const a = at(schedule, i - 15)
      const b = at(schedule, i - 2)
      const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
      const large = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
      schedule[i] = at(schedule, i - 16) + small + at(schedule, i - 7) + large
    }
    mix(state, schedule)
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
}

const PRIMES = firstPrimes(64)
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))

function mix(state: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const one =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + at(ROUNDS, i) + at(schedule, i)) >>> 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) >>> 0
    h = g
    g = f
    f = e
    e = (d + one) >>> 0
    d = c
    c = b
    b = a
    a = (one + two) >>> 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = at(state, index) + word
  })
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The first 32 fractional bits, as the standard derives its constants from roots of primes. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 0x100000000)
}

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  }
  return primes
}
