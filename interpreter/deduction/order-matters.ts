import { takesAnyOrder } from '../../grammar/ir/order-independence.ts'
import type { GameIR, SetIR } from '../../grammar/ir/ir.ts'
import { matchSet } from '../../grammar/ir/match.ts'
import { isSet, type NodeIR } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { partsOf, someNode } from '../../grammar/ir/walk.ts'
import { groupsOf } from './assumed-faces.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/**
 * The reason why the deduction cannot follow a game. Undefined if it can. Pieces are numbered by kind, so a rule that
 * visits all of them by number may visit them in a different order when faces are assumed. Actions behind a screen
 * cannot be followed either.
 */
export const orderMatters = memoized(reasonFor)

function reasonFor(ir: GameIR): string | undefined {
  if (ir.dark !== undefined) return 'players do not see where all pieces are'
  if (
    ir.unnoticed !== undefined ||
    someNode(rulesOfGame(ir), (node) => 'step' in node && node.step === 'screen')
  )
    return 'players do something that others do not see'
  const group = groupsOf(ir)
  for (const picture of ir.pictures) {
    const members = new Set(picture.pieces)
    const groups = new Set(picture.pieces.map((piece) => group[piece]))
    if (group.some((of, piece) => groups.has(of) && !members.has(piece)))
      return 'the rules take pictures of some kinds only'
  }
  const ordered =
    [...ir.whenever, ...ir.ends].some(({ over }) => over !== undefined && byNumber(over, ir.pieces.length)) ||
    someNode(rulesOfGame(ir), (node) => goesByNumber(ir, node))
  return ordered ? 'the rules go through pieces in an order that their kinds decide' : undefined
}

/** True if the result or effect of a node depends on piece numbers. */
export function goesByNumber(ir: GameIR, node: NodeIR): boolean {
  const set = inOrder(ir, node)
  return set !== undefined && byNumber(set, ir.pieces.length)
}

/** The set whose order affects the result or effect of a node. */
function inOrder(ir: GameIR, node: NodeIR): SetIR | undefined {
  if ('op' in node)
    return node.op === 'first' || node.op === 'nth' || node.op === 'place' ? node.set : undefined
  if ('set' in node) return node.set === 'sorted' ? node.of : undefined
  if (node.step === 'for each') return takesAnyOrder(ir, node) ? undefined : node.over
  return node.step === 'move' || node.step === 'move each' ? node.what : undefined
}

/** True if the set yields pieces in the order of their numbers. */
function byNumber(set: SetIR, pieces: number): boolean {
  return matchSet(
    set,
    {
      row: ({ of }) => of === 'piece',
      // Ranges may also contain numbers, seats and spaces. A range that ends with the last piece is assumed to be one
      // of pieces.
      range: ({ to }) => to.op === 'const' && to.value === pieces - 1 && pieces > 1,
      // Sorted sets are analysed separately.
      sorted: () => false,
      combined: (one) => partsOf(one).some((part) => isSet(part) && byNumber(part, pieces)),
    },
    // All others yield pieces in the order of their place.
    () => false,
  )
}
