import type { Adapter } from '../adapter.ts'

/** `pile:4, take:5;` */
export default {
  id: 'nim',
  lines: (move) => move.replace(/^pile:(\d), take:(\d);$/u, '$2 from s$1'),
} satisfies Adapter
