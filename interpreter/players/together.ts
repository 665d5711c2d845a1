import { jointWinners, scored } from '../../grammar/ir/outcome.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import type { ExprIR } from '../../grammar/ir/ir.ts'
import { factsOf } from '../../grammar/ir/node-facts.ts'
import { numbersIn, someNode } from '../../grammar/ir/walk.ts'
import { partsOf } from '../deduction/parts-of.ts'
import type { Program } from '../program/program.ts'

/**
 * Do the rules say that all win and lose together, or have a score? Games at random would say it, too, but not of a game in which
 * hardly any of them comes to a rare end that somebody wins alone.
 */
export function endTogether(program: Program): boolean {
  const { ir } = program
  const seats = ir.seats.length
  const words: ExprIR[] = ir.ends.map(({ winner }) => winner)
  let isRanked = false
  for (const step of partsOf(ir).steps)
    if (step.step === 'win') words.push(step.winner)
    else if (step.step === 'rank' && step.wins !== 'nobody') isRanked = true
  const shared = new Set([NONE, scored(seats), jointWinners(seats, 0), jointWinners(seats, 2 ** seats - 1)])
  const state = new Int32Array(ir.memory.size)
  return (
    !isRanked &&
    words.length > 0 &&
    words.every((word) => isSettled(word) && shared.has(program.evaluate(state, word))) &&
    words.some((word) => program.evaluate(state, word) !== NONE)
  )
}

/** Does it come to the same in every state? */
function isSettled(word: ExprIR): boolean {
  return !someNode(
    [word],
    (node) => factsOf(node).looks !== undefined || numbersIn(node, 'cell', 'region', 'term').length > 0,
  )
}
