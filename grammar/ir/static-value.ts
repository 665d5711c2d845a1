import type { ExprIR, SetIR } from './expression-ir.ts'
import { Meaning, Unsettled, type Holder, type StaticFacts } from './meaning.ts'

/** The value of a constant expression. Undefined if it reads anything that changes. */
export function staticValue(facts: StaticFacts, expression: ExprIR): number | undefined {
  return unlessItChanges(() => new Meaning(facts).value(expression))
}

/** The members of a constant set, given the values of some registers. Undefined if it reads anything that changes. */
export function staticMembers(
  facts: StaticFacts,
  set: SetIR,
  registers: ReadonlyMap<number, number> = new Map(),
): readonly number[] | undefined {
  return unlessItChanges(() => new Meaning(facts, registers).members(set))
}

/** The numbers that satisfy a constant condition on a register. Undefined if it reads anything that changes. */
export function staticMatches(
  facts: StaticFacts,
  reg: number,
  where: ExprIR,
  items: readonly number[],
): readonly number[] | undefined {
  return unlessItChanges(() => new Meaning(facts).matching(reg, where, items))
}

/** Work limit of one folded expression: generation folds many. */
const MOST_FOLDED = 200_000

/** The value of an expression for each of some things, given the values of registers and words. */
export function staticValues(
  facts: StaticFacts,
  holder: Holder,
  expression: ExprIR,
  things: readonly number[],
  registers: ReadonlyMap<number, number>,
  cells: ReadonlyMap<number, number>,
): readonly number[] | undefined {
  return unlessItChanges(() =>
    new Meaning(facts, registers, undefined, cells, MOST_FOLDED).valuesFor(holder, expression, things),
  )
}

function unlessItChanges<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof Unsettled) return undefined
    throw error
  }
}
