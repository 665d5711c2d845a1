/** Longer names are compared only by their beginnings. */
const LONGEST = 64

/** After this many candidates, the search ends at a name with at most one mistake. */
const MANY = 250

/**
 * The known name that was probably meant: the nearest by letters added, omitted, changed or swapped, ignoring case, if
 * it is near enough for its length. Of equally near ones, one that contains everything written (`s14` for `14`),
 * otherwise the nearest with case, otherwise the first. `mistakes` limits the distance.
 */
export function nearest(name: string, candidates: Iterable<string>, mistakes = Infinity): string | undefined {
  const written = name.slice(0, LONGEST)
  const lower = written.toLowerCase()
  const letters = lettersOf(lower)
  let best: string | undefined
  const most = Math.min(mistakes, allowance(written.length))
  let [least, leastCased] = [most + 1, Infinity]
  let compared = 0
  for (const candidate of candidates) {
    if (++compared > MANY && least <= 1) break
    const length = Math.min(candidate.length, LONGEST)
    if (Math.abs(length - written.length) > least) continue
    if (lettersApart(letters, lettersOf(candidate)) > Math.min(least, most) || candidate === name) continue
    const other = candidate.slice(0, LONGEST)
    const otherLower = other.toLowerCase()
    const apart = distance(lower, otherLower, Math.min(least, most) + 1)
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

/**
 * The known name that was mistyped, where a new name would do as well: one slip, or two in a longer name, none of which
 * replaces the first letter. `nap` beside `lay` is new.
 */
export function mistyped(name: string, known: readonly string[]): string | undefined {
  const near = nearest(name, known, name.length < LONG ? 1 : 2)
  if (near === undefined) return undefined
  const [first, second] = name.toLowerCase()
  const [other, next] = near.toLowerCase()
  return first === other || first === next || second === other ? near : undefined
}

/** From this length on, a name may be mistyped twice. */
const LONG = 6

/** The near name as a sentence. */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const near = nearest(name, candidates)
  return near === undefined ? undefined : `Did you mean \`${near}\`?`
}

/** Number of typing mistakes with which a name of a given length is still recognised. */
function allowance(length: number): number {
  return length < 3 ? 1 : length < 6 ? 2 : Math.min(4, Math.floor(length / 3))
}

/** The Latin letters of a name, as a set of their last five bits, ignoring case. */
function lettersOf(name: string): number {
  let letters = 0
  for (let i = Math.min(name.length, LONGEST) - 1; i >= 0; i--) {
    const code = name.charCodeAt(i)
    if (code < 128) letters |= 1 << (code & 31)
  }
  return letters
}

/** A lower bound of the distance: letters that only one of the two names has. */
function lettersApart(a: number, b: number): number {
  return Math.max(bitsIn(a & ~b), bitsIn(b & ~a))
}

function bitsIn(letters: number): number {
  let count = 0
  for (let rest = letters; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Optimal string alignment distance (Damerau, Levenshtein) of two names, or `limit` if it is not below that. */
function distance(one: string, two: string, limit: number): number {
  const shorter = Math.min(one.length, two.length)
  if (Math.max(one.length, two.length) - shorter >= limit) return limit
  let start = 0
  while (start < shorter && one.charCodeAt(start) === two.charCodeAt(start)) start++
  let end = 0
  while (
    end < shorter - start &&
    one.charCodeAt(one.length - 1 - end) === two.charCodeAt(two.length - 1 - end)
  )
    end++
  // The rest begins and ends with different letters, so a single mistake can only be two swapped letters.
  const longest = Math.max(one.length, two.length) - start - end
  if (longest <= 1) return Math.min(limit, longest)
  if (longest > 2 && limit <= 2) return limit
  const [a, b] = [one.slice(start, one.length - end), two.slice(start, two.length - end)]
  let [before, last, now] = ROWS
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    // Only near the diagonal can a distance be below the limit.
    const [from, to] = [Math.max(1, i - limit), Math.min(b.length, i + limit)]
    now[from - 1] = from === 1 ? i : limit
    if (to < b.length) now[to + 1] = limit
    let least = from === 1 ? i : limit
    const [letter, previous] = [a.charCodeAt(i - 1), i > 1 ? a.charCodeAt(i - 2) : -1]
    for (let j = from; j <= to; j++) {
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
  return Math.min(limit, last[b.length]!)
}

/** The last rows of the table of distances. */
const ROWS: readonly [Int32Array, Int32Array, Int32Array] = [
  new Int32Array(LONGEST + 1),
  new Int32Array(LONGEST + 1),
  new Int32Array(LONGEST + 1),
]
