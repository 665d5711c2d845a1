import { bookText } from '../../book/book-text.ts'
import type { RuleRow } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { FALSE, choose, constant, register } from '../../ir/build.ts'
import type { ExprIR } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import { PUBLIC, widest, type Secrecy } from '../../types/types.ts'
import type { DenseTable, FunctionDeclaration, WhileRow } from '../elaboration/declarations.ts'
import type { Reading, Reporting } from '../elaboration/contexts.ts'
import { isOwn } from '../elaboration/own-document.ts'
import { parameterType } from '../elaboration/parameters.ts'
import { Scope, type Variable } from '../elaboration/scope.ts'
import { scalarOf } from '../elaboration/values.ts'
import { areExclusive } from '../expressions/fixed-outcomes.ts'
import { truth } from '../elaboration/dispatch.ts'

/** A row under `while` as written: it decides while its condition holds. */
export interface WrittenWhile {
  readonly entry: MergedEntry
  readonly source: TextSource
  readonly row: RuleRow
  readonly result: number
}

/**
 * The order in which rows under `while` are tried: those of the document used last come first, as a variant bends what its base
 * says; within a document they are tried as written. A row that a document replaces is a row of that document.
 */
export function inTheirOrder<T>(rows: readonly T[], layerOf: (row: T) => number): readonly T[] {
  return rows.toSorted((a, b) => layerOf(b) - layerOf(a))
}

/**
 * The `while` rows for one combination of kinds: the one that always decides it, and those before it, which depend on
 * the position.
 */
export function whilesFor<T extends WrittenWhile>(
  el: Pick<Reading, 'dispatch' | 'tried'>,
  rows: readonly T[],
  parameters: readonly Variable[],
): { readonly always: T | undefined; readonly may: readonly T[] } {
  const scope = new Scope().asLenient().declare(...parameters)
  const may: T[] = []
  for (const row of rows) {
    const outcome = fixedOutcome(tested(el, row, scope))
    if (outcome === true) return { always: row, may }
    if (outcome === undefined) may.push(row)
  }
  return { always: undefined, may }
}

/** The condition of a row. Its mistakes are reported where the table is called. */
function tested(
  el: Pick<Reading, 'dispatch' | 'tried'>,
  { source, row }: WrittenWhile,
  scope: Scope,
): ExprIR {
  return el.tried(() => truth(el, { source, scope }, row.condition)).ir
}

/** The outcome of a condition that is decided before the game. Undefined if it depends on the position. */
function fixedOutcome(condition: ExprIR): boolean | undefined {
  if (condition.op === 'const') return condition.value !== 0
  if (condition.op !== 'and' && condition.op !== 'or') return undefined
  const decisive = condition.op === 'or'
  return condition.terms.some((term) => fixedOutcome(term) === decisive) ? decisive : undefined
}

/**
 * The index of the deciding `while` row, if the position decides, otherwise that of the printed combination. The
 * results of these rows follow those of the combinations.
 */
export function decidedIndex(
  el: Pick<Reading, 'dispatch' | 'names'>,
  { values, whiles }: DenseTable,
  scope: Scope,
  printed: ExprIR,
): { readonly index: ExprIR; readonly secrecy: Secrecy } {
  let secrecy: Secrecy = PUBLIC
  const conditions = whiles.map(({ source, row }) => {
    el.names.scope(scope, source.spanOf(0, source.text.length))
    // As in other rows, a comparison with none is false.
    const condition = truth(el, { source, scope: scope.asLenient() }, row.condition)
    if (fixedOutcome(condition.ir) === false) return FALSE
    secrecy = widest(secrecy, condition.secrecy)
    return condition.ir
  })
  const index = conditions.reduceRight(
    (rest, condition, i) => choose(condition, constant(values.length + i), rest),
    printed,
  )
  return { index, secrecy }
}

/** Warns about rows whose place under `while` is pointless, and about those of two modules that may both hold. */
export function warnOfWhiles(
  el: Reading,
  { entry: { key }, signature }: FunctionDeclaration,
  { whiles, values }: DenseTable,
): void {
  // In a game with mistakes, a constant false condition may follow from them.
  if (el.findings.hasErrors) return
  const types = (signature?.parameters ?? []).map((each) => parameterType(el, each, bookText(key)))
  const anything = types.map(({ symbol, type }) => ({ symbol, value: scalarOf(type, register(0)) }))
  const scope = new Scope().asLenient().declare(...anything)
  const known = whiles.map((row) => fixedOutcome(tested(el, row, scope)) !== undefined)
  whiles.forEach((row, i) => {
    const { condition } = row.row
    const isTrue = condition.kind === 'truth' && condition.value
    // If the outcome is the same for all kinds, it follows from options and numbers, or from the wording, which is
    // reported there.
    if ((known[i] === true && !isTrue) || row.may.length > 0) return
    const at = row.source.spanOf(condition.start, condition.end)
    if (values.length === 0 || !isOwn(el, at)) return
    const decides = row.decides.length
    if (decides === 0)
      el.report(
        'ST4157',
        at,
        'This is never true for the pieces that can meet here, so the row has no effect.',
        {
          help: 'Remove the row, or write the condition you meant.',
        },
      )
    else if (decides === values.length)
      el.report('ST4157', at, 'This is always true, so no other row of the table has any effect.', {
        help: 'Rows under `while` are for what depends on the position; all else belongs under `rule` or `except`.',
      })
  })
  whiles.forEach((row, i) => {
    const other = whiles.slice(0, i).find((above) => mayMeet(el, scope, above, row))
    if (other !== undefined) reportMeeting(el, other, row)
  })
}

/** True if two rows come from different modules and give different results where both hold. */
function mayMeet(el: Reading, scope: Scope, one: WhileRow, other: WhileRow): boolean {
  const [layer, below] = [one.entry.layer, other.entry.layer]
  if (layer.kind !== 'module' || below.kind !== 'module' || layer.id === below.id) return false
  if (one.result === other.result) return false
  const cells = new Set([...one.may, ...one.decides])
  if (![...other.may, ...other.decides].some((cell) => cells.has(cell))) return false
  return !areExclusive(
    el,
    { context: { source: one.source, scope }, test: one.row.condition },
    { context: { source: other.source, scope }, test: other.row.condition },
  )
}

function reportMeeting(el: Reporting, first: WhileRow, second: WhileRow): void {
  const [a, b] = [first.entry, second.entry]
  el.report(
    'ST4145',
    second.source.spanOf(second.row.start, second.row.end),
    `If this holds together with "${a.name}" of ${a.layer.id}, that row decides, as ${a.layer.id} is used after ${b.layer.id}.`,
    {
      related: [
        { span: first.source.spanOf(first.row.start, first.row.end), label: `"${a.name}" says this` },
      ],
      help: `If that is not what you mean, replace one of the two rows in the document that uses both modules, under the same name.`,
    },
  )
}
