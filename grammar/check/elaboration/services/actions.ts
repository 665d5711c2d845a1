import { comparedName } from '../../../document/names.ts'
import type { ActionFrame } from '../declared.ts'

/** The actions of a game, and where they are offered. */
export class Actions {
  readonly names: string[]
  readonly frames: ActionFrame[]
  /** Actions by the phase that offers them, and by the action that they reply to. */
  readonly phases: Map<string, number[]>
  readonly replies: Map<number, number[]>

  /** By the action: its choices that some question settles in advance, and the words that say what they are. */
  readonly settledChoices: Map<number, readonly { readonly choice: number; readonly cell: number }[]>

  constructor(known?: Actions) {
    this.names = [...(known?.names ?? [])]
    this.frames = [...(known?.frames ?? [])]
    this.phases = new Map(known?.phases)
    this.replies = new Map(known?.replies)
    this.settledChoices = new Map(known?.settledChoices)
  }

  /** Index of the action that a text names, or -1; articles say nothing. */
  called(name: string): number {
    const wanted = comparedName(name)
    return this.names.findIndex((known) => comparedName(known) === wanted)
  }
}
