import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Watchers } from '../../grammar/ir/watchers.ts'
import { isStep } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { someNode } from '../../grammar/ir/walk.ts'

/** Does one player ever see what another does not? If not, several people may look at one screen. */
export function keepsSecrets(ir: GameIR): boolean {
  const isForSome = ir.containers.some(({ seenBy, topSeenBy }) => !isForAll(seenBy) || !isForAll(topSeenBy))
  return isForSome || showsSomebody(ir)
}

/** All players see the same. */
function isForAll(who: Watchers): boolean {
  return who === 'everyone' || who === 'nobody'
}

/** A step that shows a face to some players. */
function showsSomebody(ir: GameIR): boolean {
  return someNode(rulesOfGame(ir), (node) => isStep(node) && node.step === 'show')
}
