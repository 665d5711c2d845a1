import type { Cell, ExceptRow } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { NOTHING, arithmetic, choose, compare, conjunction, constant } from '../../ir/build.ts'
import type { ExprIR } from '../../ir/ir.ts'
import { sizeOf } from '../../ir/walk.ts'
import type { World } from '../world/world.ts'
import type { InWorld, Lowering, Reading, Reporting } from '../elaboration/contexts.ts'
import type { TableColumn } from '../elaboration/declarations.ts'
import { kindsNamed } from '../elaboration/name-uses.ts'
import type { ParameterType } from '../elaboration/parameters.ts'
import { scalarOf, type Scalar } from '../elaboration/values.ts'
import { COUNT, type Type } from '../../types/types.ts'

/* A column of a table: kinds of pieces, values of an enumeration, or numbers. */

/** True for what a column may consist of. */
export function canBeColumn({ kind }: Type): boolean {
  return kind === 'piece' || kind === 'enumeration' || kind === 'number' || kind === 'hole'
}

/** The numbers that a column names: from the least to the largest in its cells, further if a cell leaves an end open. */
export function numbersNamed(
  rows: readonly ExceptRow[],
  at: number,
): Pick<TableColumn, 'kinds' | 'open'> | undefined {
  const spans = rows.flatMap(({ cells }) => cells[at]?.numbers ?? [])
  const ends = spans.flatMap(({ least, most }) => [least, most].filter((end) => end !== undefined))
  const [from, to] = [Math.min(...ends), Math.max(...ends)]
  if (ends.length === 0 || to - from >= MOST_NUMBERS) return undefined
  return {
    kinds: Array.from({ length: to - from + 1 }, (_, i) => from + i),
    open: {
      below: spans.some(({ least }) => least === undefined),
      above: spans.some(({ most }) => most === undefined),
    },
  }
}

/** The most numbers in one column. */
const MOST_NUMBERS = 1000

/** A thing of which only the value in a column is known, so everything printed on it is a constant. */
export function valueInColumn({ type }: Pick<ParameterType, 'type'>, value: number): Scalar {
  if (type.kind === 'number') return scalarOf({ kind: 'number', least: value, most: value }, constant(value))
  if (type.kind === 'enumeration') return scalarOf(type, constant(value))
  const className = type.kind === 'piece' ? type.class : ''
  return scalarOf(
    { kind: 'piece', class: className, kinds: new Set([value]), stays: true },
    { op: 'reg', reg: 0 },
  )
}

/** The name of one value, as a cell writes it. */
export function nameInColumn(
  { kinds: allKinds, enumerations }: Pick<World, 'kinds' | 'enumerations'>,
  { of, kinds, open }: TableColumn,
  value: number,
  ends: { readonly below: string; readonly above: string } = { below: 'at most', above: 'at least' },
): string {
  if (of.kind === 'enumeration') return enumerations.get(of.name)?.[value] ?? ''
  if (of.kind !== 'number') return allKinds[value]?.name ?? ''
  if (open?.below === true && value === kinds[0]) return `${ends.below} ${value}`
  return open?.above === true && value === kinds.at(-1) ? `${ends.above} ${value}` : String(value)
}

/** The values of a column that a cell covers. */
export function valuesInCell(
  el: Reading,
  source: TextSource,
  cell: Cell,
  column: TableColumn,
): ReadonlySet<number> {
  const { of, kinds } = column
  if (cell.any) return new Set(kinds)
  const columnsUsed = new Set<number>()
  if ((cell.numbers !== undefined) !== (of.kind === 'number')) {
    const what = of.kind === 'number' ? 'numbers' : 'names'
    el.report(
      'ST4102',
      source.spanOf(cell.start, cell.end),
      `The cells of this column are ${what}, or \`any\`.`,
    )
  } else if (cell.numbers !== undefined) {
    for (const { least = -Infinity, most = Infinity } of cell.numbers)
      for (const each of kinds) if (each >= least && each <= most) columnsUsed.add(each)
  } else for (const each of namedIn(el, source, cell, column)) columnsUsed.add(each)
  return new Set(kinds.filter((kind) => columnsUsed.has(kind) !== cell.negated))
}

function namedIn(el: Reading, source: TextSource, { names }: Cell, { of }: TableColumn): readonly number[] {
  const values = of.kind === 'enumeration' ? (el.world.enumerations.get(of.name) ?? []) : undefined
  return names.flatMap((name) => {
    const at = values?.indexOf(name.text) ?? -1
    const found = values === undefined ? kindsNamed(el, source, name) : at < 0 ? undefined : [at]
    if (found !== undefined) {
      if (of.kind === 'enumeration') el.names.use(el.names.symbols.find(name.text, 'value'), source, name)
      return [...found]
    }
    el.report(
      'ST4101',
      source.spanOf(name.start, name.end),
      values === undefined
        ? `There is no kind called \`${name.text}\`.`
        : `There is no value called \`${name.text}\` in this column.`,
      suggestion(name.text, values ?? el.world.kinds.map((kind) => kind.name)),
    )
    return []
  })
}

/** The number of a value's row or column in a table, none for a number that no cell names. */
export function placeInColumn(
  el: Pick<Lowering, 'lookUpFace' | 'boundRegister'> & InWorld,
  table: string,
  column: TableColumn,
  { ir, type }: Scalar,
): { readonly place: ExprIR; readonly orNone: boolean } {
  const { of, kinds, open } = column
  if (of.kind === 'piece') {
    const places = el.world.faces.map(({ kind }) => kinds.indexOf(kind))
    return { place: el.lookUpFace(`row of ${table}`, places, ir), orNone: false }
  }
  if (of.kind !== 'number') return { place: ir, orNone: false }
  const [from = 0, to = 0] = [kinds[0], kinds.at(-1)]
  const { least, most } = type.kind === 'number' ? type : { least: -Infinity, most: Infinity }
  const [isBelow, isAbove] = [least < from, most > to]
  const fits = (value: ExprIR): ExprIR => {
    const raised = isBelow && open?.below === true ? arithmetic('max', value, constant(from)) : value
    const lowered = isAbove && open?.above === true ? arithmetic('min', raised, constant(to)) : raised
    const tests = [
      ...(isBelow && open?.below !== true ? [compare('le', constant(from), value)] : []),
      ...(isAbove && open?.above !== true ? [compare('le', value, constant(to))] : []),
    ]
    const place = arithmetic('sub', lowered, constant(from))
    return tests.length === 0 ? place : choose(conjunction(tests), place, NOTHING)
  }
  const orNone = (isBelow && open?.below !== true) || (isAbove && open?.above !== true)
  if (!orNone || sizeOf(ir) === 1) return { place: fits(ir), orNone }
  const { reg, ir: bound } = el.boundRegister(COUNT)
  return { place: { op: 'let', reg, value: ir, body: fits(bound) }, orNone }
}

/** Reports a column of numbers whose cells do not say which numbers there are. */
export function reportNoNumbers(el: Reporting, parameter: ParameterType): void {
  const [span] = parameter.symbol.declared
  if (span === undefined) return
  el.report('ST4119', span, `The rows of this table do not name the numbers of \`${parameter.name}\`.`, {
    why: `Its numbers go from the least to the largest in the cells of \`except\`: at most ${MOST_NUMBERS} of them.`,
    help: 'Write them under `except`, such as `1..2, 6 => ...`; `at least 3` and `at most 1` stand for all beyond.',
  })
}
