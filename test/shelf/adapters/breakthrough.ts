import type { Adapter } from '../adapter.ts'

/** Who begins sits at the far side there; `a7b6*` captures. */
export default {
  id: 'breakthrough',
  lines: (move) =>
    move.replace(
      /^(\w)(\d)(\w)(\d)(\*?)$/u,
      (_, from, row, to, end, captures) =>
        `${from}${9 - Number(row)}${captures === '' ? '-' : 'x'}${to}${9 - Number(end)}`,
    ),
} satisfies Adapter
