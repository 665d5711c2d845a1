import { H, type ActionIR, type ChoiceIR, type ConditionIR, type ExprIR } from '../../grammar/ir/ir.ts'
import { asksAfter, sizeOf } from '../../grammar/ir/walk.ts'
import type { Alike } from './alike.ts'
import type { LastTwo } from './line-moves.ts'
import { dormantForbids } from './dormant.ts'
import { eachWithUncertain } from './uncertain-faces.ts'
import type { Each, Machine, Register, Test, Value, Visit } from './machine.ts'
import { NO_ENV, poolHas, pool, push, newRegister } from './machine.ts'
import { withoutIdleLets, type Search } from './search-parts.ts'
import { FoundMoves } from './found-moves.ts'
import { recorded } from './recorder.ts'
import { likenessOf, repeatsMoves, type Likeness } from './representatives.ts'
import { countWork } from './count-work.ts'
import { PARTS_COUNTED, WORK_OF_LIKENESS, workOfCondition } from '../program/work.ts'
import { compileValue, compileEach, compileTest } from './dispatch.ts'

/** After some of an action's choices: true if the rest is worth trying. */
interface Gate {
  readonly lets: readonly { readonly cell: number; readonly value: Value }[]
  readonly wanted: readonly Test[]
  readonly forbidden: readonly Test[]
  /** Conditions on the position after the move, which is made only if nothing else refuses it. */
  readonly behind: readonly Test[]
}

/** Counts the work of a long condition. A short one costs little more than its candidate. */
function counted(m: Machine, condition: ExprIR, test: Test): Test {
  const parts = sizeOf(condition)
  if (parts < PARTS_COUNTED) return test
  const work = workOfCondition(parts)
  return (S) => {
    countWork(m, work)
    return test(S)
  }
}

/** Values to compute and conditions to test as soon as `made` choices have been made. */
function gateAfter(m: Machine, action: Search, chosenCount: number): Gate {
  const tests = (conditions: readonly ConditionIR[], isBehind = false): Test[] =>
    conditions
      .filter((c) => c.after === chosenCount && asksAfter(c.test) === isBehind)
      .map((c) => recorded(m, c, counted(m, c.test, compileTest(m, c.test, NO_ENV))))
  const unless =
    (test: Test): Test =>
    (S) =>
      !test(S)
  return {
    lets: action.lets
      .filter((l) => l.after === chosenCount)
      .map((l) => ({ cell: l.cell, value: compileValue(m, l.value, NO_ENV) })),
    wanted: tests(action.conditions),
    forbidden: tests(action.forbids),
    behind: [...tests(action.conditions, true), ...tests(action.forbids, true).map(unless)],
  }
}

/** Undefined if there is nothing to do. */
function compileGate(gate: Gate): Test | undefined {
  const { lets, wanted, forbidden, behind } = gate
  if (lets.length + wanted.length + forbidden.length + behind.length === 0) return undefined
  return (S) => {
    for (let i = 0; i < lets.length; i++) S[lets[i]!.cell] = lets[i]!.value(S)
    for (let i = 0; i < wanted.length; i++) if (!wanted[i]!(S)) return false
    for (let i = 0; i < forbidden.length; i++) if (forbidden[i]!(S)) return false
    for (let i = 0; i < behind.length; i++) if (!behind[i]!(S)) return false
    return true
  }
}

/** Receives moves: partial numbers whose last digit is still missing, or whole ones. */
export interface Leaf {
  readonly last: (before: Register, domain: number) => Visit
  readonly whole: (code: Register) => Each
  /** Handles the last two choices in one loop, if possible. */
  readonly lastTwo?: (two: LastTwo) => Each | undefined
  /** True if only the existence of a move matters. */
  readonly isEnough?: true
  /** Filters the candidates of a choice, by position. Like ones are not left out then. */
  readonly accepts?: (S: Int32Array, chosenCount: number, item: number) => boolean
}

/**
 * Compiles the legal moves of an action to nested loops over its choices, each condition tested as early as possible.
 * The leaf receives the packed number of all choices. Cells keep the values of the last attempt.
 */
export function compileMoves(m: Machine, action: Search, alike: Alike, end: Leaf): Each {
  const search = withoutIdleLets(m, action)
  const all = compileSearch(m, search, search, alike, end)
  const dormant = dormantForbids(m, search)
  if (dormant === undefined) return all
  const few = compileSearch(m, search, withoutIdleLets(m, dormant.asleep), alike, end)
  const isAwake = compileTest(m, { op: 'or', terms: dormant.awake }, NO_ENV)
  return (S) => (isAwake(S) ? all(S) : few(S))
}

