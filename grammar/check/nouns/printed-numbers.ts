import type { Nouns } from '../../expression/ast.ts'
import { constant } from '../../ir/build.ts'
import { NONE, type SetIR } from '../../ir/ir.ts'
import { spells } from '../../document/spelling.ts'
import { PUBLIC } from '../../types/types.ts'
import type { Reading } from '../elaboration/contexts.ts'
import type { Context } from '../elaboration/scope.ts'
import type { SetValue } from '../elaboration/values.ts'

/** `ranks`: the numbers that pieces print in a column called `rank`, in ascending order. Undefined if there is none. */
export function printedNumbers(el: Reading, context: Context, nouns: Nouns): SetValue | undefined {
  const { name, owner, within } = nouns
  if (owner !== undefined || within !== undefined) return undefined
  const columns = el.world.classes
    .flatMap((each) => each.columns)
    .filter((column) => column.type.kind === 'number' && spells(name.text, column.name, undefined))
  const [column] = columns
  if (column === undefined) return undefined
  el.names.use(el.names.symbols.ofKey(column.key), context.source, name)
  const all = new Set(columns.flatMap(({ values }) => values).filter((value) => value !== NONE))
  const values = [...all].sort((a, b) => a - b)
  const [least = 0, most = -1] = [values[0], values.at(-1)]
  return {
    form: 'set',
    element: { kind: 'number', least, most: Math.max(least, most) },
    ir:
      values.length === most - least + 1
        ? { set: 'range', from: constant(least), to: constant(most) }
        : row(el, values),
    secrecy: PUBLIC,
    face: PUBLIC,
  }
}

function row(el: Reading, values: readonly number[]): SetIR {
  const { offsets, items } = el.tables.rows('printed numbers', [values])
  return { set: 'row', offsets, items, index: constant(0) }
}
