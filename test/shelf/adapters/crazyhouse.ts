import type { Adapter, At } from '../adapter.ts'
import { ofShortNotation } from '../short-notation.ts'

/** Where pieces stand that were pawns: they have letters of their own there, so that only a queen that was none is `Q`. */
const promoted = new Set<string>()

function moveMeant(move: string, at: At): string {
  const [, own = '', goal = ''] = /^([AE]|[QB])x?([a-h]\d)[+#]?$/u.exec(move) ?? []
  const letter = own === 'E' ? 'Q' : own === 'A' ? 'B' : own
  const found = (at.match?.moves() ?? []).filter(
    ({ notation }) =>
      notation.startsWith(letter) &&
      notation.endsWith(`-${goal}`) &&
      promoted.has(notation.slice(1, 3)) === (own !== letter),
  )
  return goal !== '' && found.length === 1 ? (found[0]?.notation ?? '') : ofShortNotation(move, at)
}

/** Player 1 has the white pieces there. */
export default {
  id: 'crazyhouse',
  lines: (move, at) => {
    if (at.before.length === 0) promoted.clear()
    if (move.includes('@')) return move.replace(/[+#]$/u, '')
    const ours = moveMeant(move, at)
    const [, start = '', goal = '', rank = ''] = /(\w\d)-(\w\d)(=.)?$/u.exec(ours) ?? []
    const isPromoted = promoted.delete(start) || rank !== ''
    promoted.delete(goal)
    if (isPromoted) promoted.add(goal)
    return ours
  },
  seat: (player) => 1 - player,
  returns: (match) => (match.result()?.winners.includes(1) ? [1, -1] : [-1, 1]),
} satisfies Adapter
