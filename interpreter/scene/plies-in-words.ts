import type { GameIR } from '../../grammar/ir/ir.ts'
import { lotsOf, lotText, NO_BREAK } from './piece-lots.ts'
import { outcomeText } from './outcome.ts'
import { lotName } from './join-moves.ts'
import type { Change } from '../view/changes.ts'
import type { LoggedPly } from '../view/logged-plies.ts'
import type { Throw } from '../view/throws.ts'

/**
 * A move by another player in words. The log names a piece as the reader knew it when the move was made, `? in hand of
 * X`. If the reader has seen just as many pieces leave the places of the mover, they are named. It uses only what the
 * reader has seen, so it can reveal nothing else.
 */
export function moveInWords(ir: GameIR, entry: LoggedPly): string {
  const { text, isNamed } = named(ir, entry)
  const shown = isNamed ? '' : shownText(ir, entry.changes)
  return shown === '' ? text : `${text} (${shown})`
}

/** The same ply with the move that `moveInWords` returns. */
export function withNamed(ir: GameIR, entry: LoggedPly): LoggedPly {
  return entry.move === undefined ? entry : { ...entry, move: named(ir, entry).text }
}

/** Faces that were revealed off the board during the ply. */
function shownText(ir: GameIR, changes: readonly Change[]): string {
  const spaces = new Set(ir.spaces.map(({ name }) => name))
  return changes
    .flatMap((change) =>
      (change.change === 'shown' || change.change === 'turned') &&
      change.kind !== undefined &&
      !spaces.has(change.at)
        ? [`${lotName(ir, { ...change, owner: undefined })} shown in ${change.at}`]
        : [],
    )
    .join(', ')
}

/** The move, and whether a revealed face fills in what the reader did not know. */
function named(
  ir: GameIR,
  { move, changes, seat, setup }: LoggedPly,
): { readonly text: string; readonly isNamed: boolean } {
  if (move === undefined) return { text: setup === true ? 'sets up' : 'decides in secret', isNamed: false }
  const unknown = [...move.matchAll(UNKNOWN)]
  const count = unknown.reduce((sum, [, number]) => sum + Number(number ?? 1), 0)
  const isOwn = (place: string): boolean => ir.containers.some((c) => c.name === place && c.owner === seat)
  const seen = [...seenThere(changes, isOwn), ...seenLeaving(changes, isOwn)]
  const kinds = unknown.length === 1 ? seen.find((some) => some.length === count) : undefined
  if (kinds !== undefined) return { text: move.replace(UNKNOWN, () => counted(ir, kinds)), isNamed: true }
  const alone = seen.find((some) => some.length === 1)
  if (unknown.length === 0 && alone !== undefined && [...move.matchAll(UNKNOWN_PART)].length === 1)
    return { text: move.replace(UNKNOWN_PART, () => counted(ir, alone)), isNamed: true }
  return {
    text: move.replace(UNKNOWN, (_, number: string | undefined) => `${number ?? '1'} unknown`),
    isNamed: false,
  }
}

/** A line said by the rules. */
function saidLine(line: string): string {
  return `"${line}"`
}

/** A public event beside a move: a line said by the rules, or a throw of dice. */
export interface Heard {
  /** The player on turn by then, if it changed. */
  readonly who: string | undefined
  readonly what: 'said' | 'rolled'
  /** The line, or the throws one after the other: `6; 6; 5`. */
  readonly text: string
}

/** The lines and throws of a ply, in order. `seat`: the player on turn before, if any. */
export function heardAt(
  { seats }: GameIR,
  {
    seat,
    said,
    saidTo,
    thrown,
  }: Pick<LoggedPly, 'said' | 'saidTo' | 'thrown'> & { readonly seat: number | undefined },
): readonly Heard[] {
  const all: { what: Heard['what']; who: number | undefined; text: string }[] = []
  const roll = (lines: number, from: number): void => {
    for (const { dice, who, after } of thrown) {
      if (after < from || after > lines) continue
      const last = all.at(-1)
      if (last?.what === 'rolled' && last.who === who) last.text += `; ${dice}`
      else all.push({ what: 'rolled', who, text: dice })
    }
  }
  said.forEach((text, i) => {
    roll(i, i)
    all.push({ what: 'said', who: saidTo[i], text })
  })
  roll(Infinity, said.length)
  let turn = seat
  return all.map(({ what, who: meant, text }) => {
    const who = meant ?? turn
    const isNew = who !== turn
    turn = who
    return { what, text, who: isNew && who !== undefined ? seats[who]?.name : undefined }
  })
}

/** The events of a match before its first decision. */
interface Begun {
  readonly ir: GameIR
  opening(seat?: number): readonly string[]
  openingThrows(seat?: number): readonly Throw[]
}

