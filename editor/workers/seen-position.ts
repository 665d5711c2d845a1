import {
  allOpen,
  heardAt,
  heardBefore,
  outcomeText,
  placesIn,
  sceneOf,
  scoreSheets,
  moveInWords,
  withNamed,
  withNamedNumbers,
} from '../../interpreter/index.ts'
import type { LoggedPly, Match, View } from '../../interpreter/index.ts'
import type { LogLine, Look, Position } from './play-calls.ts'

/** At most this many lines of the log are sent to the page; nobody reads more. */
const LOG_LINES = 400

type Seen = Omit<Position, 'offers' | 'moves' | 'handed' | 'again' | 'prepared' | 'arrangement'>

/** The part of a position that is only looked at: nothing that the viewer may not see. `at`: the match at that moment. */
export function seenPosition(match: Match, at: Match, look: Look): Seen {
  const view = viewFor(at, look)
  const log = look === 'nobody' ? [] : logFor(at, look)
  const changes = log.at(-1)?.changes ?? []
  return {
    look,
    ply: at.ply,
    plies: match.ply,
    sitting: at.ir.seats.map((_, seat) => at.playerAt(seat)),
    counted: countedFor(match, at, look),
    decision: at.decision(),
    result: at.result(),
    scene: view === undefined ? undefined : sceneOf(at.ir, view),
    sheets: view === undefined ? [] : scoreSheets(at.ir, view),
    opening:
      look === 'nobody' || log.length > LOG_LINES ? [] : heardBefore(at, look === 'open' ? undefined : look),
    log: log.slice(-LOG_LINES).map((entry) => lineOf(at, look, entry)),
    recent: placesIn(changes),
    changes,
  }
}

/** The match as it was before the answer with this number. */
export function matchBack(match: Match, ply: number): Match {
  const earlier = match.clone()
  while (earlier.ply > ply && earlier.undo());
  return earlier
}

function viewFor(match: Match, look: Look): View | undefined {
  if (look === 'nobody') return undefined
  return look === 'open' ? allOpen(match.ir.seats.map((_, seat) => match.view(seat))) : match.view(look)
}

/** An author sees each move as the player who made it. */
function logFor(match: Match, look: number | 'open'): readonly LoggedPly[] {
  if (look !== 'open') return match.log(look)
  return match.openLog()
}

/** Moments as a viewer counts them: nobody counts answers that they did not notice. */
function countedFor(match: Match, at: Match, look: Look): Position['counted'] {
  if (typeof look !== 'number' || match.ir.unnoticed === undefined) return undefined
  const ply = at.pliesFor(look)
  const until = (number: number): number => match.answersUntil(number, look)
  return { ply, plies: match.pliesFor(look), back: until(ply - 1), forward: until(ply + 1) }
}

function lineOf(match: Match, look: Look, entry: LoggedPly): LogLine {
  const { ir } = match
  const shown = entry.move === undefined ? entry : { ...entry, move: withNamedNumbers(ir, entry.move) }
  return {
    ply: entry.ply,
    moment: typeof look === 'number' ? match.answersUntil(entry.ply, look) : entry.ply,
    seat: entry.seat,
    text: moveInWords(ir, shown),
    outcome: outcomeText(ir, withNamed(ir, entry)),
    heard: heardAt(ir, entry),
  }
}
