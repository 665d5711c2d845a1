/**
 * Which groups have ended since the last answer. Rules may still ask about these by number (`company is gone`, the rest of a
 * loop, a deferred stage), so a new group takes the number of another one as long as there is any. Nothing of this is
 * part of the state: whatever runs the rules begins again with each answer.
 */
export class EndedGroups {
  /** For each group, the number of the answer or trial in which it ended. */
  private readonly endedIn: Float64Array
  private current = 1
  private latest = 1

  /** @param entities pieces and groups */
  constructor(entities: number) {
    this.endedIn = new Float64Array(entities)
  }

  note(entity: number): void {
    this.endedIn[entity] = this.current
  }

  has(entity: number): boolean {
    return this.endedIn[entity] === this.current
  }

  /** Something else is answered, or tried. Returns what `resume` takes. */
  begin(): number {
    const before = this.current
    this.current = ++this.latest
    return before
  }

  /** A trial has been taken back. */
  resume(before: number): void {
    this.current = before
  }
}
