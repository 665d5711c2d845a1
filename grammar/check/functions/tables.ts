import { unwatched } from '../world/watched-world.ts'
import type { World } from '../world/world.ts'
import type { ExceptRow, Expression, Name, RuleRow } from '../../expression/ast.ts'
import { bookText } from '../../book/book-text.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { arithmetic, constant } from '../../ir/build.ts'
import { NONE, type ExprIR } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { Lowering, Reading, Reporting } from '../elaboration/contexts.ts'
import type { DenseTable, FunctionDeclaration, TableColumn } from '../elaboration/declarations.ts'
import { HOLE_VALUE, scalarOf, type Scalar, type Value } from '../elaboration/values.ts'
import { parameterType } from '../elaboration/parameters.ts'
import { Scope, spanIn, type Context, type Variable } from '../elaboration/scope.ts'
import {
  canBeColumn,
  numbersNamed,
  placeInColumn,
  reportNoNumbers,
  valueInColumn,
  valuesInCell,
} from './table-columns.ts'
import { TableTroubles, valueNames } from './table-gaps.ts'
import { decidedIndex, inTheirOrder, whilesFor, type WrittenWhile } from './table-whiles.ts'
import { HOLE, PUBLIC, typeWords, widest, type Secrecy, type Type } from '../../types/types.ts'
import { truth, typed } from '../elaboration/dispatch.ts'

interface Row {
  readonly entry: MergedEntry
  readonly source: TextSource
  readonly rule: RuleRow | undefined
  readonly except: ExceptRow | undefined
  readonly result: number
  /** The kinds that each cell of an exception covers. */
  readonly cells: readonly ReadonlySet<number>[]
}

/** The rows of a table as written, by part. */
interface Rows {
  readonly written: readonly Omit<Row, 'cells'>[]
  readonly whiles: readonly WrittenWhile[]
}

/** The tables built so far, for printing. */
export function denseTables(el: Pick<Reading, 'memo'>): ReadonlyMap<string, DenseTable> {
  return new Map(
    [...el.memo.all('tables')].flatMap(([name, { result }]) =>
      result === undefined ? [] : [[name, result]],
    ),
  )
}

/** The arguments of a table. Each must be certain to exist. */
export function checkColumns(
  el: Reporting,
  context: Context,
  name: Name,
  { columns }: DenseTable,
  values: readonly Value[],
): void {
  columns.forEach((column, position) => {
    const value = values[position]
    if (value?.form === 'scalar' && value.orNone)
      el.report('ST4104', spanIn(context, name), `\`${column.name}\` may be none here.`)
  })
}

/** The result of a table for its parameters in scope. */
export function tableValue(el: Reading, declaration: FunctionDeclaration, scope: Scope): Value {
  const table = denseTable(el, declaration)
  if (table === undefined) return HOLE_VALUE
  const values = table.columns.map(({ name }) => scope.variables.get(name)?.value)
  return lookedUp(el, table, values, scope)
}

/** The result of a table for some pieces. `scope` is needed only if the position can decide. */
export function lookedUp(
  el: Reading,
  table: DenseTable,
  values: readonly (Value | undefined)[],
  scope = new Scope(),
): Scalar {
  let printed: ExprIR = constant(0)
  let secrecy: Secrecy = PUBLIC
  let orNone = false
  table.columns.forEach((column, position) => {
    const value = values[position]
    if (value?.form !== 'scalar') return
    const { place, ...found } = placeInColumn(el, table.name, column, value)
    orNone ||= found.orNone
    printed = arithmetic('add', arithmetic('mul', printed, constant(column.kinds.length)), place)
    secrecy = widest(secrecy, value.secrecy, value.face)
  })
  const decided = decidedIndex(el, table, scope, printed)
  const results = [...table.values, ...table.whiles.map(({ result }) => result)]
  return scalarOf(table.result, el.lookUp(table.name, results, decided.index), {
    orNone,
    secrecy: widest(secrecy, decided.secrecy),
  })
}

export function denseTable(el: Reading, declaration: FunctionDeclaration): DenseTable | undefined {
  return el.memo.shared('tables', declaration.name, () => {
    el.reads.functions.add(declaration.name)
    return el.functions.opening(declaration.name, () => el.findings.aloud(() => build(el, declaration)))
  })
}

/** The kinds that some piece has or can change to; all kinds if the box is empty. */
function kindsThere(el: Pick<Lowering, 'asked' | 'world'>, kinds: readonly number[]): readonly number[] {
  const thereIn = ({ pieces, faces }: Pick<World, 'pieces' | 'faces'>): readonly number[] => {
    const existingKinds = new Set(faces.map(({ kind }) => kind))
    return kinds.filter((kind) => pieces.length === 0 || existingKinds.has(kind))
  }
  el.asked(`which of ${kinds.join()} are there?`, (world) => thereIn(world).join())
  return thereIn(unwatched(el.world))
}

