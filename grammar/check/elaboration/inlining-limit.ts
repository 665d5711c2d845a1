import type { Span } from '../../source/span.ts'
import type { Elaboration } from './contexts.ts'

/** Limit on inlined text, several times the length of all texts of a game. */
const MOST_WRITTEN = 2_000_000

/** A use of even the shortest term takes as long to check as this many letters. */
const LETTERS_OF_USE = 60

/** Counts inlined text, such as terms that denote sets, and patterns. Returns false, and reports, if it is too much. */
export function countInlined(
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
