import type { Match, Move } from '../match/match.ts'
import { questionOf } from '../match/question.ts'
import { randomPlayer } from '../players/random.ts'
import { broken } from '../scene/columns.ts'
import { menuText, moveOfPicks, numbered, withWords } from './play-menu.ts'
import type { Numbered } from './play-menu.ts'
import { sourceWording } from './wording.ts'
import type { Wording } from './wording.ts'

const HELP = `Type a move, its number, or
  moves          all moves that are legal now, by action
  moves WORDS    those in which these words occur
  look           the table once more
  undo           take back
  resign         give up
  quit           stop; a recorded game can be gone on with`

/** So many lines of one action are shown where nobody has asked for more. */
export const FEW = 12
/** So many moves are worth naming to one who has typed none of them. */
const NEAR = 9

/** Does what a line says; gives what there is to answer. */
export function answerLine(
  match: Match,
  seat: number,
  line: string,
  undo: () => boolean,
  wording: Wording = sourceWording(match.ir),
): string | undefined {
  const isSetUp = match.decision()?.kind === 'arrangement'
  if (line === 'moves' || line.startsWith('moves '))
    return isSetUp ? setupHint(match) : movesText(match, line, wording)
  switch (line) {
    case '':
      return undefined
    case 'help':
      return HELP
    case 'undo':
      return undo() ? undefined : 'There is nothing to take back.'
    case 'resign':
      return match.resign(seat)?.message
    default:
      break
  }
  if (line === 'random' && isSetUp) return randomSetUp(match)
  const refused = match.play(notationOf(match, line, wording))
  if (refused === undefined) return undefined
  const said = `${wording.said(refused.message)}${refused.help === undefined ? '' : ` ${refused.help}`}`
  const near = isSetUp ? [] : found(match, line, wording)
  if (isSetUp) return `${said}\n${setupHint(match)}`
  return near.length === 0 || near.length > NEAR
    ? said
    : `${said} With these words:\n${menuText(wording.ir, shownMoves(near, wording))}`
}

function movesText(match: Match, line: string, wording: Wording): string {
  const words = line.slice('moves'.length).trim()
  const isAll = words === '' || words === 'all'
  const moves = isAll ? numbered(match.ir, match.moves()) : found(match, words, wording)
  return moves.length === 0
    ? `No move has all of these words: ${words}.`
    : menuText(wording.ir, shownMoves(moves, wording))
}

/** As they are shown; their numbers stay. */
export function shownMoves(moves: readonly Numbered[], wording: Wording): readonly Numbered[] {
  return moves.map(({ number, move }) => ({ number, move: wording.move(move) }))
}

/** Moves in which all these words occur, as the rules write them or as they are shown. */
function found(match: Match, words: string, wording: Wording): readonly Numbered[] {
  const moves = numbered(match.ir, match.moves())
  const shown = new Set(withWords(shownMoves(moves, wording), words).map(({ number }) => number))
  const written = new Set(withWords(moves, words))
  return moves.filter((each) => written.has(each) || shown.has(each.number))
}

/** The notation of what a line means, if it is the number of a move or tells its picks and nothing else. */
function notationOf(match: Match, line: string, wording: Wording): string {
  if (match.decision()?.kind !== 'choice') return line
  const moves = match.moves()
  if (moves.some(({ notation }) => notation === line)) return line
  const meant = /^\d+$/.test(line)
    ? numbered(match.ir, moves)[Number(line) - 1]?.move
    : (moveOfPicks(moves, line) ?? asShown(moves, line, wording))
  return meant?.notation ?? line
}

/** The one move that is shown so. */
function asShown(moves: readonly Move[], line: string, wording: Wording): Move | undefined {
  const shown = new Map(moves.map((move) => [wording.move(move), move]))
  const same = [...shown].filter(([{ notation }]) => notation.toLowerCase() === line.toLowerCase())
  const picked = moveOfPicks([...shown.keys()], line)
  const [only] = same
  return same.length === 1 ? only?.[1] : picked === undefined ? undefined : shown.get(picked)
}

function randomSetUp(match: Match): string | undefined {
  const question = questionOf(match)
  if (question === undefined) return undefined
  const answer = randomPlayer(`set-up ${match.seed}`).answer(question)
  return 'layout' in answer ? match.playLayout(answer.layout)?.message : undefined
}

export function setupHint({ ir }: Match): string {
  const names = [...new Set(ir.setups.map((setup) => `\`${setup.name}\``))]
  const byName = names.length === 0 ? '' : `by name (${names.join(', ')}), `
  const text = `Set up ${byName}as rows from the front to the back with / between them, or \`random\`.`
  return broken(text, 80).join('\n')
}
