import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { sightOf, sightPlan } from '../../interpreter/deduction/sight.ts'
import { Fault } from '../../interpreter/program/program.ts'

/**
 * What a seat sees after each step of a move, as text: what is shown on the way and hidden again by its end has been seen, though
 * no view shows it any longer.
 */
export function passingSights(ir: GameIR, before: Int32Array, code: number, seat: number): string {
  const sights: unknown[] = []
  const look = (S: Int32Array): void => {
    sights.push(sightOf(sightPlan(ir), S, seat))
  }
  const program = closuresProgram(ir, {
    counter: () => ({ held: 0, failed: 0 }),
    lookedUp: () => undefined,
    seen: look,
    watched: { before: look, after: look },
  })
  try {
    program.apply(before.slice(), code)
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
  }
  return JSON.stringify(sights)
}