/** The same before the first decision. */
export function heardBefore(match: Begun, seat?: number): readonly Heard[] {
  const openingLines = match.opening(seat)
  return heardAt(match.ir, {
    seat: undefined,
    said: openingLines,
    saidTo: [],
    thrown: match.openingThrows(seat),
  })
}

/**
 * `, rolled 6 3 (red piece from c3 to bar)`: the throws and effects, appended to the move. Said lines, and events in
 * another player's turn, have their own lines.
 */
export function cameOf(
  ir: GameIR,
  entry: Parameters<typeof heardAt>[1] & Parameters<typeof outcomeText>[1],
): string {
  const heard = heardAt(ir, entry)
  const passed = heard.findIndex(({ who }) => who !== undefined)
  const own = passed < 0 ? heard : heard.slice(0, passed)
  const lines = ['']
  let last = 0
  for (const each of heard) {
    const isThrow = own.includes(each) && each.what === 'rolled'
    if (isThrow && lines.length === 1) lines[0] += `, ${heardAlone(each)}`
    else lines.push(`  ${heardAlone(each)}`)
    if (isThrow) last = lines.length - 1
  }
  const outcome = outcomeText(ir, entry)
  if (outcome !== '') lines[last] += ` (${outcome})`
  return lines.join('\n')
}

/** The same of one of them. */
export function heardAlone({ who, what, text }: Heard): string {
  return `${who === undefined ? '' : `${who}: `}${what === 'said' ? saidLine(text) : `rolled ${text}`}`
}

/** One ply in a line: the player, the move, its effects, and the said lines. */
export function plyInWords(ir: GameIR, entry: LoggedPly): string {
  const who = ir.seats[entry.seat]?.name ?? ''
  return `${who}: ${moveInWords(ir, entry)}${cameOf(ir, withNamed(ir, entry))}`
}

/** As the mover reads it: in the order of the rules, identical ones counted. */
function counted(ir: GameIR, kinds: readonly string[]): string {
  const lots = lotsOf(
    ir,
    kinds.map((kind) => ({ kind, owner: undefined, open: false })),
  )
  return lots
    .map((lot) => lotText(ir, lot))
    .join(' and ')
    .replaceAll(NO_BREAK, ' ')
}

/** `? in hand of X`, `3 ? in hand of X`, `?`; not a question mark after a word in the notation of an action. */
const UNKNOWN = /(?<![\p{L}\p{N}])(?:(\d+) )?\?(?: in [^,()]+?)?(?= and |[,)]|$)/gu

/** The same as a part of the notation that the rules give: `?-14`. */
const UNKNOWN_PART = /(?<![\p{L}\p{N}])\?(?![\p{L}\p{N}?])/gu

/** Kinds of the pieces revealed in some places, if nothing else was revealed. */
function seenThere(
  changes: readonly Change[],
  isThere: (place: string) => boolean,
): readonly (readonly string[])[] {
  const shown = changes.flatMap((change) =>
    (change.change === 'shown' || change.change === 'turned') && change.kind !== undefined ? [change] : [],
  )
  if (shown.length === 0 || shown.some(({ at }) => !isThere(at))) return []
  return [shown.flatMap(({ kind, count }) => Array<string>(count).fill(kind ?? ''))]
}

/**
 * Kinds of the pieces that left some places and are visible now: those unknown before, and all. Empty if anything was
 * revealed that may have come from elsewhere.
 */
function seenLeaving(
  changes: readonly Change[],
  isThere: (place: string) => boolean,
): readonly (readonly string[])[] {
  const fresh = new Map<string, number>()
  const known: string[] = []
  const count = (kind: string | undefined, by: number): void => {
    if (kind !== undefined) fresh.set(kind, (fresh.get(kind) ?? 0) + by)
  }
  let unseen = 0
  let apart = 0
  for (const change of changes) {
    switch (change.change) {
      case 'moved':
        if (change.kind === undefined) unseen += isThere(change.from) ? change.count : 0
        else if ('was' in change) {
          if (!isThere(change.from)) return []
          count(change.kind, change.count)
        } else if (isThere(change.from)) known.push(...Array<string>(change.count).fill(change.kind))
        break
      case 'left':
        if (change.kind !== undefined) apart -= change.count
        else if (!isThere(change.from)) return []
        else apart -= change.count
        count(change.kind, -change.count)
        break
      case 'came':
        if (change.kind === undefined) unseen += change.count
        apart += change.count
        count(change.kind, change.count)
        break
      default:
        break
    }
  }
  // Pieces that arrived from an unknown place must be those that left unseen.
  if (apart !== 0 || [...fresh.values()].some((n) => n < 0)) return []
  const shown = [...fresh].flatMap(([kind, n]) => Array<string>(n).fill(kind))
  return unseen > 0 ? [shown] : [shown, [...known, ...shown]]
}
