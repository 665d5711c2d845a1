import type { Adapter } from '../adapter.ts'

export default { id: 'clobber', lines: (move) => `${move.slice(0, 2)}x${move.slice(2)}` } satisfies Adapter
