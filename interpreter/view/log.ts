import { BEHIND_SCREENS, H } from '../../grammar/ir/ir.ts'
import type { Notation } from '../notation/notation.ts'
import type { Program } from '../program/program.ts'
import { linesBetween } from '../state/said.ts'
import { changesBetween } from './changes.ts'
import type { Change } from './changes.ts'
import { glimpsedBy } from './glimpses.ts'
import type { Glimpse } from './glimpses.ts'
import { nothingHidden } from './hidden.ts'
import { saidText } from './said-text.ts'
import { withShownByMove } from './shown-by-move.ts'
import { throwsSeen } from './throws.ts'
import type { Throw, TrueThrow } from './throws.ts'
import type { View } from './view.ts'

/** An answer that was taken back after something had been seen that was not known before. */
export interface TakenBack {
  /** Number of the answer in the game, from 1. */
  readonly ply: number
  /** Who had given it. */
  readonly seat: number
  /** Who wanted it back or agreed; nobody if a program undid it without asking. */
  readonly agreed: readonly number[]
}

/** What happened at one ply, as one seat may know it. Plain data. */
export interface LoggedPly {
  /** Number of the decision in the game, from 1. */
  readonly ply: number
  /** Who decided, or resigned. */
  readonly seat: number
  /**
   * The answer, as the reading seat may know it: `?` stands for pieces that it did not know then, and that the move did not
   * lay open. undefined: a secret setup of another player, something another player did unseen, or a resignation.
   */
  readonly move: string | undefined
  /** It was the setup of an army. */
  readonly setup?: true
  readonly changes: readonly Change[]
  /** Lines that the rules said. */
  readonly said: readonly string[]
  /** Whose turn it was when they were said, line by line; undefined outside of turns. */
  readonly saidTo: readonly (number | undefined)[]
  /** Dice that the reading seat saw thrown: at most the last 32. */
  readonly thrown: readonly Throw[]
  /** Answers that stood here before and were taken back after something had been seen. */
  readonly takenBack?: readonly TakenBack[]
  /** If the game ended with it. */
  readonly result: View['result']
}

/** An answer in the engine's form. */
export interface Answered {
  readonly before: Int32Array
  readonly seat: number
  /** As the player who answered reads it. */
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

/** One entry of the log of a seat; without a seat, of what everybody may know. */
export function loggedPly(
  program: Program,
  notation: Notation,
  { before, seat, text, given, thrown = [], glimpses = [] }: Answered,
  after: Int32Array,
  { then, now }: Views,
  reader: number | undefined,
): LoggedPly {
  const lines = linesBetween(program.ir, before, after)
  return {
    ply: now.ply,
    seat,
    move:
      reader === seat
        ? text
        : given.kind === 'code' && before[H.screen] !== BEHIND_SCREENS
          ? nothingHidden(program.ir)
            ? text
            : notation.heard(withShownByMove(program, before, after, given.code, reader), given.code, reader)
          : undefined,
    ...(given.kind === 'layout' ? { setup: true } : {}),
    changes: [...glimpsedBy(program.ir, glimpses, reader), ...changesBetween(program.ir, then, now)],
    said: lines.map((line) => saidText(program.ir, line)),
    saidTo: lines.map(({ who }) => who),
    thrown: throwsSeen(thrown, reader, (after[H.line] ?? 0) - lines.length),
    result: now.result,
  }
}
