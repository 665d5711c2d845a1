import type { StageFrame } from '../declared.ts'

/** The stages of a game, with the steps that are read by themselves. */
export class Stages {
  readonly names: string[]
  readonly frames: StageFrame[]
  /** By the stage: the word that says that it is running, where a `whenever` rule asks. */
  private readonly runningWords: Map<string, number>

  constructor(known?: Stages) {
    this.names = [...(known?.names ?? [])]
    this.frames = [...(known?.frames ?? [])]
    this.runningWords = new Map(known?.runningWords)
  }

  /** The word that says whether a stage is running; `make` allocates it. */
  runningWord(stage: string, make: () => number): number {
    const word = this.runningWords.get(stage) ?? make()
    this.runningWords.set(stage, word)
    return word
  }
}
