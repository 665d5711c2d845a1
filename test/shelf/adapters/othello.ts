import type { Adapter } from '../adapter.ts'

/** Who can trap nothing is asked there, too. */
export default { id: 'reversi', lines: (move) => (move === 'pass' ? [] : move) } satisfies Adapter
