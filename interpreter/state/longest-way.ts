/** Tries after which a search ends with the longest way found so far. Nets of players' roads need a few hundred. */
const MOST_TRIES = 100_000

/**
 * The longest way over some steps between spaces that takes no step twice, in either direction. Every step is first
 * told, space by space; then `longest` searches.
 */
export class LongestWay {
  private readonly spaces: number
  private readonly first: Int32Array
  private readonly open: Uint8Array
  private readonly degree: Int32Array
  /** The end of each step, and its number, which it shares with the step back. */
  private readonly ends: number[] = []
  private readonly numbers: number[] = []
  private readonly known = new Map<number, number>()
  private here = 0

  constructor(spaces: number) {
    this.spaces = spaces
    this.first = new Int32Array(spaces + 1)
    this.open = new Uint8Array(spaces)
    this.degree = new Int32Array(spaces)
  }

  begin(): void {
    this.ends.length = this.numbers.length = 0
    this.known.clear()
    this.degree.fill(0)
  }

  /** The steps told next begin here, spaces in ascending order. `isOpen`: a way may pass the space. */
  at(space: number, isOpen: boolean | number): void {
    this.here = space
    this.first[space] = this.ends.length
    this.open[space] = isOpen ? 1 : 0
  }

  step(space: number): void {
    const { here, spaces, known, degree } = this
    const key = here < space ? here * spaces + space : space * spaces + here
    const number = known.get(key) ?? known.size
    if (number === known.size) {
      known.set(key, number)
      degree[here] = degree[here]! + 1
      degree[space] = degree[space]! + 1
    }
    this.ends.push(space)
    this.numbers.push(number)
  }

  longest(spend: (steps: number) => void): number {
    const { spaces, first, degree, known } = this
    first[spaces] = this.ends.length
    if (known.size === 0) return 0
    const used = new Uint8Array(known.size)
    const most = this.most()
    let best = 0
    let tries = 0
    // Where an odd number of steps meet, a way often ends.
    for (const parity of [1, 0])
      for (let start = 0; start < spaces; start++) {
        if (best === most || degree[start] === 0 || degree[start]! % 2 !== parity) continue
        tries += this.from(start, used, MOST_TRIES - tries, (length) => {
          best = Math.max(best, length)
          return best === most
        })
        if (tries >= MOST_TRIES) start = spaces
      }
    spend(tries)
    return best
  }

  /**
   * No way is longer. In each net it leaves out a step for every two spaces where an odd number of steps meet, except for
   * the two where it begins and ends.
   */
  private most(): number {
    const { spaces, first, degree, ends } = this
    const seen = new Uint8Array(spaces)
    let most = 0
    for (let start = 0; start < spaces; start++) {
      if (seen[start] === 1) continue
      seen[start] = 1
      const net = [start]
      let [steps, odd] = [0, 0]
      for (const here of net) {
        steps += degree[here]!
        odd += degree[here]! % 2
        for (let i = first[here]!; i < first[here + 1]!; i++) {
          const end = ends[i]!
          if (seen[end] === 1) continue
          seen[end] = 1
          net.push(end)
        }
      }
      most = Math.max(most, steps / 2 - Math.max(0, odd / 2 - 1))
    }
    return most
  }

  /** Tries all ways from a space. `ended` is told the length of each, and whether that is enough is its answer. */
  private from(start: number, used: Uint8Array, most: number, ended: (length: number) => boolean): number {
    const { first, open, ends, numbers } = this
    const [at, next, taken] = [[start], [first[start]!], [-1]]
    let tries = 0
    let isEnough = false
    while (at.length > 0) {
      const depth = at.length - 1
      const here = at[depth]!
      const index = next[depth]!
      const mayGoOn = depth === 0 || open[here] === 1
      if (isEnough || tries >= most || !mayGoOn || index === first[here + 1]) {
        isEnough ||= ended(depth)
        at.pop()
        next.pop()
        const last = taken.pop()!
        if (last >= 0) used[last] = 0
        continue
      }
      next[depth] = index + 1
      const number = numbers[index]!
      if (used[number] === 1) continue
      tries++
      used[number] = 1
      at.push(ends[index]!)
      next.push(first[ends[index]!]!)
      taken.push(number)
    }
    return tries
  }
}
