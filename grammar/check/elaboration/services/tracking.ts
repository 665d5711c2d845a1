import type { TrackedValue } from '../declared.ts'

/** Values that change during a game. */
export class Tracking {
  readonly values: Map<string, TrackedValue[]>
  /** Currencies of which there is no end in the store. */
  readonly endlessStores: Set<string>
  /** By the currency: the holder that gets what lay with a group when it ended. */
  readonly leftBehind: Map<string, TrackedValue>

  constructor(known?: Tracking) {
    this.values = new Map(known?.values)
    this.endlessStores = new Set(known?.endlessStores)
    this.leftBehind = new Map(known?.leftBehind)
  }
}
