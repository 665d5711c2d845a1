import type { GameIR } from '../../grammar/ir/ir.ts'
import type { SeenValue } from '../view/view.ts'
import { tableText, type Column } from './columns.ts'
import type { Scene } from './scene.ts'

/** Printed values of a thing without a place. */
export interface PrintedThing {
  readonly name: string
  readonly marks: readonly { readonly column: string; readonly value?: string | undefined }[]
}

/** Larger tables are left out. */
const MOST_ROWS = 24

/** Tracked values of regions as tables, a row for each region, and the names of the values shown. */
export function thingTables(
  ir: GameIR,
  { thingValues }: Pick<Scene, 'thingValues'>,
  printed: readonly PrintedThing[],
  width: number,
): { readonly lines: readonly string[]; readonly told: ReadonlySet<string> } {
  const tables = new Map<string, { readonly rows: readonly string[]; readonly columns: Column[] }>()
  const told = new Set<string>()
  for (const { name, per, type, things = [] } of ir.memory.regions) {
    const values = thingValues.find((each) => each.name === name)
    if (per !== 'region' || type === undefined || values === undefined) continue
    const bySeat = ofSeats(ir, things)
    const rows = bySeat ?? things
    if (rows.length < 2 || rows.length > MOST_ROWS || told.has(name)) continue
    const cell = (thing: string): string => textOf(values.of.find((each) => each.thing === thing)?.value)
    const table = tables.get(rows.join()) ?? { rows, columns: printedColumns(rows, printed) }
    if (bySeat === undefined) table.columns.push({ head: name, cells: rows.map(cell) })
    else
      for (const seat of ir.seats)
        table.columns.push({
          head: `${name} ${seat.name}`,
          cells: rows.map((row) => cell(`${seat.name} ${row}`)),
        })
    tables.set(rows.join(), table)
    told.add(name)
  }
  const lines = [...tables.values()].flatMap(({ rows, columns }, i) => [
    ...(i === 0 ? [] : ['']),
    ...tableText(rows, columns, width),
  ])
  return { lines, told }
}

/** The things alone, if there is a value for each seat and each of them: `red two` and `blue two`. */
function ofSeats({ seats }: GameIR, things: readonly string[]): readonly string[] | undefined {
  const each = things.length / seats.length
  const [first] = seats
  const names = things.slice(0, each).map((thing) => thing.slice((first?.name.length ?? 0) + 1))
  const isEach = things.every(
    (thing, i) => thing === `${seats[Math.floor(i / each)]?.name ?? ''} ${names[i % each] ?? ''}`,
  )
  return Number.isInteger(each) && isEach ? names : undefined
}

/** Numbers printed on each of these. */
function printedColumns(rows: readonly string[], printed: readonly PrintedThing[]): Column[] {
  const marks = rows.map((row) => printed.find(({ name }) => name === row)?.marks ?? [])
  const heads = (marks[0] ?? []).map(({ column }) => column)
  return heads.flatMap((head) => {
    const cells = marks.map((each) => each.find(({ column }) => column === head)?.value ?? '')
    return cells.every((cell) => /^[−-]?\d+$/u.test(cell)) ? [{ head, cells }] : []
  })
}

/** Unset values are left out. */
function textOf(value: SeenValue): string {
  if (value === undefined || value === false) return '-'
  return value === true ? 'yes' : String(value)
}
