import type { SeenValue } from '../../interpreter/index.ts'
import { displayName } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import { Button } from '../parts/button.tsx'
import { picks } from './pointing.ts'
import type { TableProps } from './place.tsx'

/** The entries of each player, line by line; a line that can be chosen now is a button. */
export function ValueSheets({ scene, facts, pointing }: TableProps) {
  return (
    <>
      {scene.sheets.map(({ name, lines }) => (
        <table key={name} class="sheet values-sheet">
          <caption>{displayName(name)}</caption>
          <thead>
            <tr>
              <td />
              {facts.seats.map((seat) => (
                <th key={seat.name} scope="col">
                  {displayName(seat.name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const onPick = picks(pointing, { place: '', value: line.name })
              return (
                <tr key={line.name} class={onPick === undefined ? undefined : 'target'} onClick={onPick}>
                  <th scope="row">
                    {onPick === undefined ? (
                      displayName(line.name)
                    ) : (
                      <Button class="link" aria-label={`${displayName(line.name)}, ${text('canBeChosen')}`}>
                        {displayName(line.name)}
                      </Button>
                    )}
                  </th>
                  {line.values.map((value, seat) => (
                    <td key={facts.seats[seat]?.name}>{shownEntry(value)}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
          {scene.tallies.length > 0 && (
            <tfoot>
              {scene.tallies.map((tally) => (
                <tr key={tally.name}>
                  <th scope="row">{displayName(tally.name)}</th>
                  {tally.sums.map((sum, seat) => (
                    <td key={facts.seats[seat]?.name}>{sum}</td>
                  ))}
                </tr>
              ))}
            </tfoot>
          )}
        </table>
      ))}
    </>
  )
}

/** An entry of a sheet: empty while it cannot be seen. */
function shownEntry(value: SeenValue | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? '✓' : '–'
  return displayName(String(value))
}