function build(el: Reading, declaration: FunctionDeclaration): DenseTable | undefined {
  const { entry, signature } = declaration
  const head = bookText(entry.key)
  const parameters = signature?.parameters ?? []
  const types = parameters.map((p) => parameterType(el, p, head))
  if (!types.every(({ type }) => canBeColumn(type))) {
    el.report(
      'ST4119',
      entry.key.span,
      'The columns of a table are pieces, values of a list, or numbers; others are not supported yet.',
    )
    return undefined
  }
  const result = resultType(el, declaration)
  const rows = readRows(el, declaration, result, parameters.length)
  if (rows === undefined || types.some((t) => t.type.kind === 'hole')) return undefined
  const excepts = rows.written.flatMap(({ except }) => (except === undefined ? [] : [except]))
  const columns: TableColumn[] = []
  for (const [at, type] of types.entries()) {
    const { name, type: of } = type
    const numbers = of.kind === 'number' ? numbersNamed(excepts, at) : undefined
    if (of.kind === 'number' && numbers === undefined) {
      reportNoNumbers(el, type)
      return undefined
    }
    const where = parameters[at]?.where
    const all = numbers?.kinds ?? valuesOf(el, of)
    const fits = (value: number): boolean => {
      if (where === undefined) return true
      const it = valueInColumn(type, value)
      const test = truth(el, { source: head, scope: new Scope().asLenient().withIt(it) }, where)
      return test.ir.op === 'const' && test.ir.value !== 0
    }
    columns.push({ name, of, ...numbers, kinds: of.kind === 'piece' ? all.filter(fits) : all })
  }
  const printed = rows.written.map((row): Row => ({
    ...row,
    cells: (row.except?.cells ?? []).map((cell, at) => {
      const column = columns[at]
      return column === undefined ? new Set() : valuesInCell(el, row.source, cell, column)
    }),
  }))
  const cells = columns.reduce((all, { kinds }) => all * kinds.length, 1)
  const tests =
    cells * printed.reduce((all, { rule }) => all + (rule === undefined ? 0.1 : 1), 1 + rows.whiles.length)
  if (tests > MOST_TESTS) {
    el.report('ST4352', entry.key.span, 'This table has too many combinations of kinds.', {
      label: `${columns.map(({ kinds }) => kinds.length).join(' by ')} kinds`,
      why: 'Each rule of a table is worked out before the game for each combination of its columns.',
      help: 'Narrow the columns with `where`, or write a term instead.',
    })
    return undefined
  }
  const values: number[] = []
  const deciders: (MergedEntry | undefined)[] = []
  const whiles = rows.whiles.map((row) => ({ ...row, may: [] as number[], decides: [] as number[] }))
  const troubles = new TableTroubles()
  for (const combination of combinations(columns.map((c) => c.kinds))) {
    const cell = values.length
    const parameters = types.map((type, i) => ({
      symbol: type.symbol,
      value: valueInColumn(type, combination[i] ?? 0),
    }))
    const { always, may } = whilesFor(el, whiles, parameters)
    for (const row of may) row.may.push(cell)
    always?.decides.push(cell)
    const decided =
      always === undefined
        ? decide(el, printed, columns, parameters, combination, troubles)
        : { result: always.result, row: always.entry }
    values.push(decided?.result ?? NONE)
    deciders.push(decided?.row)
  }
  troubles.report(el, entry, columns)
  return { name: declaration.name, columns, result, values, rows: deciders, whiles }
}

/** Limit on tests over all combinations. A test that looks up exceptions counts less. */
const MOST_TESTS = 200_000

/** The kinds of a column that there are, or all values of a list. */
function valuesOf(el: Pick<Lowering, 'asked' | 'world'>, of: Type): readonly number[] {
  if (of.kind === 'piece') return kindsThere(el, [...of.kinds])
  return of.kind === 'enumeration' ? (el.world.enumerations.get(of.name) ?? []).map((_, at) => at) : []
}

function resultType(
  el: Pick<Reading, 'findings' | 'report' | 'readType'>,
  declaration: FunctionDeclaration,
): Type {
  const gives = declaration.signature?.gives
  if (gives === undefined) {
    el.report(
      'ST4102',
      declaration.entry.key.span,
      'A table says what it `gives`: a list of values, or true or false.',
    )
    return HOLE
  }
  return el.readType(gives, bookText(declaration.entry.key)) ?? HOLE
}

