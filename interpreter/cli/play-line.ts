import type { Match } from '../match/match.ts'
import { setUpText } from './play-legend.ts'
import { commandIn, commandsFor, commandsHidden, type Desk, type Said } from './play-commands.ts'
import { messageWithPlace } from './refusal-place.ts'
import { foundMoves, menuText, shownMoves } from './play-menu.ts'
import { notationOf } from './typed-move.ts'
import type { Wording } from './wording.ts'

/** At most this many lines per action are shown unless the player asked for more. */
export const SHOWN_PER_ACTION = 12
/** At most this many moves are suggested if none was typed. */
const MOST_SUGGESTED = 9

/** Executes a typed line and returns the output. A move is played, whatever else the line could mean. */
export function answerLine(desk: Desk, line: string): Said {
  const { match } = desk
  const kind = match.decision()?.kind
  const moves = match.moves()
  const only = moves.length === 1 ? moves[0] : undefined
  if (line === '') return only === undefined ? {} : playLine(desk, only.notation)
  const isMove = moves.some(({ notation }) => notation === line)
  const asked = isMove ? undefined : commandIn(match.ir, line, kind)
  if (asked !== undefined) return asked.command.run(desk, asked.rest)
  return playLine(desk, line)
}

function playLine(desk: Desk, line: string): Said {
  const { match, wording, width } = desk
  const isSetUp = match.decision()?.kind === 'arrangement'
  const refused = match.play(isSetUp ? setUpNamed(match, line, wording) : notationOf(match, line, wording))
  if (refused === undefined) return {}
  const isCommand = commandIn(match.ir, `:${line}`, match.decision()?.kind) !== undefined
  const command = isCommand ? ` The command is \`:${line}\` in this game.` : ''
  const refusal = `${wording.said(refused.origin === undefined ? refused.message : messageWithPlace(refused))}${refused.help === undefined ? '' : ` ${refused.help}`}${command}`
  if (isSetUp) return { text: `${refusal}\n${setUpText(match, wording, width)}\n${MORE}` }
  const near = foundMoves(match.ir, match.moves(), line, wording)
  return {
    text:
      near.length === 0 || near.length > MOST_SUGGESTED
        ? refusal
        : `${refusal} Moves with these words:\n${menuText(wording.ir, shownMoves(near, wording), { width })}`,
  }
}

const MORE = 'For a list of commands, type `?`.'

/** Everything that could be typed now and is worth completing. */
export function completions({ match, wording }: Desk): readonly string[] {
  const kind = match.decision()?.kind
  const hidden = commandsHidden(match.ir)
  const commands = commandsFor(match.ir, kind).map(({ name }) => (hidden.includes(name) ? `:${name}` : name))
  const moves = match.moves().map((move) => wording.move(move).notation)
  const actions = longActions(match)
  const { setups, prepared = [] } = match.ir
  const setUps = (kind === 'arrangement' ? setups : prepared).map(({ name }) => wording.named(name))
  return [...setUps, ...moves, ...actions, ...commands, ...moves.map((move) => `why ${move}`)]
}

/** Actions with more than one move, which can be chosen piece by piece. */
export function longActions(match: Match): readonly string[] {
  const counts = new Map<string, number>()
  for (const { action } of match.moves())
    if (action !== undefined) counts.set(action, (counts.get(action) ?? 0) + 1)
  return [...counts].flatMap(([action, count]) => (count > 1 ? [action] : []))
}

function setUpNamed({ ir }: Match, line: string, wording: Wording): string {
  return ir.setups.find(({ name }) => wording.named(name).toLowerCase() === line.toLowerCase())?.name ?? line
}
