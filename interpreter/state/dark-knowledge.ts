import { MIXED_BIT, NONE, OPEN_BIT, type GameIR } from '../../grammar/ir/ir.ts'
import { unlink } from './containers.ts'
import { knows } from './knows.ts'
import { pieceStripes } from './piece-stripes.ts'
import { seenThere, type TablePlan } from './table-plan.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** Bits of a piece on a dark board that do not depend on who sees it now. */
const LASTING = (1 << OPEN_BIT) | (1 << MIXED_BIT)

/**
 * Looks at all dark boards again: a seat knows the pieces that it sees by the kind of place, those on spaces that are
 * not dark to it, and those that lie open. Whatever else it saw there before is out of sight. With `seats`, as bits, only
 * these look.
 */
export function lookInTheDark(
  S: Int32Array,
  ir: GameIR,
  plan: TablePlan,
  isDark: (S: Int32Array, board: number, space: number, seat: number) => boolean,
  seats = plan.everyone,
): void {
  const { first, next, seen } = ir.memory
  const now: number[] = []
  ir.dark?.boards.forEach((board, index) => {
    for (let space = board.first; space < board.first + board.count; space++) {
      let piece = S[first + space] ?? NONE
      if (piece === NONE) continue
      const unseen = (one: number): number => seats & ~seenThere(S, plan, space, one)
      let asking = 0
      for (let one = piece; one !== NONE; one = S[next + one] ?? NONE) asking |= unseen(one)
      let seeing = 0
      for (let seat = 0; seat < ir.seats.length; seat++)
        if ((asking >>> seat) & 1 && !isDark(S, index, space, seat)) seeing |= 1 << seat
      for (; piece !== NONE; piece = S[next + piece] ?? NONE)
        now.push(piece, ((S[seen + piece] ?? 0) & LASTING) | seenThere(S, plan, space, piece) | seeing)
    }
  })
  // Conditions are tested on one position, so nothing is written before all of them are.
  for (let i = 0; i < now.length; i += 2) S[seen + (now[i] ?? 0)] = now[i + 1] ?? 0
}

/**
 * The table as a seat sees it: pieces on dark boards that it does not see are not there. Without a seat: the pieces
 * that everybody sees. The state itself if no board is dark, or if it is such a table already: `cell` says so.
 */
export function asSeen(ir: GameIR, S: Int32Array, seat: number | undefined): Int32Array {
  if (ir.dark === undefined) return S
  if (S[ir.dark.cell] !== NONE) return S
  const table = S.slice()
  const { at, seen } = ir.memory
  for (let piece = 0; piece < ir.pieces.length; piece++) {
    if (!isOnDarkBoard(ir, S[at + piece] ?? NONE)) continue
    if (knows(ir, S, seat, piece)) {
      // Which others see it depends on what they have in the dark.
      table[seen + piece] = (S[seen + piece] ?? 0) & (LASTING | bitOf(seat) | bitOf(ir.pieces[piece]?.owner))
      continue
    }
    unlink(table, ir.memory, piece)
    table[seen + piece] = 0
    for (const { at: word, start } of stripesOf(ir)) table[word + piece] = start[piece] ?? NONE
  }
  table[ir.dark.cell] = 0
  return table
}

function bitOf(seat = NONE): number {
  return seat < 0 ? 0 : 1 << seat
}

/** The values stored for single pieces. Engines that list moves read their faces nowhere else, and there they are none. */
const stripesOf = memoized(pieceStripes)

/** True if a player's answer is unknown to the others, because something is chosen on a dark board. */
export function isUnheard(ir: GameIR, S: Int32Array, action: number, values: readonly number[]): boolean {
  return (
    ir.dark !== undefined &&
    (ir.actions[action]?.choices ?? []).some(({ type }, i) => {
      const value = values[i] ?? NONE
      if (type !== 'piece') return type === 'space'
      return value < ir.pieces.length && isOnDarkBoard(ir, S[ir.memory.at + value] ?? NONE)
    })
  )
}

function isOnDarkBoard({ dark }: GameIR, space: number): boolean {
  return dark?.boards.some(({ first, count }) => space >= first && space < first + count) === true
}
