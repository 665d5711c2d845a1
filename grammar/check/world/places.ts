import { suggestion } from '../../diagnostics/suggestion.ts'
import { NONE, UNLIMITED, type ContainerIR, type SeatIR, type SpaceIR } from '../../ir/ir.ts'
import type { MergedEntry, MergedGame } from '../../merge/merged.ts'
import { readIndices, readNeighbours, type Indexing } from './indices.ts'
import type { IndexInfo, PlaceInfo } from './world.ts'
import type { Classes } from './classes.ts'
import type { ConstantScope } from './constant.ts'
import { declaredEntries } from './declared-name.ts'
import { NO_BOARD, type Board, type PlacedBoard } from './board.ts'
import type { NameIndex } from './names.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import {
  isNo,
  entryNamed,
  fixedWord,
  mapEntries,
  nameText,
  sectionEntries,
  entryTexts,
  entryYesOrNo,
} from './tree-reading.ts'
import { boardToCome, findBoard, nameApart, type FoundBoard } from './find-board.ts'
import { leapsIn } from './leaps.ts'
import { HOLDING_NOTHING, SEEN_BY, holdingAnything, needsOwner, readHolding, restricted } from './holding.ts'

export interface Places {
  readonly places: readonly PlaceInfo[]
  readonly containers: readonly ContainerIR[]
  readonly boards: readonly PlacedBoard[]
  /** The spaces of all boards, with their names in this game. */
  readonly spaces: readonly SpaceIR[]
}

/** Keys of spaces that are meaningless elsewhere. */
const OF_SPACES = ['kinds of space', 'printed', 'track'] as const

/** The section `places`: spaces of the board first, then all other containers in order. */
export function readPlaces(
  game: MergedGame,
  seats: readonly SeatIR[],
  values: Omit<Indexing, 'seats'>,
  classes: Classes,
  names: NameIndex,
  scope: ConstantScope,
  reporter: Reporter,
): Places {
  const declared = [...declaredEntries(sectionEntries(game, 'places', reporter), 'a place', reporter)]
  const parts = (entry: MergedEntry) =>
    mapEntries(entry.value, entry.key.span, `\`${nameText(entry.name)}\``, reporter)
  const found = new Map<string, FoundBoard>()
  const leaps = leapsIn(game)
  for (const [name, entry] of declared) {
    const board = findBoard(parts(entry), seats, leaps, game.abstract, scope, reporter)
    if (board !== undefined) found.set(name, board)
  }
  if (found.size === 0 && game.abstract) {
    const shared = boardToCome(declared, parts)
    if (shared !== undefined) found.set(shared, { board: NO_BOARD, parts: [], start: undefined })
  }
  nameApart(found)
  const unions = declared.filter(([, entry]) => entryNamed(parts(entry), 'made of') !== undefined)
  const plain = declared.filter((each) => !unions.includes(each))
  const made = plain.flatMap(([name, entry]) => {
    const place = readPlace(
      name,
      entry,
      parts(entry),
      found.get(name)?.board,
      { seats, ...values },
      classes,
      names,
      reporter,
    )
    if (place === undefined) reporter.broken.add(name)
    return place === undefined ? [] : [{ name, ...place }]
  })
  // Spaces are the first containers, wherever the boards are in the section.
  const first = new Map<string, number>()
  const containers: ContainerIR[] = []
  for (const isBoard of [true, false])
    for (const place of made)
      if (place.info.isBoard === isBoard) {
        first.set(place.name, containers.length)
        containers.push(...place.containers)
      }
  if (containers.length > SIZE_LIMITS.containers)
    reporter.report(
      'ST4006',
      declared[0]?.[1].key.span,
      `A game has at most ${SIZE_LIMITS.containers} places and spaces.`,
    )
  const boards = made.flatMap(({ name }): PlacedBoard[] => {
    const board = found.get(name)
    return board === undefined ? [] : [{ place: name, ...board, first: first.get(name) ?? 0 }]
  })
  reportClasses(
    made.filter(({ info }) => info.isBoard).map(({ info }) => info),
    reporter,
  )
  const onBoards = made.find(({ info }) => info.isBoard && info.holdsClass !== '')?.info.holdsClass ?? ''
  const places = made.map(({ name, info }) => ({
    ...info,
    holdsClass: info.isBoard && info.capacity === 0 ? onBoards : info.holdsClass,
    container: first.get(name) ?? 0,
  }))
  const together = unions.flatMap(([name, entry]): PlaceInfo[] => {
    const union = readUnion(name, entry, parts(entry), places, reporter)
    if (union === undefined) reporter.broken.add(name)
    return union === undefined ? [] : [union]
  })
  return {
    places: [...places, ...together],
    containers,
    boards,
    spaces: boards.flatMap(({ board }) => board.spaces),
  }
}

