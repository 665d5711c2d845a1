import type { SeatIR } from '../../ir/ir.ts'
import type { MergedEntry, MergedGame } from '../../merge/merged.ts'
import { span, type Span } from '../../source/span.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { declaredEntries, declaredNames } from './declared-name.ts'
import type { TeamInfo } from './world.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import {
  entryNamed,
  fixedWord,
  nameText,
  sectionEntries,
  mapEntries,
  nodeSpan,
  entryTexts,
  entryYesOrNo,
} from './tree-reading.ts'

export interface Players {
  readonly seats: readonly SeatIR[]
  /** Seats that only other numbers of players have. Their mentions are allowed and have no effect. */
  readonly absent: readonly string[]
  readonly teams: readonly TeamInfo[]
  readonly direction: 1 | -1
  readonly mayResign: boolean
}

const SIDES = ['south', 'north', 'west', 'east'] as const

/** The section `players`, for a number of players; by default the first one that the game lists. */
export function readPlayers(
  game: MergedGame,
  players: number | undefined,
  reporter: Reporter,
): Players | undefined {
  const entries = sectionEntries(game, 'players', reporter)
  const seatsEntry = entryNamed(entries, 'seats')
  if (seatsEntry === undefined) {
    // An abstract game need not say who plays; nothing about players can then be checked.
    if (!game.abstract && !game.incomplete)
      reporter.report('ST4031', entries[0]?.key.span ?? headOf(game), 'The game does not say who plays it.', {
        help: 'Add `players:` with a list of `seats:`, such as `seats: [ red, blue ]`.',
      })
    return game.abstract ? { seats: [], absent: [], teams: [], direction: 1, mayResign: false } : undefined
  }
  const names = seatNames(seatsEntry, players, reporter)
  if (names === undefined) return undefined
  const sides = readSides(entryNamed(entries, 'sides'), seatsEntry, names, reporter)
  const directionEntry = entryNamed(entries, 'play goes')
  const resign = entryNamed(entries, 'may resign')
  const way =
    directionEntry === undefined
      ? 'clockwise'
      : fixedWord(directionEntry, ['clockwise', 'anticlockwise'], reporter)
  return {
    seats: names.map((name) => ({ name, title: name, side: sides.get(name) })),
    absent: listedSeats(seatsEntry).filter((name) => !names.includes(name)),
    teams: readTeams(entryNamed(entries, 'teams'), seatsEntry, names, reporter),
    direction: way === 'anticlockwise' ? -1 : 1,
    mayResign: resign !== undefined && entryYesOrNo(resign, reporter),
  }
}

/** The head of a document. */
function headOf(game: MergedGame): Span | undefined {
  const file = game.layers.at(-1)?.file
  if (file === undefined) return undefined
  const [line = ''] = /^(?:id|sandtable):.*/m.exec(file.text) ?? []
  const start = file.text.indexOf(line)
  return span(file, start, start + line.length)
}

function seatNames(
  entry: MergedEntry,
  players: number | undefined,
  reporter: Reporter,
): readonly string[] | undefined {
  if (entry.value.kind !== 'map') {
    const names = readSeatList(entry, reporter)
    if (names === undefined || players === undefined || players === names.length) return names
    const is = names.length === 1 ? 'one player' : `${names.length} players`
    return reporter.report('ST4007', entry.key.span, `This game is for ${is}, not for ${players}.`)
  }
  const byNumber = new Map<number, readonly string[]>()
  for (const choice of entry.value.entries) {
    const number = /^\d{1,3}$/.test(choice.name.trim()) ? Number(choice.name) : 0
    if (number === 0) {
      reporter.report(
        'ST4001',
        choice.key.span,
        '`seats` is a list of names, or has one list for each number of players.',
      )
      continue
    }
    const names = readSeatList(choice, reporter)
    if (names === undefined) continue
    if (names.length !== number) {
      const message = `${number} lists ${names.length} seats.`
      reporter.report('ST4007', choice.key.span, message, { help: `List as many seats as the number says.` })
      continue
    }
    byNumber.set(number, names)
  }
  const chosen = players ?? [...byNumber.keys()][0]
  if (chosen === undefined) {
    if (entry.value.entries.length === 0)
      reporter.report('ST4031', entry.key.span, 'There are no seats here.')
    return undefined
  }
  const names = byNumber.get(chosen)
  if (names !== undefined) return names
  if (entry.value.entries.some((choice) => Number(choice.name) === chosen)) return undefined
  const allowed = [...byNumber.keys()].join(', ').replace(/, (\d+)$/, ' or $1')
  return reporter.report('ST4007', entry.key.span, `This game is for ${allowed} players, not for ${chosen}.`)
}

