import { BEHIND_SCREENS, H, MIXED_BIT, NONE, type GameIR } from '../../grammar/ir/ir.ts'
import { stepsOf } from '../../grammar/ir/rules.ts'
import { placeOf, seenOnTop, seenThere, type TablePlan } from './table-plan.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/**
 * Takes the screens down. Earlier knowledge of things in another player's places no longer identifies them; faces that
 * are open there are visible to everybody now.
 */
export function takeScreensDown(S: Int32Array, plan: TablePlan): void {
  const { at, first, seen } = plan.memory
  S[H.screen] = 0
  // Values set unseen, or names of things moved unseen, must not identify them.
  const mixed = plan.marks.length + plan.names.length > 0 ? 1 << MIXED_BIT : 0
  for (let piece = 0; piece < plan.pieces; piece++) {
    const container = S[at + piece]!
    if (container === NONE) continue
    const owner = plan.containerOwner[placeOf(S, plan, container)]!
    if (owner < 0) continue
    const top = S[first + container] === piece ? seenOnTop(S, plan, container, piece) : 0
    S[seen + piece] = (S[seen + piece]! & (1 << owner)) | seenThere(S, plan, container, piece) | top | mixed
  }
}

/** True if anybody ever acts behind screens. */
export const hasScreens = memoized((ir: GameIR): boolean => stepsOf(ir).some(({ step }) => step === 'screen'))

/**
 * True if a place, or a group's contents, is behind the screen of a seat other than the given one. Without a seat: of
 * any.
 */
export function isScreened(ir: GameIR, S: Int32Array, seat: number | undefined, container: number): boolean {
  if (S[H.screen] !== BEHIND_SCREENS) return false
  const owner = ownerAround(ir, S, container)
  return owner !== NONE && owner !== seat
}

/** The owner of the place that contains something, possibly inside groups. */
function ownerAround(ir: GameIR, S: Int32Array, container: number): number {
  const groups = ir.groups[0]?.container ?? ir.containers.length
  let place = container
  while (place >= groups) place = S[ir.memory.at + place - groups + ir.pieces.length] ?? NONE
  return ir.containers[place]?.owner ?? NONE
}
