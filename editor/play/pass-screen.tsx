import { useEffect, useRef } from 'preact/hooks'
import { displayName } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import type { GameFacts } from '../workers/play-calls.ts'
import type { Table } from './table.ts'
import { Button } from '../parts/button.tsx'

/** Shown between the turns of two players at one screen; meanwhile the page has no view of either. */
export function PassScreen({ table, facts }: { readonly table: Table; readonly facts: GameFacts }) {
  const button = useRef<HTMLButtonElement>(null)
  const seat = displayName(facts.seats[table.seating.passing.value ?? -1]?.name ?? '')
  useEffect(() => {
    // Leave the focus in the text if somebody is typing there.
    if (document.activeElement?.closest('.pane.rules') === null) button.current?.focus()
  }, [seat])
  return (
    <div class="pass-screen" role="dialog" aria-modal="true" aria-label={text('passTo', { seat })}>
      <h2>{text('passTo', { seat })}</h2>
      <p>{text('passHint', { seat })}</p>
      <Button ref={button} class="primary" onClick={() => void table.passed()}>
        {text('iAm', { seat })}
      </Button>
      <div class="buttons">
        <Button class="quiet" onClick={() => void table.seatOthers('search:beginner')}>
          {text('playAlone')}
        </Button>
        <Button class="quiet" title={text('allOpenHint')} onClick={() => void table.seeAll(true)}>
          {text('allOpen')}
        </Button>
      </div>
    </div>
  )
}
