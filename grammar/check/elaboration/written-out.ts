import type { Span } from '../../source/span.ts'
import type { Elaboration } from './contexts.ts'

/** Several times what all texts of a game may contain together. */
const MOST_WRITTEN = 2_000_000

/** A use of even the shortest term takes as long to check as so many letters. */
const LETTERS_OF_USE = 60

/**
 * Counts what is written out where it is used, such as terms that give sets, and patterns; false, and reported, if it would be
 * too much.
 */
export function writesOut(
  el: Pick<Elaboration, 'functions' | 'findings'>,
  at: Span,
  length: number,
): boolean {
  const letters = LETTERS_OF_USE + length
  const written = el.functions.writeOut(letters)
  if (written <= MOST_WRITTEN) return true
  if (written - letters > MOST_WRITTEN) return false
  el.findings.report(
    'ST4351',
    at,
    'Written out wherever they are used, the terms and patterns of this game are too long.',
    {
      label: 'used too often',
      why: 'A term that gives a set, and a pattern, is written out at each use; a term that gives a number or a condition is not.',
      help: 'Let a term say whether the condition holds, or how many there are, and use that.',
    },
  )
  return false
}
