import type { MergedNode } from './merged.ts'

/** The sections of a game by name, recording which of them have been read. */
export class Sections extends Map<string, MergedNode> {
  readonly lookedAt: Set<string>

  /** With another's `lookedAt`, reads here are recorded there as well. */
  constructor(sections: Iterable<readonly [string, MergedNode]>, lookedAt = new Set<string>()) {
    super(sections)
    this.lookedAt = lookedAt
  }

  override get(name: string): MergedNode | undefined {
    this.lookedAt.add(name)
    return super.get(name)
  }
}
