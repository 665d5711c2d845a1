import { takesAnyOrder } from '../../grammar/ir/any-order.ts'
import type { GameIR, SetIR } from '../../grammar/ir/ir.ts'
import { matchSet } from '../../grammar/ir/match.ts'
import { isSet } from '../../grammar/ir/nodes.ts'
import type { NodeIR } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { partsOf, someNode } from '../../grammar/ir/walk.ts'
import { groupsOf } from './supposed.ts'

/**
 * Says why the deduction cannot follow a game; undefined if it can. Pieces are numbered by kind, so rules that go
 * through all of them in the order of their numbers may do so in a different order where faces are assumed; and
 * nobody can follow what is done behind a screen.
 */
export function orderMatters(ir: GameIR): string | undefined {
  const known = REASONS.get(ir)
  if (known !== undefined) return known.reason
  const reason = reasonFor(ir)
  REASONS.set(ir, { reason })
  return reason
}

const REASONS = new WeakMap<GameIR, { readonly reason: string | undefined }>()

function reasonFor(ir: GameIR): string | undefined {
  if (someNode(rulesOfGame(ir), (node) => 'step' in node && node.step === 'screen'))
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

/** Does the result or effect of a node depend on the numbers of pieces? */
export function goesByNumber(ir: GameIR, node: NodeIR): boolean {
  const set = inOrder(ir, node)
  return set !== undefined && byNumber(set, ir.pieces.length)
}

/** The set whose order affects the result or effect of a node. */
function inOrder(ir: GameIR, node: NodeIR): SetIR | undefined {
  if ('op' in node) return node.op === 'first' ? node.set : undefined
  if ('set' in node) return node.set === 'sorted' ? node.of : undefined
  if (node.step === 'for each') return takesAnyOrder(ir, node) ? undefined : node.over
  return node.step === 'move' ? node.what : undefined
}

/** Does the set produce pieces in the order of their numbers? */
function byNumber(set: SetIR, pieces: number): boolean {
  return matchSet(
    set,
    {
      row: ({ of }) => of === 'piece',
      // Ranges may also be of numbers, seats and spaces; one that ends with the last piece is taken for pieces.
      range: ({ to }) => to.op === 'const' && to.value === pieces - 1 && pieces > 1,
      // It is analysed separately.
      sorted: () => false,
      combined: (one) => partsOf(one).some((part) => isSet(part) && byNumber(part, pieces)),
    },
    // The others come in the order in which things lie.
    () => false,
  )
}
