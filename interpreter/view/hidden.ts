import type { GameIR, RegionIR } from '../../grammar/ir/ir.ts'
import type { Watchers } from '../../grammar/ir/watchers.ts'
import { hasScreens } from '../state/take-screens-down.ts'
import { isStep } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { someNode } from '../../grammar/ir/walk.ts'

/** True if everybody sees everything, except while somebody acts in secret. A move then reads the same for all. */
export function nothingHidden(ir: GameIR): boolean {
  return ir.containers.every(({ seenBy }) => seenBy === 'everyone') && !tracksSecrets(ir)
}

/** True if one player ever sees something that another does not. If not, several people may share one screen. */
export function keepsSecrets(ir: GameIR): boolean {
  const isForSome = ir.containers.some(({ seenBy, topSeenBy }) => !isForAll(seenBy) || !isForAll(topSeenBy))
  return isForSome || tracksSecrets(ir) || partsPlayers(ir)
}

/** True if nothing is hidden from any player, not even while somebody decides. */
export function isAllSeen(ir: GameIR): boolean {
  return nothingHidden(ir) && !keepsSecrets(ir)
}

/**
 * True if every player may know whatever is written to an address, whoever acts. Without an address: a counted value.
 */
export function isOpenValue(ir: GameIR, at: number | undefined): boolean {
  if (isAllSeen(ir)) return true
  // Behind screens nobody knows what others count and track.
  if (hasScreens(ir)) return false
  if (at === undefined) return true
  const region = ir.memory.regions.find((each) => at >= each.at && at < each.at + each.length)
  return region !== undefined && region.secret === undefined && ON_THE_TABLE.has(region.per)
}

/** Scopes of public values. Values of pieces and groups are excluded, because chance may have mixed them. */
const ON_THE_TABLE: ReadonlySet<RegionIR['per']> = new Set(['game', 'seat', 'space', 'region', 'container'])

/** True if all players see the same. */
function isForAll(who: Watchers): boolean {
  return who === 'everyone' || who === 'nobody'
}

function tracksSecrets({ memory, unnoticed }: GameIR): boolean {
  return unnoticed !== undefined || memory.regions.some(({ secret }) => secret !== undefined)
}

/** True for a step that shows a face to some players, or hides somebody's action from the others. */
function partsPlayers(ir: GameIR): boolean {
  return someNode(
    rulesOfGame(ir),
    (node) => isStep(node) && (node.step === 'show' || node.step === 'screen' || 'arrangement' in node),
  )
}
