import type { Adapter } from '../adapter.ts'

export default {
  id: 'havannah',
  options: { size: '4' },
  lines: (move) => move,
} satisfies Adapter
