import type { MergedNode } from './merged.ts'

/** The sections of a game by name, and which of them anybody has looked at. */
export class Sections extends Map<string, MergedNode> {
  readonly lookedAt: Set<string>

  /** With another's `lookedAt`, what is looked at here counts as looked at there. */
  constructor(sections: Iterable<readonly [string, MergedNode]>, lookedAt = new Set<string>()) {
    super(sections)
    this.lookedAt = lookedAt
  }

  override get(name: string): MergedNode | undefined {
    this.lookedAt.add(name)
    return super.get(name)
  }
}
