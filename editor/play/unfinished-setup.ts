import { signal } from '@preact/signals'
import type { Position, SetUp } from '../workers/play-calls.ts'

/** The setup that a player is arranging. It is kept, whatever is edited meanwhile, as long as the rules allow it. */
export class UnfinishedSetup {
  /** The current rules no longer allow it. */
  readonly isLost = signal(false)
  private kept: { readonly plies: number; readonly seat: number; readonly pieces: SetUp } | undefined

  forget(): void {
    this.kept = undefined
  }

  /** The position with the setup as far as it has been arranged. `layoutOf`: its layout under the current rules. */
  async within(
    position: Position,
    layoutOf: (pieces: SetUp) => Promise<readonly number[] | undefined>,
  ): Promise<Position> {
    const { kept } = this
    const { plies, ply, decision, arrangement } = position
    if (kept === undefined || ply < plies) return position
    if (kept.plies !== plies || kept.seat !== decision?.seat) {
      this.kept = undefined
      return position
    }
    const layout = await layoutOf(kept.pieces)
    if (arrangement !== undefined && layout !== undefined)
      return { ...position, arrangement: { ...arrangement, layout } }
    if (layout === undefined) {
      this.kept = undefined
      this.isLost.value = true
    }
    return position
  }

  /** The player has moved pieces: the position with this layout. Undefined if no setup is asked for. */
  arranged(position: Position, layout: readonly number[]): Position | undefined {
    const { plies, decision, arrangement } = position
    if (decision === undefined || arrangement === undefined) return undefined
    const names = new Map(arrangement.spaces.map(({ space, name }) => [space, name]))
    const pieces = arrangement.pieces.map(({ kind }, i) => ({
      kind,
      space: names.get(layout[i] ?? -1) ?? '',
    }))
    this.kept = { plies, seat: decision.seat, pieces }
    this.isLost.value = false
    return { ...position, arrangement: { ...arrangement, layout } }
  }
}
