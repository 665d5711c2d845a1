import type { GameIR, PreparedIR } from '../../grammar/ir/ir.ts'
import { rulePlaceOf } from '../program/rule-place.ts'
import type { View } from '../view/view.ts'
import { preparedAnswer, wasForeseen } from './prepared-answer.ts'
import { refused, type Refused } from './refused.ts'

/** The parts of a match that its setups need. */
interface Playing {
  readonly ir: GameIR
  decision(): { readonly seat: number } | undefined
  view(seat: number): View
  snapshot(): Int32Array
  undo(): boolean
}

export function setupCalled({ prepared }: GameIR, name: string): PreparedIR | undefined {
  return prepared?.find((setup) => setup.name.toLowerCase() === name.toLowerCase())
}

/**
 * Plays the answers of a setup, one after the other. If one is refused, all of them are undone, unless an earlier one
 * had an effect that the player could not foresee. Then those up to it stay, because they have revealed something.
 *
 * @param play answers a choice by a written move @param onlyForeseen stops after an answer with an unforeseen effect
 */
export function playSetup(
  match: Playing,
  seat: number,
  { name, answers }: PreparedIR,
  play: (text: string) => Refused | undefined,
  onlyForeseen = false,
): Refused | undefined {
  let isForeseen = true
  for (const [i, { move, origin }] of answers.entries()) {
    const then = match.snapshot()
    const wrong =
      match.decision()?.seat === seat
        ? play(preparedAnswer(match.view(seat), seat, move))
        : refused('ST5001', `After ${i} of its answers, this player has nothing more to decide.`)
    if (wrong === undefined) {
      isForeseen &&= wasForeseen(match.ir, then, match.snapshot(), seat)
      if (!isForeseen && onlyForeseen) return undefined
      continue
    }
    if (isForeseen) for (let given = 0; given < i; given++) match.undo()
    const at = rulePlaceOf(match.ir, origin)
    const afterText = isForeseen ? '' : ` after ${i} of its answers`
    return {
      ...wrong,
      message: `The setup \`${name}\` cannot be played${afterText}: ${wrong.message}`,
      ...(at === undefined ? {} : { at, origin }),
    }
  }
  return undefined
}
