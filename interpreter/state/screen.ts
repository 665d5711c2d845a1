import type { GameIR } from '../../grammar/ir/ir.ts'
import { BEHIND_SCREENS, H, NONE } from '../../grammar/ir/ir.ts'
import { seesThere } from './knows.ts'

/**
 * Takes the screens down. What somebody has seen before of things that now lie in places of another player says nothing any
 * more of where they lie there; everybody sees what lies open there now.
 */
export function takeScreensDown(ir: GameIR, S: Int32Array): void {
  S[H.screen] = 0
  ir.pieces.forEach((_, piece) => {
    const owner = ownerAround(ir, S, S[ir.memory.at + piece] ?? NONE)
    if (owner === NONE) return
    const word = ir.memory.seen + piece
    S[word] = ir.seats.reduce(
      (seen, _seat, seat) => (seesThere(ir, S, seat, piece) ? seen | (1 << seat) : seen),
      (S[word] ?? 0) & (1 << owner),
    )
  })
}

/** Is a place, or what lies in a group there, behind the screen of somebody else than a seat? Without a seat: of anybody. */
export function isScreened(ir: GameIR, S: Int32Array, seat: number | undefined, container: number): boolean {
  if (S[H.screen] !== BEHIND_SCREENS) return false
  const owner = ownerAround(ir, S, container)
  return owner !== NONE && owner !== seat
}

/** Whose place something lies in, also by way of groups. */
function ownerAround(ir: GameIR, S: Int32Array, container: number): number {
  const groups = ir.groups[0]?.container ?? ir.containers.length
  let place = container
  while (place >= groups) place = S[ir.memory.at + place - groups + ir.pieces.length] ?? NONE
  return ir.containers[place]?.owner ?? NONE
}
