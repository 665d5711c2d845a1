import type { GameIR } from '../../grammar/ir/ir.ts'
import { lotsOf, lotText, NO_BREAK } from './lots.ts'
import type { Change } from '../view/changes.ts'
import type { LoggedPly } from '../view/log.ts'
import type { Throw } from '../view/throws.ts'

/**
 * A move by another player in words. The log names a piece as the reader knew it when the move was made, `? in hand
 * of X`; if the reader has seen just as many pieces leave the places of the mover, they are named. It uses only what
 * the reader has seen, and can reveal nothing else.
 */
export function toldMove(ir: GameIR, entry: LoggedPly): string {
  const { text, isNamed } = named(ir, entry)
  const shown = isNamed ? '' : shownText(ir, entry.changes)
  return shown === '' ? text : `${text} (${shown})`
}

/** Faces that have been seen off the board: what lies there now, or lay there in the meantime. */
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

/** The move, and whether what was seen of it names what the reader did not know. */
function named(
  ir: GameIR,
  { move, changes, seat }: LoggedPly,
): { readonly text: string; readonly isNamed: boolean } {
  if (move === undefined) return { text: 'sets up', isNamed: false }
  const unknown = [...move.matchAll(UNKNOWN)]
  const count = unknown.reduce((sum, [, number]) => sum + Number(number ?? 1), 0)
  const isOwn = (place: string): boolean => ir.containers.some((c) => c.name === place && c.owner === seat)
  const seen = [...seenThere(changes, isOwn), ...seenLeaving(changes, isOwn)]
  const kinds = unknown.length === 1 ? seen.find((some) => some.length === count) : undefined
  if (kinds !== undefined) return { text: move.replace(UNKNOWN, () => counted(ir, kinds)), isNamed: true }
  return {
    text: move.replace(UNKNOWN, (_, number: string | undefined) => `${number ?? '1'} unknown`),
    isNamed: false,
  }
}

/** A line that the rules said. */
export function spoken(line: string): string {
  return `"${line}"`
}

/** What everybody heard beside a move: a line that the rules said, or what dice showed. */
export interface Heard {
  /** Whose turn it was by then, if no longer that of the one before. */
  readonly who: string | undefined
  readonly what: 'said' | 'rolled'
  /** The line; what was thrown, one throw after the other: `6; 6; 5`. */
  readonly text: string
}

/**
 * What the rules said and what was thrown, in order. `seat`: whose turn it was before; undefined before the first
 * decision.
 */
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

/** What a match tells of what came before its first decision. */
interface Begun {
  readonly ir: GameIR
  opening(): readonly string[]
  openingThrows(seat?: number): readonly Throw[]
}

/** The same before the first decision. */
export function heardBefore(match: Begun, seat?: number): readonly Heard[] {
  const said = match.opening()
  return heardAt(match.ir, { seat: undefined, said, saidTo: [], thrown: match.openingThrows(seat) })
}

/**
 * ` rolled 6 3 "bar is full" (red piece from c3 to bar)`: what was heard beside a move, and what came of it. What
 * belongs to the turn of somebody else begins a line of its own.
 */
export function cameOf(
  ir: GameIR,
  entry: Parameters<typeof heardAt>[1] & Pick<LoggedPly, 'changes'>,
): string {
  const heard = heardAt(ir, entry)
  const passed = heard.findIndex(({ who }) => who !== undefined)
  const own = passed < 0 ? heard : heard.slice(0, passed)
  const outcome = outcomeText(ir, entry.changes)
  return [
    ...own.map((each) => ` ${heardAlone(each)}`),
    ...(outcome === '' ? [] : [` (${outcome})`]),
    ...heard.slice(own.length).map((each) => `${each.who === undefined ? ' ' : '\n  '}${heardAlone(each)}`),
  ].join('')
}

/** The same of one of them. */
export function heardAlone({ who, what, text }: Heard): string {
  return `${who === undefined ? '' : `${who}: `}${what === 'said' ? spoken(text) : `rolled ${text}`}`
}

/** One ply in a line: who did what, what came of it, and what the rules said. */
export function toldPly(ir: GameIR, entry: LoggedPly): string {
  const who = ir.seats[entry.seat]?.name ?? ''
  return `${who}: ${toldMove(ir, entry)}${cameOf(ir, entry)}`
}

type Came = Extract<Change, { change: 'came' }>

