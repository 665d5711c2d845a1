import type { Match, Move } from '../match/match.ts'
import { setUpText } from './play-legend.ts'
import { commandIn, COMMANDS } from './play-commands.ts'
import type { Desk, Said } from './play-commands.ts'
import { placed } from './placed.ts'
import { foundMoves, menuText, moveOfPicks, numbered, shownMoves } from './play-menu.ts'
import type { Wording } from './wording.ts'

/** At most this many lines per action are shown unless the player asked for more. */
export const FEW = 12
/** At most this many moves are suggested to somebody who has typed none of them. */
const NEAR = 9

/** Executes a typed line and returns what to print. A move is played, whatever else the line could mean. */
export function answerLine(desk: Desk, line: string): Said {
  const { match } = desk
  const kind = match.decision()?.kind
  const moves = match.moves()
  const only = moves.length === 1 ? moves[0] : undefined
  if (line === '') return only === undefined ? {} : played(desk, only.notation)
  const isMove = moves.some(({ notation }) => notation === line)
  const asked = isMove ? undefined : commandIn(line, kind)
  if (asked !== undefined) return asked.command.run(desk, asked.rest)
  return played(desk, line)
}

function played(desk: Desk, line: string): Said {
  const { match, wording, width } = desk
  const isSetUp = match.decision()?.kind === 'arrangement'
  const refused = match.play(isSetUp ? setUpNamed(match, line, wording) : notationOf(match, line, wording))
  if (refused === undefined) return {}
  const said = `${wording.said(refused.origin === undefined ? refused.message : placed(refused))}${refused.help === undefined ? '' : ` ${refused.help}`}`
  if (isSetUp) return { text: `${said}\n${setUpText(match, wording, width)}\n${MORE}` }
  const near = foundMoves(match.ir, match.moves(), line, wording)
  return {
    text:
      near.length === 0 || near.length > NEAR
        ? said
        : `${said} Moves with these words:\n${menuText(wording.ir, shownMoves(near, wording), { width })}`,
  }
}

const MORE = 'For a list of commands, type `?`.'

/** Everything that could be typed now and is worth completing. */
export function completions({ match, wording }: Desk): readonly string[] {
  const kind = match.decision()?.kind
  const commands = COMMANDS.filter(({ when }) => (when ?? kind) === kind).map(({ name }) => name)
  const moves = match.moves().map((move) => wording.move(move).notation)
  const actions = longActions(match)
  const { setups, prepared = [] } = match.ir
  const setUps = (kind === 'arrangement' ? setups : prepared).map(({ name }) => wording.named(name))
  return [...setUps, ...moves, ...actions, ...commands, ...moves.map((move) => `why ${move}`)]
}

/** Actions with more than one move; these can be chosen piece by piece. */
export function longActions(match: Match): readonly string[] {
  const counts = new Map<string, number>()
  for (const { action } of match.moves())
    if (action !== undefined) counts.set(action, (counts.get(action) ?? 0) + 1)
  return [...counts].flatMap(([action, count]) => (count > 1 ? [action] : []))
}

function setUpNamed({ ir }: Match, line: string, wording: Wording): string {
  return ir.setups.find(({ name }) => wording.named(name).toLowerCase() === line.toLowerCase())?.name ?? line
}

/**
 * The notation meant by a line: the number of a move, its picks, or its letters and digits with other signs between
 * them.
 */
function notationOf(match: Match, line: string, wording: Wording): string {
  const moves = match.moves()
  if (moves.some(({ notation }) => notation === line)) return line
  const meant = /^\d+$/.test(line)
    ? numbered(match.ir, moves)[Number(line) - 1]?.move
    : (moveOfPicks(moves, line) ?? asShown(moves, line, wording) ?? loosely(moves, line))
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
