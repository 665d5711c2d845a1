import { jointWinners, scored } from '../../grammar/ir/outcome.ts'
import { NONE, type ExprIR, type GameIR } from '../../grammar/ir/ir.ts'
import type { StepOf } from '../../grammar/ir/nodes.ts'
import { factsOf } from '../../grammar/ir/node-facts.ts'
import { numbersIn, outerRegisters, someNode } from '../../grammar/ir/walk.ts'
import { partsOfGame } from '../deduction/parts-of.ts'
import type { Program } from '../program/program.ts'

/**
 * True if by the rules all win and lose together or share one score. Random games would suggest that too, but also for
 * games with a rare end that somebody wins alone.
 */
export function endTogether(program: Program): boolean {
  const { ir } = program
  if (ranksOf(ir).some(({ wins }) => wins !== 'nobody')) return false
  const words = endsAlike(program)
  if (words === undefined || haveOneScore(ir)) return words !== undefined
  const state = new Int32Array(ir.memory.size)
  return words.some((word) => program.evaluate(state, word) !== NONE)
}

/** True if every final count is one score for all and nobody wins. */
export function haveOneScore(ir: GameIR): boolean {
  const ranks = ranksOf(ir)
  return ranks.length > 0 && ranks.every(({ wins, reg, by }) => wins === 'nobody' && !reads(by, reg))
}

/** True if the rules say anywhere how many points somebody wins. */
export function winsPoints(ir: GameIR): boolean {
  return (
    ir.ends.some(({ points }) => points !== undefined) ||
    partsOfGame(ir).steps.some((step) => step.step === 'win' && step.points !== undefined)
  )
}

/** True if each player only has a score, so that the scores of others make no difference. */
export function scoresApart(program: Program): boolean {
  const ranks = ranksOf(program.ir)
  return ranks.length > 0 && ranks.every(({ wins }) => wins === 'nobody') && endsAlike(program) !== undefined
}

/** The winners that the rules name, if that is always nobody or everybody. */
function endsAlike(program: Program): readonly ExprIR[] | undefined {
  const { ir } = program
  const seats = ir.seats.length
  const words: ExprIR[] = ir.ends.map(({ winner }) => winner)
  for (const step of partsOfGame(ir).steps) if (step.step === 'win') words.push(step.winner)
  const shared = new Set([NONE, scored(seats), jointWinners(seats, 0), jointWinners(seats, 2 ** seats - 1)])
  const state = new Int32Array(ir.memory.size)
  return words.every((word) => isSettled(word) && shared.has(program.evaluate(state, word)))
    ? words
    : undefined
}

function ranksOf(ir: GameIR): readonly StepOf<'rank'>[] {
  return partsOfGame(ir).steps.filter((step) => step.step === 'rank')
}

function reads(value: ExprIR, reg: number): boolean {
  return someNode([value], (node) => 'op' in node && node.op === 'reg' && node.reg === reg)
}

/** True if the value is the same in every state and for every member of surrounding loops. */
function isSettled(word: ExprIR): boolean {
  return (
    outerRegisters(word).length === 0 &&
    !someNode(
      [word],
      (node) => factsOf(node).looks !== undefined || numbersIn(node, 'cell', 'region', 'term').length > 0,
    )
  )
}
