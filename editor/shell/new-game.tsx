import { useState } from 'preact/hooks'
import { PlayerChoice } from '../play/player-choice.tsx'
import type { PlayerName } from '../play/players.ts'
import { displayName } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import { Dialog } from './dialog.tsx'
import { freshSeed, type Session } from '../session/session.ts'
import { Button } from '../parts/button.tsx'

/** Who plays, and from which seed. */
export function NewGame({ session, onClose }: { readonly session: Session; readonly onClose: () => void }) {
  const facts = session.table.facts.value
  const file = session.played.value
  const [players, setPlayers] = useState(facts?.players)
  const [seed, setSeed] = useState(freshSeed)
  const [position, setPosition] = useState('')
  const [said, setSaid] = useState<string>()
  const [playedBy, setPlayedBy] = useState<readonly PlayerName[]>(session.table.seating.playedBy.value)
  if (facts === undefined || file === undefined) return null
  const seats = Array.from({ length: players ?? facts.players }, (_, i) =>
    players === facts.players ? (facts.seats[i]?.name ?? String(i + 1)) : String(i + 1),
  )
  const begin = async (event: Event): Promise<void> => {
    event.preventDefault()
    const { options = [] } = session.table.choice.value ?? {}
    const choice = { file, players, options, seed }
    const text = position.trim()
    if (text === '') onClose()
    if (await session.beginGame(text === '' ? choice : { ...choice, position: text }, playedBy)) onClose()
    else setSaid(session.table.refusal.value?.message)
  }
  return (
    <Dialog title={`${text('newGame')}: ${facts.title}`} onClose={onClose}>
      <form class="form" onSubmit={(event) => void begin(event)}>
        {facts.playerCounts.length > 1 && (
          <label>
            {text('numberOfPlayers')}
            <select
              value={String(players)}
              onChange={({ currentTarget }) => setPlayers(Number(currentTarget.value))}
            >
              {facts.playerCounts.map((count) => (
                <option key={count} value={String(count)}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        )}
        {seats.map((seat, i) => (
          <label key={seat}>
            {text('playedBy', { seat: displayName(seat) })}
            <PlayerChoice
              value={playedBy[i] ?? session.table.seating.opponent.value}
              onChoose={(player) =>
                setPlayedBy(
                  seats.map((_, other) =>
                    other === i ? player : (playedBy[other] ?? session.table.seating.opponent.value),
                  ),
                )
              }
            />
          </label>
        ))}
        <label>
          {text('seed')}
          <input type="text" value={seed} onInput={({ currentTarget }) => setSeed(currentTarget.value)} />
          <small class="muted">{text('seedHint')}</small>
        </label>
        <label>
          {text('beginAtPosition')}
          <input
            type="text"
            value={position}
            onInput={({ currentTarget }) => setPosition(currentTarget.value)}
          />
          <small class="muted">{text('positionHint')}</small>
        </label>
        <p role="alert">{said}</p>
        <div class="buttons">
          <Button onClick={onClose}>{text('cancel')}</Button>
          <button type="submit" class="primary">
            {text('begin')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
