import type { Adapter } from '../adapter.ts'

/** Rows are counted from the top, and a wall is called by the space above and left of its middle. */
export default {
  id: 'walled-paths',
  options: { size: '5' },
  lines: (move) => {
    const [, file, row, wall] = /^(.)(\d)([hv]?)$/u.exec(move) ?? []
    if (wall === '') return `${file}${6 - Number(row)}`
    return `${file}${5 - Number(row)}${wall === 'h' ? 'flat' : 'upright'}`
  },
} satisfies Adapter
