import type { Match, Result } from '../match/match.ts'
import { winText } from '../match/who-won.ts'

/**
 * Writes a game as an example of its rules, line by line. It is labelled with its seed, because the label of an example
 * seeds its chance. `options` are written as an author would. A game that began in the middle can be written only if it
 * began at the text of a position.
 */
export function writtenGame(
  match: Match,
  options: readonly (readonly [name: string, value: string])[],
): readonly string[] | undefined {
  const { ir, position } = match
  if (match.begunInMiddle && position === undefined) return undefined
  const seatName = (seat: number): string => ir.seats[seat]?.name ?? ''
  const decision = match.decision()
  const result = match.resignedSeat === undefined ? match.result() : undefined
  return [
    `${plainOrQuoted(match.seed)}:`,
    `  players: ${ir.seats.length}`,
    ...(options.length === 0
      ? []
      : [
          '  with:',
          ...options.map(([name, value]) => `    ${plainOrQuoted(name)}: ${plainOrQuoted(value)}`),
        ]),
    ...(position === undefined ? [] : [`  given: ${plainOrQuoted(position)}`]),
    '  play:',
    ...match
      .record()
      .map(({ seat, move }) => `    - ${plainOrQuoted(seatName(seat))}: ${plainOrQuoted(move)}`),
    ...(result === undefined ? [] : [`    - ends: ${plainOrQuoted(endText(match, result))}`]),
    ...(decision === undefined ? [] : [`    - asked: ${plainOrQuoted(seatName(decision.seat))}`]),
  ]
}

function endText({ ir }: Match, result: Result): string {
  const { kind, reason } = result
  switch (kind) {
    case 'drawn':
    case 'scored':
      return `the game is ${kind} by ${reason}`
    case 'lost':
      return `all players lose by ${reason}`
    case 'won':
      return `${winText(ir, result)} by ${reason}`
  }
}

/** A text in YAML: plain if it cannot mean anything else. */
function plainOrQuoted(text: string): string {
  return /^[\p{L}\p{N}][\p{L}\p{N} ()/,.'=+–-]*$/u.test(text) && text.trim() === text
    ? text
    : JSON.stringify(text)
}
