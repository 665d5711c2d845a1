import { stagesRun } from '../../ir/callees.ts'
import type { GameIR, StepIR } from '../../ir/ir.ts'
import type { Elaboration } from '../elaboration/contexts.ts'

/**
 * Warns if `stood` may miss a position because more turns have passed than positions are kept, and nobody has said how many
 * are needed. An author who writes `keep` knows that no older position can come back.
 */
export function checkForgotten(el: Pick<Elaboration, 'past' | 'names' | 'findings'>, ir: GameIR): void {
  const open = [...el.past.all('positions')].filter(([, { isKeepSaid }]) => !isKeepSaid)
  for (const [name, { keep, at, key }] of open) {
    const symbol = el.names.symbols.find(name, 'history')
    const isRead = symbol !== undefined && el.names.referencesOf(symbol).some(({ role }) => role === 'use')
    const most = isRead ? mostTaken(ir, ir.play, at) : 0
    if (most <= keep) continue
    const turns = most === Infinity ? 'nothing limits its turns' : `it may take ${most} turns`
    el.findings.report('ST4246', key.span, `This game keeps its last ${keep} positions only, and ${turns}.`, {
      why: '`stood` does not count a position that has been forgotten.',
      help: `Say how many are needed: \`keep: ${Math.min(10_000, Math.max(1000, most === Infinity ? 0 : most))}\`, or fewer if something that never comes back, such as a capture, happens more often.`,
    })
  }
}

/** Upper bound on the positions that these steps record. */
function mostTaken(ir: GameIR, steps: readonly StepIR[], at: number): number {
  let most = 0
  for (const step of steps) {
    if (step.step === 'take position') most += step.at === at ? 1 : 0
    else if (step.step === 'if') most += Math.max(mostTaken(ir, step.then, at), mostTaken(ir, step.else, at))
    else if (step.step === 'for each') most += step.capacity * mostTaken(ir, step.body, at)
    else if (step.step === 'loop' || step.step === 'turns') {
      const each = mostTaken(ir, step.body, at)
      const passes = step.atMost.op === 'const' ? step.atMost.value : Infinity
      if (each > 0) most += each * (passes > MANY ? Infinity : passes)
    } else for (const stage of stagesRun(step)) most += mostTaken(ir, ir.stages[stage]?.body ?? [], at)
  }
  return most
}

/** A loop without a bound is written like this; no game has as many turns. */
const MANY = 1_000_000
