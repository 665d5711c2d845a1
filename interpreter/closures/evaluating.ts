import type { ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import { factsOf } from '../../grammar/ir/node-facts.ts'
import { numbersIn, someNode } from '../../grammar/ir/walk.ts'
import { ANSWER_WORK } from '../program/work.ts'
import { NO_ENV } from './machine.ts'
import { machine } from './new-machine.ts'
import { closuresProgram } from './program.ts'
import { STEP_BUDGET } from './run.ts'
import { compileValue } from './dispatch.ts'

/** Evaluates expressions in states. Only what asks about moves needs all rules compiled for that. */
export function evaluating(ir: GameIR): (S: Int32Array, e: ExprIR) => number {
  const m = machine(ir)
  const whole = (): ReturnType<typeof closuresProgram> => (program ??= closuresProgram(ir))
  let program: ReturnType<typeof closuresProgram> | undefined
  return (S, e) => {
    if (asksAboutMoves(ir, e)) return whole().evaluate(S, e)
    m.budget = STEP_BUDGET
    m.work = ANSWER_WORK
    m.table.ended.begin(S)
    return compileValue(m, e, NO_ENV)(S)
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
