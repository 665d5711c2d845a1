import type { SeatIR, SpaceIR } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { TypeNames } from '../../types/read-type.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { AreaInfo, ColumnInfo, SetColumn, TrackedInfo } from './world.ts'
import { areaSpaces } from './areas.ts'
import type { PlacedBoard } from './board.ts'
import type { ChosenData } from './chosen-data.ts'
import type { ConstantScope } from './constant.ts'
import { declaredEntries } from './declared-name.ts'
import type { Reporter } from './reporter.ts'
import type { KindsOf } from './kinds-called.ts'
import { readSpaceColumn } from './space-columns.ts'
import { entryNamed, mapEntries, nameText, entryText, entryTexts } from './tree-reading.ts'
import { readSign } from './space-signs.ts'
import { readTracked } from './class-tracks.ts'

/** Everything about spaces except their positions. */
export interface SpaceKinds {
  /** Kinds of space are areas that have a noun. */
  readonly areas: readonly AreaInfo[]
  /** One value for each space of the game. */
  readonly columns: readonly ColumnInfo[]
  readonly sets: readonly SetColumn[]
  readonly tracked: readonly TrackedInfo[]
  /** Signs of spaces that have their own. */
  readonly signs: ReadonlyMap<number, string>
}

export interface SpaceContext {
  readonly seats: readonly SeatIR[]
  readonly boards: readonly PlacedBoard[]
  readonly spaces: readonly SpaceIR[]
  readonly scope: ConstantScope
  readonly kinds: KindsOf
  /** Letters of pieces on boards, of all sides. */
  readonly letters: ReadonlySet<string>
  /** Types of columns, and of tracked values. */
  readonly printed: TypeNames
  readonly changing: TypeNames
  /** True if a name refers to spaces of any kind. */
  readonly isSpace: (written: string) => boolean
  readonly chosen: ChosenData
  readonly reporter: Reporter
}

const KIND_KEYS = ['each', 'where', 'plural', 'sign', 'printed', 'track'] as const

/** `kinds of space`, `printed` and `track` of a board. */
export function readSpaceKinds(
  parts: readonly MergedEntry[],
  placed: PlacedBoard,
  context: SpaceContext,
): SpaceKinds {
  const { reporter } = context
  const own = placed.board.spaces.map((_, i) => placed.first + i)
  const rows = entriesOf(parts, 'kinds of space', reporter)
  const kinds = [...declaredEntries(rows, 'a kind of space', reporter)].map(([name, entry]) => ({
    name,
    entry,
    parts: mapEntries(entry.value, entry.key.span, `\`${name}\``, reporter),
  }))
  const found = kinds.map((kind) => whereOf(kind, context))
  const taken = new Map<number, string>()
  found.forEach((lists, i) => {
    for (const space of new Set(lists?.flat())) {
      const before = taken.get(space)
      const { name = '', entry } = kinds[i] ?? {}
      if (before !== undefined)
        reporter.report(
          'ST4155',
          entry?.key.span,
          `\`${context.spaces[space]?.name ?? ''}\` is already a \`${before}\`, and a space has only one kind.`,
        )
      else taken.set(space, name)
    }
  })
  const rest = own.filter((space) => !taken.has(space))
  const areas = kinds.map(({ name, entry, parts: inner }, i): AreaInfo => {
    const lists = found[i] ?? [rest]
    const plural = entryNamed(inner, 'plural')
    return {
      name,
      key: entry.key,
      perSeat: entryNamed(inner, 'each') !== undefined,
      spaces: lists,
      noun: { plural: plural === undefined ? undefined : entryText(plural, reporter)?.text.trim() },
    }
  })
  const cells = kinds.map((kind, i) => ({ parts: kind.parts, spaces: areas[i]?.spaces.flat() ?? [] }))
  const printed = [
    ...entriesOf(parts, 'printed', reporter).map((entry) => readSpaceColumn(entry, cells, own, context)),
    ...cells.flatMap((cell) =>
      entriesOf(cell.parts, 'printed', reporter).map((entry) =>
        readSpaceColumn(entry, [cell], cell.spaces, context),
      ),
    ),
  ]
  const columns = printed.flatMap((column) => (column !== undefined && 'values' in column ? [column] : []))
  const sets = printed.flatMap((column) => (column !== undefined && 'rows' in column ? [column] : []))
  for (const kind of kinds) reportUnknownCells(kind, [...columns, ...sets], reporter)
  const tracked = [
    ...entriesOf(parts, 'track', reporter),
    ...kinds.flatMap((kind) => entriesOf(kind.parts, 'track', reporter)),
  ].flatMap((entry) => {
    const name = nameText(entry.name)
    return readTracked(name, entry, undefined, context.changing, context.scope, reporter) ?? []
  })
  const isColumn = [...columns, ...sets].some(({ name }) => name === 'sign')
  const signs = isColumn
    ? []
    : cells.flatMap(({ parts: inner, spaces }) => {
        const sign = readSign(inner, placed.board, context)
        return sign === undefined ? [] : spaces.map((space) => [space, sign] as const)
      })
  return { areas, columns, sets, tracked, signs: new Map(signs) }
}

