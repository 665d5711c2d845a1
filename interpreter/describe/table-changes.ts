import type { Change } from './change.ts'
import { changedCells, type ChangedCell, type MatrixWhile, type TableMatrix } from './table-matrix.ts'

/** If one row has more pairs than this, they are counted and not listed. */
const MOST_LISTED = 8

/** Combinations with a different result, grouped by the row that decides them. */
export function tableChanges(
  before: readonly TableMatrix[],
  after: readonly TableMatrix[],
): readonly Change[] {
  const removed = before.filter(({ name }) => !after.some((other) => other.name === name))
  return [
    ...after.flatMap((matrix) => {
      const base = before.find(({ name }) => name === matrix.name)
      return base === undefined
        ? [newTable(matrix)]
        : [...changedPairs(base, matrix), ...changedWhiles(base, matrix)]
    }),
    ...removed.map(({ name }): Change => ({
      group: 'Tables',
      kind: 'gone',
      text: `No table "${name}" any more`,
      place: undefined,
    })),
  ]
}

function newTable({ name, columns, values, cells }: TableMatrix): Change {
  const text = `New table "${name}" of ${columns.map((column) => column.name).join(' and ')}: ${values.join(', ')}`
  return { group: 'Tables', kind: 'new', text, place: cells[0]?.place }
}

/** `while` rows that were added, removed or changed. */
function changedWhiles(before: TableMatrix, after: TableMatrix): readonly Change[] {
  const changeOf = (kind: Change['kind'], { row, place }: MatrixWhile, text: string): Change => ({
    group: 'Tables',
    kind,
    text: `${after.name}: ${row}: ${text}`,
    place,
  })
  const removed = before.whiles.filter(({ row }) => !after.whiles.some((other) => other.row === row))
  return [
    ...after.whiles.flatMap((each): readonly Change[] => {
      const former = before.whiles.find(({ row }) => row === each.row)
      if (former?.text === each.text) return []
      return [
        former === undefined
          ? changeOf('new', each, each.text)
          : changeOf('changed', each, `${each.text} (was ${former.text})`),
      ]
    }),
    ...removed.map((each) => changeOf('gone', { ...each, place: undefined }, 'no longer so')),
  ]
}

function changedPairs(before: TableMatrix, after: TableMatrix): readonly Change[] {
  const groups = new Map<string, ChangedCell[]>()
  // Combinations with a piece that the base does not have are described with the piece.
  for (const cell of changedCells(before, after)) {
    if (cell.was === undefined) continue
    const key = [cell.was, cell.value, cell.row, cell.place?.file, cell.place?.line].join('\n')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [cell])
    else group.push(cell)
  }
  return [...groups.values()].flatMap((cells): readonly Change[] => {
    const [first] = cells
    if (first === undefined) return []
    const pairs = cells.map(({ kinds }) => kinds.join(kinds.length === 2 ? ' against ' : ', '))
    const listed = pairs.slice(0, MOST_LISTED)
    const more = pairs.length - listed.length
    const which = `${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
    const how = `${first.value} (was ${first.was ?? ''})`
    return [{ group: 'Tables', kind: 'changed', text: `${after.name}: ${which}: ${how}`, place: first.place }]
  })
}
