import type { MergedEntry } from '../../merge/merged.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { rowReader, type ColumnText } from './column-text.ts'
import { constantText, type Expected } from './constant.ts'
import { membersOf } from './printed-sets.ts'
import type { SpaceContext } from './space-kinds.ts'

/** Reads the space that a row has in a column. */
export function spaceReader(
  name: string,
  column: ColumnText,
  expected: Expected,
  context: SpaceContext,
): (row: MergedEntry) => number {
  const { scope, reporter } = context
  const read = (cell: MergedEntry, text: YamlText): number | undefined =>
    spaceIn(cell, text, expected, context)
  return rowReader(name, column, expected, scope, reporter, read)
}

/** The space in a cell, or none. */
export function spaceIn(
  cell: MergedEntry,
  text: YamlText,
  expected: Expected,
  context: SpaceContext,
): number | undefined {
  return text.text.trim() === 'none'
    ? constantText(text, expected, context.scope, context.reporter)
    : oneSpace(cell, text, context)
}

/** The space that a cell names. Spaces are not constants, and known only if there is a board. */
function oneSpace(cell: MergedEntry, text: YamlText, context: SpaceContext): number | undefined {
  const [only, another] = membersOf(cell, { kind: 'space' }, context)
  if (another === undefined) return only
  return context.reporter.report('ST4017', text.span, 'This names several spaces, and one is needed.', {
    help: 'For several, the column is a `set of spaces`.',
  })
}
