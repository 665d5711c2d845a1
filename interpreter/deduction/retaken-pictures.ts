import { NONE, type GameIR, type PictureIR } from '../../grammar/ir/ir.ts'
import { areMixed } from '../state/knows.ts'
import { pairWords, pictureTakers, type PictureTaker, type PictureWords } from '../state/board-hash.ts'
import { tablePlan } from '../state/table-plan.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** The pieces of a picture that were on other spaces than now. */
interface Difference {
  readonly piece: number
  readonly space: number
}

interface Plan {
  readonly takers: readonly PictureTaker[]
  /** Pairs of piece and space by the first word of each. */
  readonly pairs: ReadonlyMap<number, number>
}

const planOf = memoized((ir: GameIR): Plan => {
  const members = new Set(ir.pictures.flatMap(({ pieces }) => pieces))
  const pairs = [...members].flatMap((piece) => ir.spaces.map((_, space) => piece * ir.spaces.length + space))
  return {
    takers: pictureTakers(ir, tablePlan(ir)),
    pairs: new Map(pairs.map((pair) => [pairWords(pair).low, pair])),
  }
})

/**
 * Retakes the stored pictures of `S` for `T`, the same position with renumbered pieces. Rules compare pictures with the
 * present one, in which one piece may be moved. Any other picture is replaced by one that equals nothing, and so are
 * all if hidden pieces of a picture were mixed.
 */
export function retakePictures(
  ir: GameIR,
  S: Int32Array,
  T: Int32Array,
  to: Int32Array,
  hidden: Uint8Array,
): void {
  const { takers } = planOf(ir)
  ir.pictures.forEach((picture, index) => {
    const taker = takers[index]
    if (taker === undefined) return
    taker.take(S)
    const now = { low: taker.low, high: taker.high }
    const isMixed = picture.pieces.some((piece) => hidden[piece] === 1 && areMixed(ir, S, piece))
    for (const at of wordsOf(ir, picture, S)) {
      const stored = { low: S[at] ?? 0, high: S[at + 1] ?? 0 }
      const found = isMixed ? undefined : differenceBetween(ir, picture, S, now, stored)
      if (found !== undefined) taker.take(T, to[found.piece] ?? NONE, found.space)
      T[at] = found === undefined ? at : taker.low
      T[at + 1] = found === undefined ? NONE : taker.high
    }
  })
}

/** Addresses of all stored pictures. */
function wordsOf(ir: GameIR, { at, keep }: PictureIR, S: Int32Array): readonly number[] {
  return ir.seats.flatMap((_, seat) => {
    const ring = at + seat * (1 + 2 * keep)
    return Array.from({ length: Math.min(keep, S[ring] ?? 0) }, (__, slot) => ring + 1 + 2 * slot)
  })
}

function differenceBetween(
  ir: GameIR,
  { pieces }: PictureIR,
  S: Int32Array,
  now: PictureWords,
  stored: PictureWords,
): Difference | undefined {
  const { pairs } = planOf(ir)
  const spaces = ir.spaces.length
  if (stored.low === now.low && stored.high === now.high) return { piece: NONE, space: NONE }
  for (const piece of pieces) {
    const at = S[ir.memory.at + piece] ?? NONE
    if (at === NONE) continue
    const here = at < spaces ? pairWords(piece * spaces + at) : { low: 0, high: 0 }
    const pair = pairs.get((stored.low - now.low + here.low) | 0) ?? NONE
    if (Math.floor(pair / spaces) !== piece) continue
    if (pairWords(pair).high === ((stored.high - now.high + here.high) | 0))
      return { piece, space: pair % spaces }
  }
  return undefined
}
