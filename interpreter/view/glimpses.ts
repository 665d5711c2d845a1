import { NONE, type GameIR } from '../../grammar/ir/ir.ts'
import { faceOf } from '../state/face.ts'
import { SPECTATOR, knows } from '../state/knows.ts'
import type { Change } from './changes.ts'

/** A face that somebody saw for a while. */
export interface Glimpse {
  /** Seats, as bits, that knew it then, before and afterwards. */
  readonly during: number
  readonly before: number
  readonly after: number
  readonly owner: number | undefined
  readonly kind: string
  readonly at: string
}

/** Records which faces are visible to whom while the rules run. */
export class Glimpses {
  private readonly ir: GameIR
  private readonly before: Int32Array
  /** For each piece, where it was seen first and by whom. */
  private readonly seen = new Map<number, Omit<Glimpse, 'before' | 'after'>>()

  constructor(ir: GameIR, before: Int32Array) {
    this.ir = ir
    this.before = before
  }

  look(S: Int32Array): void {
    const { ir, before } = this
    const { at, seen } = ir.memory
    for (let piece = 0; piece < ir.pieces.length; piece++) {
      if (S[seen + piece] === before[seen + piece] && S[at + piece] === before[at + piece]) continue
      const cached = this.seen.get(piece)
      const during = (cached?.during ?? 0) | knowing(ir, S, piece)
      if (during === (cached?.during ?? 0)) continue
      const face = faceOf(ir, S, piece)
      const kind = ir.kinds[face?.kind ?? NONE]?.name
      const place = ir.containers[S[at + piece] ?? NONE]?.name
      if (face === undefined || kind === undefined || place === undefined) continue
      const owner = face.owner >= 0 ? face.owner : undefined
      this.seen.set(piece, cached === undefined ? { during, owner, kind, at: place } : { ...cached, during })
    }
  }

  all(after: Int32Array): readonly Glimpse[] {
    return [...this.seen].map(([piece, glimpse]) => ({
      ...glimpse,
      before: knowing(this.ir, this.before, piece),
      after: knowing(this.ir, after, piece),
    }))
  }
}

/** Seats that know a face, and whether spectators do. */
function knowing(ir: GameIR, S: Int32Array, piece: number): number {
  let seats = 0
  for (let seat = SPECTATOR; seat < ir.seats.length; seat++) if (knows(ir, S, seat, piece)) seats |= 1 << seat
  return seats
}

/**
 * Faces that a reader saw and can no longer see, as changes: unknown before, and unknown now. Without a reader, those
 * that everybody saw.
 */
export function glimpsedBy(
  ir: GameIR,
  glimpses: readonly Glimpse[],
  reader: number | undefined,
): readonly Change[] {
  const readers = reader === undefined ? 2 ** ir.seats.length - 1 : 1 << reader
  const isKnown = (seats: number): boolean => (seats & readers) === readers
  const lots = new Map<string, Extract<Change, { change: 'shown' }>>()
  for (const { during, before, after, owner, kind, at } of glimpses) {
    if (!isKnown(during) || isKnown(before) || isKnown(after)) continue
    const key = `${owner ?? ''} ${kind} ${at}`
    const count = (lots.get(key)?.count ?? 0) + 1
    lots.set(key, { change: 'shown', count, owner, kind, at })
  }
  return [...lots.values()]
}
