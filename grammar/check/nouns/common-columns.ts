import { spells } from '../../document/spelling.ts'
import { isInLine } from '../expressions/line-values.ts'
import type { InCommon, Name } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { conjunction, arithmetic, compare, constant } from '../../ir/build.ts'
import { NONE, type ExprIR } from '../../ir/ir.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { InWorld, Lowering, Reading } from '../elaboration/contexts.ts'
import type { ColumnInfo } from '../world/world.ts'

/** Columns in which several things agree: all values are equal, or consecutive. */
export interface Common {
  readonly ofOne: ColumnInfo | undefined
  /** No two have the same value in it. */
  readonly ofDifferent: ColumnInfo | undefined
  readonly inSequence: ColumnInfo | undefined
}

export const NOTHING_IN_COMMON: Common = {
  ofOne: undefined,
  ofDifferent: undefined,
  inSequence: undefined,
}

/** The columns in `of one suit in sequence by rank`, for things of these kinds. Undefined if some of it was refused. */
export function commonOf(
  el: Reading,
  source: TextSource,
  { ofOne, ofDifferent, inSequence }: InCommon,
  kinds: ReadonlySet<number>,
): Common | undefined {
  const named = (name: Name | undefined): ColumnInfo | undefined =>
    name === undefined ? undefined : columnOf(el, source, name, kinds)
  const [same, apart, next] = [named(ofOne), named(ofDifferent), named(inSequence)]
  if (ofOne !== undefined && same === undefined) return undefined
  if (ofDifferent !== undefined && apart === undefined) return undefined
  if (inSequence === undefined) return { ofOne: same, ofDifferent: apart, inSequence: undefined }
  if (next === undefined) return undefined
  const { type } = next
  if (type.kind === 'number' || isInLine(el, type))
    return { ofOne: same, ofDifferent: apart, inSequence: next }
  el.report(
    'ST4143',
    source.spanOf(inSequence.start, inSequence.end),
    `\`${inSequence.text}\` has no order, so nothing can be in sequence by it.`,
    {
      help:
        type.kind === 'enumeration'
          ? `Declare the values in their order: \`${type.name}: { line: [ ... ] }\`.`
          : 'Name a column of numbers, or of values declared as a `line:`.',
    },
  )
  return undefined
}

function columnOf(
  el: Reading,
  source: TextSource,
  name: Name,
  kinds: ReadonlySet<number>,
): ColumnInfo | undefined {
  const columns = el.world.classes
    .filter((each) => each.kinds.some((kind) => kinds.has(kind)))
    .flatMap((each) => each.columns)
  // `of different suits` has the plural.
  const column =
    columns.find((each) => each.name === name.text) ??
    columns.find((each) => spells(name.text, each.name, undefined))
  if (column === undefined)
    el.report(
      'ST4109',
      source.spanOf(name.start, name.end),
      `No piece has a \`${name.text}\`.`,
      suggestion(
        name.text,
        columns.map((each) => each.name),
      ),
    )
  else el.names.use(el.names.symbols.ofKey(column.key), source, name)
  return column
}

/** The value of a piece in a column. */
export function columnAt(lowering: Lowering, column: ColumnInfo, piece: ExprIR): ExprIR {
  return lowering.lookUpFace(column.name, columnByPiece(lowering, column), piece)
}

/** Tests whether `other` comes right after `one` in a column. Never if `one` has no value there. */
export function follows(lowering: Lowering, column: ColumnInfo, one: ExprIR, other: ExprIR): ExprIR {
  const [before, behind] = [columnAt(lowering, column, one), columnAt(lowering, column, other)]
  const next = compare('eq', behind, arithmetic('add', before, constant(1)))
  return column.orNone ? conjunction([compare('ne', before, constant(NONE)), next]) : next
}

function columnByPiece(lowering: Pick<Lowering, 'tables' | 'world'>, column: ColumnInfo): readonly number[] {
  const ofKind = columnByKind(lowering, column)
  return lowering.tables.ofWorld(column.values, () => lowering.world.faces.map(({ kind }) => ofKind(kind)))
}

/** The value of a kind of piece in a column. */
export function columnByKind({ world }: InWorld, column: ColumnInfo): (kind: number) => number {
  const kinds = world.classes.find((each) => each.columns.includes(column))?.kinds ?? []
  const { values } = column
  return (kind) => values[kinds.indexOf(kind)] ?? NONE
}