/** The nouns for kinds of space on a board, with plurals given by the author. */
export function spaceKindWords(
  parts: readonly MergedEntry[],
  reporter: Reporter,
): readonly (readonly [name: string, plural: string | undefined])[] {
  return entriesOf(parts, 'kinds of space', reporter).map(({ name, value }) => {
    const plural = value.kind === 'map' ? entryNamed(value.entries, 'plural') : undefined
    return [nameText(name), plural?.value.kind === 'text' ? plural.value.text.trim() : undefined] as const
  })
}

interface KindEntry {
  readonly name: string
  readonly entry: MergedEntry
  readonly parts: readonly MergedEntry[]
}

function entriesOf(parts: readonly MergedEntry[], name: string, reporter: Reporter): readonly MergedEntry[] {
  const entry = entryNamed(parts, name)
  return entry === undefined ? [] : mapEntries(entry.value, entry.key.span, `\`${name}\``, reporter)
}

/** The spaces of a kind, or of a kind for each seat; undefined for the kind of all remaining spaces. */
function whereOf(
  { name, entry, parts }: KindEntry,
  context: SpaceContext,
): (readonly number[])[] | undefined {
  const { seats, reporter } = context
  const where = entryNamed(parts, 'where')
  const each = entryNamed(parts, 'each')
  if (where === undefined) {
    reporter.report('ST4031', entry.key.span, `\`${name}\` does not say which spaces it means.`, {
      help: 'Write `where: a1, c3`, or `where: the rest`.',
    })
    return [[]]
  }
  if (each === undefined) {
    const texts = entryTexts(where, reporter)
    if (texts.length === 1 && nameText(texts[0]?.text ?? '') === 'rest') return undefined
    return [listed(texts, undefined, context)]
  }
  if (where.value.kind === 'map') {
    const lists = seats.map((): readonly number[] => [])
    for (const part of where.value.entries) {
      const seat = seats.findIndex((one) => one.name === nameText(part.name))
      if (context.scope.absent?.includes(nameText(part.name)) === true) continue
      if (seat < 0)
        reporter.report('ST4004', part.key.span, `There is no player called \`${part.name}\`.`, {
          ...suggestion(
            part.name,
            seats.map((one) => one.name),
          ),
        })
      else {
        lists[seat] = listed(entryTexts(part, reporter), seats[seat], context)
        reportShared(name, lists, seat, part, context)
      }
    }
    return lists
  }
  const texts = entryTexts(where, reporter)
  return seats.map((seat) => listed(texts, seat, context))
}

/** Reports a space assigned to two players: it would belong to neither. */
function reportShared(
  name: string,
  lists: readonly (readonly number[])[],
  seat: number,
  { key }: MergedEntry,
  { seats, spaces, reporter }: SpaceContext,
): void {
  lists.forEach((list, other) => {
    const shared = other === seat ? undefined : list.find((space) => lists[seat]?.includes(space) === true)
    if (shared === undefined) return
    const called = spaces[shared]?.name ?? ''
    reporter.report(
      'ST4155',
      key.span,
      `\`${called}\` is already a \`${name}\` of \`${seats[other]?.name ?? ''}\`; a space belongs to one player.`,
    )
  })
}

function listed(
  texts: readonly YamlText[],
  seat: SeatIR | undefined,
  { boards, spaces, scope, reporter }: SpaceContext,
): readonly number[] {
  const found = texts.flatMap((text) => areaSpaces(text, seat, boards, spaces, scope, reporter) ?? [])
  return [...new Set(found)].sort((a, b) => a - b)
}

function reportUnknownCells(
  kind: KindEntry,
  columns: readonly { readonly name: string }[],
  reporter: Reporter,
): void {
  const known = [...KIND_KEYS, ...columns.map(({ name }) => name)]
  for (const { name, key } of kind.parts)
    if (!known.includes(nameText(name)) && !reporter.isBroken(nameText(name)))
      reporter.report('ST4004', key.span, `This board has no printed column called \`${nameText(name)}\`.`, {
        ...suggestion(nameText(name), known),
      })
}
