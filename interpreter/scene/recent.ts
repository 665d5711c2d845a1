import type { GameIR } from '../../grammar/ir/ir.ts'
import { placesIn } from '../view/changes.ts'
import type { LoggedPly } from '../view/logged-plies.ts'

/** Names of the spaces that the last move on a board changed, as far as the reader of the log has seen it. */
export function recentSpaces(ir: GameIR, log: readonly LoggedPly[]): ReadonlySet<string> {
  const spaces = new Set(ir.spaces.map(({ name }) => name))
  for (const { move, setup, changes } of log.toReversed()) {
    if (move === undefined || setup === true) continue
    const changed = placesIn(changes).filter((place) => spaces.has(place))
    if (changed.length > 0) return new Set(changed)
  }
  return new Set()
}
