import type { Match, Move } from '../match/match.ts'
import { moveOfPicks, numbered } from './play-menu.ts'
import type { Wording } from './wording.ts'

/** Resolves a typed line to a notation: the number of a move, or its picks. Any other text is left to the match. */
export function notationOf(match: Match, line: string, wording: Wording): string {
  const moves = match.moves()
  if (moves.some(({ notation }) => notation === line)) return line
  const byNumber =
    numbered(match.ir, moves, wording).find(({ label }) => label === line)?.move ??
    moveOfPicks(moves, line) ??
    asShown(moves, line, wording)
  const prepared = match.ir.prepared?.find(
    ({ name }) => wording.named(name).toLowerCase() === line.toLowerCase(),
  )
  return byNumber?.notation ?? prepared?.name ?? line
}

/** The only move that is shown like this. */
function asShown(moves: readonly Move[], line: string, wording: Wording): Move | undefined {
  const shown = new Map(moves.map((move) => [wording.move(move), move]))
  const same = [...shown].filter(([{ notation }]) => notation.toLowerCase() === line.toLowerCase())
  const picked = moveOfPicks([...shown.keys()], line)
  const [only] = same
  if (same.length === 1) return only?.[1]
  return picked === undefined ? undefined : shown.get(picked)
}
