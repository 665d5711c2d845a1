import type { GameIR, RegionIR } from '../../grammar/ir/ir.ts'
import type { Watchers } from '../../grammar/ir/watchers.ts'
import { hasScreens } from '../state/screen.ts'
import { isStep } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { someNode } from '../../grammar/ir/walk.ts'

/** Does everybody see everything, except while somebody acts in secret? Then all read the same of a move. */
export function nothingHidden(ir: GameIR): boolean {
  return ir.containers.every(({ seenBy }) => seenBy === 'everyone') && !tracksSecrets(ir)
}

/** Does one player ever see what another does not? If not, several people may look at one screen. */
export function keepsSecrets(ir: GameIR): boolean {
  const isForSome = ir.containers.some(({ seenBy, topSeenBy }) => !isForAll(seenBy) || !isForAll(topSeenBy))
  return isForSome || tracksSecrets(ir) || partsPlayers(ir)
}

/** There is nothing that any player does not see, not even while somebody decides. */
export function isAllSeen(ir: GameIR): boolean {
  return nothingHidden(ir) && !keepsSecrets(ir)
}

/** May every player know whatever is written at an address, whoever acts? Without an address: something that is counted. */
export function isOpenValue(ir: GameIR, at: number | undefined): boolean {
  if (isAllSeen(ir)) return true
  // Behind screens nobody knows what others count and note.
  if (hasScreens(ir)) return false
  if (at === undefined) return true
  const region = ir.memory.regions.find((each) => at >= each.at && at < each.at + each.length)
  return region !== undefined && region.secret === undefined && ON_THE_TABLE.has(region.per)
}

/** What is tracked of pieces and groups is not here: chance may have mixed it. */
const ON_THE_TABLE: ReadonlySet<RegionIR['per']> = new Set(['game', 'seat', 'space', 'region', 'container'])

/** All players see the same. */
function isForAll(who: Watchers): boolean {
  return who === 'everyone' || who === 'nobody'
}

function tracksSecrets({ memory }: GameIR): boolean {
  return memory.regions.some(({ secret }) => secret !== undefined)
}

/** A step that shows a face to some players, or hides from the others what somebody does. */
function partsPlayers(ir: GameIR): boolean {
  return someNode(
    rulesOfGame(ir),
    (node) => isStep(node) && (node.step === 'show' || node.step === 'screen' || node.step === 'arrange'),
  )
}
