import type { Diagnostics } from '../../diagnostics/diagnostic.ts'
import type { MergedGame } from '../../merge/merged.ts'
import type { World } from '../world/world.ts'
import type { Dispatch } from './dispatch.ts'
import { Reading } from './reading.ts'
import type { Changed } from './reads.ts'
import { Stages } from './services/stages.ts'

/** A previously valid game, and the edits since. */
interface Before {
  readonly elaboration: Elaboration
  readonly changed: Changed
}

/** The state of lowering one game to IR, shared by all parts of the checker. */
export class Elaboration extends Reading {
  override readonly dispatch: Dispatch
  readonly stages: Stages

  /**
   * Given a previous valid game, results for unchanged texts are reused. Only steps, and callers of changed functions,
   * are read again.
   */
  constructor(
    handlers: (el: Elaboration) => Dispatch,
    game: MergedGame,
    world: World,
    diagnostics: Diagnostics,
    before?: Before,
  ) {
    const known = before?.elaboration
    super(game, world, diagnostics, known, before?.changed)
    this.dispatch = handlers(this)
    this.stages = new Stages(this.entries('stages'), known?.stages)
  }
}
