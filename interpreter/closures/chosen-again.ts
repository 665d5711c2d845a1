import type { ChoiceIR, ExprIR, GameIR, SetIR } from '../../grammar/ir/ir.ts'
import { H } from '../../grammar/ir/ir.ts'

/** Containers `lo` to `hi`. */
interface Places {
  readonly lo: number
  readonly hi: number
}

/** Can the piece of an earlier choice, which is in the word `cell`, be in the set of a later one? */
export function mayBeAgain(
  ir: GameIR,
  choices: readonly ChoiceIR[],
  earlier: number,
  cell: number,
  set: SetIR,
): boolean {
  if (leavesOut(set, cell)) return false
  const before = choices[earlier]?.from
  const [there, here] = [before && placesOf(ir, choices, before), placesOf(ir, choices, set)]
  return there === undefined || here === undefined || (there.lo <= here.hi && here.lo <= there.hi)
}

/** The places in which all members lie, if that is known. */
function placesOf(ir: GameIR, choices: readonly ChoiceIR[], set: SetIR): Places | undefined {
  switch (set.set) {
    case 'filter':
      return placesOf(ir, choices, set.of)
    case 'each':
      return placesOf(ir, choices, set.of)
    case 'let':
      return placesOf(ir, choices, set.body)
    case 'minus':
      return placesOf(ir, choices, set.left)
    case 'members':
      return containersOf(ir, choices, set.container)
    case 'if':
    case 'union': {
      const [one, other] = set.set === 'if' ? [set.then, set.else] : [set.left, set.right]
      if (isNoPiece(one)) return placesOf(ir, choices, other)
      if (isNoPiece(other)) return placesOf(ir, choices, one)
      const [left, right] = [placesOf(ir, choices, one), placesOf(ir, choices, other)]
      return left && right && { lo: Math.min(left.lo, right.lo), hi: Math.max(left.hi, right.hi) }
    }
    case 'empty':
    case 'one':
    case 'range':
    case 'row':
    case 'map':
    case 'sorted':
    case 'open line':
    case 'sight':
    case 'reached':
    case 'reached by steps':
    case 'run':
    case 'borders':
      return undefined
  }
}

/** Which containers a number can mean. */
function containersOf(ir: GameIR, choices: readonly ChoiceIR[], container: ExprIR): Places | undefined {
  if (container.op === 'const') return { lo: container.value, hi: container.value }
  if (container.op === 'cell') {
    const isSeat =
      container.at === H.you || choices.some(({ cell, type }) => cell === container.at && type === 'seat')
    return isSeat ? { lo: 0, hi: ir.seats.length - 1 } : undefined
  }
  if (container.op !== 'add') return undefined
  const [group] = ir.groups
  const { left, right } = container
  // The contents of a group.
  if (group !== undefined && right.op === 'const' && right.value === group.container - group.first)
    return { lo: group.container, hi: ir.containers.length - 1 }
  const [one, other] = [containersOf(ir, choices, left), containersOf(ir, choices, right)]
  return one && other && { lo: one.lo + other.lo, hi: one.hi + other.hi }
}

/** An empty slot of several is a number after those of all pieces. */
function isNoPiece(set: SetIR): boolean {
  return set.set === 'empty' || (set.set === 'one' && set.item.op === 'const')
}

/** Is the piece in a word certainly not a member? */
function leavesOut(set: SetIR, cell: number): boolean {
  switch (set.set) {
    case 'filter': {
      const terms = set.where.op === 'and' ? set.where.terms : [set.where]
      const isIt = (e: ExprIR): boolean => e.op === 'reg' && e.reg === set.reg
      const isOther = (term: ExprIR): boolean => {
        if (term.op === 'not' && term.term.op === 'contains')
          return isIt(term.term.item) && holds(term.term.set, cell)
        if (term.op !== 'ne') return false
        const { left, right } = term
        return (isIt(left) && isWord(right, cell)) || (isIt(right) && isWord(left, cell))
      }
      return terms.some(isOther) || leavesOut(set.of, cell)
    }
    case 'if':
      return leavesOut(set.then, cell) && leavesOut(set.else, cell)
    case 'union':
      return leavesOut(set.left, cell) && leavesOut(set.right, cell)
    case 'minus':
      return leavesOut(set.left, cell)
    case 'let':
      return leavesOut(set.body, cell)
    case 'empty':
    case 'one':
      return isNoPiece(set)
    case 'range':
    case 'row':
    case 'members':
    case 'each':
    case 'map':
    case 'sorted':
    case 'open line':
    case 'sight':
    case 'reached':
    case 'reached by steps':
    case 'run':
    case 'borders':
      return false
  }
}

/** Is the piece in a word certainly a member, if there is one in it? */
function holds(set: SetIR, cell: number): boolean {
  if (set.set === 'union') return holds(set.left, cell) || holds(set.right, cell)
  if (set.set !== 'one') return false
  const { item } = set
  // A slot that may stay empty.
  const isSlot = item.op === 'if' && item.condition.op === 'eq' && isWord(item.condition.left, cell)
  return isWord(isSlot ? item.else : item, cell)
}

function isWord(e: ExprIR, cell: number): boolean {
  return e.op === 'cell' && e.at === cell
}