/** The whole search determines which moves are alike. Only those lets and conditions are tested that can matter now. */
function compileSearch(m: Machine, search: Search, tested: Search, alike: Alike, end: Leaf): Each {
  const { choices } = search
  const isEachTried = end.accepts !== undefined || end.isEnough === true || search.measured !== undefined
  const found = isEachTried || !repeatsMoves(m.ir, search) ? undefined : new FoundMoves(alike, choices)
  const leaf = found === undefined ? end : onlyNew(m, end, found, choices)
  const { searching: around } = m
  const begins: (() => void)[] = []
  m.searching = begins
  const gates = Array.from({ length: choices.length + 1 }, (_, chosenCount) =>
    compileGate(gateAfter(m, tested, chosenCount)),
  )
  m.searching = around
  /** True for the last two choices, if nothing is tested between them or after them. */
  const isLastTwo = (chosenCount: number): boolean =>
    chosenCount + 2 === choices.length &&
    gates[chosenCount + 1] === undefined &&
    gates[chosenCount + 2] === undefined &&
    likenessOf(m.ir, search, chosenCount + 1) === undefined
  const level = (chosenCount: number, before: Register): Each => {
    const gate = gates[chosenCount]
    const choice = choices[chosenCount]
    if (choice === undefined) {
      const whole = leaf.whole(before)
      return gate === undefined ? whole : (S) => gate(S) && whole(S)
    }
    const { accepts } = leaf
    const likeness = accepts === undefined ? likenessOf(m.ir, search, chosenCount) : undefined
    const other = choices[chosenCount + 1]
    if (other !== undefined && accepts === undefined && likeness === undefined && isLastTwo(chosenCount)) {
      const both = leaf.lastTwo?.({ before, one: choice, other })
      if (both !== undefined) return gate === undefined ? both : (S) => gate(S) && both(S)
    }
    const take = taking(choice, chosenCount, before)
    const each = accepts
      ? compileEach(m, choice.from, NO_ENV, (S, item) => accepts(S, chosenCount, item) && take(S, item))
      : likeness !== undefined
        ? eachUnlike(m, search, chosenCount, likeness, alike, take)
        : leaf.isEnough && chosenCount === 0
          ? eachWithUncertain(m, choice.from, NO_ENV, take)
          : compileEach(m, choice.from, NO_ENV, take)
    return gate === undefined ? each : (S) => gate(S) && each(S)
  }
  /** A choice is made. With the last one the move is complete. */
  const taking = ({ cell, domain }: ChoiceIR, chosenCount: number, before: Register): Visit => {
    const isLast = chosenCount === choices.length - 1
    // Nothing reads the last choice any more, so it need not be stored.
    if (isLast && gates[chosenCount + 1] === undefined) return leaf.last(before, domain)
    const after = newRegister(m)
    const { R, at } = after
    const inner = level(chosenCount + 1, after)
    if (chosenCount === 0)
      return (S, item) => {
        S[cell] = item
        R[at] = item
        return inner(S)
      }
    const { R: ahead, at: place } = before
    return (S, item) => {
      S[cell] = item
      R[at] = ahead[place]! * domain + item
      return inner(S)
    }
  }
  const start = newRegister(m)
  start.R[start.at] = 0
  const moves = level(0, start)
  if (found !== undefined) begins.push(() => found.begin())
  if (begins.length === 0) return moves
  return (S) => {
    for (let i = 0; i < begins.length; i++) begins[i]!()
    return moves(S)
  }
}

/** Visits the candidates of a choice. Of pieces that look alike, only the first. */
function eachUnlike(
  m: Machine,
  { choices }: Search,
  chosenCount: number,
  { earlier, words, none }: Likeness,
  alike: Alike,
  take: Visit,
): Each {
  const from = choices[chosenCount]!.from
  if (none) return compileEach(m, from, NO_ENV, take)
  const cells = earlier.map((i) => choices[i]!.cell)
  const values = words.map((word) => compileValue(m, word, NO_ENV))
  const [tried, named] = [pool(), pool()]
  const each = compileEach(m, from, NO_ENV, (S, item) => {
    if (!poolHas(named, item)) {
      const seat = S[H.you]!
      countWork(m, tried.length)
      for (let i = 0; i < tried.length; i++) if (alike(S, tried.items[i]!, item, seat)) return false
      push(tried, item)
    }
    return take(S, item)
  })
  return (S) => {
    tried.length = named.length = 0
    for (let i = 0; i < cells.length; i++) push(named, S[cells[i]!]!)
    for (let i = 0; i < values.length; i++) push(named, values[i]!(S))
    return each(S)
  }
}

/** Passes on only the first of the moves that look alike. */
function onlyNew(m: Machine, end: Leaf, found: FoundMoves, choices: readonly ChoiceIR[]): Leaf {
  const values = choices.map(() => 0)
  const addMove = (S: Int32Array, count: number): void => {
    for (let i = 0; i < count; i++) values[i] = S[choices[i]!.cell]!
  }
  const last = choices.length - 1
  return {
    ...end,
    lastTwo: () => undefined,
    last: (before, domain) => {
      const visit = end.last(before, domain)
      return (S, item) => {
        addMove(S, last)
        values[last] = item
        countWork(m, WORK_OF_LIKENESS)
        return found.isNew(S, values, S[H.you]!) && visit(S, item)
      }
    },
    whole: (code) => {
      const whole = end.whole(code)
      return (S) => {
        addMove(S, choices.length)
        countWork(m, WORK_OF_LIKENESS)
        return found.isNew(S, values, S[H.you]!) && whole(S)
      }
    },
  }
}

/** Cells that a search for moves writes: parameters, choices and lets. */
export function cellsOf(action: ActionIR): readonly number[] {
  return [...action.params, ...action.choices.map((c) => c.cell), ...action.lets.map((l) => l.cell)]
}

/** The search, with the cells restored however it ends. */
export function restoring(action: ActionIR, search: Each): Each {
  const cells = cellsOf(action)
  if (cells.length === 0) return search
  const saved = new Int32Array(cells.length)
  return (S) => {
    for (let i = 0; i < cells.length; i++) saved[i] = S[cells[i]!]!
    try {
      return search(S)
    } finally {
      for (let i = 0; i < cells.length; i++) S[cells[i]!] = saved[i]!
    }
  }
}
