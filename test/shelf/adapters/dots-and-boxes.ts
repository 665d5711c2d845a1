import type { Adapter } from '../adapter.ts'

/** `P1(h,0,1)` lies across or upright, in a row from the top and a column; a line is written here as the spaces on its two sides. */
export default {
  id: 'dots-and-boxes',
  options: { size: '2' },
  lines: (move) => {
    const [, way, across, along] = /^P.\((.),(\d),(\d)\)$/u.exec(move) ?? []
    const [row, column] = [3 - Number(across), Number(along)]
    const file = (at: number): string => 'abcd'[at] ?? ''
    return way === 'h'
      ? `${file(column + 1)}${row}/${file(column + 1)}${row + 1}`
      : `${file(column)}${row}/${file(column + 1)}${row}`
  },
} satisfies Adapter
