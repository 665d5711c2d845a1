import type { ActionIR, ConditionIR } from '../../grammar/ir/ir.ts'
import { comparesMoves } from '../../grammar/ir/move-comparisons.ts'
import { asksAfter } from '../../grammar/ir/walk.ts'
import type { Refusal } from '../program/program.ts'
import { NO_ENV, type Machine, type Test } from './machine.ts'
import { compileValue, compileHas, compileTest } from './dispatch.ts'

interface Tested {
  readonly after: number
  readonly test: Test
  /** It needs the position after the move, or compares moves that pass such a condition. */
  readonly isBehind: boolean
  /** It compares the move with others. */
  readonly compares: boolean
}

/**
 * Collects everything that refuses one move: choices that are not candidates, and conditions on legal choices. The
 * cells stay bound; the caller restores them.
 */
export function compileRefusals(
  m: Machine,
  action: ActionIR,
): (S: Int32Array, values: readonly number[]) => Refusal[] {
  const choices = action.choices.map((c) => ({ cell: c.cell, has: compileHas(m, c.from, NO_ENV) }))
  const lets = action.lets.map((l) => ({ ...l, run: compileValue(m, l.value, NO_ENV) }))
  let last = { after: 0, isBehind: false }
  const tested = ({ after, test }: ConditionIR): Tested => {
    const compares = comparesMoves(test)
    const isBehind = asksAfter(test) || (compares && last.isBehind)
    // A condition that compares the moves passed by another one is tested after it.
    const least = isBehind ? choices.length : compares ? Math.max(after, last.after) : after
    if (compares) last = { after: least, isBehind }
    return { after: least, test: compileTest(m, test, NO_ENV), isBehind, compares }
  }
  const conditions = action.conditions.map(tested)
  const forbids = action.forbids.map(tested)
  return (S, values) => {
    const found: Refusal[] = []
    const against: { readonly after: number; readonly refusal: Refusal }[] = []
    let sound = true
    // Of several comparing conditions, each considers only the moves that pass the earlier ones.
    let isLeft = true
    const ask = (chosenCount: number, isBehind: boolean): void => {
      const now = (c: Tested): boolean => c.after === chosenCount && c.isBehind === isBehind
      conditions.forEach((c, condition) => {
        if (!now(c) || (c.compares && !isLeft) || c.test(S)) return
        if (c.compares) isLeft = false
        against.push({ after: chosenCount, refusal: { kind: 'condition', condition } })
      })
      forbids.forEach((c, forbid) => {
        if (now(c) && c.test(S)) against.push({ after: chosenCount, refusal: { kind: 'forbid', forbid } })
      })
    }
    for (let chosenCount = 0; chosenCount <= choices.length; chosenCount++) {
      if (sound) {
        for (const l of lets) if (l.after === chosenCount) S[l.cell] = l.run(S)
        ask(chosenCount, false)
        // A move that nothing else refuses can be made, to look at the position after it.
        if (chosenCount === choices.length && against.length === 0) ask(chosenCount, true)
      }
      const choice = choices[chosenCount]
      if (choice === undefined) break
      const value = values[chosenCount]
      if (value === undefined || !choice.has(S, value)) {
        found.push({ kind: 'choice', choice: chosenCount })
        sound = false
      }
      if (value !== undefined) S[choice.cell] = value
    }
    return [...found, ...against.map((a) => a.refusal)]
  }
}