function readSeatList(entry: MergedEntry, reporter: Reporter): readonly string[] | undefined {
  const texts = entryTexts(entry, reporter)
  if (texts.length > SIZE_LIMITS.seats)
    return reporter.report('ST4006', entry.key.span, `A game has at most ${SIZE_LIMITS.seats} seats.`)
  if (texts.length === 0) return reporter.report('ST4031', entry.key.span, 'There are no seats here.')
  const names = declaredNames(texts, 'a seat', reporter)
  return names.size === texts.length ? [...names.keys()] : undefined
}

type Side = (typeof SIDES)[number]

function readSides(
  entry: MergedEntry | undefined,
  seatsEntry: MergedEntry,
  names: readonly string[],
  reporter: Reporter,
): ReadonlyMap<string, Side> {
  const sides = new Map<string, Side>()
  if (entry === undefined) return sides
  for (const one of mapEntries(entry.value, entry.key.span, '`sides`', reporter)) {
    const name = nameText(one.name)
    const side = fixedWord(one, SIDES, reporter)
    if (!names.includes(name)) {
      // Other numbers of players have other seats; only a name in no list is a mistake.
      if (listedSeats(seatsEntry).includes(name)) continue
      reporter.report('ST4004', one.key.span, `There is no seat called \`${name}\`.`, suggestion(name, names))
      continue
    }
    if (side === undefined) continue
    const taken = [...sides].find(([, other]) => other === side)
    if (taken !== undefined)
      reporter.report('ST4003', nodeSpan(one.value), `\`${taken[0]}\` already sits on the ${side} side.`)
    else sides.set(name, side)
  }
  return sides
}

/** Seats that play together. Teams may mention seats of other numbers of players; a seat without a team is refused. */
function readTeams(
  entry: MergedEntry | undefined,
  seatsEntry: MergedEntry,
  names: readonly string[],
  reporter: Reporter,
): readonly TeamInfo[] {
  if (entry === undefined) return []
  const teams: TeamInfo[] = []
  const taken = new Map<number, string>()
  const entries = mapEntries(entry.value, entry.key.span, '`teams`', reporter)
  const declared = declaredEntries(entries, 'a team', reporter)
  for (const [name, one] of declared) {
    const seats: number[] = []
    for (const text of entryTexts(one, reporter)) {
      const seat = names.indexOf(nameText(text.text))
      if (seat < 0) {
        if (!listedSeats(seatsEntry).includes(nameText(text.text)))
          reporter.report(
            'ST4004',
            text.span,
            `There is no seat called \`${text.text}\`.`,
            suggestion(text.text, names),
          )
        continue
      }
      const other = taken.get(seat)
      if (other !== undefined)
        reporter.report('ST4003', text.span, `\`${text.text}\` is already in \`${other}\`.`)
      else seats.push(seat)
      taken.set(seat, name)
    }
    if (seats.length > 0) teams.push({ name, key: one.key, seats })
  }
  const alone = names.find((_, seat) => !taken.has(seat))
  if (alone !== undefined && declared.size === entries.length)
    reporter.report('ST4031', entry.key.span, `\`${alone}\` is not in a team.`, {
      help: 'If there are teams, every player must be in one, if necessary alone.',
    })
  return teams
}

/** The seats of all numbers of players that are listed by number. */
function listedSeats(entry: MergedEntry): readonly string[] {
  if (entry.value.kind !== 'map') return []
  return entry.value.entries.flatMap(({ value }) =>
    value.kind === 'list'
      ? value.items.flatMap((item) => (item.kind === 'text' ? [nameText(item.text)] : []))
      : [],
  )
}
