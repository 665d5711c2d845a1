import type { Adapter } from '../adapter.ts'

const KINDS: Readonly<Record<string, string>> = { q: 'Q', r: 'R', b: 'B', n: 'N' }

/** Player 1 has the white pieces there. */
export default {
  id: 'little-kriegspiel',
  seat: (player) => 1 - player,
  lines: (move, { match }) => {
    const [from = '', to = '', kind] = [move.slice(0, 2), move.slice(2, 4), move[4]]
    const written = `${from}-${to}${kind === undefined ? '' : `=${KINDS[kind]}`}`
    const [meant] =
      match?.moves().filter(({ notation }) => notation.replace(/^[KQRBN]/u, '') === written) ?? []
    return meant?.notation ?? written
  },
  // What the umpire has refused is not offered again there, until something else is played.
  legal: (match) => {
    const heard = match.log('public').map(({ said }) => said.includes('no'))
    return match.moves().length - (heard.length - 1 - heard.lastIndexOf(false))
  },
  differs: { from: 82, why: 'there a player who cannot move goes on with tries for a while' },
} satisfies Adapter
