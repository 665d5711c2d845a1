import type { ExprIR, SetIR } from './expression-ir.ts'
import { Meaning, Unsettled } from './meaning.ts'
import type { StaticFacts } from './meaning.ts'

/** The value of an expression before the first step; undefined if it reads anything that changes. */
export function staticValue(facts: StaticFacts, expression: ExprIR): number | undefined {
  return unlessItChanges(() => new Meaning(facts).value(expression))
}

/**
 * The members of a set before the first step, given what some registers hold; undefined if it reads anything that
 * changes.
 */
export function staticMembers(
  facts: StaticFacts,
  set: SetIR,
  registers: ReadonlyMap<number, number> = new Map(),
): readonly number[] | undefined {
  return unlessItChanges(() => new Meaning(facts, registers).members(set))
}

/** Which of the numbers from 0 satisfy a condition on the one in a register; undefined if it reads anything that changes. */
export function staticMatches(
  facts: StaticFacts,
  reg: number,
  where: ExprIR,
  count: number,
): readonly number[] | undefined {
  const items: SetIR = {
    set: 'range',
    from: { op: 'const', value: 0 },
    to: { op: 'const', value: count - 1 },
  }
  return staticMembers(facts, { set: 'filter', of: items, reg, where })
}

function unlessItChanges<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof Unsettled) return undefined
    throw error
  }
}
