import type { Words } from '../model/model.ts'
import { enumerated, joined, plain } from '../model/words.ts'
import { frame, type Speaker } from '../sentences/speaker.ts'

/** Fewer spaces than this are listed. */
const FEW = 5
/** More lots of rows and columns than this are harder to read than a list. */
const MOST_LOTS = 4

interface Cell {
  readonly column: string
  readonly row: number
}

/** Spaces by their names: `a1 to a13`, or in which columns and rows they lie, as soon as that is shorter than a list. */
export function spaceNames(speaker: Speaker, names: readonly string[]): Words {
  return folded(speaker, names) ?? enumerated(names.map(plain), speaker.phrases.and)
}

function folded(speaker: Speaker, names: readonly string[]): Words | undefined {
  const cells = names.flatMap((name): Cell[] => {
    const [, column, row] = /^(\p{L}+)(\d+)$/u.exec(name) ?? []
    return column === undefined || row === undefined ? [] : [{ column, row: Number(row) }]
  })
  if (names.length < FEW || cells.length < names.length) return undefined
  const lots = lotsOf(cells)
  if (lots.length > MOST_LOTS || lots.length * 4 > names.length) return undefined
  return joined(
    lots.map(({ columns, rows }) => {
      const [first = '', last = ''] = [columns[0], columns.at(-1)]
      const [least = 0, most = 0] = [rows[0], rows.at(-1)]
      const isLine = columns.length === 1 || rows.length === 1
      if (isLine && isRun(columns.map(numberOf)) && isRun(rows))
        return frame(speaker, 'range', { from: `${first}${least}`, to: `${last}${most}` })
      return frame(speaker, 'columns and rows', {
        columns: series(speaker, columns, columns.map(numberOf)),
        rows: series(speaker, rows.map(String), rows),
      })
    }),
    '; ',
  )
}

interface Lot {
  readonly columns: readonly string[]
  readonly rows: readonly number[]
}

/** Rows with the same columns together. */
function lotsOf(cells: readonly Cell[]): readonly Lot[] {
  const byRow = new Map<number, string[]>()
  for (const { column, row } of cells) byRow.set(row, [...(byRow.get(row) ?? []), column])
  const byColumns = new Map<string, { columns: readonly string[]; rows: number[] }>()
  for (const [row, found] of [...byRow].sort(([a], [b]) => a - b)) {
    const columns = found.sort((a, b) => numberOf(a) - numberOf(b))
    const lot = byColumns.get(columns.join()) ?? { columns, rows: [] }
    lot.rows.push(row)
    byColumns.set(columns.join(), lot)
  }
  return [...byColumns.values()]
}

/** `a` is 1, `z` 26, `aa` 27. */
function numberOf(column: string): number {
  return [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0)
}

function isRun(numbers: readonly number[]): boolean {
  return numbers.every((number, i) => i === 0 || number === (numbers[i - 1] ?? 0) + 1)
}

/** `a to q`, `1, 3, …, 17`, or all of them. */
function series(speaker: Speaker, names: readonly string[], numbers: readonly number[]): Words {
  const [first = '', second = ''] = names
  const last = names.at(-1) ?? ''
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0)
  const isEven = numbers.every((number, i) => i === 0 || number - (numbers[i - 1] ?? 0) === step)
  if (names.length < 4 || !isEven) return enumerated(names.map(plain), speaker.phrases.and)
  return step === 1
    ? frame(speaker, 'range', { from: first, to: last })
    : plain(`${first}, ${second}, …, ${last}`)
}
