import { suggestion } from '../../diagnostics/suggestion.ts'
import { NONE } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import { readType } from '../../types/read-type.ts'
import { chosenPart } from './chosen-data.ts'
import { columnText, usualOf, type ColumnText } from './column-text.ts'
import { constantText, type Expected } from './constant.ts'
import { declaredName } from './declared-name.ts'
import { spaceIn } from './space-cells.ts'
import { elementType, membersOf } from './printed-sets.ts'
import type { SpaceContext } from './space-kinds.ts'
import { nameText, entryText } from './tree-reading.ts'
import type { ColumnInfo, SetColumn } from './world.ts'

/** The entries of a kind of space, where its printed values are, and its spaces. */
interface CellsOfKind {
  readonly parts: readonly MergedEntry[]
  readonly spaces: readonly number[]
}

/**
 * The printed values on the spaces of a board, or of one kind. The default applies to all; a kind may give another value,
 * and data may give one for each space: `sign: sign or none = terrain.special`.
 */
export function readSpaceColumn(
  entry: MergedEntry,
  kinds: readonly CellsOfKind[],
  own: readonly number[],
  context: SpaceContext,
): ColumnInfo | SetColumn | undefined {
  const { reporter } = context
  const name = declaredName(entry.key, 'a column of spaces', reporter)
  const declared = columnText(entry, reporter)
  if (name === undefined || declared === undefined) return undefined
  const explicit = explicitCells(name, kinds, own, declared, context)
  const column = { entry, name, ...declared, own, explicit }
  return column.parsed.type.kind === 'set' ? setColumn(column, context) : valueColumn(column, context)
}

interface SpaceColumn extends ColumnText {
  readonly entry: MergedEntry
  readonly name: string
  readonly own: readonly number[]
  readonly explicit: ExplicitCells
}

/** Cells by space, and true if data decide which spaces have one. */
interface ExplicitCells {
  readonly cells: ReadonlyMap<number, MergedEntry>
  readonly byData: boolean
}

function explicitCells(
  name: string,
  kinds: readonly CellsOfKind[],
  own: readonly number[],
  { source, parsed: { default: defaultValue } }: ColumnText,
  { spaces, chosen, reporter }: SpaceContext,
): ExplicitCells {
  const cells = new Map<number, MergedEntry>()
  for (const { parts, spaces: ofKind } of kinds) {
    const cell = parts.find((part) => nameText(part.name) === name)
    if (cell !== undefined) for (const space of ofKind) cells.set(space, cell)
  }
  if (defaultValue?.kind !== 'field') return { cells, byData: false }
  const written = source.text.slice(defaultValue.start, defaultValue.end)
  const part = chosenPart(written, source.spanOf(defaultValue.start, defaultValue.end), chosen, reporter)
  if (part?.kind !== 'map') return { cells, byData: false }
  for (const cell of part.entries) {
    const space = own.find((one) => spaces[one]?.name === cell.name.trim())
    if (space !== undefined) cells.set(space, cell)
    else if (own.length > 0)
      reporter.report('ST4004', cell.key.span, `There is no space called \`${cell.name}\` on this board.`, {
        ...suggestion(
          cell.name,
          own.map((one) => spaces[one]?.name ?? ''),
        ),
      })
  }
  return { cells, byData: true }
}

function setColumn(column: SpaceColumn, context: SpaceContext): SetColumn | undefined {
  const element = elementType(column.parsed.type, column.source, context)
  if (element === undefined) return undefined
  const { cells } = column.explicit
  const known = new Map([...new Set(cells.values())].map((cell) => [cell, membersOf(cell, element, context)]))
  const rows = context.spaces.map((_, space) => {
    const cell = cells.get(space)
    return (cell === undefined ? undefined : known.get(cell)) ?? []
  })
  return { name: column.name, element, rows, key: column.entry.key }
}

function valueColumn(column: SpaceColumn, context: SpaceContext): ColumnInfo | undefined {
  const { entry, name, source, parsed, own, explicit } = column
  const { scope, reporter } = context
  const type = readType(parsed.type, source, context.printed, reporter.report)
  if (type === undefined) return undefined
  if (type.kind === 'directions' || type.kind === 'bundle' || type.kind === 'bag')
    return reporter.unsupported(
      source.spanOf(parsed.start, parsed.end),
      'Directions and bundles as printed columns of spaces are',
    )
  const expected: Expected = { type, orNone: parsed.orNone }
  const defaultValue = explicit.byData ? undefined : usualOf(column, expected, scope, reporter)
  const valueIn = (cell: MergedEntry): number | undefined => {
    const text = entryText(cell, reporter)
    if (text === undefined) return undefined
    return type.kind === 'space'
      ? spaceIn(cell, text, expected, context)
      : constantText(text, expected, scope, reporter)
  }
  const known = new Map([...new Set(explicit.cells.values())].map((cell) => [cell, valueIn(cell)]))
  const values = context.spaces.map(() => NONE)
  for (const space of own) {
    const cell = explicit.cells.get(space)
    values[space] = (cell === undefined ? undefined : known.get(cell)) ?? defaultValue ?? NONE
  }
  const spaceWithoutValue = own.find((space) => !explicit.cells.has(space))
  const hasDefault = parsed.default !== undefined && !explicit.byData
  if (spaceWithoutValue !== undefined && !hasDefault && !parsed.orNone)
    reporter.report(
      'ST4017',
      entry.key.span,
      `\`${context.spaces[spaceWithoutValue]?.name ?? ''}\` has no \`${name}\`.`,
      {
        help: `Give each kind of space a \`${name}\`, or a default such as \`${name}: number = 1\`.`,
      },
    )
  // Spaces of other kinds and boards have none.
  const orNone = parsed.orNone || own.length < context.spaces.length
  return { name, type, orNone, values, key: entry.key }
}
