import type { Match, Move } from '../match/match.ts'
import { moveOfPicks, numbered } from './play-menu.ts'
import type { Wording } from './wording.ts'

/**
 * Resolves a typed line to a notation: the number of a move, its picks, or its letters and digits with other signs
 * between them.
 */
export function notationOf(match: Match, line: string, wording: Wording): string {
  const moves = match.moves()
  if (moves.some(({ notation }) => notation === line)) return line
  const meant =
    numbered(match.ir, moves, wording).find(({ label }) => label === line)?.move ??
    moveOfPicks(moves, line) ??
    asShown(moves, line, wording) ??
    // A number beyond the last line is a mistake, no matter what it resembles.
    (/^#?\d+$/u.test(line) ? undefined : loosely(moves, line))
  const prepared = match.ir.prepared?.find(
    ({ name }) => wording.named(name).toLowerCase() === line.toLowerCase(),
  )
  return meant?.notation ?? prepared?.name ?? line
}

/** The only move that is shown like this. */
function asShown(moves: readonly Move[], line: string, wording: Wording): Move | undefined {
  const shown = new Map(moves.map((move) => [wording.move(move), move]))
  const same = [...shown].filter(([{ notation }]) => notation.toLowerCase() === line.toLowerCase())
  const picked = moveOfPicks([...shown.keys()], line)
  const [only] = same
  return same.length === 1 ? only?.[1] : picked === undefined ? undefined : shown.get(picked)
}

/** The only move that differs from a line just in signs and blanks: `a3b4` for `a3-b4`. */
function loosely(moves: readonly Move[], line: string): Move | undefined {
  const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const wanted = bare(line)
  const found = wanted === '' ? [] : moves.filter(({ notation }) => bare(notation) === wanted)
  return found.length === 1 ? found[0] : undefined
}