/** What has come to where something has left, if nothing else has come or left there. */
function replaced(changes: readonly Change[]): ReadonlyMap<Change, Came> {
  const pairs = new Map<Change, Came>()
  for (const left of changes) {
    if (left.change !== 'left') continue
    const here = changes.filter(
      (each) =>
        (each.change === 'left' && each.from === left.from) ||
        (each.change === 'came' && each.to === left.from),
    )
    const came = here.find((each) => each.change === 'came')
    if (here.length === 2 && came?.count === left.count) pairs.set(left, came)
  }
  return pairs
}

/**
 * What a move has done besides moving from one space to another: what has left the board, what has come onto it
 * from elsewhere without being named or in place of something else, whose face is visible now, and what was paid. So the
 * reader learns what fought, what is left, and who won how much.
 */
export function outcomeText(ir: GameIR, changes: readonly Change[]): string {
  const spaces = new Set(ir.spaces.map(({ name }) => name))
  const pairs = replaced(changes)
  const told = new Set<Change>(pairs.values())
  const left = new Set(changes.flatMap((change) => ('from' in change ? [change.from] : [])))
  return changes
    .flatMap((change): readonly string[] => {
      switch (change.change) {
        case 'moved': {
          if (!spaces.has(change.from) && !(spaces.has(change.to) && left.has(change.to))) return []
          if (!spaces.has(change.from)) return [`${lotName(ir, change)} from ${change.from} to ${change.to}`]
          if (!spaces.has(change.to)) return [`${lotName(ir, change)} from ${change.from} to ${change.to}`]
          return 'was' in change && change.kind !== undefined
            ? [`${lotName(ir, change)} shown on ${change.to}`]
            : []
        }
        case 'turned':
        case 'shown':
          return change.kind === undefined || !spaces.has(change.at)
            ? []
            : [`${lotName(ir, change)} shown on ${change.at}`]
        case 'left': {
          const came = pairs.get(change)
          if (came !== undefined && spaces.has(change.from))
            return [`${lotName(ir, came)} on ${change.from} instead of ${lotName(ir, change)}`]
          return spaces.has(change.from) ? [`${lotName(ir, change)} gone from ${change.from}`] : []
        }
        case 'came':
          return spaces.has(change.to) && !told.has(change)
            ? [`${lotName(ir, change)} come to ${change.to}`]
            : []
        case 'value':
          return paidText(ir, change)
        default:
          return []
      }
    })
    .join(', ')
}

/** `purse of ben +3` */
function paidText(
  ir: GameIR,
  { name, of, from, to }: Extract<Change, { change: 'value' }>,
): readonly string[] {
  const isPaid =
    of !== undefined && ir.purses?.includes(name) === true && ir.notShown?.includes(name) !== true
  if (!isPaid || typeof from !== 'number' || typeof to !== 'number') return []
  return [`${name} of ${of} ${to > from ? '+' : '−'}${Math.abs(to - from)}`]
}

/** `red miner`, `2 blue pieces`. */
function lotName(
  ir: GameIR,
  {
    owner,
    kind,
    count,
  }: { readonly owner: number | undefined; readonly kind: string | undefined; readonly count: number },
): string {
  const side = owner === undefined ? '' : `${ir.seats[owner]?.name ?? ''} `
  if (kind === undefined) return count === 1 ? `${side}piece` : `${count} ${side}pieces`
  return `${count === 1 ? '' : `${count} `}${side}${lotText(ir, { kind, owner, count })
    .replace(/^\d+\u00a0/u, '')
    .replaceAll(NO_BREAK, ' ')}`
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

/** `? in hand of X`, `3 ? in hand of X`, `?`; not the question mark after a word in the notation of an action. */
const UNKNOWN = /(?<![\p{L}\p{N}])(?:(\d+) )?\?(?: in [^,()]+?)?(?= and |[,)]|$)/gu

/** Kinds of what has been shown in some places, if nothing else has been shown. */
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
 * Kinds of what has left some places and is visible now: of those unknown before, and of all. Nothing if anything
 * became known that may have come from elsewhere.
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
  // What arrived from an unknown place must be what left unseen.
  if (apart !== 0 || [...fresh.values()].some((n) => n < 0)) return []
  const shown = [...fresh].flatMap(([kind, n]) => Array<string>(n).fill(kind))
  return unseen > 0 ? [shown] : [shown, [...known, ...shown]]
}
