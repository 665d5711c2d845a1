import { howToWrite, type Listed } from '../notation/move.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { namesAction, notUnderstood, unreadable } from '../notation/unreadable.ts'
import { nearest } from '../../grammar/diagnostics/suggest.ts'
import { spacesIn } from '../reading/spaces-in.ts'
import { whyNotWritten } from '../reading/why.ts'
import { withBetterMoves } from '../reading/better-move.ts'
import { quoted } from './quoted.ts'
import { refused, type Refused } from './refused.ts'
import { listedAs, writtenOtherwise } from '../reading/written-otherwise.ts'
import type { SeenTable } from '../why/seen-table.ts'

/**
 * Explains why a written move is not legal: the named conditions if the intended move is clear, or that it can be any
 * of the legal moves `alike`.
 */
export function refusedMove(
  table: SeenTable,
  text: string,
  moves: readonly Listed[],
  alike: readonly Listed[],
): Refused {
  const otherwise = (instead: readonly string[]): Refused => {
    const { message, help: write } = writtenOtherwise(quoted(text), instead)
    return refused('ST5004', message, [], write)
  }
  if (alike.length > 1) return otherwise(alike.map(({ move }) => move.notation))
  const why = whyNotWritten(table, text)
  const { understood, legal, reasons } = withBetterMoves(table.ir, why, moves, text)
  if (!understood) {
    const message = isAboutAnAction(table.ir, text)
      ? notUnderstood(table.ir, text)
      : `${quoted(text)} is not a move here.`
    return refused('ST5004', message, [], howToWrite(moves, text))
  }
  const matching = listedAs(table, moves, why.legalAttempts ?? [])
  if (matching.length > 0) return otherwise(matching.map(({ move }) => move.notation))
  if (legal)
    return refused('ST5004', `${quoted(text)} is written differently here.`, [], howToWrite(moves, text))
  const [first] = reasons
  const likeliest = reasons.filter((reason) => reason.sound === first?.sound)
  const sentences = [...new Set(likeliest.map(({ sentence, values }) => withValues(sentence, values)))]
  return {
    ...refused(
      'ST5004',
      `${quoted(text)} is not allowed. ${sentences.join(' ')}`,
      [...new Set(reasons.map(({ label }) => label))],
      first?.kind === 'time' ? howToWrite(moves, text) : slip(table.ir, moves, text),
    ),
    reasons,
    ...(first?.at === undefined ? {} : { at: first.at }),
  }
}

/**
 * The legal move that was probably meant although a rule refuses the written one: one character apart, with the same
 * spaces and numbers. Any other is a different move.
 */
function slip(ir: GameIR, moves: readonly Listed[], text: string): string | undefined {
  const about = (written: string): string =>
    `${spacesIn(ir, written).spaces.join(' ')};${written.match(/\d+/gu)?.join(' ') ?? ''}`
  const own = about(text)
  const alike = moves.map(({ move }) => move.notation).filter((notation) => about(notation) === own)
  const near = nearest(text, alike, 1)
  return near === undefined ? undefined : `Did you mean \`${near}\`?`
}

/** True if the text is about an action, so that more can be said than that it is not a move. */
function isAboutAnAction(ir: GameIR, text: string): boolean {
  return namesAction(ir, text) || unreadable(ir, text) !== undefined
}

function withValues(sentence: string, values: readonly { readonly text: string; readonly value: string }[]) {
  if (values.length === 0) return sentence
  const known = values.map(({ text, value }) => `${text} is ${value}`).join(', ')
  return `${sentence.replace(/\.$/, '')} (${known}).`
}
