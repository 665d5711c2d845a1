import { bookText, type BookText } from '../../book/book-text.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { Expression, Kind, TypeText } from '../../expression/ast.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import { DIRECTIONS } from '../../types/types.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { cellIn } from './column-text.ts'
import type { ClassDraft } from './classes.ts'
import { leapWord } from './leaps.ts'
import type { Reporter } from './reporter.ts'
import { entryText } from './tree-reading.ts'
import type { Topology } from './topology.ts'
import type { ClassInfo, ColumnInfo } from './world.ts'

/** Directions as they are written for a kind of piece. */
interface Written {
  readonly source: BookText
  readonly expression: Expression
}

/** The cells of each kind in columns of directions, by column. The boards decide what the words mean. */
export type DirectionCells = Map<YamlText, readonly (Written | undefined)[]>

/** `set of directions`, or `direction`. */
export function isOfDirections({ type }: TypeText): boolean {
  return isDirections(type.kind === 'set' ? type.of : type)
}

function isDirections(kind: Kind): boolean {
  return kind.kind === 'named' && /^directions?$/u.test(kind.name.text)
}

/** A column of directions. A kind without a cell has the default, or no directions. */
export function directionColumn(
  name: string,
  entry: MergedEntry,
  source: BookText,
  parsed: TypeText,
  draft: ClassDraft,
  cells: DirectionCells,
  reporter: Reporter,
): ColumnInfo | undefined {
  if (parsed.orNone)
    return reporter.report(
      'ST4005',
      entry.key.span,
      'A set of directions may be empty; it need not be none.',
      {
        help: 'Write `set of directions`: a row without it then has no directions.',
      },
    )
  const usual = parsed.default && { source, expression: parsed.default }
  cells.set(
    entry.key,
    draft.kindEntries.map((row) => {
      const cell = cellIn(row, name)
      const text = cell && entryText(cell, reporter)
      if (text === undefined) return usual
      const own = bookText(text)
      const expression = own.read('expression', reporter.diagnostics)
      return expression && { source: own, expression }
    }),
  )
  return { name, type: DIRECTIONS, orNone: false, values: draft.kindEntries.map(() => 0), key: entry.key }
}

/** The classes with the directions that their columns mean on these boards. */
export function withDirectionColumns(
  classes: readonly ClassInfo[],
  cells: DirectionCells,
  { words }: Topology,
  seats: number,
  reporter: Reporter,
): readonly ClassInfo[] {
  if (cells.size === 0) return classes
  const read = (written: Written | undefined): readonly number[] =>
    (written && words.size > 0 ? masksOf(written, written.expression, words, reporter) : undefined) ??
    Array.from({ length: seats }, () => 0)
  return classes.map((one) => ({
    ...one,
    columns: one.columns.map((column) => {
      const rows = cells.get(column.key)?.map((written) => {
        const masks = read(written)
        const isSame = masks.every((mask) => mask === masks[0])
        if (!isSame && !one.ownerFixed && written !== undefined)
          reporter.report(
            'ST4174',
            written.source.spanOf(written.expression.start, written.expression.end),
            `These directions depend on the owner, and a ${one.name} has none on a board.`,
            { help: `Write \`owner: fixed\` under \`${one.name}\`.` },
          )
        return masks
      })
      if (rows === undefined) return column
      const bySeat = Array.from({ length: seats }, (_, seat) => rows.map((masks) => masks[seat] ?? 0))
      const [values = []] = bySeat
      return bySeat.every((own) => String(own) === String(values))
        ? { ...column, values }
        : { ...column, values, bySeat }
    }),
  }))
}

/** The mask of a sum of directions for each seat. Undefined if it is refused. */
function masksOf(
  { source }: Written,
  e: Expression,
  words: Topology['words'],
  reporter: Reporter,
): readonly number[] | undefined {
  const at = source.spanOf(e.start, e.end)
  if (e.kind === 'nothing') return undefined
  if (e.kind === 'arithmetic' && e.operator === '+') {
    const [left, right] = [e.left, e.right].map((part) =>
      masksOf({ source, expression: part }, part, words, reporter),
    )
    return left?.map((mask, seat) => mask | (right?.[seat] ?? 0)) ?? right
  }
  if (e.kind !== 'name' && e.kind !== 'call')
    return reporter.report('ST4015', at, 'Expected directions.', {
      help: 'Join them with `+`, as in `orthogonal + diagonal`; `nothing` is none of them.',
    })
  const [ahead, aside] = (e.kind === 'call' ? e.arguments : []).map((arg) =>
    arg.kind === 'number' ? arg.value : -1,
  )
  const word = e.kind === 'name' ? e.name.text : leapWord(e.name.text, ahead ?? -1, aside ?? -1)
  const masks = words.get(word)
  if (masks !== undefined) return masks
  if (e.kind === 'call' && e.name.text.endsWith('leap'))
    return reporter.report('ST4173', at, 'No board of this game has such a leap.', {
      help: 'Both lengths are numbers, and one of them is at least 1: `leap(1, 2)`.',
    })
  return reporter.report('ST4004', at, `No board of this game has a direction called \`${word}\`.`, {
    ...suggestion(word, [...words.keys()]),
  })
}
