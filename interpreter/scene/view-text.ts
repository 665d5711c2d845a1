import type { GameIR } from '../../grammar/ir/ir.ts'
import type { View } from '../view/view.ts'
import { sceneOf } from './scene.ts'
import { sceneText, type TextOptions } from './text.ts'

/** A view as text: the board from the side of the viewing seat, the places beside it, and the scores. */
export function viewText(ir: GameIR, view: View, options: TextOptions = { color: false }): string {
  return sceneText(ir, sceneOf(ir, view), options)
}
