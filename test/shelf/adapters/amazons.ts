import type { Adapter } from '../adapter.ts'

/** `X To (7, 4)` is a row from the top and a column. */
const spaceIn = (move = ''): string =>
  move.replace(/^.*\((\d+), (\d+)\)$/u, (_, row, column) => `${'abcdefghij'[column - 1]}${11 - row}`)

/** Which queen is to move is a move of its own there. */
export default {
  id: 'queens-and-arrows',
  lines: (move, { before }) => {
    if (move.includes('From')) return []
    return move.includes('To') ? `${spaceIn(before.at(-1)?.moves[0])}-${spaceIn(move)}` : spaceIn(move)
  },
  legal: (match, { moves: [move = ''] }) => {
    const starts = match.moves().map(({ notation }) => notation.replace(/-.*/u, ''))
    if (move.includes('From')) return new Set(starts).size
    // The fact says where the queen goes, not from where.
    return move.includes('To') ? undefined : starts.length
  },
} satisfies Adapter
