import { useEffect, useState } from 'preact/hooks'
import { displayName } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import type { MoveOdds } from '../workers/play-calls.ts'
import type { Table } from './table.ts'
import { Button } from '../parts/button.tsx'

/** At most this many outcomes are shown. */
const SHOWN = 10

/** Where a move leads if it depends on chance. */
export function OddsOf({ table, move }: { readonly table: Table; readonly move: string | undefined }) {
  const [found, setFound] = useState<{ readonly move: string; readonly odds: MoveOdds | undefined }>()
  const position = table.position.value
  useEffect(() => setFound(undefined), [position])
  const odds = found !== undefined && found.move === move ? found.odds : undefined
  return (
    <>
      <Button
        class="quiet ask-odds"
        disabled={move === undefined}
        onClick={() =>
          move !== undefined && void table.odds(move).then((odds) => setFound({ move, odds: odds }))
        }
      >
        {text('odds')}
      </Button>
      {odds !== undefined && (
        <div class="odds" role="status">
          <table class="sheet">
            <tbody>
              {odds.outcomes.slice(0, SHOWN).map(({ what, share, chance }) => (
                <tr key={what}>
                  <th scope="row">{what === '' ? text('nothingSeen') : displayName(what)}</th>
                  <td>{(100 * share).toFixed(1)} %</td>
                  <td class="muted">{chance}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {odds.outcomes.length > SHOWN && (
            <p class="muted">{text('moreMoves', { count: odds.outcomes.length - SHOWN })}</p>
          )}
          <p class="muted">{text(odds.exact ? 'oddsExact' : 'oddsSampled', { count: odds.of })}</p>
        </div>
      )}
    </>
  )
}
