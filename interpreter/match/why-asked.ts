import { Fault } from '../program/program.ts'
import { LEGAL, NOT_UNDERSTOOD, whyNotBetween, whyNotWritten, type Judged } from '../reading/why.ts'
import type { SeenTable } from '../why/seen-table.ts'

/** A written move, or its first and last space. */
export type Asked = string | { readonly from: string; readonly to: string }

/** JavaScript callers may pass anything. Throws a `Fault` for anything else. */
export function askedAbout(attempt: Asked): Asked {
  const given: unknown = attempt
  if (typeof given === 'string' || (typeof given === 'object' && given !== null)) return attempt
  throw new Fault('ST5004', 'Ask about a move in notation, or about the spaces `from` and `to`.', -1)
}

/**
 * Everything that refuses it, for the deciding player. A text that can mean a listed move is legal, however it is
 * written: some names exist only in the list, to distinguish moves.
 */
export function whyAsked(table: SeenTable, isLegal: (text: string) => boolean, attempt: Asked): Judged {
  if (typeof attempt === 'string') return isLegal(attempt) ? LEGAL : whyNotWritten(table, attempt.trim())
  const space = (name: string): number => table.ir.spaces.findIndex((s) => s.name === name)
  const [from, to] = [space(attempt.from), space(attempt.to)]
  return from < 0 || to < 0 ? NOT_UNDERSTOOD : whyNotBetween(table, from, to)
}
