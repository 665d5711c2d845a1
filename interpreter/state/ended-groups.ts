import type { GameIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'

/**
 * Which groups have ended since the last answer, or are still named by a word of the state. Rules may ask about these by
 * number (`company is gone`, a tracked value, the rest of a loop, a deferred stage), so a new group takes the number of
 * another one as long as there is any. Nothing of this is part of the state: whatever runs the rules begins again with
 * each answer, and takes back what a trial has added.
 */
export class EndedGroups {
  /** For each group, the number of the answer during which it ended. */
  private readonly endedIn: Float64Array
  private answer = 1
  /** What held before each trial that is going on. */
  private readonly before: Float64Array[] = []
  private trials = 0

  private readonly at: number
  private readonly pieces: number
  /** Words that can name groups. */
  private readonly words: Int32Array

  constructor({ memory, pieces, groups }: Pick<GameIR, 'memory' | 'pieces' | 'groups'>) {
    const all = groups.reduce((sum, { count }) => sum + count, 0)
    this.endedIn = new Float64Array(pieces.length + all)
    this.at = memory.at
    this.pieces = pieces.length
    // Members of loops have no type: they may be pieces as well.
    const naming = memory.regions.filter(
      ({ type, per }) => type === 'group' || (type === undefined && per === 'local'),
    )
    const words = naming.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i))
    this.words = Int32Array.from(groups.length === 0 ? [] : words)
  }

  note(entity: number): void {
    this.endedIn[entity] = this.answer
  }

  has(entity: number): boolean {
    return this.endedIn[entity] === this.answer
  }

  /** Something else is answered, in this state: what ended before counts only where a word still names it. */
  begin(S?: Int32Array): void {
    this.answer++
    this.trials = 0
    if (S === undefined) return
    const { words, at, pieces, endedIn } = this
    for (let i = 0; i < words.length; i++) {
      const entity = S[words[i]!]!
      if (entity >= pieces && entity < endedIn.length && S[at + entity] === NONE) this.note(entity)
    }
  }

  beginTrial(): void {
    const kept = (this.before[this.trials++] ??= new Float64Array(this.endedIn.length))
    kept.set(this.endedIn)
  }

  endTrial(): void {
    const kept = this.before[--this.trials]
    if (kept !== undefined) this.endedIn.set(kept)
  }
}
