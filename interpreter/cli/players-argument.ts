import type { PreparedIR } from '../../grammar/ir/ir.ts'
import { didYouMean } from '../../grammar/diagnostics/suggest.ts'
import { PLAYER_NAMES, SEARCH_LEVELS, needsClock, playerChoice } from '../players/names.ts'
import { UsageError } from './exit.ts'

/** Parses `--players-by`: one name for all seats, or one for each. The default is random players. */
export function playersBy(
  given: string | undefined,
  seats: readonly string[],
  prepared: readonly PreparedIR[] = [],
): readonly string[] {
  const names = (given ?? 'random').split(',').map((name) => name.trim())
  for (const name of names) setUpKnown(playerNamed(name, 'by playouts'), prepared)
  const [only] = names
  if (names.length === 1 && only !== undefined) return seats.map(() => only)
  if (names.length !== seats.length)
    throw new UsageError(
      'ST7003',
      `\`--players-by\` names ${names.length} players, and the game has ${seats.length} seats: ${seats.join(', ')}.`,
      'Name one for all of them, or one for each.',
    )
  return names
}

/** Checks the setup with which a player begins. */
export function setUpKnown(name: string, prepared: readonly PreparedIR[]): void {
  const wanted = playerChoice(name)?.setUp
  const known = prepared.map((one) => one.name)
  if (wanted === undefined || known.includes(wanted)) return
  throw new UsageError(
    'ST7040',
    known.length === 0
      ? `This game has no setups written as answers, so nobody can begin with \`${wanted}\`.`
      : `There is no setup called \`${wanted}\`; there are ${known.join(', ')}.`,
    didYouMean(wanted, known),
  )
}

/**
 * Checks the name of a player. Times are allowed only where somebody waits for moves; games that are counted must be
 * the same on every machine.
 */
export function playerNamed(name: string, measured: 'by playouts' | 'by the clock'): string {
  if (playerChoice(name) !== undefined) {
    if (!needsClock(name) || measured === 'by the clock') return name
    throw new UsageError(
      'ST7040',
      `\`${name}\` thinks by the clock, so its games could not be repeated.`,
      'Give a number of playouts per move: `search:2000`. Times work only in `play`.',
    )
  }
  const known = [...PLAYER_NAMES, ...[...SEARCH_LEVELS.keys()].map((level) => `search:${level}`)]
  throw new UsageError(
    'ST7040',
    `No player is called \`${name}\`; there are ${PLAYER_NAMES.join(', ')}.`,
    didYouMean(name, known),
  )
}

/** For people: `random on all seats`, or `greedy (north), random (south)`. */
export function playersText(players: readonly string[], seats: readonly string[]): string {
  const [first = 'random'] = players
  if (players.every((name) => name === first)) return `${first} in all seats`
  return players.map((name, seat) => `${name} (${seats[seat] ?? ''})`).join(', ')
}

/** Shown for games in which nobody had a decision. */
export const NOBODY_ASKED =
  'No player was asked for a move in any of these games: they ended before that. If an `end` rule holds while the game is set up, put those steps under `together:`.'

/** Shown if the players' budget did not suffice to deduce all that they might know. */
export function guessed(guesses: number): string {
  const decisions = guesses === 1 ? '1 decision' : `${guesses} decisions`
  return `note[ST5158]: At ${decisions}, players did not work out all that they could know, since that takes too much work.`
}

/** Shown for games in which setups under conditions could not be drawn uniformly. */
export const UNEVEN_LAYOUTS =
  'Legal setups were not all equally likely: under these conditions there are too many to count.'

export function seatCalled(seats: readonly { readonly name: string }[], name: string): number {
  const seat = seats.findIndex((s) => s.name === name)
  if (seat < 0)
    throw new UsageError(
      'ST5002',
      `There is no player called \`${name}\`; there are ${seats.map((s) => s.name).join(', ')}.`,
    )
  return seat
}
