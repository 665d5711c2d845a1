import { NONE } from '../../ir/ir.ts'
import { EACH_SIDE } from '../../names/language-words.ts'
import { readType, type TypeNames } from '../../types/read-type.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { ClassDraft } from './classes.ts'
import { cellIn, columnText, neededCell } from './column-text.ts'
import { constantText, type ConstantScope } from './constant.ts'
import type { PlacedBoard } from './board.ts'
import type { Reporter } from './reporter.ts'
import type { Topology } from './topology.ts'
import { entryTexts, mapEntries, nameText } from './tree-reading.ts'
import type { ClassInfo, SidesInfo } from './world.ts'

/** The print on the sides of the kinds of a class: `printed: { each side: { edge: terrain } }`. */
export function readSides(
  draft: ClassDraft,
  entry: MergedEntry,
  names: TypeNames,
  scope: ConstantScope,
  reporter: Reporter,
): SidesInfo | undefined {
  const [column, another] = mapEntries(entry.value, entry.key.span, `\`${EACH_SIDE}\``, reporter)
  if (column === undefined) return undefined
  if (another !== undefined)
    return reporter.unsupported(another.key.span, 'Several values on each side of a piece are')
  const declared = columnText(column, reporter)
  const type = declared && readType(declared.parsed.type, declared.source, names, reporter.report)
  if (declared === undefined || type === undefined) return undefined
  if (type.kind !== 'enumeration' && type.kind !== 'number' && type.kind !== 'truth')
    return reporter.unsupported(declared.text.span, 'On the sides of pieces such values are')
  const name = nameText(column.name)
  const { orNone } = declared.parsed
  const help = `List them clockwise, as in \`${name}: [road, field, road, field]\`.`
  const rows = draft.kindEntries.map((row): SidesInfo['rows'][number] => {
    const cell = orNone ? cellIn(row, name) : neededCell(row, name, reporter, help)
    return (cell === undefined ? [] : entryTexts(cell, reporter)).map((text) => {
      const [, written = text.text, part] = /^(.*\S)\s+(\d+)\s*$/su.exec(text.text) ?? []
      const value = constantText({ ...text, text: written }, { type, orNone }, scope, reporter) ?? NONE
      return { value, part: Number(part ?? 0) }
    })
  })
  return { name, type, orNone, rows, rowKeys: draft.kindEntries.map(({ key }) => key), key: column.key }
}

/** The directions to which pieces on these boards have sides, clockwise. Undefined if their shapes have none in common. */
export function sidesOfSpaces(
  boards: readonly { readonly shape: string }[],
  { directions, turned }: Topology,
): readonly number[] | undefined {
  const shapes = new Set(boards.map(({ shape }) => shape))
  const [shape, another] = shapes
  if (another !== undefined || (shape !== 'squares' && shape !== 'hexes')) return undefined
  const first = directions.findIndex(({ name }) => name === (shape === 'squares' ? 'up' : 'up right'))
  const sides = [first]
  for (let way = turned[first] ?? first; way !== first; way = turned[way] ?? first) sides.push(way)
  return sides
}

/** Reports kinds with more or fewer sides than the spaces have. A single value is that of all sides. */
export function withAllSides(
  classes: readonly ClassInfo[],
  boards: readonly PlacedBoard[],
  topology: Topology,
  reporter: Reporter,
): readonly ClassInfo[] {
  return classes.map((one) => {
    const { sides } = one
    if (sides === undefined || boards.length === 0) return one
    const count = sidesOfSpaces(
      boards.map(({ board }) => board),
      topology,
    )?.length
    if (count === undefined) {
      reporter.unsupported(
        sides.key.span,
        'Sides of pieces where boards are not all of squares, or all of hexagons, are',
      )
      return { ...one, sides: undefined }
    }
    const rows = sides.rows.map((row, i) => {
      if (row.length === count) return row
      const [only] = row
      if (row.length > 1)
        reporter.report(
          'ST4017',
          sides.rowKeys[i]?.span,
          `This piece has ${count} sides, and ${row.length} are listed.`,
          {
            help: `The first of \`${sides.name}\` is the side to which it faces, the others follow clockwise; one value alone is that of all.`,
          },
        )
      return Array.from({ length: count }, (_, side) => row[side] ?? only ?? { value: NONE, part: side })
    })
    return { ...one, sides: { ...sides, rows } }
  })
}
