import type { Adapter } from '../adapter.ts'

/** Fields are counted from the own start; the last four are those of the own home. */
export default {
  id: 'ludo',
  players: 2,
  isChance: (move) => move.includes('roll'),
  lines: (move, { match }) => {
    const [, face] = /roll: (\d)/u.exec(move) ?? []
    if (face !== undefined) return `dice: ${face}`
    if (match === undefined || move.endsWith('passes')) return 'pass'
    const seat = match.decision()?.seat ?? 0
    if (move.includes('brings in')) return `+s${1 + 20 * seat}`
    const field = Number(/field (\d+)/u.exec(move)?.[1])
    const named = (at: number): string =>
      at < 40 ? `s${((at + 20 * seat) % 40) + 1}` : `${'ry'[seat]}${at - 39}`
    return (
      match.moves().find(({ notation }) => notation.startsWith(`${named(field)}-`))?.notation ?? named(field)
    )
  },
} satisfies Adapter
