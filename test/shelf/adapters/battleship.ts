import type { Adapter } from '../adapter.ts'

const LENGTHS = [2, 3, 3, 4, 5]
const square = (row: number, column: number): string => `${'abcdefghij'[column]}${10 - row}`

/** `Pl0: shoot at (6, 8)` is row 6 from the top, column 8. Ships are laid in turn, from the shortest on. */
export default {
  id: 'sea-battle',
  options: { 'shots each': '50' },
  lines: (move, { before }) => {
    const [row = 0, column = 0] = [...move.matchAll(/\d+(?=[,)])/gu)].map(Number)
    if (move.includes('shoot')) return square(row, column)
    const more = (LENGTHS[Math.floor(before.length / 2)] ?? 0) - 1
    const isDown = move.includes('vertically')
    return `${square(row, column)}-${isDown ? square(row + more, column) : square(row, column + more)}`
  },
} satisfies Adapter