/** Pieces on spaces are all of one class, whichever board they are on. Boards without pieces have none. */
function reportClasses(boards: readonly PlaceInfo[], reporter: Reporter): void {
  const [first, ...others] = boards.filter(({ capacity }) => capacity > 0)
  for (const other of others)
    if (
      first !== undefined &&
      (other.holdsClass !== first.holdsClass || other.holdsGroups.join() !== first.holdsGroups.join())
    )
      reporter.unsupported(other.key.span, 'Boards that hold pieces of different classes are')
}

function readPlace(
  name: string,
  entry: MergedEntry,
  parts: readonly MergedEntry[],
  board: Board | undefined,
  indexing: Indexing,
  classes: Classes,
  names: NameIndex,
  reporter: Reporter,
): { readonly info: PlaceInfo; readonly containers: readonly ContainerIR[] } | undefined {
  for (const key of OF_SPACES) {
    const found = board === undefined ? entryNamed(parts, key) : undefined
    if (found !== undefined)
      reporter.report('ST4024', found.key.span, `\`${key}\` is about spaces, and \`${name}\` is not a board.`)
  }
  const indices = readIndices(entryNamed(parts, 'each'), indexing, reporter)
  if (indices === undefined) return undefined
  const neighbours = readNeighbours(name, entryNamed(parts, 'neighbours'), indices, indexing, reporter)
  const holds = entryNamed(parts, 'holds')
  const read =
    board !== undefined && holds === undefined
      ? HOLDING_NOTHING
      : readHolding(name, entry, holds, classes, names, reporter)
  if (read === undefined) reporter.broken.add(name)
  // The spaces of a board are known, whatever it may hold.
  const holding = read ?? (board === undefined ? undefined : holdingAnything(classes))
  if (holding === undefined) return undefined
  const pileEntry = entryNamed(parts, 'pile')
  const pile = pileEntry !== undefined && entryYesOrNo(pileEntry, reporter)
  const seenEntry = entryNamed(parts, 'seen by')
  const topEntry = entryNamed(parts, 'top seen by')
  const seenBy = (seenEntry === undefined ? undefined : fixedWord(seenEntry, SEEN_BY, reporter)) ?? 'everyone'
  const topSeenBy = (topEntry === undefined ? undefined : fixedWord(topEntry, SEEN_BY, reporter)) ?? seenBy
  for (const found of [seenEntry, topEntry])
    if (found !== undefined && !indices.some(isPlayer)) needsOwner(name, found, reporter)
  const holdsPiles = classes.groups.some((group) => group.pile && holding.groups.includes(group.name))
  if (topEntry !== undefined && !pile && !holdsPiles)
    reporter.report('ST4035', topEntry.key.span, `\`${name}\` is not a pile, so it has no top.`, {
      help: 'Add `pile: yes`.',
    })
  const darkEntry = entryNamed(parts, 'dark')
  const darkText = darkEntry?.value.kind === 'text' ? darkEntry.value.text : ''
  if (darkEntry !== undefined) refuseDark(name, darkEntry, { board, seenBy, pile, holding }, reporter)
  if (board !== undefined && indices.length > 0) {
    reporter.report('ST4024', entry.key.span, 'A board is one for all players; it cannot be one for each.', {
      help: 'Draw the boards of all players as one, with `~` between them, and say whose each part is under `kinds of space`: `cell: { each: player, where: { ... } }`. Or use places with an index for each row and column.',
    })
    return undefined
  }
  const { capacity } = holding
  const container = (shown: string, owner: number): ContainerIR => ({
    place: name,
    name: shown,
    owner,
    capacity,
    pile,
    seenBy,
    topSeenBy,
    ...(holding.groups.length > 0
      ? { groups: holding.groups.map((group) => classes.groups.findIndex((one) => one.name === group)) }
      : capacity === 0
        ? { holds: [] }
        : restricted(holding.kinds, holding.class, classes)),
  })
  if (indices.reduce((all, { count }) => all * count, 1) > SIZE_LIMITS.containers)
    return reporter.report(
      'ST4006',
      entry.key.span,
      `A game has at most ${SIZE_LIMITS.containers} places and spaces.`,
    )
  const containers =
    board !== undefined
      ? board.spaces.map((space) => container(space.name, NONE))
      : combinations(indices).map((at) =>
          container(nameAt(name, indices, at, indexing), at[indices.findIndex(isPlayer)] ?? NONE),
        )
  const info: PlaceInfo = {
    name,
    key: entry.key,
    isBoard: board !== undefined,
    containers: containers.length,
    eachPlayer: indices.length === 1 && indices.every(isPlayer),
    indices,
    neighbours,
    madeOf: [],
    container: 0,
    holdsClass: holding.class,
    holdsKinds: holding.kinds,
    holdsGroups: holding.groups,
    capacity,
    ...(darkEntry === undefined || isNo(darkText) ? {} : { isDark: true }),
  }
  return { info, containers }
}

