import { arrangementsOf } from '../../grammar/ir/callees.ts'
import type { ArrangeIR, GameIR } from '../../grammar/ir/ir.ts'
import { scramble } from '../state/chance.ts'

/** An arrangement of one player, prepared for repeated drawing. */
interface Drawn {
  readonly spaces: Int32Array
  readonly room: Int32Array
  readonly pieces: Int32Array
  /** For each piece, the previous piece of its kind: an index into `pieces`, or -1. */
  readonly before: Int32Array
  readonly layout: number
}

/**
 * Draws a layout as random players do: all equally likely, equal kinds on ascending spaces. `C` is their source of
 * chance: a counter and two words of seed.
 */
export function layoutDrawer(
  ir: GameIR,
): (S: Int32Array, C: Int32Array, site: number, player: number) => void {
  const sites: Drawn[][] = []
  for (const [site, step] of arrangementsOf(ir)) sites[site] = drawnOf(ir, step)
  return (S, C, site, player) => {
    const drawn = sites[site]?.[player]
    if (drawn === undefined) return
    const { spaces, room, pieces, before, layout } = drawn
    room.set(spaces)
    const all = room.length
    for (let i = 0; i < pieces.length; i++) {
      const j = i + below(C, all - i)
      const former = room[i] ?? 0
      room[i] = room[j] ?? 0
      room[j] = former
      // Insert it into its place among those of its kind.
      let at = i
      for (let b = before[at] ?? -1; b >= 0 && (room[b] ?? 0) > (room[at] ?? 0); b = before[at] ?? -1) {
        const moved = room[at] ?? 0
        room[at] = room[b] ?? 0
        room[b] = moved
        at = b
      }
    }
    for (let i = 0; i < pieces.length; i++) S[layout + (pieces[i] ?? 0)] = room[i] ?? 0
  }
}

function drawnOf(ir: GameIR, step: ArrangeIR): Drawn[] {
  return step.pieces.map((pieces, player) => ({
    spaces: Int32Array.from(step.spaces[player] ?? []),
    room: new Int32Array(step.spaces[player]?.length ?? 0),
    pieces: Int32Array.from(pieces),
    before: Int32Array.from(pieces, (piece, i) => {
      const kind = ir.pieces[piece]?.kind
      return pieces.slice(0, i).findLastIndex((other) => ir.pieces[other]?.kind === kind)
    }),
    layout: step.layout,
  }))
}

function below(C: Int32Array, bound: number): number {
  const limit = Math.floor(0x100000000 / bound) * bound
  for (;;) {
    const counter = ((C[0] ?? 0) + 1) | 0
    C[0] = counter
    const word = scramble(scramble(counter ^ (C[1] ?? 0)) ^ (C[2] ?? 0)) >>> 0
    if (word < limit) return word % bound
  }
}
