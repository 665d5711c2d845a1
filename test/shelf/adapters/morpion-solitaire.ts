import type { Adapter } from '../adapter.ts'

/** `[7,5] [7,6] [7,7] [7,8] `: the points of a line, in the order of their rows or else of their columns. */
export default {
  id: 'join-four',
  lines: (move) => {
    const points = [...move.matchAll(/\[(\d+),(\d+)\]/gu)].map(
      ([, row, column]) => `${'abcdefghijklm'[Number(row)]}${Number(column) + 1}`,
    )
    return `${points[0]}-${points.at(-1)}`
  },
} satisfies Adapter
