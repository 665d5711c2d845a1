import { NONE, UNLIMITED, type MentionIR } from '../../grammar/ir/ir.ts'
import type { Program } from '../program/program.ts'
import { recognises } from '../state/knows.ts'
import { pieceText, valueText } from './value-text.ts'

/** The present value of something a rule mentions. Pieces are as the seat knows them, or as they are without a seat. */
export function mentioned(program: Program, state: Int32Array, mention: MentionIR, seat?: number): string {
  const { ir } = program
  const value = program.evaluate(state, mention.value)
  if (value === NONE) return 'none'
  if (mention.type === 'number' && value === UNLIMITED) return 'unlimited'
  if (mention.type !== 'piece') return valueText(ir, mention.type, value, 'whole')
  const isKnown = seat === undefined || recognises(ir, state, seat, value)
  const face = isKnown ? pieceText(ir, state, value, 'whole') : 'an unknown piece'
  const at = state[ir.memory.at + value] ?? NONE
  const place = ir.containers[at]?.name
  return place === undefined ? face : `${face} ${at < ir.spaces.length ? 'on' : 'in'} ${place}`
}
