import { nearest } from '../../grammar/diagnostics/suggest.ts'
import { inOneOrder } from './pick-texts.ts'

/** One legal answer of a choice, as the player who decides may see it: the number that it has inside tells faces. */
export interface Move {
  /** Unique among the moves of its decision. A piece whose face the player does not know is written `?`. */
  readonly notation: string
  /** Name of the action; undefined for `done`. */
  readonly action: string | undefined
}

/** A legal move with the number that it has inside. */
export interface Listed {
  readonly move: Move
  readonly code: number
}

/** Whoever writes JavaScript may give anything. */
export function textOf(answer: unknown): string | undefined {
  if (typeof answer === 'string') return answer
  const notation: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'notation') : undefined
  return typeof notation === 'string' ? notation : undefined
}

/**
 * The legal move that a text means: its notation, in whatever letters and with any blanks around it, or `label (picks)`.
 */
export function moveWritten(moves: readonly Listed[], given: string): Listed | undefined {
  const exact = moves.find(({ move }) => move.notation === given)
  if (exact !== undefined) return exact
  const text = given.trim()
  const small = text.toLowerCase()
  const ordered = inOneOrder(small)
  return (
    moves.find(({ move }) => move.notation.trim() === text) ??
    moves.find(({ move }) => move.notation.trim().toLowerCase() === small) ??
    moves.find(({ move }) => longForm(move) === text) ??
    only(moves.filter(({ move }) => inOneOrder(move.notation.trim().toLowerCase()) === ordered))
  )
}

function only(moves: readonly Listed[]): Listed | undefined {
  return moves.length === 1 ? moves[0] : undefined
}

/** The legal move that somebody who wrote this may have meant. */
export function nearestMove(moves: readonly Listed[], text: string): string | undefined {
  return nearest(
    text,
    moves.map(({ move }) => move.notation),
  )
}

/** Moves that are listed where none is near what was written. */
export const SHOWN = 5

/** What to write instead: the move that is near, or else how the moves of the action that was named, or all, are written. */
export function howToWrite(moves: readonly Listed[], text: string): string | undefined {
  const near = nearestMove(moves, text)
  if (near !== undefined) return `Did you mean \`${near}\`?`
  const named = moves.filter(({ move }) => move.action !== undefined && text.startsWith(move.action))
  const meant = [...new Set((named.length > 0 ? named : moves).map(({ move }) => move.notation))]
  if (meant.length === 0) return undefined
  const shown = meant.slice(0, SHOWN).map((move) => `\`${move}\``)
  return `${meant.length > SHOWN ? 'Legal moves are, for instance,' : 'Legal here:'} ${shown.join(', ')}.`
}

/** `label (picks)`, which every move can be given as. */
function longForm(move: Move): string {
  if (move.action === undefined) return 'done'
  return move.notation === move.action ? move.action : `${move.action} (${move.notation})`
}
