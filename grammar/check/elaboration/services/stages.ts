import type { PutOff, StageFrame } from '../declared.ts'

/** The stages of a game. */
export class Stages {
  readonly names: string[]
  readonly frames: StageFrame[]
  /** The ones deferred until an action is over. */
  readonly putOff: PutOff[]

  constructor(known?: Stages) {
    this.names = [...(known?.names ?? [])]
    this.frames = [...(known?.frames ?? [])]
    this.putOff = [...(known?.putOff ?? [])]
  }
}
