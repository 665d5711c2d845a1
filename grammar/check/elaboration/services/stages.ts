import type { StageIR, StepIR } from '../../../ir/ir.ts'
import type { Hook } from '../../../merge/merged.ts'
import type { Span } from '../../../source/span.ts'
import type { StageFrame } from '../declared.ts'

/** A body of `turns`, which must contain a decision. */
export interface TurnLoop {
  readonly body: readonly StepIR[]
  readonly at: Span
  /** Where it says who begins. */
  readonly from: Span
  readonly origin: number
  /** Under which condition a player has a turn, as written. */
  readonly while: string | undefined
  /** How many turns there are at most, as written. */
  readonly atMost: string | undefined
}

/** The stages of a game, with the steps that are read by themselves. */
export class Stages {
  readonly names: string[]
  readonly frames: StageFrame[]
  /** Stages after those that authors name, made of steps elsewhere. */
  readonly own: StageIR[] = []
  readonly steps = new Map<string, readonly StepIR[]>()
  readonly turnLoops: TurnLoop[] = []
  /** Steps of each hook. */
  readonly hooked: Map<Hook, readonly StepIR[]>
  /** Keys that should name a stage and could not be parsed. */
  readonly unread = new Set<string>()
  /** Stages with mistakes in them: what they lack may be what could not be parsed. */
  readonly broken = new Set<string>()
  /** By the stage: the word that says that it is running, where a `whenever` rule asks. */
  private readonly runningWords: Map<string, number>

  constructor(known?: Stages) {
    this.names = [...(known?.names ?? [])]
    this.frames = [...(known?.frames ?? [])]
    this.hooked = new Map(known?.hooked)
    this.runningWords = new Map(known?.runningWords)
  }

  /** The word that says whether a stage is running; `make` allocates it. */
  runningWord(stage: string, make: () => number): number {
    const word = this.runningWords.get(stage) ?? make()
    this.runningWords.set(stage, word)
    return word
  }
}
