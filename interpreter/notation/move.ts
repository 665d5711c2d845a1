import { nearest } from '../../grammar/diagnostics/suggest.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { inOneOrder, listForms } from './pick-texts.ts'

/** A legal answer to a choice, as the deciding player may see it. Its code would reveal faces. */
export interface Move {
  /** Unique among the moves of its decision. A piece whose face the player does not know is written `?`. */
  readonly notation: string
  /** Name of the action; undefined for `done`. */
  readonly action: string | undefined
}

/** A legal move with its code. */
export interface Listed {
  readonly move: Move
  readonly code: number
}

/** JavaScript callers may pass anything. */
export function answerText(answer: unknown): string | undefined {
  if (typeof answer === 'string') return answer
  const notation: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'notation') : undefined
  return typeof notation === 'string' ? notation : undefined
}

/** The legal move that a text means: its notation, in any case and with any blanks around it, or `label (picks)`. */
export function moveWritten(
  ir: Pick<GameIR, 'actions'>,
  moves: readonly Listed[],
  given: string,
): Listed | undefined {
  const exact = moves.find(({ move }) => move.notation === given)
  if (exact !== undefined) return exact
  const text = given.trim()
  const small = text.toLowerCase()
  const forms = listForms(ir.actions)
  const ordered = inOneOrder(small, forms)
  return (
    moves.find(({ move }) => move.notation.trim() === text) ??
    moves.find(({ move }) => move.notation.trim().toLowerCase() === small) ??
    moves.find(({ move }) => longForm(move) === text) ??
    only(moves.filter(({ move }) => inOneOrder(move.notation.trim().toLowerCase(), forms) === ordered))
  )
}

function only(moves: readonly Listed[]): Listed | undefined {
  return moves.length === 1 ? moves[0] : undefined
}

/** The legal move that was probably meant. */
export function nearestMove(moves: readonly Listed[], text: string): string | undefined {
  return nearest(
    text,
    moves.map(({ move }) => move.notation),
  )
}

/** Number of moves to list if none is near the text. */
export const SHOWN = 5

/** Advice: the nearest move, or else examples of moves of the named action, or of all. */
export function howToWrite(moves: readonly Listed[], text: string): string | undefined {
  const near = nearestMove(moves, text)
  if (near !== undefined) return `Did you mean \`${near}\`?`
  const named = moves.filter(({ move }) => move.action !== undefined && text.startsWith(move.action))
  const notations = [...new Set((named.length > 0 ? named : moves).map(({ move }) => move.notation))]
  if (notations.length === 0) return undefined
  const shown = notations.slice(0, SHOWN).map((move) => `\`${move}\``)
  return `${notations.length > SHOWN ? 'Legal moves are, for instance,' : 'Legal here:'} ${shown.join(', ')}.`
}

/** `label (picks)`, a form in which every move can be given. */
function longForm(move: Move): string {
  if (move.action === undefined) return 'done'
  return move.notation === move.action ? move.action : `${move.action} (${move.notation})`
}
