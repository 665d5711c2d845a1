import { H, type ChoiceIR, type ExprIR, type GameIR, type SetIR } from '../../grammar/ir/ir.ts'
import { matchSet } from '../../grammar/ir/match.ts'

/** Containers `lo` to `hi`. */
interface Places {
  readonly lo: number
  readonly hi: number
}

/** True if the piece of an earlier choice, which is in the word `cell`, can be in the set of a later one. */
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

/** The places that contain all members. Undefined if unknown. */
function placesOf(ir: GameIR, choices: readonly ChoiceIR[], set: SetIR): Places | undefined {
  const within = (part: SetIR): Places | undefined => placesOf(ir, choices, part)
  const either = (one: SetIR, other: SetIR): Places | undefined => {
    if (isNoPiece(one)) return within(other)
    if (isNoPiece(other)) return within(one)
    const [left, right] = [within(one), within(other)]
    return left && right && { lo: Math.min(left.lo, right.lo), hi: Math.max(left.hi, right.hi) }
  }
  return matchSet(
    set,
    {
      members: ({ container }) => containersOf(ir, choices, container),
      filter: ({ of }) => within(of),
      each: ({ of }) => within(of),
      let: ({ body }) => within(body),
      minus: ({ left }) => within(left),
      union: ({ left, right }) => either(left, right),
      if: ({ then, else: otherwise }) => either(then, otherwise),
    },
    () => undefined,
  )
}

/** The containers that a number can mean. */
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

/** An empty slot of several contains a number after those of all pieces. */
function isNoPiece(set: SetIR): boolean {
  return set.set === 'empty' || (set.set === 'one' && set.item.op === 'const')
}

/** True if the piece in a word is certainly not a member. */
function leavesOut(set: SetIR, cell: number): boolean {
  const within = (part: SetIR): boolean => leavesOut(part, cell)
  const both = (one: SetIR, other: SetIR): boolean => within(one) && within(other)
  return matchSet(
    set,
    {
      empty: isNoPiece,
      one: isNoPiece,
      filter: ({ reg, where, of }) => {
        const terms = where.op === 'and' ? where.terms : [where]
        return terms.some((term) => isOther(term, reg, cell)) || within(of)
      },
      minus: ({ left }) => within(left),
      let: ({ body }) => within(body),
      union: ({ left, right }) => both(left, right),
      if: ({ then, else: otherwise }) => both(then, otherwise),
    },
    () => false,
  )
}

/** True if the condition on the piece in a register excludes the one in the word. */
function isOther(term: ExprIR, reg: number, cell: number): boolean {
  const isIt = (e: ExprIR): boolean => e.op === 'reg' && e.reg === reg
  if (term.op === 'not' && term.term.op === 'contains')
    return isIt(term.term.item) && holds(term.term.set, cell)
  if (term.op !== 'ne') return false
  const { left, right } = term
  return (isIt(left) && isWord(right, cell)) || (isIt(right) && isWord(left, cell))
}

/** True if the word is empty or its piece is certainly a member. */
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
