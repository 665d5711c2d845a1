import type { Adapter } from '../adapter.ts'

/** Columns are numbered from the right there, and rows have letters from the top: `6e7g+`, `B*3d`. */
export default {
  id: 'shogi',
  lines: (move, { match }) => {
    const [, piece = '', from = '', to = '', plus = ''] = /^(\w)?(?:\*|(\d\w))(\d\w)(\+?)$/u.exec(move) ?? []
    const ours = (space: string): string =>
      `${'ihgfedcba'[Number(space[0]) - 1]}${9 - 'abcdefghi'.indexOf(space.slice(1))}`
    if (from === '') return `${piece}*${ours(to)}`
    const written = `${ours(from)}-${ours(to)}${plus}`
    return match?.moves().find(({ notation }) => notation.slice(1) === written)?.notation ?? written
  },
} satisfies Adapter
