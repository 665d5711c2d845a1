import type { GameIR } from '../../grammar/ir/ir.ts'
import { playableText } from '../playable.ts'

/** The IR of a self-contained text. */
export function irOfText(text: string, players?: number): GameIR {
  return playableText(text, players).checked.ir
}
