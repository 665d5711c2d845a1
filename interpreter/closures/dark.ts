import { H, NONE } from '../../grammar/ir/ir.ts'
import { asSeen, lookInTheDark } from '../state/dark-knowledge.ts'
import { compileTest } from './dispatch.ts'
import { NO_ENV, type Machine } from './machine.ts'

/** The sight of players on dark boards. */
export interface Dark {
  /** Records who sees which pieces now. */
  readonly look: (S: Int32Array) => void
  /**
   * A copy of the table without the pieces that a seat does not see. Its moves are those of the seat. `isNew`: nobody
   * has looked since pieces moved.
   */
  readonly seenBy: (S: Int32Array, seat: number, isNew: boolean) => Int32Array
}

/** Everybody sees all pieces. */
export const LIGHT: Dark = { look: () => {}, seenBy: (S) => S }

export function compileDark(m: Machine): Dark {
  const { ir, table } = m
  if (ir.dark === undefined) return LIGHT
  const { cell, boards } = ir.dark
  const tests = boards.map(({ isDark }) => compileTest(m, isDark, NO_ENV))
  const look = (S: Int32Array, seats = table.everyone): void => {
    if (S[cell] !== NONE) return
    const you = S[H.you] ?? NONE
    const isDark = (_: Int32Array, board: number, space: number, seat: number): boolean => {
      S[H.you] = seat
      S[cell] = space
      return tests[board]!(S)
    }
    lookInTheDark(S, ir, table, isDark, seats)
    S[H.you] = you
    S[cell] = NONE
  }
  return {
    look: (S) => look(S),
    seenBy: (S, seat, isNew) => {
      if (S[cell] !== NONE || !isNew) return asSeen(ir, S, seat)
      const now = S.slice()
      look(now, 1 << seat)
      return asSeen(ir, now, seat)
    },
  }
}
