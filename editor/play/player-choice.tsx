import { text } from '../texts/text.ts'
import { PLAYERS, type PlayerName } from './players.ts'

/** Who answers for a seat. */
export function PlayerChoice({
  value,
  among = PLAYERS,
  label,
  onChoose,
}: {
  readonly value: PlayerName | undefined
  readonly among?: readonly PlayerName[]
  /** Given if there is no visible label. */
  readonly label?: string
  readonly onChoose: (player: PlayerName) => void
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget: { value: chosen } }) => {
        const player = among.find((name) => name === chosen)
        if (player !== undefined) onChoose(player)
      }}
    >
      {among.map((name) => (
        <option key={name} value={name}>
          {text(name)}
        </option>
      ))}
    </select>
  )
}
