import type { ToldTable } from '../workers/reading-calls.ts'
import type { Range } from '../workers/diagnostic-data.ts'
import { text } from '../texts/text.ts'
import { Button } from '../parts/button.tsx'

/**
 * A table of two columns as a matrix; differences from the base are marked, and a click leads to the row that
 * decides.
 */
export function Matrix({
  table: { matrix, changed },
  onOpen,
}: {
  readonly table: ToldTable
  readonly onOpen: (at: Range) => void
}) {
  const [down, across] = matrix.columns
  if (down === undefined || across === undefined || matrix.columns.length !== 2) return null
  const wasOf = new Map(changed.map(({ kinds, was }) => [kinds.join('\n'), was]))
  const cells = new Map(matrix.cells.map((cell) => [cell.kinds.join('\n'), cell]))
  return (
    <div class="matrix-scroll" tabindex={0} role="group" aria-label={matrix.name}>
      <table class="matrix">
        <caption>
          {matrix.name}{' '}
          <span class="muted">{matrix.values.map((value, i) => `${i + 1} ${value}`).join(' · ')}</span>
        </caption>
        <thead>
          <tr>
            <td />
            {across.kinds.map(({ name, letter }) => (
              <th key={name} scope="col" title={name}>
                {letter ?? name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {down.kinds.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {across.kinds.map((column) => {
                const key = `${row.name}\n${column.name}`
                const cell = cells.get(key)
                if (cell === undefined) return <td key={column.name} />
                const isChanged = wasOf.has(key)
                const was = wasOf.get(key)
                const value = matrix.values.indexOf(cell.value)
                const depends = cell.unless.length > 0
                const label = [
                  `${row.name}, ${column.name}: ${cell.value}`,
                  ...(isChanged ? [` (${text('wasBefore', { was: was ?? text('nothing') })})`] : []),
                  ...(depends ? [`; ${text('inSomePositions', { rows: cell.unless.join(', ') })}`] : []),
                ].join('')
                return (
                  <td key={column.name} class={`tint-${value}${isChanged ? ' changed' : ''}`}>
                    <Button
                      title={`${label}. ${cell.row}`}
                      aria-label={`${value + 1}: ${label}`}
                      onClick={() => {
                        if (cell.place === undefined) return
                        const { file, line } = cell.place
                        onOpen({ file, line, column: 1, endLine: line, endColumn: 1 })
                      }}
                    >
                      {value + 1}
                      {depends && '?'}
                    </Button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
