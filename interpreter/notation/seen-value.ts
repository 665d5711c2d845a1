import { NONE, type GameIR, type ValueTypeIR } from '../../grammar/ir/ir.ts'
import { areMixed, markedClass, recognises } from '../state/knows.ts'
import { NONE_TEXT, pieceText, valueText, type Show } from './value-text.ts'

/** The reader: a seat, or everybody (undefined). They may know different things. */
export type Reader = number | undefined

/** A value as the reader may see it. A piece with an unknown face is written `?` with its place. */
export function seenValue(
  ir: GameIR,
  state: Int32Array,
  reader: Reader,
  type: ValueTypeIR,
  value: number,
  show: Show,
): string {
  if (value === NONE) return NONE_TEXT
  if (type !== 'piece') return valueText(ir, type, value, show)
  if (recognises(ir, state, reader, value)) return pieceText(ir, state, value, show)
  return show === 'whole' ? `? ${placePhrase(ir, state, value)}`.trimEnd() : '?'
}

/** The same with the place of every piece, which tells two of a kind apart. */
export function placedValue(
  ir: GameIR,
  state: Int32Array,
  reader: Reader,
  type: ValueTypeIR,
  value: number,
): string {
  if (value === NONE) return NONE_TEXT
  if (type !== 'piece') return valueText(ir, type, value, 'whole')
  const face = recognises(ir, state, reader, value) ? pieceText(ir, state, value, 'whole') : '?'
  return `${face} ${placePhrase(ir, state, value)}`.trimEnd()
}

/** Tracked values of a piece that the reader sees, as examples write them: ` with 3 wounds with tapped`. */
export function markTexts(
  ir: GameIR,
  state: Int32Array,
  reader: Reader,
  type: ValueTypeIR,
  value: number,
): string {
  if (type !== 'piece' || value === NONE) return ''
  if (!recognises(ir, state, reader, value) && areMixed(ir, state, value)) return ''
  // In a supply a piece is only a kind to change to. Nothing is tracked of it.
  if (ir.containers[state[ir.memory.at + value] ?? NONE]?.supply === true) return ''
  const of = markedClass(ir, state, reader, value)
  return ir.memory.regions
    .map((region) => {
      const word = state[region.at + value] ?? NONE
      if (region.of !== of || of === undefined || region.type === undefined || word === NONE) return ''
      if (region.type === 'truth') return word === 0 ? '' : ` with ${region.name}`
      return ` with ${seenValue(ir, state, reader, region.type, word, 'whole')} ${region.name}`
    })
    .join('')
}

/** `on c5`, `in hand of red`, `in deck at 3`: everybody can count in a pile. Empty for a piece that is nowhere. */
function placePhrase(ir: GameIR, state: Int32Array, piece: number): string {
  const { memory } = ir
  const at = state[memory.at + piece] ?? NONE
  const container = ir.containers[at]
  if (container === undefined || container.supply === true) return ''
  if (at < ir.spaces.length && container.capacity === 1) return `on ${container.name}`
  if (!container.pile) return `${at < ir.spaces.length ? 'on' : 'in'} ${container.name}`
  let position = 1
  for (
    let other = state[memory.first + at] ?? NONE;
    other !== NONE && other !== piece;
    other = state[memory.next + other] ?? NONE
  )
    position++
  return `in ${container.name} at ${position}`
}
