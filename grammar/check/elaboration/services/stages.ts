import { comparedName } from '../../../document/names.ts'
import type { MergedEntry } from '../../../merge/merged.ts'
import type { StageFrame } from '../declarations.ts'

/** The stages of a game. */
export class Stages {
  private readonly entries: readonly MergedEntry[]
  private readonly declared: StageFrame[]

  constructor(entries: readonly MergedEntry[], known?: Stages) {
    this.entries = entries
    this.declared = (known?.declared ?? []).map((frame, i) => ({
      ...frame,
      entry: entries[i] ?? frame.entry,
    }))
  }

  /** Names of all of them, including those with unreadable heads. */
  get names(): readonly string[] {
    return this.entries.map(({ name }) => comparedName(name))
  }

  get frames(): readonly StageFrame[] {
    return this.declared
  }

  declare(frame: StageFrame): void {
    this.declared.push(frame)
  }

  called(name: string): StageFrame | undefined {
    return this.declared.find((frame) => frame.name === name)
  }
}
