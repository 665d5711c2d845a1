/**
 * Which groups have ended since the last answer. Rules may still ask about these by number (`company is gone`, the rest of a
 * loop, a deferred stage), so a new group takes the number of another one as long as there is any. Nothing of this is
 * part of the state: whatever runs the rules begins again with each answer, and takes back what a trial has added.
 */
export class EndedGroups {
  /** For each group, the number of the answer during which it ended. */
  private readonly endedIn: Float64Array
  private answer = 1
  /** What held before each trial that is going on. */
  private readonly before: Float64Array[] = []
  private trials = 0

  /** @param entities pieces and groups */
  constructor(entities: number) {
    this.endedIn = new Float64Array(entities)
  }

  note(entity: number): void {
    this.endedIn[entity] = this.answer
  }

  has(entity: number): boolean {
    return this.endedIn[entity] === this.answer
  }

  /** Something else is answered. */
  begin(): void {
    this.answer++
    this.trials = 0
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
