import type { PreparedIR } from '../../grammar/ir/ir.ts'
import { preparedAnswer } from '../match/prepared-answer.ts'
import { Fault } from '../program/program.ts'
import type { Player } from './player.ts'

/** Gives the answers of a setup, then plays like another player. */
export function beginningWith({ name, answers }: PreparedIR, player: Player): Player {
  let given = 0
  return {
    name: `${player.name} with ${name}`,
    answer: (question) => {
      const next = answers[given]
      if (next === undefined) return player.answer(question)
      const { view, decision, moves } = question
      const written = preparedAnswer(view, decision.seat, next.move)
      const move = moves.find(({ notation }) => notation === written)
      if (move === undefined)
        throw new Fault(
          'ST5206',
          `The setup \`${name}\` cannot be played: \`${next.move}\` is not one of the moves now.`,
          next.origin,
        )
      given++
      return { move }
    },
  }
}
