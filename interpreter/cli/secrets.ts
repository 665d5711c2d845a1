import type { GameIR } from '../../grammar/ir/ir.ts'

/** Does one player ever see what another does not? Where nobody does, several people may look at one screen. */
export function keepsSecrets({ containers, stages, actions, whenever, play }: GameIR): boolean {
  const isOwners = containers.some(({ seenBy, topSeenBy }) => seenBy === 'owner' || topSeenBy === 'owner')
  return isOwners || showsSomebody([play, stages, actions, whenever])
}

/** A step that shows a face to some. */
function showsSomebody(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(showsSomebody)
  if (typeof node !== 'object' || node === null) return false
  if ('step' in node && node.step === 'show') return true
  return Object.values(node).some(showsSomebody)
}
