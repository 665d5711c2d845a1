/** Names longer than this are compared only by their beginnings; nobody mistypes more. */
const LONGEST = 64

/**
 * The known name that was probably meant: the nearest by letters added, left out, changed or swapped, if it is near
 * enough for its length; capitals do not count. Among equally near ones, one that contains everything written (`s14`
 * for `14`), otherwise the nearest with capitals counted, otherwise the first. At most so many `mistakes`, if a
 * number is given.
 */
export function nearest(name: string, candidates: Iterable<string>, mistakes = Infinity): string | undefined {
  const written = name.slice(0, LONGEST)
  const lower = written.toLowerCase()
  let best: string | undefined
  const most = Math.min(mistakes, allowance(written.length))
  let [least, leastCased] = [most + 1, Infinity]
  for (const candidate of candidates) {
    if (candidate === name) continue
    const other = candidate.slice(0, LONGEST)
    if (Math.abs(other.length - written.length) > least) continue
    const otherLower = other.toLowerCase()
    if (lettersApart(lower, otherLower) > Math.min(least, most)) continue
    const apart = distance(lower, otherLower, least + 1)
    if (apart > least || apart > most) continue
    const cased = written === lower && other === otherLower ? apart : distance(written, other, LONGEST)
    if (apart === least) {
      const [isWhole, wasWhole] = [other.includes(written), best?.includes(written) === true]
      if (isWhole === wasWhole ? cased >= leastCased : wasWhole) continue
    }
    ;[least, leastCased, best] = [apart, cased, candidate]
  }
  return best
}

/** The near name as a sentence. */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const near = nearest(name, candidates)
  return near === undefined ? undefined : `Did you mean \`${near}\`?`
}

/** How many typing mistakes a name of a given length may have and still be recognised. */
function allowance(length: number): number {
  return length < 3 ? 1 : length < 6 ? 2 : Math.min(4, Math.floor(length / 3))
}

/** At least so many letters differ: those that one name has more often than the other, by their last bits. */
function lettersApart(a: string, b: string): number {
  COUNTS.fill(0)
  for (let i = 0; i < a.length; i++) COUNTS[a.charCodeAt(i) & 31]!++
  for (let i = 0; i < b.length; i++) COUNTS[b.charCodeAt(i) & 31]!--
  let [more, less] = [0, 0]
  for (const count of COUNTS) {
    if (count > 0) more += count
    else less -= count
  }
  return Math.max(more, less)
}

const COUNTS = new Int32Array(32)

/** Optimal string alignment distance (Damerau, Levenshtein); returns `limit` as soon as it cannot be below. */
function distance(a: string, b: string, limit: number): number {
  let [before, last, now] = ROWS
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    now[0] = i
    let least = i
    const [letter, previous] = [a.charCodeAt(i - 1), i > 1 ? a.charCodeAt(i - 2) : -1]
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1)
      let value = Math.min(last[j]! + 1, now[j - 1]! + 1, last[j - 1]! + (letter === other ? 0 : 1))
      if (j > 1 && previous === other && letter === b.charCodeAt(j - 2))
        value = Math.min(value, before[j - 2]! + 1)
      now[j] = value
      if (value < least) least = value
    }
    if (least >= limit) return limit
    ;[before, last, now] = [last, now, before]
  }
  return last[b.length]!
}

/** The last rows of the table of distances. */
const ROWS: readonly [Int32Array, Int32Array, Int32Array] = [
  new Int32Array(LONGEST + 1),
  new Int32Array(LONGEST + 1),
  new Int32Array(LONGEST + 1),
]
