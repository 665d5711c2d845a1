import type { ExamplePlan } from '../../grammar/examples/example.ts'
import { firstCalls } from '../../grammar/ir/first-calls.ts'
import { loopsAround } from '../../grammar/ir/loops-around.ts'
import { placeOf } from '../program/rule-place.ts'
import type { Program } from '../program/program.ts'
import { laidOut } from './run.ts'

/** That an example begins inside a loop which goes on under a condition that does not hold there; undefined if it does not. */
export function insideEndedLoop(program: Program, plan: ExamplePlan): string | undefined {
  if (plan.entry === undefined) return undefined
  const { ir } = program
  const { point, seat } = plan.entry
  const loops = loopsAround(ir, firstCalls(ir), point)
  if (loops.length === 0) return undefined
  const state = new Int32Array(ir.memory.size)
  program.fresh(state, 0, 0)
  laidOut(program, plan)(state)
  program.enter(state, point, seat)
  const ended = loops.find((loop) => loop.while !== undefined && program.evaluate(state, loop.while) !== 1)
  const at = ended && placeOf(ir, ended.origin)
  return (
    at &&
    `It begins inside a loop whose condition is false there (${at.file}:${at.line}). Give what makes it true, or begin before the loop.`
  )
}
