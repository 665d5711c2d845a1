import type { GivenAnswer } from '../deduction/seen-answer.ts'
import type { Layout } from '../layout/layout.ts'

/** An answer and who gave it. */
interface Played {
  readonly seat: number
  /** As the answering player reads it. */
  readonly text: string
  readonly given: GivenAnswer
}

export interface Answered {
  readonly played: Played
  readonly before: Int32Array
  readonly after: Int32Array
  readonly isLast: boolean
}

/**
 * The answers of a game as an undo log: each entry lists the changed words. Thousands of whole games fit into memory.
 * Earlier states are reconstructed backwards from the present one.
 */
export class History {
  /** The state before the first answer. */
  readonly start: Int32Array
  private readonly seats: number[]
  private readonly texts: string[]
  /** Codes of moves, and layouts. */
  private readonly answers: (number | Layout)[]
  /** In pairs: a changed word and its former value. */
  private changes: Int32Array
  /** End of each answer's words in `changes`. */
  private readonly ends: number[]

  constructor(start: Int32Array, before?: History) {
    this.start = start
    this.seats = [...(before?.seats ?? [])]
    this.texts = [...(before?.texts ?? [])]
    this.answers = [...(before?.answers ?? [])]
    this.ends = [...(before?.ends ?? [])]
    this.changes = before?.changes.slice(0, before.ends.at(-1) ?? 0) ?? new Int32Array(0)
  }

  copy(): History {
    return new History(this.start, this)
  }

  get length(): number {
    return this.answers.length
  }

  /** The answers from an index on, in order. */
  playedFrom(first: number): readonly Played[] {
    return this.answers.slice(first).map((answer, i) => ({
      seat: this.seats[first + i] ?? 0,
      text: this.texts[first + i] ?? '',
      given: typeof answer === 'number' ? { kind: 'code', code: answer } : { kind: 'layout', layout: answer },
    }))
  }

  add({ seat, text, given }: Played, before: Int32Array, after: Int32Array): void {
    let end = this.ends.at(-1) ?? 0
    for (let word = 0; word < after.length; word++) {
      const old = before[word] ?? 0
      if (old === after[word]) continue
      if (end === this.changes.length) this.grow()
      this.changes[end++] = word
      this.changes[end++] = old
    }
    this.ends.push(end)
    this.seats.push(seat)
    this.texts.push(text)
    this.answers.push(given.kind === 'code' ? given.code : given.layout)
  }

  private grow(): void {
    // Grows moderately, because there may be many games.
    const larger = new Int32Array(2 * Math.ceil(this.changes.length * 0.6 + 64))
    larger.set(this.changes)
    this.changes = larger
  }

  /** Undoes the last answer in the state that it led to. Returns false if there is none. */
  takeBack(state: Int32Array): boolean {
    if (this.length === 0) return false
    this.goBack(state, this.length - 1)
    this.ends.pop()
    this.seats.pop()
    this.texts.pop()
    this.answers.pop()
    return true
  }

  private goBack(state: Int32Array, ply: number): void {
    const from = this.ends[ply - 1] ?? 0
    for (let at = from; at < (this.ends[ply] ?? from); at += 2)
      state[this.changes[at] ?? 0] = this.changes[at + 1] ?? 0
  }

  /**
   * The answers from an index on, each with the states before and after it. The last one ends with the present state.
   */
  *since(ply: number, now: Int32Array): Iterable<Answered> {
    const answers = this.playedFrom(ply)
    const states = this.statesFrom(ply, now)
    for (const [i, played] of answers.entries()) {
      const [before, after] = [states[i], states[i + 1]]
      if (before !== undefined && after !== undefined)
        yield { played, before, after, isLast: i === answers.length - 1 }
    }
  }

  private statesFrom(ply: number, now: Int32Array): readonly Int32Array[] {
    const states = [now]
    let state = now
    for (let last = this.length - 1; last >= ply; last--) {
      state = state.slice()
      this.goBack(state, last)
      states.push(state)
    }
    return states.reverse()
  }
}
