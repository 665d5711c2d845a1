import { existsSync } from 'node:fs'
import type { Match } from '../match/match.ts'
import { isRefused } from '../match/refused.ts'
import type { Program } from '../program/program.ts'
import { playersSaved, restore, save, stoppedText } from '../save/save.ts'
import { UsageError } from './exit.ts'
import { lockFile } from './file-lock.ts'
import { messageWithPlace } from './refusal-place.ts'
import type { RulesetOptions } from './options.ts'
import { readText, replaceText } from './text-file.ts'

/** The file to which a game at the screen is saved. It is locked meanwhile. */
export interface RecordFile {
  /** The unfinished game in the file. Undefined for a new one. */
  readonly begun: { readonly match: Match; readonly otherRules: boolean } | undefined
  readonly keep: (match: Match) => void
  readonly close: () => void
}

/** `seat`: only this seat's view is recorded, and such a game cannot be continued. */
export function recordFile(program: Program, path: string, seat: number | undefined): RecordFile {
  const unlock = lockFile(path)
  try {
    if (seat !== undefined && existsSync(path))
      throw new UsageError(
        'ST7006',
        `\`${path}\` already exists; what one seat saw of a game goes to a new file.`,
      )
    return {
      begun: existsSync(path) ? gameIn(program, path) : undefined,
      keep: (match) => replaceText(path, seat === undefined ? save(match) : seenText(match, seat)),
      close: unlock,
    }
  } catch (thrown) {
    unlock()
    throw thrown
  }
}

/** Sets the number of players to that of the recorded game, unless it is given. */
export function asRecorded<O extends RulesetOptions>(options: O, path: string | undefined): O {
  if (path === undefined || options.players !== undefined || !existsSync(path)) return options
  const [first = ''] = readText(path).split('\n')
  const players = playersSaved(first)
  return players === undefined ? options : { ...options, players: String(players) }
}

/** Loads the game in a record. It is refused unless the current rules accept it to its end. */
export function gameIn(program: Program, path: string): NonNullable<RecordFile['begun']> {
  const found = restore(program, readText(path))
  if (isRefused(found)) throw new UsageError(found.code, `\`${path}\`: ${messageWithPlace(found)}`)
  const { match, stopped, otherRules } = found
  if (stopped === undefined) return { match, otherRules }
  throw new UsageError(
    'ST5205',
    `The rules have changed since \`${path}\` was written, and it can be replayed only up to move ${stopped.ply - 1}. ${stoppedText(stopped)}`,
    placeHelp(stopped.refused.at, path),
  )
}

function placeHelp(at: Parameters<typeof messageWithPlace>[0]['at'], path: string): string {
  const where = at === undefined ? '' : `The rule is in ${at.file}:${at.line}. `
  return `${where}See how far it goes: sandtable replay GAME ${path}`
}

/** Only one seat's view: no seed, and no setup or card of anybody else. */
function seenText(match: Match, seat: number): string {
  const { ir } = match
  return `${JSON.stringify({
    format: 'sandtable-view-1',
    game: ir.id,
    players: ir.seats.map(({ name }) => name),
    options: ir.options.map(({ name, text }) => [name, text]),
    seat: ir.seats[seat]?.name,
    log: match.log(seat),
    view: match.view(seat),
  })}\n`
}
