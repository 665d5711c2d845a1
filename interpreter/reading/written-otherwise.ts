import type { Attempt } from '../notation/bind-attempt.ts'
import { SHOWN, type Listed } from '../notation/move.ts'
import { inOneOrder } from '../notation/pick-texts.ts'
import type { SeenTable } from '../why/seen-table.ts'

/** The listed moves equal to legal attempts, as the deciding player can tell them apart. */
export function listedAs(
  table: SeenTable,
  moves: readonly Listed[],
  attempts: readonly Attempt[],
): readonly Listed[] {
  if (attempts.length === 0) return []
  const textsOf = (all: readonly (Attempt | undefined)[]): readonly string[] =>
    table.longForms(all, 'owner').map((text) => inOneOrder(text))
  const wanted = new Set(textsOf(attempts))
  const texts = textsOf(moves.map(({ code }) => table.choicesOf(code)))
  return moves.filter((_, i) => wanted.has(texts[i] ?? ''))
}

/** Explains that a text can mean any of these legal moves but is not the name of one, and what to write instead. */
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
