import type { Adapter } from '../adapter.ts'

export default {
  id: 'go',
  options: { size: '7', komi: '4' },
  lines: (move) => move.slice(2).toLowerCase(),
} satisfies Adapter
