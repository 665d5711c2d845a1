import { NONE, type GameIR } from '../../grammar/ir/ir.ts'
import { pieceStripes } from '../state/piece-stripes.ts'
import { isScreened } from '../state/take-screens-down.ts'

/**
 * Clears the places behind other seats' screens, and values that others count there. Things that were there, or may
 * have come from nowhere, are removed from the table and lose their markers.
 */
export function clearScreened(ir: GameIR, S: Int32Array, seat: number): void {
  const { memory, pieces, groups } = ir
  const screened = ir.containers.flatMap((_, c) => (isScreened(ir, S, seat, c) ? [c] : []))
  for (const container of screened) {
    for (let entity = S[memory.first + container] ?? NONE; entity !== NONE;) {
      const next = S[memory.next + entity] ?? NONE
      for (const words of [memory.at, memory.next, memory.previous]) S[words + entity] = NONE
      entity = next
    }
    for (const words of [memory.first, memory.lastPiece]) S[words + container] = NONE
    S[memory.count + container] = 0
  }
  const stripes = pieceStripes(ir).filter(({ at }) => at !== memory.face)
  pieces.forEach((_, piece) => {
    if (S[memory.at + piece] !== NONE) return
    S[memory.seen + piece] = 0
    for (const { at, start } of stripes) S[at + piece] = start[piece] ?? NONE
  })
  for (const { first, count, tracked } of groups)
    for (let i = 0; i < count; i++)
      if (S[memory.at + first + i] === NONE) for (const { at, start } of tracked) S[at + i] = start
  for (const { per, at, length, start, type, secret } of memory.regions)
    if (per === 'seat' && type !== undefined && secret === undefined)
      for (let one = 0; one < length; one++) if (one !== seat) S[at + one] = start[one] ?? NONE
}
