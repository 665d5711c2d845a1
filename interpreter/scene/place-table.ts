import type { GameIR } from '../../grammar/ir/ir.ts'
import { widthOf } from '../../grammar/diagnostics/text-width.ts'
import { tableText } from './columns.ts'
import { plainText } from './contents.ts'
import type { Scene, ScenePlace } from './scene.ts'

/** Longer contents do not fit a table cell. */
const LONGEST_CELL = 24
const MOST_ROWS = 24

/** One of several places, by the values of its indices. */
interface Cell {
  readonly row: string
  readonly column: string
  readonly text: string
}

/**
 * Tables of public places with two indices besides the player, one for each player with something there: a column for
 * each value of the last index. Without them, each place would have its own line, which does not show neighbours.
 */
export function placeTables(
  ir: GameIR,
  scene: Scene,
  width: number,
): { readonly lines: readonly string[]; readonly told: ReadonlySet<string> } {
  const shown = new Set<string>()
  const lines: string[] = []
  for (const name of new Set(scene.places.map(({ place }) => place))) {
    const places = scene.places.filter(({ place }) => place === name)
    const tables = [undefined, ...scene.seats.keys()].map((seat) => ({
      seat,
      cells: places.filter((each) => each.seat === seat).map((each) => cellOf(ir, scene, each)),
      isEmpty: places.every((each) => each.seat !== seat || each.count === 0),
    }))
    if (tables.some(({ cells }) => cells.includes(undefined) || rowsIn(cells).size > MOST_ROWS)) continue
    shown.add(name)
    for (const { seat, cells, isEmpty } of tables) {
      if (isEmpty) continue
      const owner = seat === undefined ? '' : ` of ${scene.seats[seat]?.name ?? ''}`
      const rows = tableOf(
        cells.flatMap((cell) => cell ?? []),
        width - 2,
      )
      lines.push(`${name}${owner}:`, ...rows.map((row) => (row === '' ? '' : `  ${row}`)))
    }
  }
  return { lines, told: shown }
}

/** Undefined if the place is not a cell of a table. */
function cellOf(ir: GameIR, scene: Scene, place: ScenePlace): Cell | undefined {
  const { name, seat, known, count, open, pile, groups } = place
  const [, inside] = /\((.+)\)$/u.exec(name) ?? []
  const owner = seat === undefined ? undefined : scene.seats[seat]?.name
  const indices = (inside ?? '').split(', ').filter((value) => value !== owner)
  const text = count === 0 ? '-' : plainText(ir, known)
  if (indices.length < 2 || !open || pile || groups.length > 0 || widthOf(text) > LONGEST_CELL)
    return undefined
  return { row: indices.slice(0, -1).join(' '), column: indices.at(-1) ?? '', text }
}

function rowsIn(cells: readonly (Cell | undefined)[]): ReadonlySet<string> {
  return new Set(cells.flatMap((cell) => (cell === undefined ? [] : [cell.row])))
}

function tableOf(cells: readonly Cell[], width: number): readonly string[] {
  const rows = [...rowsIn(cells)]
  const heads = [...new Set(cells.map(({ column }) => column))]
  const columns = heads.map((head) => ({
    head,
    cells: rows.map((row) => cells.find((cell) => cell.row === row && cell.column === head)?.text ?? ''),
  }))
  return tableText(rows, columns, width)
}
