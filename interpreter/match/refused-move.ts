import { H } from '../../grammar/ir/ir.ts'
import { SHOWN, howToWrite, nearestMove } from '../notation/move.ts'
import type { Listed } from '../notation/move.ts'
import { Notation } from '../notation/notation.ts'
import type { Program } from '../program/program.ts'
import { whyNotWritten } from '../why/why.ts'
import { quoted } from './quoted.ts'
import { refused } from './refused.ts'
import type { Refused } from './refused.ts'

/** Why a written move is not legal: the named conditions, if it is clear which move was meant. */
export function refusedMove(
  program: Program,
  state: Int32Array,
  text: string,
  moves: readonly Listed[],
): Refused {
  const near = nearestMove(moves, text)
  const help = near === undefined ? undefined : `Did you mean \`${near}\`?`
  const { understood, legal, reasons } = whyNotWritten(program, state, text)
  if (!understood)
    return refused('ST5004', `${quoted(text)} is not a move here.`, [], howToWrite(moves, text))
  const alike = writtenAlike(program, state, text, moves)
  if (alike.length > 1) {
    const names = alike.map(({ move }) => `\`${move.notation}\``)
    const shown = names.length > SHOWN ? [...names.slice(0, SHOWN), `${names.length - SHOWN} more`] : names
    return refused(
      'ST5004',
      `${quoted(text)} can be any of ${alike.length} moves here.`,
      [],
      `Say which: ${shown.join(', ')}.`,
    )
  }
  if (legal)
    return refused('ST5004', `${quoted(text)} is written differently here.`, [], howToWrite(moves, text))
  const [first] = reasons
  const nearest = reasons.filter((reason) => reason.sound === first?.sound)
  const sentences = [...new Set(nearest.map(({ sentence, values }) => withValues(sentence, values)))]
  return {
    ...refused(
      'ST5004',
      `${quoted(text)} is not allowed. ${sentences.join(' ')}`,
      [...new Set(reasons.map(({ label }) => label))],
      help,
    ),
    reasons,
    ...(first?.at === undefined ? {} : { at: first.at }),
  }
}

/** Moves that the rules write like this; the list names them more fully. */
function writtenAlike(
  program: Program,
  state: Int32Array,
  text: string,
  moves: readonly Listed[],
): readonly Listed[] {
  const notation = new Notation(program)
  const small = text.toLowerCase()
  return moves.filter(({ code }) => notation.text(state, code, state[H.decider]).toLowerCase() === small)
}

function withValues(sentence: string, values: readonly { readonly text: string; readonly value: string }[]) {
  if (values.length === 0) return sentence
  const known = values.map(({ text, value }) => `${text} is ${value}`).join(', ')
  return `${sentence.replace(/\.$/, '')} (${known}).`
}
