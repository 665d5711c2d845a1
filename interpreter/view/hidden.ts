import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Watchers } from '../../grammar/ir/watchers.ts'
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
