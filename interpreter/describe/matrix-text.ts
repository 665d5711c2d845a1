import { padEnd, padStart, widthOf } from '../../grammar/diagnostics/text-width.ts'
import { changePlaceText } from './change-place.ts'
import { shortNames } from './short-names.ts'
import type { ChangedCell, MatrixCell, TableMatrix } from './table-matrix.ts'

interface MatrixText {
  readonly changed: readonly ChangedCell[]
  /** Name of the base of the comparison. Undefined if there is none. */
  readonly against: string | undefined
  /** Highlights a changed cell, its star included: bold on a terminal. */
  readonly strong: (text: string) => string
}

/** If one row has more combinations than this, they are counted and not listed. */
const MOST_LISTED = 12

/** A table as a picture: the last two columns of the table across, one picture for each combination of the others. */
export function matrixText(matrix: TableMatrix, { changed, against, strong }: MatrixText): string {
  const { columns, cells } = matrix
  const across = columns.at(-1)
  const down = columns.length > 1 ? columns.at(-2) : undefined
  if (across === undefined) return `${matrix.name} has no columns.`
  const signs = shortNames(matrix.values)
  const downNames = down?.kinds ?? [{ name: across.name, letter: undefined }]
  const everybody = [...new Map([...downNames, ...across.kinds].map((kind) => [kind.name, kind])).values()]
  const letters = shortNames(
    everybody.map(({ name }) => name),
    everybody.map(({ letter }) => letter),
  )
  const isChanged = new Set(changed.map(({ kinds }) => kinds.join('\n')))
  const wide = Math.max(
    ...across.kinds.map(({ name }) => widthOf(letters.get(name) ?? '')),
    ...[...signs.values()].map((sign) => widthOf(sign) + (matrix.whiles.length === 0 ? 0 : 1)),
  )
  const labels = downNames.map(({ name }) => (down === undefined ? '' : `${name} ${letters.get(name) ?? ''}`))
  const left = Math.max(widthOf(down?.name ?? ''), ...labels.map(widthOf))
  const sign = (cell: MatrixCell | undefined): string => {
    if (cell === undefined) return ' '.repeat(wide + 1)
    const changedHere = isChanged.has(cell.kinds.join('\n'))
    const depends = matrix.whiles.length === 0 ? '' : cell.unless.length === 0 ? ' ' : '?'
    const text = `${signs.get(cell.value) ?? ''}${depends}${changedHere ? '*' : ' '}`
    const padded = padStart(text, wide + 1)
    return changedHere ? strong(padded) : padded
  }
  const perPicture = downNames.length * across.kinds.length
  const pictures: string[] = []
  for (let start = 0; start < Math.max(1, cells.length); start += Math.max(1, perPicture)) {
    const fixed = (cells[start]?.kinds ?? []).slice(0, -2)
    const title = fixed.map((name, i) => `${columns[i]?.name ?? ''} ${name}`).join(', ')
    const head = across.kinds.map(({ name }) => padStart(letters.get(name) ?? '', wide)).join('  ')
    const lines = downNames.map((_, row) => {
      const from = start + row * across.kinds.length
      const signsHere = across.kinds.map((__, column) => sign(cells[from + column])).join(' ')
      return `  ${`${padStart(labels[row] ?? '', left)}  ${signsHere}`.trimEnd()}`
    })
    pictures.push(
      [
        ...(title === '' ? [] : [title]),
        `  ${padStart(down?.name ?? '', left)}  ${across.name}`,
        `  ${' '.repeat(left)}  ${head}`,
        ...lines,
      ].join('\n'),
    )
  }
  const shown = new Set(down === undefined ? [] : downNames.map(({ name }) => name))
  const others = across.kinds.filter(({ name }) => !shown.has(name))
  return [
    `${matrix.name}: ${columns.map(({ name }) => name).join(' against ')}`,
    '',
    pictures.join('\n\n'),
    '',
    ...legend(
      matrix,
      signs,
      others.length === 0 ? [] : [others.map(({ name }) => `${letters.get(name) ?? ''} ${name}`).join(', ')],
    ),
    ...rowsText(matrix),
    ...whilesText(matrix),
    ...changesText(changed, against),
  ].join('\n')
}

function legend(
  { cells, values }: TableMatrix,
  signs: ReadonlyMap<string, string>,
  others: readonly string[],
): readonly string[] {
  const wide = Math.max(0, ...[...signs.values()].map(widthOf))
  const longest = Math.max(0, ...values.map(widthOf))
  const lines = values.map((value) => {
    const count = cells.filter((cell) => cell.value === value).length
    return `  ${padEnd(signs.get(value) ?? '', wide)}  ${padEnd(value, longest)}  ${count} of ${cells.length}`
  })
  return [...lines, ...others.map((text) => `  across also: ${text}`)]
}

/** The number of combinations that each row decides. */
function rowsText({ cells }: TableMatrix): readonly string[] {
  const rows = new Map<string, { readonly cell: MatrixCell; count: number }>()
  for (const cell of cells) {
    const key = `${cell.row}\n${cell.place === undefined ? '' : changePlaceText(cell.place)}`
    const cached = rows.get(key)
    if (cached === undefined) rows.set(key, { cell, count: 1 })
    else cached.count++
  }
  const list = [...rows.values()].filter(({ cell }) => cell.row !== '').sort((a, b) => b.count - a.count)
  if (list.length === 0) return []
  const longest = Math.max(...list.map(({ cell }) => widthOf(cell.row)))
  const numbers = Math.max(...list.map(({ count }) => String(count).length))
  return [
    '',
    'Decided by:',
    ...list.map(
      ({ cell, count }) =>
        `  ${String(count).padStart(numbers)}  ${padEnd(cell.row, longest)}  ${cell.place === undefined ? '' : changePlaceText(cell.place)}`,
    ),
  ]
}

/** The `while` rows, with the number of combinations that each may decide instead. */
function whilesText({ cells, whiles }: TableMatrix): readonly string[] {
  if (whiles.length === 0) return []
  const longest = Math.max(...whiles.map(({ row }) => widthOf(row)))
  const numbers = String(cells.length).length
  return [
    '',
    '? In some positions, the first of these that holds decides:',
    ...whiles.map(({ row, text, place }) => {
      const count = cells.filter(({ unless }) => unless.includes(row)).length
      const where = place === undefined ? '' : `  ${changePlaceText(place)}`
      return `  ${String(count).padStart(numbers)}  ${padEnd(row, longest)}  ${text}${where}`
    }),
  ]
}

function changesText(changed: readonly ChangedCell[], against: string | undefined): readonly string[] {
  if (against === undefined) return []
  if (changed.length === 0) return ['', `Every combination is as in ${against}.`]
  const groups = new Map<string, ChangedCell[]>()
  for (const cell of changed) {
    const key = [cell.was ?? '', cell.value, cell.row, cell.place?.file, cell.place?.line].join('\n')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [cell])
    else group.push(cell)
  }
  const lines = [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const formerText = first.was === undefined ? 'not in the base' : `was ${first.was}`
    const pairs = group.map(({ kinds }) => kinds.join(', '))
    const listed = pairs.slice(0, MOST_LISTED)
    const more = pairs.length - listed.length
    return [
      `  * ${first.value} (${formerText}), as "${first.row}" says${first.place === undefined ? '' : ` in ${changePlaceText(first.place)}`}:`,
      ...listed.map((pair) => `      ${pair}`),
      ...(more > 0 ? [`      and ${more} more`] : []),
    ]
  })
  return ['', `Changed from ${against}: ${changed.length}`, ...lines]
}
