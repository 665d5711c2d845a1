import type { Adapter } from '../adapter.ts'

/** Rows are counted from the top. */
export default {
  id: 'double-up',
  isChance: (move) => move.includes('added'),
  lines: (move) => {
    const [, value, row, column] = /^(\d) added to row (\d), column (\d)$/u.exec(move) ?? []
    return value === undefined
      ? move.toLowerCase()
      : [`random: ${'abcd'[Number(column) - 1]}${5 - Number(row)}`, `dice: ${value === '4' ? 'four' : 'two'}`]
  },
} satisfies Adapter
