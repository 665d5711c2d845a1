import type { Match } from '../../interpreter/match/match.ts'
import { Fault } from '../../interpreter/program/program.ts'
import { positionText } from '../../interpreter/save/position.ts'
import { sceneOf } from '../../interpreter/scene/scene.ts'
import { sceneText } from '../../interpreter/scene/text.ts'

/** The first thing that the library tells a seat by which it could now distinguish two games. */
export function difference(
  here: Match,
  there: Match,
  seat: number,
  attempts: readonly string[],
): string | undefined {
  const decides = here.decision()?.seat === seat
  const told = (match: Match): readonly (readonly [string, unknown])[] => [
    ['view', match.view(seat)],
    ['common view', match.view()],
    ['public view', match.view('public')],
    ['picture', sceneText(match.ir, sceneOf(match.ir, match.view(seat)), { color: false })],
    ['position', positionFor(match, seat)],
    ['decision', match.decision()],
    ['result', match.result()],
    ['log', match.log(seat).at(-1)],
    ['common log', match.log().at(-1)],
    ['public log', match.log('public').at(-1)],
    ...(decides ? [['moves', match.moves()] as const] : []),
    ...(decides ? attempts.map((text) => [`answer to ${text}`, answerTo(match, text)] as const) : []),
  ]
  const other = told(there)
  for (const [i, [what, value]] of told(here).entries())
    if (text(value) !== text(other[i]?.[1]))
      return `another ${what}: ${text(value)} or ${text(other[i]?.[1])}`
  return undefined
}

/** Compares all of the log and of what is remembered over the plies that both games have, not only the last ply. */
export function memoryDifference(here: Match, there: Match, seat: number): string | undefined {
  const both = Math.min(here.ply, there.ply)
  const log = (match: Match, reader: number | undefined): string => text(match.log(reader).slice(0, both))
  if (log(here, seat) !== log(there, seat)) return 'another log'
  if (log(here, undefined) !== log(there, undefined)) return 'another public log'
  const seen = (match: Match): string => text(match.knowledge(seat).plies.slice(0, both))
  return seen(here) === seen(there) ? undefined : 'other knowledge'
}

/** The position as a text for a seat, or why there is none. */
function positionFor(match: Match, seat: number): string {
  try {
    return positionText(match, { seat })
  } catch (thrown) {
    if (thrown instanceof Fault) return thrown.message
    throw thrown
  }
}

/** The answer to an attempt: the refusal or `accepted`, and the result of `why`. */
function answerTo(match: Match, attempt: string): unknown {
  return [match.clone().play(attempt) ?? 'accepted', match.why(attempt)]
}

/** Serializes a value, distinguishing a member that is undefined from one that is missing. */
function text(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => (member === undefined ? 'nothing' : member))
}