/** Only on a board can a piece be overlooked, and only one whose face not everybody sees. */
function refuseDark(
  name: string,
  { key }: MergedEntry,
  place: {
    readonly board: Board | undefined
    readonly seenBy: ContainerIR['seenBy']
    readonly pile: boolean
    readonly holding: { readonly groups: readonly string[] }
  },
  reporter: Reporter,
): void {
  if (place.board === undefined)
    reporter.report('ST4214', key.span, `\`${name}\` is not a board, so it cannot be dark.`, {
      help: 'Everybody sees how many pieces are in other places. Leave out `dark`.',
    })
  else if (place.pile || place.holding.groups.length > 0)
    reporter.report('ST4214', key.span, 'A board of piles or groups cannot be dark.', {
      help: `Leave out \`dark\`, or let \`${name}\` hold single pieces.`,
    })
  else if (place.seenBy === 'everyone')
    reporter.report(
      'ST4214',
      key.span,
      `Everybody sees all pieces on \`${name}\`, so nothing is dark there.`,
      {
        help: 'Say who sees pieces in the dark: `seen by: owner`, `seen by: nobody`.',
      },
    )
}

/** `made of: [ zone, melee ]`: a name for several places together. */
function readUnion(
  name: string,
  entry: MergedEntry,
  parts: readonly MergedEntry[],
  places: readonly PlaceInfo[],
  reporter: Reporter,
): PlaceInfo | undefined {
  const list = entryNamed(parts, 'made of')
  const madeOf = (list === undefined ? [] : entryTexts(list, reporter)).flatMap((text) => {
    const written = nameText(text.text)
    const place = places.find((one) => one.name === written)
    if (place !== undefined) return [place]
    const known = places.map((one) => one.name)
    if (!reporter.isBroken(written))
      reporter.report(
        'ST4004',
        text.span,
        `There is no place called \`${written}\`.`,
        suggestion(written, known),
      )
    return []
  })
  const other = parts.find((part) => part.name !== 'made of')
  if (other !== undefined)
    reporter.report(
      'ST4024',
      other.key.span,
      `\`${name}\` is only a name for other places, so it cannot have its own \`${other.name}\`.`,
    )
  const [first] = madeOf
  if (first === undefined) return undefined
  const stranger = madeOf.find(
    ({ holdsClass, holdsGroups }) =>
      holdsClass !== first.holdsClass || (holdsGroups.length === 0) !== (first.holdsGroups.length === 0),
  )
  if (stranger !== undefined)
    return reporter.unsupported(list?.key.span, 'Places together that hold pieces of different classes are')
  return {
    ...first,
    name,
    key: entry.key,
    isBoard: false,
    containers: 0,
    eachPlayer: false,
    indices: [],
    neighbours: [],
    madeOf,
    holdsGroups: [...new Set(madeOf.flatMap(({ holdsGroups }) => holdsGroups))],
    holdsKinds: [...new Set(madeOf.flatMap(({ holdsKinds }) => holdsKinds))].sort((a, b) => a - b),
    capacity: UNLIMITED,
  }
}

const isPlayer = ({ name }: IndexInfo): boolean => name === 'player'

/** Every combination of indices, the last changing fastest; without indices there is one. */
function combinations(indices: readonly IndexInfo[]): readonly (readonly number[])[] {
  return indices.reduce<readonly (readonly number[])[]>(
    (all, { count }) => all.flatMap((before) => Array.from({ length: count }, (_, i) => [...before, i])),
    [[]],
  )
}

/** `hand of red`, `zone(north, front, west)`. */
function nameAt(
  name: string,
  indices: readonly IndexInfo[],
  at: readonly number[],
  { seats, enumerations }: Indexing,
): string {
  const words = indices.map(
    (index, i) =>
      (isPlayer(index) ? seats[at[i] ?? 0]?.name : enumerations.get(index.name)?.[at[i] ?? 0]) ?? '',
  )
  if (words.length === 0) return name
  return words.length === 1 ? `${name} of ${words.join('')}` : `${name}(${words.join(', ')})`
}
