import { BEHIND_SCREENS, H } from '../../grammar/ir/ir.ts'
import type { Notation } from '../notation/notation.ts'
import type { Program } from '../program/program.ts'
import { isUnheard } from '../state/dark-knowledge.ts'
import { heardBy, linesBetween } from '../state/said-lines.ts'
import { changesBetween, type Change } from './changes.ts'
import { glimpsedBy, type Glimpse } from './glimpses.ts'
import { nothingHidden } from './hidden.ts'
import { saidText } from './said-text.ts'
import { withShownByMove } from './shown-by-move.ts'
import { throwsSeen, type Throw, type TrueThrow } from './throws.ts'
import type { View } from './view.ts'

/** An answer that was taken back after something new had been seen. */
export interface TakenBack {
  /** Number of the answer in the game, from 1. */
  readonly ply: number
  /** The seat that gave it. */
  readonly seat: number
  /** The seats that asked for it or agreed. Empty if a program undid it without asking. */
  readonly agreed: readonly number[]
}

/** The events of one ply, as one seat may know them. Plain data. */
export interface LoggedPly {
  /** Number of the decision in the game, from 1. */
  readonly ply: number
  /** The seat that decided or resigned. */
  readonly seat: number
  /**
   * The answer, as the reading seat may know it. `?` represents pieces that it did not know then and that the move did
   * not reveal. Undefined for another player's secret setup or unseen action, and for a resignation.
   */
  readonly move: string | undefined
  /** True for the setup of an army. */
  readonly setup?: true
  readonly changes: readonly Change[]
  /** Lines said by the rules. */
  readonly said: readonly string[]
  /** The seat on turn for each of them. Undefined outside of turns. */
  readonly saidTo: readonly (number | undefined)[]
  /** Dice that the reading seat saw: at most the last 32. */
  readonly thrown: readonly Throw[]
  /** Answers that were given here before and taken back after something had been seen. */
  readonly takenBack?: readonly TakenBack[]
  /** The result, if the game ended with it. */
  readonly result: View['result']
}

/** An answer in the engine's form. */
interface Answered {
  readonly before: Int32Array
  readonly seat: number
  /** As the answering player reads it. */
  readonly text: string
  readonly given: { readonly kind: 'code'; readonly code: number } | { readonly kind: 'layout' }
  readonly thrown?: readonly TrueThrow[]
  readonly glimpses?: readonly Glimpse[]
}

/** The reader's views before and after an answer. */
interface Views {
  readonly then: View
  readonly now: View
}

/** True if the answer is a choice on a dark board. */
function isUnseen(program: Program, before: Int32Array, code: number): boolean {
  if (program.ir.dark === undefined) return false
  const move = program.decode(before, code)
  return move !== undefined && isUnheard(program.ir, before, move.action, move.values)
}

/** One log entry for a seat. Without a seat, what everybody may know. */
export function loggedPly(
  program: Program,
  notation: Notation,
  { before, seat, text, given, thrown = [], glimpses = [] }: Answered,
  after: Int32Array,
  { then, now }: Views,
  reader: number | undefined,
): LoggedPly {
  const all = linesBetween(program.ir, before, after)
  const lines = heardBy(program.ir, all, reader)
  // Lines that the reader does not hear do not count.
  const first = (after[H.line] ?? 0) - all.length
  const heardBefore = (count: number): number =>
    all.slice(0, Math.max(0, count - first)).filter((line) => lines.includes(line)).length
  return {
    ply: now.ply,
    seat,
    move:
      reader === seat
        ? text
        : given.kind === 'code' &&
            before[H.screen] !== BEHIND_SCREENS &&
            !isUnseen(program, before, given.code)
          ? nothingHidden(program.ir)
            ? text
            : notation.heard(withShownByMove(program, before, after, given.code, reader), given.code, reader)
          : undefined,
    ...(given.kind === 'layout' ? { setup: true } : {}),
    changes: [...glimpsedBy(program.ir, glimpses, reader), ...changesBetween(program.ir, then, now)],
    said: lines.map((line) => saidText(program.ir, line)),
    saidTo: lines.map(({ who }) => who),
    thrown: throwsSeen(thrown, reader, heardBefore),
    result: now.result,
  }
}
