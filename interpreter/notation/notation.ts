import type { Program } from '../program.ts'
import { pickTexts } from './pick-texts.ts'
import { valueText } from './value-text.ts'

/** Writes moves as the rules of a game say. Keeps a copy of the state to work in, so that none is made for each move. */
export class Notation {
  private readonly program: Program
  private readonly scratch: Int32Array

  constructor(program: Program) {
    this.program = program
    this.scratch = new Int32Array(program.ir.memory.size)
  }

  /** The move with this code in the state that waits for it. */
  text(state: Int32Array, code: number): string {
    const { ir } = this.program
    const move = this.program.decode(state, code)
    if (move === undefined) return 'done'
    const action = ir.actions[move.action]
    if (action === undefined) return '?'
    if (action.notation.length === 0) {
      const picks = pickTexts(ir, state, action, move.values)
      return picks.length === 0 ? action.name : `${action.name} (${picks.join(', ')})`
    }
    const { scratch } = this
    scratch.set(state)
    action.choices.forEach((choice, i) => (scratch[choice.cell] = move.values[i] ?? 0))
    for (const named of action.lets) scratch[named.cell] = this.program.evaluate(scratch, named.value)
    return action.notation
      .map((part) =>
        part.part === 'text'
          ? part.text
          : valueText(ir, part.type, this.program.evaluate(scratch, part.value), part.show),
      )
      .join('')
  }
}
