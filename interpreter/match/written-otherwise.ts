import type { Attempt } from '../notation/attempt.ts'
import type { Listed } from '../notation/move.ts'
import { SHOWN } from '../notation/move.ts'
import type { Notation } from '../notation/notation.ts'
import { inOneOrder } from '../notation/pick-texts.ts'
import type { Program } from '../program/program.ts'
import type { Reader } from '../notation/seen-value.ts'

/** The listed moves that legal attempts are, as who decides can tell them apart. */
export function listedAs(
  program: Program,
  notation: Notation,
  state: Int32Array,
  moves: readonly Listed[],
  attempts: readonly Attempt[],
  reader: Reader,
): readonly Listed[] {
  if (attempts.length === 0) return []
  const textsOf = (all: readonly (Attempt | undefined)[]): readonly string[] =>
    notation.longForms(state, all, reader, 'owner').map((text) => inOneOrder(text))
  const wanted = new Set(textsOf(attempts))
  const texts = textsOf(moves.map(({ code }) => program.decode(state, code)))
  return moves.filter((_, i) => wanted.has(texts[i] ?? ''))
}

/** That a text is the name of no legal move, although it can mean any of these; and what to write instead. */
export function writtenOtherwise(
  text: string,
  instead: readonly string[],
): { readonly message: string; readonly help: string } {
  const names = instead.map((name) => `\`${name}\``)
  const shown = names.length > SHOWN ? [...names.slice(0, SHOWN), `${names.length - SHOWN} more`] : names
  return names.length === 1
    ? { message: `${text} is written differently here.`, help: `Write ${shown.join('')}.` }
    : {
        message: `${text} can be any of ${names.length} moves here.`,
        help: `Say which: ${shown.join(', ')}.`,
      }
}
