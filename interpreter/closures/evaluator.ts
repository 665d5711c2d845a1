import type { ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import { factsOf } from '../../grammar/ir/node-facts.ts'
import { numbersIn, someNode } from '../../grammar/ir/walk.ts'
import { Fault } from '../program/program.ts'
import { ANSWER_WORK } from '../program/work.ts'
import { NO_ENV } from './machine.ts'
import { machine } from './new-machine.ts'
import { closuresProgram } from './program.ts'
import { STEP_BUDGET } from './run.ts'
import { compileValue } from './dispatch.ts'

/**
 * Returns an evaluator for expressions in states. Undefined for an expression that cannot be evaluated there, and for
 * all after the work budget of one answer is spent. All rules are compiled only for expressions about moves.
 */
export function evaluating(ir: GameIR): (S: Int32Array, e: ExprIR) => number | undefined {
  const m = machine(ir)
  const whole = (): ReturnType<typeof closuresProgram> => (program ??= closuresProgram(ir))
  let program: ReturnType<typeof closuresProgram> | undefined
  const worked = (): number => (program?.worked() ?? 0) + ANSWER_WORK - m.work
  m.work = ANSWER_WORK
  return (S, e) => {
    if (worked() > ANSWER_WORK) return undefined
    try {
      if (asksAboutMoves(ir, e)) return whole().evaluate(S, e)
      m.budget = STEP_BUDGET
      m.table.ended.begin(S)
      return compileValue(m, e, NO_ENV)(S)
    } catch (thrown) {
      if (thrown instanceof Fault) return undefined
      throw thrown
    }
  }
}

function asksAboutMoves(ir: GameIR, e: ExprIR): boolean {
  const seen = new Set<number>()
  const asks = (part: ExprIR | undefined): boolean =>
    someNode(part, (node) => {
      if (factsOf(node).looks?.includes('moves') === true) return true
      return numbersIn(node, 'term').some((term) => {
        if (seen.has(term)) return false
        seen.add(term)
        return asks(ir.terms[term]?.body)
      })
    })
  return asks(e)
}
