import type { ScoreSheet } from '../../interpreter/index.ts'
import { displayName } from '../texts/display-name.ts'

/** The scores so far, line by line. */
export function Sheets({ sheets }: { readonly sheets: readonly ScoreSheet[] }) {
  return (
    <>
      {sheets.map(({ name, seats, lines, sums }) => (
        <table key={name} class="sheet">
          <caption>{displayName(name)}</caption>
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  {displayName(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.name}>
                <th scope="row">{displayName(line.name)}</th>
                {line.values.map((value, seat) => (
                  <td key={seats[seat]}>{value ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {sums.map((sum, seat) => (
                <td key={seats[seat]}>{sum ?? ''}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      ))}
    </>
  )
}