function readRows(
  el: Reading,
  declaration: FunctionDeclaration,
  result: Type,
  columns: number,
): Rows | undefined {
  const { value } = declaration.entry
  if (value.kind !== 'map') return undefined
  const written: Omit<Row, 'cells'>[] = []
  const whiles: WrittenWhile[] = []
  let broken = false
  for (const part of value.entries) {
    if (part.value.kind !== 'map') continue
    for (const entry of part.value.entries) {
      if (!('layer' in entry) || entry.value.kind !== 'text') continue
      const source = bookText(entry.value)
      const rule = part.name === 'except' ? undefined : el.findings.read(source, 'ruleRow')
      const except = part.name === 'except' ? el.findings.read(source, 'exceptRow') : undefined
      const row = rule ?? except
      if (row === undefined) {
        broken = true
        continue
      }
      const outcome = rowResult(el, source, row.result, result)
      if (outcome === undefined) {
        broken = true
        continue
      }
      if (part.name === 'while' && rule !== undefined) {
        whiles.push({ entry, source, row: rule, result: outcome })
        continue
      }
      if (except !== undefined && except.cells.length !== columns) {
        el.report(
          'ST4107',
          entry.value.span,
          `This row has ${except.cells.length} cells; the table has ${columns} columns.`,
          {
            related: [{ span: declaration.entry.key.span, label: 'the columns' }],
            help: 'Write one cell for each column, separated by commas, then `=>` and the result.',
          },
        )
        broken = true
        continue
      }
      written.push({ entry, source, rule, except, result: outcome })
    }
  }
  return broken ? undefined : { written, whiles: inTheirOrder(whiles, ({ entry }) => entry.layer.index) }
}

/** The result of a row. Undefined if it is not a constant of the table's type. */
function rowResult(
  el: Pick<Reading, 'dispatch' | 'findings' | 'report'>,
  source: TextSource,
  e: Expression,
  type: Type,
): number | undefined {
  const at = source.spanOf(e.start, e.end)
  const { result, isBroken } = el.findings.judged(() => typed(el, { source, scope: new Scope() }, e, type))
  if (isBroken || result.type.kind === 'hole') return undefined
  if (result.ir.op !== 'const') {
    el.report('ST4119', at, 'The result of a row must be fixed.', {
      why: 'A table is worked out before the game.',
      help: 'Write one row for each result; what depends on the position goes into a condition under `while`.',
    })
    return undefined
  }
  const { value } = result.ir
  if (type.kind === 'number' && (value < type.least || value > type.most)) {
    el.report('ST4102', at, `This is ${value}; the table gives ${typeWords(type)}.`)
    return undefined
  }
  return value
}

function* combinations(columns: readonly (readonly number[])[]): Generator<readonly number[]> {
  const [first, ...rest] = columns
  if (first === undefined) {
    yield []
    return
  }
  for (const kind of first) for (const tail of combinations(rest)) yield [kind, ...tail]
}

function decide(
  el: Reading,
  rows: readonly Row[],
  columns: readonly TableColumn[],
  parameters: readonly Variable[],
  kinds: readonly number[],
  troubles: TableTroubles,
): { readonly result: number; readonly row: MergedEntry } | undefined {
  const names = valueNames(el, columns, kinds)
  const exceptions = rows.filter(
    (row) => row.except !== undefined && kinds.every((kind, i) => row.cells[i]?.has(kind)),
  )
  const best = exceptions.filter(
    (row) => !exceptions.some((other) => other !== row && moreSpecific(other, row)),
  )
  const [winner] = best
  if (winner !== undefined) {
    const other = best.find((row) => row.result !== winner.result)
    if (other !== undefined) {
      troubles.clash(names, winner, other)
      return undefined
    }
    return { result: winner.result, row: winner.entry }
  }
  const scope = new Scope().asLenient().declare(...parameters)
  const holding = rows.filter((row) => {
    if (row.rule === undefined) return false
    const { condition } = row.rule
    const { result: test, isBroken } = el.findings.judged(() =>
      truth(el, { source: row.source, scope }, condition),
    )
    if (isBroken) troubles.cannotTell()
    if (test.ir.op !== 'const' && test.type.kind !== 'hole')
      el.report(
        'ST4119',
        row.source.spanOf(row.rule.start, row.rule.end),
        'A row under `rule` can use only the columns and what is printed on the pieces.',
        {
          why: 'The rows of `rule` and `except` are worked out before the game.',
          help: 'If it depends on the position, move this row to `while:`, beside `rule:`. While it holds, it decides before all others.',
        },
      )
    return test.ir.op === 'const' && test.ir.value !== 0
  })
  const [first] = holding
  if (first === undefined) {
    troubles.gap(kinds)
    return undefined
  }
  const other = holding.find((row) => row.result !== first.result)
  if (other !== undefined) {
    troubles.clash(names, first, other)
    return undefined
  }
  return { result: first.result, row: first.entry }
}

/** True if `b` covers every combination that `a` covers, and more. */
function moreSpecific(a: Row, b: Row): boolean {
  const inside = a.cells.every((cell, i) => [...cell].every((kind) => b.cells[i]?.has(kind)))
  return inside && a.cells.some((cell, i) => cell.size < (b.cells[i]?.size ?? 0))
}
