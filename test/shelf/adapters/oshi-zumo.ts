import type { Adapter } from '../adapter.ts'

export default {
  id: 'oshi-zumo',
  options: { purse: '10' },
  lines: (move) => move.split('Bid: ')[1] ?? '',
} satisfies Adapter
