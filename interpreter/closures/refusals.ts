import type { ActionIR } from '../../grammar/ir/ir.ts'
import type { Refusal } from '../program.ts'
import { compileValue } from './expressions.ts'
import type { Machine } from './machine.ts'
import { NO_ENV } from './machine.ts'
import { compileHas } from './membership.ts'
import { compileTest } from './tests.ts'

/**
 * All that speaks against one move: choices that are not among what may be chosen, and conditions whose choices are
 * sound. The cells are left bound; the caller puts them back.
 */
export function compileRefusals(
  m: Machine,
  action: ActionIR,
): (S: Int32Array, values: readonly number[]) => Refusal[] {
  const choices = action.choices.map((c) => ({ cell: c.cell, has: compileHas(m, c.from, NO_ENV) }))
  const lets = action.lets.map((l) => ({ ...l, run: compileValue(m, l.value, NO_ENV) }))
  const conditions = action.conditions.map((c) => ({ after: c.after, test: compileTest(m, c.test, NO_ENV) }))
  const forbids = action.forbids.map((c) => ({ after: c.after, test: compileTest(m, c.test, NO_ENV) }))
  return (S, values) => {
    const found: Refusal[] = []
    const against: { readonly after: number; readonly refusal: Refusal }[] = []
    let sound = true
    for (let made = 0; made <= choices.length; made++) {
      if (sound) {
        for (const l of lets) if (l.after === made) S[l.cell] = l.run(S)
        conditions.forEach(({ after, test }, condition) => {
          if (after === made && !test(S)) against.push({ after, refusal: { kind: 'condition', condition } })
        })
        forbids.forEach(({ after, test }, forbid) => {
          if (after === made && test(S)) against.push({ after, refusal: { kind: 'forbid', forbid } })
        })
      }
      const choice = choices[made]
      if (choice === undefined) break
      const value = values[made]
      if (value === undefined || !choice.has(S, value)) {
        found.push({ kind: 'choice', choice: made })
        sound = false
      }
      if (value !== undefined) S[choice.cell] = value
    }
    return [...found, ...against.map((a) => a.refusal)]
  }
}
