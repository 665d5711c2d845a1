import type { SeatIR } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { NO_BOARD, type Board } from './board.ts'
import { BOARD_KEYS, boardKey, readBoard } from './read-board.ts'
import type { ConstantScope } from './constant.ts'
import type { Leap } from './leaps.ts'
import type { Reporter } from './reporter.ts'
import { entryNamed, nameText, entryText } from './tree-reading.ts'

export interface FoundBoard {
  readonly board: Board
  readonly parts: readonly MergedEntry[]
  readonly start: YamlText | undefined
}

export function findBoard(
  parts: readonly MergedEntry[],
  seats: readonly SeatIR[],
  leaps: readonly Leap[],
  abstract: boolean,
  scope: ConstantScope,
  reporter: Reporter,
): FoundBoard | undefined {
  const startEntry = entryNamed(parts, 'start')
  if (boardKey(parts) === undefined) {
    if (startEntry !== undefined && !abstract)
      reporter.report('ST4024', startEntry.key.span, 'A `start` picture needs a `grid` to stand on.')
    return undefined
  }
  const board = readBoard(parts, seats, leaps, scope, reporter)
  const start = startEntry === undefined ? undefined : entryText(startEntry, reporter)
  return { board: board ?? NO_BOARD, parts, start: board === undefined ? undefined : start }
}

/** An abstract game may leave out the grid. Returns the place that will get it: a shared one for single pieces. */
export function boardToCome(
  declared: readonly (readonly [string, MergedEntry])[],
  parts: (entry: MergedEntry) => readonly MergedEntry[],
): string | undefined {
  for (const [name, entry] of declared) {
    const holds = entryNamed(parts(entry), 'holds')
    const single = holds?.value.kind === 'text' && nameText(holds.value.text).startsWith('1 ')
    const keys = new Set(parts(entry).map((part) => part.name))
    if (single && !keys.has('each') && !keys.has('pile') && !BOARD_KEYS.some((key) => keys.has(key)))
      return name
  }
  return undefined
}

/** Prefixes the names of spaces with their boards where two boards would share a name. */
export function nameApart(found: Map<string, FoundBoard>): void {
  const owners = new Map<string, number>()
  for (const { board } of found.values())
    for (const { name } of board.spaces) owners.set(name, (owners.get(name) ?? 0) + 1)
  for (const [place, { board, ...rest }] of found) {
    if (board.spaces.every(({ name }) => owners.get(name) === 1)) continue
    const spaces = board.spaces.map((space) => ({ ...space, name: `${place} ${space.name}` }))
    found.set(place, { board: { ...board, spaces }, ...rest })
  }
}
